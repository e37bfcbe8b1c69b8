import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dayMs } from '../../../shared/durations.ts';
import { daysWithoutContract } from '../domain/deadlines.ts';
import { removePersonalData } from '../infrastructure/personal-data.ts';
import { forgetMailboxCodes } from '../infrastructure/stored-mailbox-code.ts';
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
 * it says nothing about anybody. Codes that were mailed to a mailbox go after a day.
 * @returns how many orders were cleaned
 */
export async function anonymiseDrafts(deps: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = deps.now();
  const endedBefore = new Date(now.getTime() - daysWithoutContract * dayMs);
  const codesBefore = new Date(now.getTime() - dayMs);
  await deps.db.transaction((tx) => forgetMailboxCodes(tx, codesBefore));
  let cleaned = 0;
  while (signal?.aborted !== true) {
    const count = await deps.db.transaction((tx) => removePersonalData(tx, { endedBefore, now }, portion));
    cleaned += count;
    if (count < portion) break;
  }
  return cleaned;
}
