import type { Tx } from '../../../platform/db/db.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { creditShares, type GrossShare } from '../domain/credit-shares.ts';
import {
  grossOf,
  hasSameRate,
  rateOf,
  type InvoiceContent,
  type InvoiceDraft,
  type TaxGroup,
  invoiceNumber,
  recipientLine,
} from '../domain/invoice.ts';
import { invoiceTexts } from '../infrastructure/document/texts/invoice-in-words.ts';
import {
  insertInvoice,
  invoiceOfKey,
  invoicesOf,
  takeNumber,
  type StoredInvoice,
} from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { makeInvoiceDocument } from './make-document.ts';

type Dependencies = Pick<InvoicingDependencies, 'newId'>;

/** The key of the first, second, … invoice of a reference. */
export const issueKey = (count: number): string => (count === 1 ? 'invoice' : `invoice ${count}`);

/**
 * Issues an invoice in the caller's transaction: with the next number, and for good. A repeated call issues nothing
 * more, unless the earlier invoice was cancelled. Its PDF is made and mailed afterwards.
 * @param reference the subject of the invoice; the caller has locked it
 */
export async function issueInvoice(
  deps: Dependencies,
  tx: Tx,
  reference: string,
  draft: InvoiceDraft,
  now: Date,
): Promise<StoredInvoice> {
  const documents = await invoicesOf(tx, reference);
  const known = validInvoice(documents);
  if (known !== null) return known;
  const count = documents.filter(({ content }) => content.kind === 'invoice').length;
  return keep(
    deps,
    tx,
    { reference, key: issueKey(count + 1), refersTo: null, isTrial: draft.isTrial === true },
    now,
    (number) => ({
      ...draft,
      kind: 'invoice',
      number,
      issuedOn: berlinDay(now),
      refersTo: null,
      grossCents: grossOf(draft.taxes),
    }),
  );
}

export interface CreditNoteInput {
  /** The subject of the invoice; the caller has locked it. */
  readonly reference: string;
  /** The name of this request: the same name twice is one credit note. */
  readonly key: string;
  /** Gross; more than what is left counts as all that is left. */
  readonly amountCents: Cents;
  /** The part of it that goes back to a gift voucher. Omitted: nothing. */
  readonly giftCents?: Cents;
  /** Everything returned so far by its rate, where known: the tax follows the goods. */
  readonly returned: readonly GrossShare[];
  /** The reason, in the invoice's language, if known. */
  readonly details?: readonly string[];
  /** The customer has the money already, from a dispute that the shop has lost. Omitted: no. */
  readonly isByBank?: boolean;
}

/**
 * Issues a credit note for money that goes back, or went back (§ 17 (1) UStG, § 31 (5) UStDV).
 * @returns null if there is no invoice, or nothing of it is left
 */
export async function issueCreditNote(
  deps: Dependencies,
  tx: Tx,
  { reference, key, amountCents, giftCents = 0, returned, details = [], isByBank = false }: CreditNoteInput,
  now: Date,
): Promise<StoredInvoice | null> {
  const documents = await invoicesOf(tx, reference);
  const invoice = validInvoice(documents);
  if (invoice === null) return null;
  const known = await invoiceOfKey(tx, { reference, key });
  if (known !== null) return known;
  const credited = creditNotesOf(documents, invoice).flatMap(({ content }) => content.taxes);
  const taxes = creditShares(invoice.content.taxes, credited, notYet(returned, credited), amountCents);
  if (taxes.length === 0) return null;
  const { content } = invoice;
  const t = invoiceTexts(content.language);
  const title = (isByBank ? t.byBank.line : t.refund)(content.number);
  const about = { reference, key, refersTo: invoice.id, isTrial: content.isTrial === true };
  return keep(deps, tx, about, now, (number) => ({
    ...withoutPayment(content),
    kind: 'credit-note',
    ...(isByBank ? { isByBank } : {}),
    giftCents: Math.min(giftCents, grossOf(taxes)),
    number,
    issuedOn: berlinDay(now),
    refersTo: { number: content.number, issuedOn: content.issuedOn },
    lines: taxes.map(({ netCents, taxCents, ...rate }, index) => ({
      // Returned goods may have several rates: the details appear once, above all of them.
      title,
      details: index === 0 ? [...details] : [],
      quantity: 1,
      ...rate,
      netCents,
      grossCents: netCents + taxCents,
    })),
    taxes,
    grossCents: grossOf(taxes),
  }));
}

