import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  endStaffSessionOf,
  endStaffSessions,
  openStaffSessions,
} from '../infrastructure/stored-staff-session.ts';
import { lockStaff } from '../infrastructure/stored-staff.ts';
import type { OwnChange } from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

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
