import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { berlinDay } from '../../../shared/berlin-day.ts';
import { deleteBefore } from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';

type Dependencies = Pick<InvoicingDependencies, 'db' | 'now' | 'files'>;

/** § 14b (1) UStG: counted from the end of the year of issue. */
const yearsKept = 8;
const portion = 200;

const forgetInvoicesJob = job('forget-invoices', z.object({}));

/** Defines the nightly job. */
export function defineForgetInvoices(jobs: Jobs, deps: Dependencies): void {
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
export async function forgetInvoices(
  { db, now, files }: Dependencies,
  signal?: AbortSignal,
): Promise<number> {
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
