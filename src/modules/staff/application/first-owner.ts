import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { addStaff, firstTwoOfStaff, lockStaff, saveStaff } from '../infrastructure/stored-staff.ts';
import { choosePassword, type PasswordRefusal } from './change-password.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

interface FirstOwner {
  readonly email: string;
  /** Shown once, and changed at the first login; null: a password was given. */
  readonly oneTimePassword: string | null;
}

/** How long a generated password works. */
const oneTimeMs = dayMs;

const firstStart: Actor = { kind: 'system', name: 'first start' };

/**
 * Creates the owner of a shop without staff. If the only owner let the one-time password expire, they get another one.
 * @param input.password null: one is generated, which works for a day and must be changed at the first login
 * @returns null if there are staff already
 */
export async function createFirstOwner(
  deps: StaffDependencies,
  input: { readonly email: string; readonly password: string | null },
): Promise<Result<FirstOwner | null, PasswordRefusal>> {
  const now = deps.now();
  const [alone, another] = await firstTwoOfStaff(deps.db);
  const hasLapsed = alone?.passwordEndsAt != null && alone.passwordEndsAt <= now && another === undefined;
  if (alone !== undefined && !hasLapsed) return ok(null);

  const email = alone?.email ?? input.email;
  const made = input.password === null ? deps.newSecret().slice(0, 20) : null;
  const chosen = await choosePassword(deps, input.password ?? made ?? '', [email]);
  if (!chosen.ok) return fail(chosen.error);
  const kept = {
    passwordHash: chosen.value,
    mustChangePassword: made !== null,
    passwordEndsAt: made === null ? null : new Date(now.getTime() + oneTimeMs),
  };
  // If two processes start at once, one of them is first.
  const isFirst =
    alone === undefined
      ? await add(deps, { id: deps.newId(), email, ...kept }, now)
      : await renew(deps, alone.id, kept, now);
  return ok(isFirst ? { email, oneTimePassword: made } : null);
}

interface OwnPassword {
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly passwordEndsAt: Date | null;
}

async function add(
  { db }: StaffDependencies,
  { id, email, ...password }: OwnPassword & { readonly id: string; readonly email: string },
  now: Date,
): Promise<boolean> {
  const name = email.split('@')[0] ?? email;
  const role = 'owner';
  return db.transaction(async (tx) => {
    if (!(await addStaff(tx, { id, email, name, role, ...password }, now))) return false;
    await writeAudit(
      tx,
      firstStart,
      { action: 'create', entity: 'staff', entityId: id, before: null, after: { email, name, role } },
      now,
    );
    return true;
  });
}

async function renew(
  { db }: StaffDependencies,
  id: string,
  { passwordHash, mustChangePassword, passwordEndsAt }: OwnPassword,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const person = await lockStaff(tx, id);
    if (person?.passwordEndsAt == null || person.passwordEndsAt > now) return false;
    await saveStaff(tx, id, {
      password_hash: passwordHash,
      must_change_password: mustChangePassword,
      password_ends_at: passwordEndsAt,
    });
    return true;
  });
}
