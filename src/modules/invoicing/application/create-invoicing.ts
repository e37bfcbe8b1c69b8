import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { restrictInvoices, deleteBefore } from '../infrastructure/stored-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { correctVat, issueToAnother } from './issue-again.ts';
import { cancelInvoice, issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { defineMakeInvoiceDocument, makeDocumentOf } from './make-document.ts';
import { invoiceFile, invoiceFileForStaff, listForStaff } from './read-invoices.ts';
import { exportEcSales, exportOssReturn, readEcSales, readOssReturn } from './read-tax-returns.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';

/** The department of invoices and credit notes. It knows their subject only by a reference. */
export function createInvoicing(deps: InvoicingDependencies) {
  return {
    ...bind(deps, {
      issueInvoice,
      issueCreditNote,
      cancelInvoice,
      issueToAnother,
      correctVat,
      invoiceFile,
      invoiceFileForStaff,
      listInvoices: listForStaff,
      exportInvoices,
      readOssReturn,
      readEcSales,
      exportOssReturn,
      exportEcSales,
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

type Dependencies = Pick<InvoicingDependencies, 'db' | 'now' | 'files'>;

/** § 14b (1) UStG: counted from the end of the year of issue. */
const yearsKept = 8;
const portion = 200;

const forgetInvoicesJob = job('forget-invoices', z.object({}));

/** Defines the nightly job. */
function defineForgetInvoices(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetInvoicesJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await forgetInvoices(deps, signal)),
  });
  jobs.schedule(forgetInvoicesJob, '40 3 * * *', {});
}

/**
 * Deletes documents whose retention period is over, with their files.
 * @returns how many
 */
async function forgetInvoices({ db, now, files }: Dependencies, signal?: AbortSignal): Promise<number> {
  const year = Number(berlinDay(now()).slice(0, 4)) - yearsKept;
  let deleted = 0;
  while (signal?.aborted !== true) {
    const keys = await db.transaction((tx) => deleteBefore(tx, year, portion));
    // A file without its row is merely unused; a row without its file would promise something missing.
    for (const key of keys) if (key !== null) await files.delete(key);
    deleted += keys.length;
    if (keys.length === 0) break;
  }
  return deleted;
}
