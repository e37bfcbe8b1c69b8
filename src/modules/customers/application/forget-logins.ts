import { z } from 'zod';
import { queries } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { forgetOldDevices } from '../../../platform/logins/known-devices.ts';
import type { LoginsTables } from '../../../platform/logins/logins.tables.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { CustomersTables } from '../infrastructure/customers.tables.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

type Dependencies = Pick<CustomersDependencies, 'db' | 'now'>;

const forgetLoginsJob = job('forget-logins', z.object({}));
/** Known clients are told by their successful attempts, so those stay longer than failures count. */
const attemptsKeptDays = 90;
const endedKeptDays = 7;

/** Lets the jobs clean up every night. */
export function defineForgetLogins(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetLoginsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: () => forgetLogins(deps),
  });
  jobs.schedule(forgetLoginsJob, '10 3 * * *', {});
}

/** Deletes tokens, sessions, links, challenges and attempts that decide nothing any more. */
export async function forgetLogins(deps: Dependencies): Promise<void> {
  const now = deps.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const q = queries<CustomersTables & LoginsTables>(deps.db);
  await q.deleteFrom('customer_tokens').where('expires_at', '<', before(endedKeptDays)).execute();
  await q
    .deleteFrom('customer_sessions')
    .where((where) =>
      where.or([where('ends_at', '<', before(endedKeptDays)), where('ended_at', '<', before(endedKeptDays))]),
    )
    .execute();
  await q.deleteFrom('password_resets').where('expires_at', '<', before(endedKeptDays)).execute();
  await q.deleteFrom('customer_email_links').where('expires_at', '<', before(endedKeptDays)).execute();
  await q.deleteFrom('customer_login_challenges').where('expires_at', '<', now).execute();
  await forgetOldDevices(deps.db, now);
  await q.deleteFrom('login_attempts').where('at', '<', before(attemptsKeptDays)).execute();
}
