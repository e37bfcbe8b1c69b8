export { createInvoicing, type Invoicing } from './application/create-invoicing.ts';
export { noteExport } from './application/export-invoices.ts';
export { makeDocument } from './infrastructure/document/make-document.ts';
export type { NotIssuedAgain } from './application/issue-again.ts';
export { issuedFor, type InvoiceFile, type IssuedInvoice } from './application/read-invoices.ts';
export type { GrossShare } from './domain/credit-shares.ts';
export { invoiceLanguageOf } from './domain/invoice.ts';
export type { InvoiceDraft, Recipient, Seller } from './domain/invoice.ts';
