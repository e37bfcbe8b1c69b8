import { writeAudit, hasChanged, type RecordChanged } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { useUpAllLinks } from '../infrastructure/stored-staff-link.ts';
import { endStaffSessions } from '../infrastructure/stored-staff-session.ts';
import {
  lockActiveOwners,
  lockStaff,
  removeStaff,
  saveStaff,
  type StoredStaff,
} from '../infrastructure/stored-staff.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { publicFacts } from './staff-profile.ts';

interface StaffChanges {
  readonly name?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly active?: boolean | undefined;
  /** The version that was read; left out, whatever is there is replaced. */
  readonly version?: string | undefined;
}

type ChangeStaffRefusal =
  | RecordChanged
  | { readonly code: 'record-not-found' }
  /** Somebody must remain who can invite others. */
  | { readonly code: 'last-owner' };

/**
 * Changes name and role of a member of staff, or deactivates them: they are then logged out at once.
 * @throws RightMissing
 */
export async function changeStaff(
  deps: StaffDependencies,
  id: string,
  changes: StaffChanges,
  actor: Actor,
): Promise<Result<StoredStaff, ChangeStaffRefusal>> {
  requireRight(actor, 'staff:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<StoredStaff, ChangeStaffRefusal>> => {
    const owners = await lockActiveOwners(tx);
    const before = await lockStaff(tx, id);
    if (before === null) return fail({ code: 'record-not-found' });
    if (hasChanged(publicFacts(before), changes.version)) return fail({ code: 'record-changed' });
    const after = changed(before, changes, now);
    const staysOwner = after.role === 'owner' && after.deactivatedAt === null;
    if (!staysOwner && isLast(owners, id)) return fail({ code: 'last-owner' });
    await saveStaff(tx, id, { name: after.name, role: after.role, deactivated_at: after.deactivatedAt });
    if (after.deactivatedAt !== null) await shutOut(tx, id, now);
    await writeAudit(
      tx,
      actor,
      {
        action: 'change',
        entity: 'staff',
        entityId: id,
        before: publicFacts(before),
        after: publicFacts(after),
      },
      now,
    );
    return ok(after);
  });
}

function changed(before: StoredStaff, { name, role, active }: StaffChanges, now: Date): StoredStaff {
  const deactivatedAt =
    active === undefined ? before.deactivatedAt : active ? null : (before.deactivatedAt ?? now);
  return { ...before, name: name?.trim() ?? before.name, role: role ?? before.role, deactivatedAt };
}

function isLast(owners: readonly string[], id: string): boolean {
  return owners.length === 1 && owners[0] === id;
}

async function shutOut(tx: Tx, id: string, now: Date): Promise<void> {
  await endStaffSessions(tx, id, null);
  await useUpAllLinks(tx, id, now);
}

/**
 * Withdraws an invitation that nobody has accepted. People who have worked here stay in the records, and are
 * deactivated.
 * @throws RightMissing
 */
export async function withdrawInvitation(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<StoredStaff, { readonly code: 'record-not-found' | 'invitation-accepted' }>> {
  requireRight(actor, 'staff:write');
  const now = deps.now();
  return deps.db.transaction(
    async (
      tx,
    ): Promise<Result<StoredStaff, { readonly code: 'record-not-found' | 'invitation-accepted' }>> => {
      const person = await lockStaff(tx, id);
      if (person === null) return fail({ code: 'record-not-found' });
      if (person.passwordHash !== null) return fail({ code: 'invitation-accepted' });
      await removeStaff(tx, id);
      await writeAudit(
        tx,
        actor,
        {
          action: 'withdraw-invitation',
          entity: 'staff',
          entityId: id,
          before: publicFacts(person),
          after: null,
        },
        now,
      );
      return ok(person);
    },
  );
}
