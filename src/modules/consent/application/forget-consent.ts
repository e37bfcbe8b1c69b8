import { z } from 'zod';
import { queries, type Db } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { consentDays } from '../../../shared/consent.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { ConsentTables } from '../infrastructure/consent.tables.ts';

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
}

const forgetConsentJob = job('forget-consent', z.object({}));
/** As long as it holds, and then until claims about it have lapsed (§§ 195, 199 BGB). */
const keptDays = consentDays + 4 * 366;

/** Defines the nightly clean-up job. */
export function defineForgetConsent(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetConsentJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => void (await forgetConsent(deps)),
  });
  jobs.schedule(forgetConsentJob, '35 3 * * *', {});
}

/**
 * Deletes proofs that nobody can ask for any more.
 * @returns how many
 */
export async function forgetConsent({ db, now }: Dependencies): Promise<number> {
  const { numDeletedRows } = await queries<ConsentTables>(db)
    .deleteFrom('consent_records')
    .where('at', '<', new Date(now().getTime() - keptDays * dayMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
