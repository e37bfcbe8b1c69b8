import type { Tx } from '../../../platform/db/db.ts';
import { knownDevice, rememberDevice, type Browser } from '../../../platform/logins/known-devices.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { pretendToVerify, verifyPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isProtected, methodsOf, type LoginMethod } from '../domain/second-factor.ts';
import { addLoginStep } from '../infrastructure/stored-login-step.ts';
import { secondFactorOf } from '../infrastructure/stored-second-factor.ts';
import {
  emailKeyOf,
  findStaff,
  lockWithPassword,
  saveStaff,
  type StoredStaff,
} from '../infrastructure/stored-staff.ts';
import { addStaffSession } from '../infrastructure/stored-staff-session.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { newDeviceMail } from './staff-mails.ts';
import { profileOf, type StaffProfile } from './staff-profile.ts';

export type LoginRefusal =
  /** Address or password is wrong; nobody learns which. */
  { readonly code: 'login-refused' } | TooManyLogins;

export interface LoggedInStaff {
  readonly kind: 'logged-in';
  /** For the browser's cookie. */
  readonly token: string;
  /** For the cookie by which the browser is known at its next login. */
  readonly deviceToken: string;
  readonly profile: StaffProfile;
}

/** The password was right, and something else is asked for. It gives no access. */
export interface HalfLoggedIn {
  readonly kind: 'second-factor';
  /** For a cookie that the second step alone sees. */
  readonly token: string;
  /** What it can be; none: an owner, or who runs the machine, must help. */
  readonly methods: readonly LoginMethod[];
}

/** Logs a browser in, or begins to where somebody has a second factor. */
export async function logIn(
  deps: StaffDependencies,
  {
    email,
    password,
    browser,
  }: { readonly email: string; readonly password: string; readonly browser: Browser },
): Promise<Result<LoggedInStaff | HalfLoggedIn, LoginRefusal>> {
  const found = await findStaff(deps.db, { email });
  const known = found?.deactivatedAt === null ? found : null;
  const tried = await tryPassword(deps, known, { email, password, browser });
  if (!tried.ok) return tried;
  const person = tried.value;
  const now = deps.now();
  const begun = await deps.db.transaction(
    async (tx): Promise<Result<LoggedInStaff | HalfLoggedIn, LoginRefusal>> => {
      // Between looking at the password and now it may have been changed, and all sessions ended.
      if (!(await lockWithPassword(tx, person))) return fail({ code: 'login-refused' });
      const factor = await secondFactorOf(tx, person.id);
      if (!isProtected(factor)) return ok(await beginStaffSession(deps, tx, person, browser));
      const token = deps.newSecret();
      await addLoginStep(tx, token, { staffId: person.id, challenge: null }, now);
      return ok({ kind: 'second-factor', token, methods: methodsOf(factor) });
    },
  );
  if (begun.ok && begun.value.kind === 'logged-in') noteLogin(deps, browser, person, null);
  return begun;
}

/**
 * Logs in somebody who has shown all that is asked for. They hear of it where they have never logged in in this browser;
 * not at their very first login, which is always that.
 */
export async function beginStaffSession(
  deps: StaffDependencies,
  tx: Tx,
  person: StoredStaff,
  browser: Browser,
): Promise<LoggedInStaff> {
  const now = deps.now();
  const token = deps.newSecret();
  await saveStaff(tx, person.id, { logged_in_at: now });
  await addStaffSession(tx, person.id, token, now);
  const { newSecret } = deps;
  const known = await rememberDevice(tx, accountOf(person.id), { device: browser.device, newSecret }, now);
  if (known.isNew && person.loggedInAt !== null) {
    await orderMail(tx, newDeviceMail(person.email, browser.name, now), now);
  }
  return { kind: 'logged-in', token, deviceToken: known.token, profile: profileOf(person, deps) };
}

/**
 * Whether it is the password of somebody. Each attempt is noted before the password is looked at, so that many at once
 * are counted.
 * @param person null: nobody with this address may log in, which takes as long to find out
 */
export async function tryPassword(
  {
    db,
    now,
    limitAttempts,
    recordSecurityEvent,
  }: Pick<StaffDependencies, 'db' | 'now' | 'limitAttempts' | 'recordSecurityEvent'>,
  person: StoredStaff | null,
  {
    email,
    password,
    browser,
  }: {
    readonly email: string;
    readonly password: string;
    readonly browser: Pick<Browser, 'client' | 'device'>;
  },
): Promise<Result<StoredStaff, LoginRefusal>> {
  const at = now();
  const attempt = await beginAttempt(
    db,
    {
      emailKey: loginKeyOf(email),
      client: browser.client,
      device: person === null ? null : await knownDevice(db, accountOf(person.id), browser.device, at),
      isLimited: limitAttempts,
    },
    at,
  );
  const asked = { client: browser.client, person: { who: 'staff', id: person?.id ?? null } } as const;
  if (!attempt.ok) {
    recordSecurityEvent({ kind: 'login-refused', ...asked });
    return attempt;
  }
  const hasEnded = person?.passwordEndsAt != null && person.passwordEndsAt <= at;
  const kept = hasEnded ? null : (person?.passwordHash ?? null);
  const isRight = kept === null ? await pretendToVerify(password) : await verifyPassword(password, kept);
  if (person === null || !isRight) {
    recordSecurityEvent({ kind: 'login-failed', ...asked });
    return fail({ code: 'login-refused' });
  }
  await noteSuccess(db, attempt.value);
  return ok(person);
}

/** For the security log: a login with all that was asked for. */
export function noteLogin(
  { recordSecurityEvent }: Pick<StaffDependencies, 'recordSecurityEvent'>,
  { client }: Pick<Browser, 'client'>,
  { id }: Pick<StoredStaff, 'id'>,
  shown: 'second-factor-passed' | 'recovery-code-used' | null,
): void {
  const by = { client, person: { who: 'staff', id } } as const;
  if (shown !== null) recordSecurityEvent({ kind: shown, ...by });
  recordSecurityEvent({ kind: 'login', ...by });
}

/** Under what attempts are kept. Customers' are in the same place, and the same address may be both. */
export function loginKeyOf(email: string): string {
  return `staff ${emailKeyOf(email)}`;
}

/** Under what somebody's browsers are known. */
export const accountOf = (id: string): string => `staff ${id}`;
