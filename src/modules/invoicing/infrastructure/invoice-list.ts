import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import {
  type InvoiceContent,
  type InvoiceKind,
  invoiceNumber,
  parseInvoiceNumber,
  type InvoiceNumber,
} from '../domain/invoice.ts';
import type { InvoicingTables } from './invoicing.tables.ts';

export type InvoiceSort = 'issuedAt' | 'number' | 'grossCents';

export interface InvoiceFilter {
  readonly kind?: InvoiceKind | undefined;
  /** Issued then or later. */
  readonly from?: Date | undefined;
  /** Issued before then. */
  readonly to?: Date | undefined;
  readonly orderNumber?: string | undefined;
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
  /** A credit note that takes back a whole invoice because its money never came (Stornorechnung). */
  readonly isCancellation: boolean;
  readonly isMade: boolean;
}

const sortColumns = {
  issuedAt: (way: RawBuilder<unknown>) => sql`i.issued_at ${way}, i.id ${way}`,
  number: (way: RawBuilder<unknown>) => sql`i.year ${way}, i.number ${way}`,
  grossCents: (way: RawBuilder<unknown>) => sql`i.gross_cents ${way}, i.id ${way}`,
} as const;

interface Row extends Omit<InvoiceSummary, 'number'> {
  readonly year: number;
  readonly number: number;
}

/** Invoices and credit notes as a page of a list. `q` is searched in number, order's number and recipient. */
export async function listInvoices(
  db: Db,
  { page, perPage, sort, order, q }: ListWish<InvoiceSort>,
  filter: InvoiceFilter,
): Promise<{ readonly items: readonly InvoiceSummary[]; readonly total: number }> {
  const where = sql.join([sql`true`, ...conditions(filter, q)], sql` and `);
  const sorted = sortColumns[sort](order === 'ASC' ? sql`asc` : sql`desc`);
  const handle = queries<InvoicingTables>(db);
  const [found, counted] = await Promise.all([
    sql<Row>`
      select i.year, i.number, i.kind, i.issued_at as "issuedAt", i.order_number as "orderNumber", i.recipient,
        i.gross_cents as "grossCents",
        coalesce((i.content ->> 'isCancellation')::boolean, false) as "isCancellation", i.file_key is not null as "isMade"
      from invoices i where ${where} order by ${sorted} limit ${perPage} offset ${(page - 1) * perPage}
    `.execute(handle),
    sql<{ total: number }>`select count(*)::int as total from invoices i where ${where}`.execute(handle),
  ]);
  return {
    items: found.rows.map(({ year, number, ...row }) => ({
      ...row,
      number: invoiceNumber({ year, number }),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The contents of documents by number, starting after `after`. */
export async function contentsAfter(
  db: Db,
  filter: InvoiceFilter,
  after: InvoiceNumber,
  limit: number,
): Promise<(InvoiceNumber & { readonly content: InvoiceContent })[]> {
  const where = sql.join(
    [sql`(i.year, i.number) > (${after.year}, ${after.number})`, ...conditions(filter, undefined)],
    sql` and `,
  );
  const { rows } = await sql<InvoiceNumber & { content: InvoiceContent }>`
    select i.year, i.number, i.content from invoices i where ${where} order by i.year, i.number limit ${limit}
  `.execute(queries<InvoicingTables>(db));
  return rows;
}

function conditions({ kind, from, to, orderNumber, restricted }: InvoiceFilter, q: string | undefined) {
  return [
    ...(restricted === true ? [] : [sql`i.restricted_at is null`]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(from === undefined ? [] : [sql`i.issued_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`i.issued_at < ${to}`]),
    ...(orderNumber === undefined ? [] : [sql`i.order_number = ${orderNumber}`]),
    ...(q === undefined ? [] : [matches(q)]),
  ];
}

function matches(q: string): RawBuilder<unknown> {
  const number = parseInvoiceNumber(q);
  if (number !== null) return sql`(i.year = ${number.year} and i.number = ${number.number})`;
  const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(i.order_number = ${q.toUpperCase()} or i.recipient ilike ${text})`;
}
