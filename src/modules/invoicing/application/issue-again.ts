import type { Tx } from '../../../platform/db/db.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  grossOf,
  partsUpTo,
  type InvoiceContent,
  type InvoiceDraft,
  type Recipient,
} from '../domain/invoice.ts';
import { invoicesOf, type StoredInvoice } from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { cancel, creditNotesOf, keep, validInvoice, issueKey } from './issue-invoice.ts';

type Dependencies = Pick<InvoicingDependencies, 'newId'>;

/** The new recipient of an invoice, and the seller who issues it. */
export type OtherRecipient = Pick<InvoiceDraft, 'seller' | 'recipient' | 'buyerReference'>;

/**
 * Makes the invoice of a reference out to somebody else (§ 14 (6) UStG, § 31 (5) UStDV): the present one is cancelled by a
 * document of its own, and one with the next number says the same of the supply, its tax and its payment.
 * @param reference the subject of the invoice; the caller has locked it
 * @returns the numbers; a refusal where there is no invoice, or something was credited on it, or it says this already
 */
export async function issueToAnother(
  deps: Dependencies,
  tx: Tx,
  reference: string,
  { seller, recipient, buyerReference }: OtherRecipient,
  now: Date,
): Promise<Result<IssuedAgain, NotIssuedAgain>> {
  const documents = await invoicesOf(tx, reference);
  const invoice = validInvoice(documents);
  if (invoice === null) return fail({ code: 'no-invoice' });
  // The credit note names its invoice and its recipient: two papers of the same money to two recipients.
  if (creditNotesOf(documents, invoice).length > 0) return fail({ code: 'invoice-credited' });
  const { buyerReference: before, replaces: _, isVatCorrected: _vat, ...content } = invoice.content;
  if (isSame(content.recipient, recipient) && before === buyerReference) {
    return fail({ code: 'recipient-unchanged' });
  }
  const changed = {
    ...content,
    seller,
    recipient,
    ...(buyerReference === undefined ? {} : { buyerReference }),
  };
  return ok(await issueAgain(deps, tx, { reference, documents, invoice }, changed, {}, now));
}

/** What an invoice says otherwise once its tax is corrected. */
export type CorrectedVat = Pick<InvoiceDraft, 'seller' | 'recipient' | 'supply' | 'lines' | 'taxes'>;

/**
 * Corrects the tax of the invoice of a reference (§ 14c (1), § 17 (1) UStG): the present one is cancelled by a document of
 * its own, and one with the next number says of the same supply and recipient what is owed. It has been paid with as much
 * of what came.
 * @param reference the subject of the invoice; the caller has locked it
 * @param change from the day on which it was paid
 * @returns the numbers; a refusal where there is no invoice, or something was credited on it
 */
export async function correctVat(
  deps: Dependencies,
  tx: Tx,
  reference: string,
  change: (paidOn: string) => CorrectedVat,
  now: Date,
): Promise<Result<IssuedAgain, { readonly code: 'no-invoice' | 'invoice-credited' }>> {
  const documents = await invoicesOf(tx, reference);
  const invoice = validInvoice(documents);
  if (invoice === null) return fail({ code: 'no-invoice' });
  if (creditNotesOf(documents, invoice).length > 0) return fail({ code: 'invoice-credited' });
  const { replaces: _, paidInParts, ...content } = invoice.content;
  const changed = change(content.paidOn ?? berlinDay(now));
  const grossCents = grossOf(changed.taxes);
  const parts = paidInParts === undefined ? [] : partsUpTo(paidInParts, grossCents);
  const last = parts.at(-1);
  const corrected = {
    ...content,
    ...changed,
    grossCents,
    ...(last === undefined ? {} : { paidOn: last.on }),
    ...(parts.length < 2 ? {} : { paidInParts: parts }),
  };
  const why = { isVatCorrected: true };
  return ok(await issueAgain(deps, tx, { reference, documents, invoice }, corrected, why, now));
}

/** In the place of an invoice, which is cancelled. */
async function issueAgain(
  deps: Dependencies,
  tx: Tx,
  about: {
    readonly reference: string;
    readonly documents: readonly StoredInvoice[];
    readonly invoice: StoredInvoice;
  },
  content: Omit<InvoiceContent, 'replaces'>,
  why: Pick<InvoiceContent, 'isVatCorrected'>,
  now: Date,
): Promise<IssuedAgain> {
  const { reference, documents, invoice } = about;
  const { number: replaced, issuedOn } = invoice.content;
  const cancelled = await cancel(deps, tx, reference, invoice, { isIssuedAgain: true, ...why }, now);
  const { number: cancelledBy } = cancelled.content;
  const count = documents.filter((one) => one.content.kind === 'invoice').length;
  const isTrial = content.isTrial === true;
  const issued = await keep(
    deps,
    tx,
    { reference, key: issueKey(count + 1), refersTo: null, isTrial },
    now,
    (number) => ({
      ...content,
      ...why,
      number,
      issuedOn: berlinDay(now),
      replaces: { number: replaced, issuedOn, cancelledBy },
    }),
  );
  return { replaced, cancellation: cancelledBy, invoice: issued.content.number };
}

export interface IssuedAgain {
  readonly replaced: string;
  readonly cancellation: string;
  readonly invoice: string;
}

export interface NotIssuedAgain {
  readonly code: 'no-invoice' | 'invoice-credited' | 'recipient-unchanged';
}

function isSame(one: Recipient, other: Recipient): boolean {
  return Object.entries(other).every(([name, value]) => one[name as keyof Recipient] === value);
}
