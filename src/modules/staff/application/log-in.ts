import type { Db } from '../../../platform/db/db.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { pretendToVerify, verifyPassword } from '../../../platform/logins/password-hash.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  emailKeyOf,
  findStaff,
  lockWithPassword,
  saveStaff,
  type StoredStaff,
} from '../infrastructure/stored-staff.ts';
import { addStaffSession } from '../infrastructure/stored-staff-session.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { profileOf, type StaffProfile } from './staff-profile.ts';

export type LoginRefusal =
  /** Address or password is wrong; nobody learns which. */
  { readonly code: 'login-refused' } | TooManyLogins;

export interface LoggedInStaff {
  /** For the browser's cookie. */
  readonly token: string;
  readonly profile: StaffProfile;
}

/**
 * Logs a browser in.
 * @param client address of the computer, which is kept hashed
 */
export async function logIn(
  deps: StaffDependencies,
  { email, password, client }: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<LoggedInStaff, LoginRefusal>> {
  const person = await findStaff(deps.db, { email });
  const known = person?.deactivatedAt === null ? person : null;
  const tried = await tryPassword(deps, known, { email, password, client });
  if (!tried.ok) return tried;
  const token = deps.newSecret();
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<LoggedInStaff, LoginRefusal>> => {
    // Between looking at the password and now it may have been changed, and all sessions ended.
    if (!(await lockWithPassword(tx, tried.value))) return fail({ code: 'login-refused' });
    await saveStaff(tx, tried.value.id, { logged_in_at: now });
    await addStaffSession(tx, tried.value.id, token, now);
    return ok({ token, profile: profileOf(tried.value) });
  });
}

/**
 * Whether it is the password of somebody. Each attempt is noted before the password is looked at, so that many at once
 * are counted.
 * @param person null: nobody with this address may log in, which takes as long to find out
 */
export async function tryPassword(
  { db, now, limitAttempts }: { readonly db: Db; readonly now: () => Date; readonly limitAttempts: boolean },
  person: StoredStaff | null,
  { email, password, client }: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<StoredStaff, LoginRefusal>> {
  const at = now();
  const key = loginKeyOf(email);
  const attempt = await beginAttempt(db, { emailKey: key, client, isLimited: limitAttempts }, at);
  if (!attempt.ok) return attempt;
  const hasEnded = person?.passwordEndsAt != null && person.passwordEndsAt <= at;
  const kept = hasEnded ? null : (person?.passwordHash ?? null);
  const isRight = kept === null ? await pretendToVerify(password) : await verifyPassword(password, kept);
  if (person === null || !isRight) return fail({ code: 'login-refused' });
  await noteSuccess(db, attempt.value);
  return ok(person);
}

/** Under what attempts are kept. Customers' are in the same place, and the same address may be both. */
export function loginKeyOf(email: string): string {
  return `staff ${emailKeyOf(email)}`;
}
