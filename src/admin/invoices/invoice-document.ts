import { apiBase } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';

/** The address of a document's PDF. */
export function invoiceDocument(number: string): string {
  return `${apiBase}/invoices/${encodeURIComponent(number)}/document`;
}

/** Amounts of credit notes are owed by the shop, so they are below zero. */
export function amountOf(one: { readonly kind: 'invoice' | 'credit-note'; readonly grossCents: number }) {
  return formatCents(one.kind === 'invoice' ? one.grossCents : -one.grossCents);
}
