import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { namedLike } from '../../../platform/db/named-like.ts';
import {
  type InvoiceContent,
  type InvoiceNumber,
  type InvoiceKind,
  invoiceNumber,
  parseInvoiceNumber,
} from '../domain/invoice.ts';
import type { InvoiceRow, InvoicingTables } from './invoicing.tables.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { startOfDay } from '../../../shared/time/berlin-day.ts';
import type { Period, ReturnedDocument } from '../domain/tax-returns.ts';

/** A document as it is kept. */
export interface StoredInvoice {
  readonly id: string;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
  /** The PDF in the file store; null until it has been made. */
  readonly fileKey: string | null;
  /** Kept only because the law demands it (Art. 18 GDPR). */
  readonly isRestricted: boolean;
}

/**
 * The next number of a year's series, or of that for what is only on trial. Until the transaction ends everybody else waits for it. If it fails, the number
 * goes to the next document: none is missing (§ 14 (4) No. 4 UStG).
 */
export async function takeNumber(tx: Tx, year: number, isTrial: boolean): Promise<number> {
  const series = sql.table(isTrial ? 'trial_invoice_series' : 'invoice_series');
  const { rows } = await sql<{ last_number: number }>`
    insert into ${series} as s (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = s.last_number + 1
    returning last_number
  `.execute(queries<InvoicingTables>(tx));
  const taken = rows[0]?.last_number;
  if (taken === undefined) throw new Error('the series gives no number');
  return taken;
}

/** Stores a document for good. */
export async function insertInvoice(
  tx: Tx,
  row: Omit<InvoiceRow, 'content' | 'file_key' | 'restricted_at'> & { readonly content: InvoiceContent },
): Promise<StoredInvoice> {
  await queries<InvoicingTables>(tx)
    .insertInto('invoices')
    .values({ ...row, content: JSON.stringify(row.content), file_key: null })
    .execute();
  return { id: row.id, issuedAt: row.issued_at, content: row.content, fileKey: null, isRestricted: false };
}

/** All documents of a reference, oldest first. */
export async function invoicesOf(handle: Db | Tx, reference: string): Promise<StoredInvoice[]> {
  const rows = await documents(handle)
    .where('reference', '=', reference)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(stored);
}

