/** The year of the series, and the position in it, counted from 1. */
export interface InvoiceNumber {
  readonly year: number;
  readonly number: number;
}

/** '2028-00001'; beyond 99999 it grows longer. */
export function invoiceNumber({ year, number }: InvoiceNumber): string {
  return `${year}-${String(number).padStart(5, '0')}`;
}

/** Parses such a number, or returns null; leading zeros may be missing. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const parts = /^(\d{4})-0*([1-9]\d{0,8})$/.exec(text.trim());
  return parts === null ? null : { year: Number(parts[1]), number: Number(parts[2]) };
}
