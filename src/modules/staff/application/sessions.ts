import { z } from 'zod';
import { writeAudit, forgetActors } from '../../../platform/audit/audit.ts';
import { queries } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Browser } from '../../../platform/logins/known-devices.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { keptFrom } from '../../../shared/time/berlin-day.ts';
import type { StaffTables } from '../infrastructure/staff.tables.ts';
import {
  noteProof,
  endStaffSessionOf,
  endStaffSessions,
  openStaffSessions,
} from '../infrastructure/stored-staff-session.ts';
import { findStaff, lockWithPassword, lockStaff } from '../infrastructure/stored-staff.ts';
import { tryPassword, type LoginRefusal } from './log-in.ts';
import type { OwnChange } from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/**
 * Confirms with the password who is at a browser. It may have been left open, and some of the staff's actions are
 * dangerous. Wrong passwords count like failed logins.
 */
export async function prove(
  deps: StaffDependencies,
  { password, browser }: { readonly password: string; readonly browser: Browser },
  { actor, session }: OwnChange,
): Promise<Result<void, LoginRefusal>> {
  const person = await findStaff(deps.db, { id: actor.id });
  if (person === null) return fail({ code: 'login-refused' });
  const tried = await tryPassword(deps, person, { email: person.email, password, browser, session });
  if (!tried.ok) return tried;
  return deps.db.transaction(async (tx): Promise<Result<void, LoginRefusal>> => {
    if (!(await lockWithPassword(tx, tried.value))) return fail({ code: 'login-refused' });
    await noteProof(tx, session, deps.now());
    return ok(undefined);
  });
}

/** The browsers in which somebody is logged in. */
export function ownSessions({ db, now }: StaffDependencies, { actor, session }: OwnChange) {
  return openStaffSessions(db, actor.id, session, now());
}

/** Logs one of one's own browsers out. */
export async function endOwnSession(
  deps: StaffDependencies,
  id: string,
  { actor }: Pick<OwnChange, 'actor'>,
): Promise<Result<void, { readonly code: 'session-not-found' }>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, { readonly code: 'session-not-found' }>> => {
    if (!(await endStaffSessionOf(tx, actor.id, id, now))) return fail({ code: 'session-not-found' });
    await writeAudit(
      tx,
      actor,
      { action: 'log-out-device', entity: 'staff', entityId: actor.id, before: null, after: null },
      now,
    );
    return ok(undefined);
  });
}

/**
 * Logs somebody out of all browsers: oneself always, others with the right to change staff.
 * @throws RightMissing
 */
export async function logOutEverywhere(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'record-not-found' }>> {
  if (actor.kind !== 'staff' || actor.id !== id) requireRight(actor, 'staff:write');
  const now = deps.now();
  const done = await deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'record-not-found' }>> => {
      if ((await lockStaff(tx, id)) === null) return fail({ code: 'record-not-found' });
      await endStaffSessions(tx, id, null);
      await writeAudit(
        tx,
        actor,
        { action: 'log-out-everywhere', entity: 'staff', entityId: id, before: null, after: null },
        now,
      );
      return ok(undefined);
    },
  );
  const person = { who: 'staff', id } as const;
  if (done.ok) deps.recordSecurityEvent({ kind: 'logged-out-everywhere', client: null, person });
  return done;
}

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
