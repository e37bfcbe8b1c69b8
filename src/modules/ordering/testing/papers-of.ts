import { sql } from 'kysely';
import { queries } from '../../../platform/db/db.ts';
import { exportInvoices } from '../../invoicing/application/export-invoices.ts';
import type { InvoiceContent } from '../../invoicing/domain/invoice.ts';
import { staff } from './an-order.ts';
import type { TestOrdering } from './open-test-ordering.ts';
import type { Row } from './tables-of.ts';

/** The invoice of an order, and what corrects it. */
export async function papersOf({ db }: TestOrdering, number: string): Promise<InvoiceContent[]> {
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(db));
  return rows.map(({ content }) => content);
}

/** The amounts of an element of an e-invoice, in cents and in order. */
export const amountsIn = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(-?[\\d.]+)<`, 'g'))].map(([, euros = '']) =>
    Math.round(Number(euros) * 100),
  );

/** The rows of the export for the tax adviser about one order. */
export async function exported(shop: TestOrdering, orderNumber: string): Promise<Row[]> {
  let text = '';
  for await (const part of await exportInvoices(
    { db: shop.db, now: () => shop.now() },
    { orderNumber },
    staff,
  ))
    text += part;
  const [heads = [], ...rows] = text
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  return rows.map((cells) => Object.fromEntries(heads.map((name, index) => [name, cells[index] ?? ''])));
}
