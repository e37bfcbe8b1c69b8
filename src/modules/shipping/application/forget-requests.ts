import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dayMs } from '../../../shared/durations.ts';
import { deleteRequests } from '../infrastructure/stored-shipping-request.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

type Dependencies = Pick<ShippingDependencies, 'db' | 'now'>;

const forgetRequestsJob = job('forget-shipping-requests', z.object({}));
/** After this many days, a request for a price has been answered or is of no use to anybody. */
const keptDays = 180;

/** Defines the nightly clean-up job. */
export function defineForgetRequests(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetRequestsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => void (await forgetRequests(deps)),
  });
  jobs.schedule(forgetRequestsJob, '40 3 * * *', {});
}

/**
 * Deletes old requests for a price (Art. 17 GDPR).
 * @returns how many
 */
export async function forgetRequests({ db, now }: Dependencies): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  return db.transaction((tx) => deleteRequests(tx, before));
}
