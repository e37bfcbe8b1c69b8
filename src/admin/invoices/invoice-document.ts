import { apiBase } from '../data/api.ts';

/** Where the PDF of a document is. */
export function invoiceDocument(number: string): string {
  return `${apiBase}/invoices/${encodeURIComponent(number)}/document`;
}
