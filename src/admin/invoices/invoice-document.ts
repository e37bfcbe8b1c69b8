import { apiBase } from '../data/api.ts';

/** The address of a document's PDF. */
export function invoiceDocument(number: string): string {
  return `${apiBase}/invoices/${encodeURIComponent(number)}/document`;
}
