import { writeAudit } from '../../../platform/audit/audit.ts';
import { addStaff, isStaffEmpty } from '../infrastructure/stored-staff.ts';
import { choosePassword } from './choose-password.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import type { Result } from '../../../shared/result.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { PasswordRefusal } from './choose-password.ts';

export interface FirstOwner {
  readonly email: string;
  /** To be shown once, and changed at the first login; null: it was given. */
  readonly oneTimePassword: string | null;
}

/**
 * Creates the owner of a shop that nobody works for yet.
 * @param wish.password null: one is made up, which must be changed at the first login
 * @returns null when there are staff already
 */
export async function createFirstOwner(
  deps: StaffDependencies,
  wish: { readonly email: string; readonly password: string | null },
): Promise<Result<FirstOwner | null, PasswordRefusal>> {
  if (!(await isStaffEmpty(deps.db))) return ok(null);
  const made = wish.password === null ? deps.newSecret().slice(0, 20) : null;
  const chosen = await choosePassword(wish.password ?? made ?? '', [wish.email]);
  if (!chosen.ok) return fail(chosen.error);
  const now = deps.now();
  const owner = {
    id: deps.newId(),
    email: wish.email,
    name: wish.email.split('@')[0] ?? wish.email,
    role: 'owner' as const,
    passwordHash: chosen.value,
    mustChangePassword: made !== null,
  };
  const isAdded = await deps.db.transaction(async (tx) => {
    // Of two processes that start at once, one is first.
    if (!(await addStaff(tx, owner, now))) return false;
    const { id, email, name, role } = owner;
    await writeAudit(
      tx,
      { kind: 'system', name: 'first start' },
      { action: 'create', entity: 'staff', entityId: id, before: null, after: { email, name, role } },
      now,
    );
    return true;
  });
  return ok(isAdded ? { email: owner.email, oneTimePassword: made } : null);
}
