import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keptFrom } from '../../../shared/kept-from.ts';
import { dayMs } from '../../../shared/durations.ts';
import { daysUntilDone, yearsOfVouchers } from '../domain/deadlines.ts';
import { removeOldContracts, restrictDone } from '../infrastructure/personal-data.ts';
import { deleteClaims } from '../infrastructure/stored-claim.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'now' | 'invoicing' | 'afterContract'>;

const forgetContractsJob = job('forget-contracts', z.object({}));
const portion = 500;

/** Lets the jobs look each night. */
export function defineForgetContracts(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetContractsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await forgetContracts(deps, signal)),
  });
  jobs.schedule(forgetContractsJob, '25 3 * * *', {});
}

/**
 * Ends what the law has made the shop keep: after eight years, counted from the end of the year, nobody is named in an
 * order any more. Orders of deleted accounts are restricted as soon as
 * nothing is left to be done (Art. 5 (1) e, 17, 18 GDPR).
 */
export async function forgetContracts(
  { db, invoicing, afterContract, now: clock }: Dependencies,
  signal?: AbortSignal,
): Promise<{ readonly orders: number; readonly restricted: number }> {
  const now = clock();
  const handedOverBefore = new Date(now.getTime() - daysUntilDone * dayMs);
  const restricted = await db.transaction(async (tx) => {
    const ids = await restrictDone(tx, { handedOverBefore, now });
    await invoicing.restrict(tx, ids, now);
    return ids.length;
  });
  await db.transaction((tx) => deleteClaims(tx, now));
  const before = keptFrom(now, yearsOfVouchers);
  let orders = 0;
  while (signal?.aborted !== true) {
    const count = await db.transaction((tx) =>
      removeOldContracts(tx, { before, now }, portion, afterContract.forgetOrders),
    );
    orders += count;
    if (count < portion) break;
  }
  return { orders, restricted };
}
