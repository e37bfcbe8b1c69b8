import { apiBase } from '../data/api.ts';
import type { InvoiceKind } from '../../shared/orders/order-vocabulary.ts';
import { formatCents } from '../data/formats.ts';

/** The address of a document's PDF. */
export function invoiceDocument(number: string): string {
  return `${apiBase}/invoices/${encodeURIComponent(number)}/document`;
}

/** Amounts of credit notes are owed by the shop, so they are below zero. */
export function amountOf(one: { readonly kind: InvoiceKind; readonly grossCents: number }) {
  return formatCents(one.kind === 'invoice' ? one.grossCents : -one.grossCents);
}
