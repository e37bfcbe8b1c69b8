import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { InvoiceContent } from '../domain/invoice.ts';
import { invoiceTexts } from '../infrastructure/document/texts/invoice-in-words.ts';
import { readInvoice, saveFileKey } from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { mailTexts, type DocumentOfMail } from './mail-texts.ts';

export const makeInvoiceDocument = job('make-invoice-document', z.object({ invoiceId: z.uuid() }));

/** Defines the job that makes the PDFs of issued documents. */
export function defineMakeInvoiceDocument(jobs: Jobs, deps: InvoicingDependencies): void {
  jobs.define(makeInvoiceDocument, {
    retryLimit: 20,
    // Each takes a thread and, for a second, a whole core.
    atOnce: 1,
    handler: ({ invoiceId }) => makeDocumentOf(deps, invoiceId),
  });
}

/** Makes the PDF of an issued document, stores it and mails it. A repeated call does nothing more. */
export async function makeDocumentOf(
  { db, files, makeDocument, now }: InvoicingDependencies,
  invoiceId: string,
): Promise<void> {
  const invoice = await readInvoice(db, invoiceId);
  if (invoice?.fileKey !== null) return;
  // Under its own id, which cannot be guessed: made twice after a crash, it is stored once.
  const fileKey = `invoices/${invoiceId}.pdf`;
  await files.put(fileKey, await makeDocument(invoice.content));
  await db.transaction(async (tx) => {
    if (await saveFileKey(tx, invoiceId, fileKey))
      await orderMail(tx, () => invoiceMail(invoice.content, fileKey), now());
  });
}

function invoiceMail(content: InvoiceContent, fileKey: string): Mail {
  const language = content.mailLanguage ?? content.language;
  const { trial, subject, text } = mailTexts[language];
  const kind = documentOfMail(content);
  return {
    to: content.recipient.email,
    language,
    subject: subject[kind](content.number),
    blocks: [
      // First, since its sentence may go on from the greeting.
      { kind: 'paragraph', text: text[kind](content.orderNumber) },
      ...(content.isTrial === true ? [{ kind: 'paragraph' as const, text: trial }] : []),
    ],
    about: { entity: 'orders', id: content.orderNumber },
    attachments: [{ filename: fileNameOf(content), fileKey }],
  };
}

function documentOfMail({ kind, isCancellation, replaces, isVatCorrected }: InvoiceContent): DocumentOfMail {
  if (isCancellation === true) return 'cancellation';
  if (isVatCorrected === true) return 'vat-replacement';
  return replaces === undefined ? kind : 'replacement';
}

/** 'Rechnung 2028-00001.pdf' */
export function fileNameOf({ language, kind, number, isCancellation }: InvoiceContent): string {
  const t = invoiceTexts(language);
  return isCancellation === true ? `${t.cancellation.title} ${number}.pdf` : t.fileNames[kind](number);
}
