import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { restrictInvoices } from '../infrastructure/stored-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { defineForgetInvoices, forgetInvoices } from './forget-invoices.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { cancelInvoice, issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { defineMakeInvoiceDocument, makeDocumentOf } from './make-document.ts';
import { invoiceFile, invoiceFileForStaff, listForStaff } from './read-invoices.ts';

/** The department of invoices and credit notes. It knows their subject only by a reference. */
export function createInvoicing(deps: InvoicingDependencies) {
  return {
    ...bind(deps, {
      issueInvoice,
      issueCreditNote,
      cancelInvoice,
      invoiceFile,
      invoiceFileForStaff,
      listInvoices: listForStaff,
      exportInvoices,
      makeDocumentOf,
      forgetInvoices,
    }),
    restrict: restrictInvoices,
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineMakeInvoiceDocument(jobs, deps);
      defineForgetInvoices(jobs, deps);
    },
  };
}

export type Invoicing = ReturnType<typeof createInvoicing>;