/** The document issued for this request, or null. */
export async function invoiceOfKey(
  tx: Tx,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<StoredInvoice | null> {
  const row = await documents(tx)
    .where('reference', '=', reference)
    .where('wish', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/** The document with this number, or null. */
export async function invoiceOfNumber(
  db: Db,
  { year, number, isTrial }: InvoiceNumber,
): Promise<StoredInvoice | null> {
  const row = await documents(db)
    .where('year', '=', year)
    .where('number', '=', number)
    .where('trial', '=', isTrial)
    .executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/** The document with this id, or null. */
export async function readInvoice(handle: Db | Tx, id: string): Promise<StoredInvoice | null> {
  const row = await documents(handle).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/**
 * Stores the PDF's location.
 * @returns whether it was unknown before
 */
export async function saveFileKey(tx: Tx, id: string, fileKey: string): Promise<boolean> {
  const { numUpdatedRows } = await queries<InvoicingTables>(tx)
    .updateTable('invoices')
    .set({ file_key: fileKey })
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on, the documents of these references are kept only because the law demands it. */
export async function restrictInvoices(tx: Tx, references: readonly string[], now: Date): Promise<void> {
  if (references.length === 0) return;
  await queries<InvoicingTables>(tx)
    .updateTable('invoices')
    .set({ restricted_at: now })
    .where('reference', 'in', references)
    .where('restricted_at', 'is', null)
    .execute();
}

/**
 * Deletes up to `limit` documents of years before `year`, credit notes before the invoices they refer to.
 * @returns their files; null for those that were never made
 */
export async function deleteBefore(tx: Tx, year: number, limit: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from invoices where id in (
      select i.id from invoices i
      where i.year < ${year} and not exists (select from invoices c where c.refers_to = i.id)
      order by i.year, i.number limit ${limit}
    ) returning file_key
  `.execute(queries<InvoicingTables>(tx));
  return rows.map(({ file_key: key }) => key);
}

function documents(handle: Db | Tx) {
  return queries<InvoicingTables>(handle)
    .selectFrom('invoices')
    .select(['id', 'issued_at', 'content', 'file_key', 'restricted_at']);
}

function stored(row: {
  readonly id: string;
  readonly issued_at: Date;
  readonly content: InvoiceContent;
  readonly file_key: string | null;
  readonly restricted_at: Date | null;
}): StoredInvoice {
  const { id, issued_at: issuedAt, content, file_key: fileKey } = row;
  return { id, issuedAt, content, fileKey, isRestricted: row.restricted_at !== null };
}

export type InvoiceSort = 'issuedAt' | 'number' | 'grossCents';

export interface InvoiceFilter {
  readonly kind?: InvoiceKind | undefined;
  /** Issued then or later. */
  readonly from?: Date | undefined;
  /** Issued before then. */
  readonly to?: Date | undefined;
  readonly orderNumber?: string | undefined;
  /** A part of the number, the order's number or the recipient. */
  readonly q?: string | undefined;
  /** Whether in the series for what is only on trial, or in the real one. Omitted: in both. */
  readonly trial?: boolean | undefined;
  /** Includes documents that are kept only because the law demands it (Art. 18 GDPR). */
  readonly restricted?: boolean | undefined;
}

export interface InvoiceSummary {
  /** '2028-00001' */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedAt: Date;
  readonly orderNumber: string;
  readonly recipient: string;
  readonly grossCents: Cents;
  /** A credit note that takes back a whole invoice (Stornorechnung). */
  readonly isCancellation: boolean;
  readonly isMade: boolean;
}

const sortColumns = {
  issuedAt: (way: RawBuilder<unknown>) => sql`i.issued_at ${way}, i.id ${way}`,
  number: (way: RawBuilder<unknown>) => sql`i.year ${way}, i.number ${way}, i.trial ${way}`,
  grossCents: (way: RawBuilder<unknown>) => sql`i.gross_cents ${way}, i.id ${way}`,
} as const;

interface Row extends Omit<InvoiceSummary, 'number'> {
  readonly year: number;
  readonly number: number;
  readonly isTrial: boolean;
}

/** Invoices and credit notes as a page of a list. */
export async function listInvoices(
  db: Db,
  { page, perPage, sort, order, q }: ListQuery<InvoiceSort>,
  filter: InvoiceFilter,
): Promise<{ readonly items: readonly InvoiceSummary[]; readonly total: number }> {
  const where = sql.join([sql`true`, ...conditions({ ...filter, q })], sql` and `);
  const sorted = sortColumns[sort](order === 'ASC' ? sql`asc` : sql`desc`);
  const handle = queries<InvoicingTables>(db);
  const [found, counted] = await Promise.all([
    sql<Row>`
      select i.year, i.number, i.trial as "isTrial", i.kind, i.issued_at as "issuedAt", i.order_number as "orderNumber", i.recipient,
        i.gross_cents as "grossCents",
        coalesce((i.content ->> 'isCancellation')::boolean, false) as "isCancellation", i.file_key is not null as "isMade"
      from invoices i where ${where} order by ${sorted} limit ${perPage} offset ${(page - 1) * perPage}
    `.execute(handle),
    sql<{ total: number }>`select count(*)::int as total from invoices i where ${where}`.execute(handle),
  ]);
  return {
    items: found.rows.map(({ year, number, isTrial, ...row }) => ({
      ...row,
      number: invoiceNumber({ year, number, isTrial }),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The contents of documents of one series by number, starting after `after`. */
export async function contentsAfter(
  db: Db,
  filter: InvoiceFilter & { readonly trial: boolean },
  after: Pick<InvoiceNumber, 'year' | 'number'>,
  limit: number,
): Promise<(Pick<InvoiceNumber, 'year' | 'number'> & { readonly content: InvoiceContent })[]> {
  const where = sql.join(
    [sql`(i.year, i.number) > (${after.year}, ${after.number})`, ...conditions(filter)],
    sql` and `,
  );
  const { rows } = await sql<Pick<InvoiceNumber, 'year' | 'number'> & { content: InvoiceContent }>`
    select i.year, i.number, i.content from invoices i where ${where} order by i.year, i.number limit ${limit}
  `.execute(queries<InvoicingTables>(db));
  return rows;
}

const forReturns = sql`
  select i.kind, i.content ->> 'issuedOn' as "issuedOn", i.content -> 'recipient' ->> 'vatId' as "vatId",
    coalesce(i.content ->> 'paidOn', o.content ->> 'paidOn') as "paidOn", i.content -> 'taxes' as taxes
  from invoices i left join invoices o on o.id = i.refers_to`;

/** Documents of a series with VAT of other member states: invoices that were paid in a period, credit notes issued in it. */
export async function withForeignVat(
  db: Db,
  { from, before }: Period,
  trial: boolean,
): Promise<ReturnedDocument[]> {
  const { rows } = await sql<ReturnedDocument>`${forReturns}
    where i.trial = ${trial} and i.issued_at >= ${startOfDay(from)}
      and (i.kind = 'invoice' and i.content ->> 'paidOn' < ${before} or i.issued_at < ${startOfDay(before)})
      and i.content @? '$.taxes[*].country'
  `.execute(queries<InvoicingTables>(db));
  return rows;
}

/** Documents of a series issued in a period on which something is exempt. */
export async function withExemptions(
  db: Db,
  { from, before }: Period,
  trial: boolean,
): Promise<ReturnedDocument[]> {
  const { rows } = await sql<ReturnedDocument>`${forReturns}
    where i.trial = ${trial} and i.issued_at >= ${startOfDay(from)} and i.issued_at < ${startOfDay(before)}
      and i.content @? '$.taxes[*].exemption'
  `.execute(queries<InvoicingTables>(db));
  return rows;
}

function conditions({ kind, from, to, orderNumber, trial, restricted, q }: InvoiceFilter) {
  return [
    ...(restricted === true ? [] : [sql`i.restricted_at is null`]),
    ...(trial === undefined ? [] : [sql`i.trial = ${trial}`]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(from === undefined ? [] : [sql`i.issued_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`i.issued_at < ${to}`]),
    ...(orderNumber === undefined ? [] : [sql`i.order_number = ${orderNumber}`]),
    ...(q === undefined ? [] : [matches(q)]),
  ];
}

/** Must equal the expression of the index `invoices_search`: an invoice keeps the name as it was once typed. */
const searched = sql`normalize(i.recipient)`;

function matches(q: string): RawBuilder<unknown> {
  const number = parseInvoiceNumber(q);
  if (number !== null) {
    return sql`(i.year = ${number.year} and i.number = ${number.number} and i.trial = ${number.isTrial})`;
  }
  // '00003': its number without the year, as people say it.
  const said = /^\d{1,9}$/.test(q) ? Number(q) : 0;
  return sql`(i.number = ${said} or i.order_number = ${q.toUpperCase()} or ${namedLike(searched, q)})`;
}
