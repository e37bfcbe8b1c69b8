import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { InvoiceContent, InvoiceNumber } from '../domain/invoice.ts';
import type { InvoiceRow, InvoicingTables } from './invoicing.tables.ts';

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
 * The next number of a year's series. Until the transaction ends everybody else waits for it. If it fails, the number
 * goes to the next document: none is missing (§ 14 (4) No. 4 UStG).
 */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into invoice_series as s (year, last_number) values (${year}, 1)
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
export async function invoiceOfWish(
  tx: Tx,
  { reference, wish }: { readonly reference: string; readonly wish: string },
): Promise<StoredInvoice | null> {
  const row = await documents(tx)
    .where('reference', '=', reference)
    .where('wish', '=', wish)
    .executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/** The document with this number, or null. */
export async function invoiceOfNumber(
  db: Db,
  { year, number }: InvoiceNumber,
): Promise<StoredInvoice | null> {
  const row = await documents(db).where('year', '=', year).where('number', '=', number).executeTakeFirst();
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
