import { writeAudit } from '../../../platform/audit/audit.ts';
import { byteOrderMark, csvLine, germanDay } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { Exemption } from '../../../shared/money/exemption.ts';
import { requireRight, mayOpenRestricted } from '../../../shared/staff/staff-rights.ts';
import { recipientLine, type InvoiceContent, type InvoiceRate } from '../domain/invoice.ts';
import { contentsAfter, type InvoiceFilter } from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';

const portion = 200;

/** German spreadsheets open such a file directly. */
const delimiter = ';';

const headings = [
  'Nummer',
  'Art',
  'Datum',
  'Zur Rechnung',
  'Bestellung',
  'Zahlungsart',
  'Empfänger',
  'Land',
  'USt-IdNr.',
  'Besteuerung',
  'Steuersatz',
  'Netto',
  'Umsatzsteuer',
  'Brutto',
  'Mit Gutschein bezahlt',
  'Zahlungseingang',
  'Steuer von',
];

/**
 * Documents as a table for the tax adviser, by number: one line per VAT rate, with negative amounts for credit notes.
 * Documents on trial have a series and a table of their own. A table is streamed, never read all at once. For the owner
 * it includes documents that are kept only because the law demands it; the export is noted in the audit log.
 * @throws RightMissing without `persons:read`
 */
export async function exportInvoices(
  { db, now }: Pick<InvoicingDependencies, 'db' | 'now'>,
  { trial = false, ...filter }: InvoiceFilter,
  actor: Actor,
): Promise<AsyncGenerator<string>> {
  requireRight(actor, 'persons:read');
  const restricted = mayOpenRestricted(actor);
  await noteExport(db, actor, 'alle', now());
  return lines(db, { ...filter, trial, restricted });
}

/** @param which 'alle', or the name of a tax return */
export async function noteExport(db: Db, actor: Actor, which: string, now: Date): Promise<void> {
  const entry = {
    action: 'export',
    entity: 'invoices',
    entityId: which,
    before: null,
    after: null,
  } as const;
  await db.transaction((tx) => writeAudit(tx, actor, entry, now));
}

async function* lines(
  db: InvoicingDependencies['db'],
  filter: InvoiceFilter & { readonly trial: boolean },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings, delimiter);
  const start = { year: 0, number: 0 };
  const next = (last: typeof start = start) => contentsAfter(db, filter, last, portion);
  for await (const found of inPortions(portion, next)) {
    yield found
      .flatMap(({ content }) => rowsOf(content))
      .map((row) => csvLine(row, delimiter))
      .join('');
  }
}

function rowsOf(content: InvoiceContent): string[][] {
  const isInvoice = content.kind === 'invoice';
  const { recipient } = content;
  const euros = (cents: Cents): string => ((isInvoice ? cents : -cents) / 100).toFixed(2).replace('.', ',');
  // The amount is that of the whole document, and stands in its first row.
  const gift = content.giftCents ?? 0;
  return content.taxes.map(({ netCents, taxCents, ...rate }, index) => [
    content.number,
    kindInWords(content),
    germanDay(content.issuedOn),
    content.refersTo?.number ?? '',
    content.orderNumber,
    content.isTrial === true ? `${ways[content.moneyWay]} (Testzahlung)` : ways[content.moneyWay],
    recipientLine(recipient),
    recipient.country,
    recipient.vatId ?? '',
    schemeOf(rate),
    rate.vatPercent === null ? '' : String(rate.vatPercent).replace('.', ','),
    euros(netCents),
    euros(taxCents),
    euros(netCents + taxCents),
    index === 0 && gift > 0 ? euros(gift) : '',
    paymentDays(content),
    rate.country ?? '',
  ]);
}

/** § 13 (1) No. 1a UStG: the tax of what is paid in advance arises with the month in which it came. */
function paymentDays({ paidOn, paidInParts }: InvoiceContent): string {
  if (paidOn === null) return '';
  if (paidInParts === undefined) return germanDay(paidOn);
  const euros = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');
  return paidInParts.map(({ on, cents }) => `${germanDay(on)}: ${euros(cents)}`).join(', ');
}

function schemeOf({ vatPercent, exemption, country }: InvoiceRate): string {
  if (country !== undefined) return 'Innergemeinschaftlicher Fernverkauf § 3c UStG';
  if (exemption !== undefined) return exemptionNames[exemption];
  if (vatPercent === null) return 'Differenzbesteuerung § 25a UStG';
  return vatPercent === 0 ? 'Mehrzweck-Gutschein § 3 Abs. 15 UStG' : 'Regelbesteuerung';
}

const exemptionNames: Readonly<Record<Exemption, string>> = {
  export: 'Ausfuhrlieferung § 4 Nr. 1 Buchst. a UStG',
  'intra-community': 'Innergemeinschaftliche Lieferung § 4 Nr. 1 Buchst. b UStG',
  'reverse-charge': 'Leistung im übrigen Gemeinschaftsgebiet § 3a Abs. 2 UStG',
};

/** As the document's own heading says it. */
function kindInWords({ kind, isCancellation }: InvoiceContent): string {
  if (kind === 'invoice') return 'Rechnung';
  return isCancellation === true ? 'Stornorechnung' : 'Rechnungskorrektur';
}

const ways = {
  bank_transfer: 'Überweisung',
  stripe: 'Karte',
  klarna: 'Klarna',
  paypal: 'PayPal',
  gift_voucher: 'Geschenkgutschein',
} as const;
