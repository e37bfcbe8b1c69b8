import type { ColumnType } from 'kysely';
import type { InvoiceContent, InvoiceKind } from '../domain/invoice.ts';

export interface InvoiceRow {
  id: string;
  year: number;
  number: number;
  kind: InvoiceKind;
  reference: string;
  wish: string;
  refers_to: string | null;
  issued_at: Date;
  gross_cents: number;
  order_number: string;
  recipient: string;
  content: ColumnType<InvoiceContent, string, never>;
  file_key: string | null;
  /** Whether it is in the series for what is only on trial. */
  trial: boolean;
  restricted_at: ColumnType<Date | null, never, Date>;
}

export interface InvoicingTables {
  trial_invoice_series: { year: number; last_number: number };
  invoice_series: { year: number; last_number: number };
  invoices: InvoiceRow;
}