/**
 * Cancels the invoice of a reference, whose money has not come after all: by a document of its own with the next number,
 * for all of it. A repeated call issues nothing more.
 * @param reference the subject of the invoice; the caller has locked it
 * @returns null if there is no invoice, or it is cancelled already
 */
export async function cancelInvoice(
  deps: Dependencies,
  tx: Tx,
  reference: string,
  now: Date,
): Promise<StoredInvoice | null> {
  const documents = await invoicesOf(tx, reference);
  const invoice = validInvoice(documents);
  if (invoice === null) return null;
  if (creditNotesOf(documents, invoice).length > 0) {
    throw new Error('an invoice with refunds is not cancelled');
  }
  return cancel(deps, tx, reference, invoice, {}, now);
}

/** Takes back a whole invoice, by a document of its own. */
export function cancel(
  deps: Dependencies,
  tx: Tx,
  reference: string,
  invoice: StoredInvoice,
  why: Pick<InvoiceContent, 'isIssuedAgain' | 'isVatCorrected'>,
  now: Date,
): Promise<StoredInvoice> {
  const { content } = invoice;
  const isTrial = content.isTrial === true;
  const about = { reference, key: `cancel ${content.number}`, refersTo: invoice.id, isTrial };
  const title = invoiceTexts(content.language).cancellation.line(content.number);
  return keep(deps, tx, about, now, (number) => ({
    ...withoutPayment(content),
    kind: 'credit-note',
    isCancellation: true,
    ...why,
    giftCents: 0,
    number,
    issuedOn: berlinDay(now),
    refersTo: { number: content.number, issuedOn: content.issuedOn },
    lines: content.taxes.map(({ netCents, taxCents, ...rate }) => ({
      title,
      details: [],
      quantity: 1,
      ...rate,
      netCents,
      grossCents: netCents + taxCents,
    })),
  }));
}

/** The parts of an invoice that its correction repeats: not when it was paid, nor what it has replaced. */
function withoutPayment(invoice: InvoiceContent) {
  const { paidOn: _on, paidInParts: _parts, replaces: _, isVatCorrected: _vat, ...content } = invoice;
  return { ...content, paidOn: null };
}

/** The newest invoice, unless it was cancelled. */
export function validInvoice(documents: readonly StoredInvoice[]): StoredInvoice | null {
  const invoice = documents.findLast(({ content }) => content.kind === 'invoice');
  if (invoice === undefined) return null;
  const isCancelled = creditNotesOf(documents, invoice).some(
    ({ content }) => content.isCancellation === true,
  );
  return isCancelled ? null : invoice;
}

export function creditNotesOf(
  documents: readonly StoredInvoice[],
  { content: { number } }: StoredInvoice,
): readonly StoredInvoice[] {
  return documents.filter(({ content }) => content.refersTo?.number === number);
}

/** Returned amounts that no credit note has covered yet. */
function notYet(returned: readonly GrossShare[], credited: readonly TaxGroup[]): readonly GrossShare[] {
  const rates = returned.filter(
    (share, index) => returned.findIndex((one) => hasSameRate(one, share)) === index,
  );
  return rates.map((rate) => ({
    ...rateOf(rate),
    grossCents:
      returned
        .filter((share) => hasSameRate(share, rate))
        .reduce((sum, { grossCents }) => sum + grossCents, 0) -
      grossOf(credited.filter((group) => hasSameRate(group, rate))),
  }));
}

/** Gives a document the next number, for good. */
export async function keep(
  { newId }: Dependencies,
  tx: Tx,
  about: {
    readonly reference: string;
    readonly key: string;
    readonly refersTo: string | null;
    readonly isTrial: boolean;
  },
  now: Date,
  write: (number: string) => InvoiceContent,
): Promise<StoredInvoice> {
  const year = Number(berlinDay(now).slice(0, 4));
  const { isTrial } = about;
  const number = await takeNumber(tx, year, isTrial);
  const content = write(invoiceNumber({ year, number, isTrial }));
  const invoice = await insertInvoice(tx, {
    id: newId(),
    year,
    number,
    trial: isTrial,
    kind: content.kind,
    reference: about.reference,
    wish: about.key,
    refers_to: about.refersTo,
    issued_at: now,
    gross_cents: content.grossCents,
    order_number: content.orderNumber,
    recipient: recipientLine(content.recipient),
    content,
  });
  await writeOutbox(tx, makeInvoiceDocument, { invoiceId: invoice.id }, now);
  return invoice;
}
