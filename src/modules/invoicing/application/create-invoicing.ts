import type { Tx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { InvoiceDraft } from '../domain/invoice.ts';
import { restrictInvoices } from '../infrastructure/stored-invoice.ts';
import type { InvoiceFilter, InvoiceSort } from '../infrastructure/invoice-list.ts';
import { exportInvoices } from './export-invoices.ts';
import { defineForgetInvoices, forgetInvoices } from './forget-invoices.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { issueCreditNote, issueInvoice, type CreditWish } from './issue-invoice.ts';
import { defineMakeInvoiceDocument, makeDocumentOf } from './make-document.ts';
import { invoiceFile, invoiceFileForStaff, listForStaff } from './read-invoices.ts';

/** The department of invoices and credit notes. It knows their subject only by a reference. */
export function createInvoicing(deps: InvoicingDependencies) {
  return {
    issueInvoice: (tx: Tx, reference: string, draft: InvoiceDraft, now: Date) =>
      issueInvoice(deps, tx, reference, draft, now),
    restrict: (tx: Tx, references: readonly string[], now: Date) => restrictInvoices(tx, references, now),
    issueCreditNote: (tx: Tx, wish: CreditWish, now: Date) => issueCreditNote(deps, tx, wish, now),
    invoiceFile: (reference: string, number: string) => invoiceFile(deps, reference, number),
    invoiceFileForStaff: (number: string, actor: Actor) => invoiceFileForStaff(deps, number, actor),
    listInvoices: (wish: ListWish<InvoiceSort>, filter: InvoiceFilter, actor: Actor) =>
      listForStaff(deps, wish, filter, actor),
    exportInvoices: (filter: InvoiceFilter, actor: Actor) => exportInvoices(deps, filter, actor),
    makeDocumentOf: (invoiceId: string) => makeDocumentOf(deps, invoiceId),
    forgetInvoices: () => forgetInvoices(deps),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineMakeInvoiceDocument(jobs, deps);
      defineForgetInvoices(jobs, deps);
    },
  };
}

export type Invoicing = ReturnType<typeof createInvoicing>;
