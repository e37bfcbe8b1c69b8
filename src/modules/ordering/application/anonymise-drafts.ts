import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { daysWithoutContract } from '../domain/deadlines.ts';
import { removePersonalData } from '../infrastructure/personal-data.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'now'>;

const anonymiseDraftsJob = job('anonymise-drafts', z.object({}));
const portion = 500;

/** Lets the jobs look each night. */
export function defineAnonymiseDrafts(jobs: Jobs, deps: Dependencies): void {
  jobs.define(anonymiseDraftsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await anonymiseDrafts(deps, signal)),
  });
  jobs.schedule(anonymiseDraftsJob, '20 3 * * *', {});
}

/**
 * Forgets who has not become a customer (GDPR art. 5 (1) e): of drafts and offers that ended without a contract, name,
 * address, e-mail and everything derived from them go after `daysWithoutContract` days. What was wanted stays, since
 * it says nothing about anybody.
 * @returns how many orders were cleaned
 */
export async function anonymiseDrafts(deps: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = deps.now();
  const endedBefore = new Date(now.getTime() - daysWithoutContract * 86_400_000);
  let cleaned = 0;
  while (signal?.aborted !== true) {
    const count = await deps.db.transaction((tx) => removePersonalData(tx, { endedBefore, now }, portion));
    cleaned += count;
    if (count < portion) break;
  }
  return cleaned;
}
