import { z } from 'zod';
import { forgetActors } from '../../../platform/audit/audit.ts';
import { queries } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keptFrom } from '../../../shared/kept-from.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { StaffTables } from '../infrastructure/staff.tables.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

type Dependencies = Pick<StaffDependencies, 'db' | 'now'>;

const forgetStaffLogins = job('forget-staff-logins', z.object({}));
const keptMs = 7 * dayMs;
/** §§ 195, 199 BGB: for this long after the year in which somebody left, it may matter who did what. */
const yearsOfNames = 3;

/** Defines the nightly clean-up job. */
export function defineForgetStaffLogins(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetStaffLogins, { retryLimit: 2, atOnce: 1, handler: () => forgetLogins(deps) });
  jobs.schedule(forgetStaffLogins, '20 3 * * *', {});
}

/**
 * Deletes sessions and links that have no effect any more, and the accounts of people who left long ago together with
 * their names in the log (Art. 17 GDPR).
 */
export async function forgetLogins({ db, now }: Dependencies): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  const q = queries<StaffTables>(db);
  await q.deleteFrom('staff_sessions').where('expires_at', '<', before).execute();
  await q.deleteFrom('staff_login_steps').where('expires_at', '<', now()).execute();
  await q.deleteFrom('staff_links').where('expires_at', '<', before).execute();
  await db.transaction(async (tx) => {
    const gone = await queries<StaffTables>(tx)
      .deleteFrom('staff')
      .where('deactivated_at', '<', keptFrom(now(), yearsOfNames))
      .returning('id')
      .execute();
    await forgetActors(
      tx,
      gone.map(({ id }) => id),
    );
  });
}
