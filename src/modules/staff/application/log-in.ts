import type { Tx } from '../../../platform/db/db.ts';
import { knownDevice, rememberDevice, type Browser } from '../../../platform/logins/known-devices.ts';
import { beginAttempt, noteSuccess, sessionAsDevice } from '../../../platform/logins/login-attempts.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { pretendToVerify, verifyPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isProtected, methodsOf, type LoginMethod } from '../domain/second-factor.ts';
import { addLoginStep } from '../infrastructure/stored-login-step.ts';
import { secondFactorOf } from '../infrastructure/stored-second-factor.ts';
import { findStaff, lockWithPassword, saveStaff, type StoredStaff } from '../infrastructure/stored-staff.ts';
import { addStaffSession } from '../infrastructure/stored-staff-session.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { newDeviceMail } from './staff-mails.ts';
import { profileOf, type StaffProfile } from './staff-profile.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

export type LoginRefusal =
  /** Address or password is wrong; the answer does not say which. */
  { readonly code: 'login-refused' } | TooManyLogins;

export interface LoggedInStaff {
  readonly kind: 'logged-in';
  /** For the browser's cookie. */
  readonly token: string;
  /** The value of the cookie that identifies the browser at its next login. */
  readonly deviceCookie: string;
  readonly profile: StaffProfile;
}

/** The password was right, and a second step is required. This gives no access yet. */
export interface HalfLoggedIn {
  readonly kind: 'second-factor';
  /** For a cookie that is sent to the second step only. */
  readonly token: string;
  /** The possible second steps. If there are none, an owner or the operator of the machine must help. */
  readonly methods: readonly LoginMethod[];
}

/** Logs a browser in, or begins to if the person has a second factor. */
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
      // The password may have been changed after it was checked, which ends all sessions.
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
 * Logs in somebody who has passed all steps. They are notified if they have never logged in with this browser before,
 * except at their very first login.
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
  const session = { id: deps.newId(), staffId: person.id, device: browser.name };
  await addStaffSession(tx, session, token, now);
  const { newSecret } = deps;
  const known = await rememberDevice(tx, accountOf(person.id), { device: browser.device, newSecret }, now);
  if (known.isNew && person.loggedInAt !== null) {
    await orderMail(tx, () => newDeviceMail(person.email, browser.name, now), now);
  }
  return { kind: 'logged-in', token, deviceCookie: known.cookie, profile: profileOf(person, deps) };
}

/**
 * Whether it is the person's password. Each attempt is noted before the password is checked, so that parallel attempts
 * are counted.
 * @param person null: nobody with this address may log in, which takes equally long to answer
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
    session = null,
  }: {
    readonly email: string;
    readonly password: string;
    readonly browser: Pick<Browser, 'client' | 'device'>;
    /** Token of the session of somebody who is logged in. */
    readonly session?: string | null;
  },
): Promise<Result<StoredStaff, LoginRefusal>> {
  const at = now();
  const known = () => (person === null ? null : knownDevice(db, accountOf(person.id), browser.device, at));
  const attempt = await beginAttempt(
    db,
    {
      emailKey: loginKeyOf(email),
      client: browser.client,
      device: session === null ? await known() : sessionAsDevice(hashOf(session)),
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
  const isIt = (typed: string) => (kept === null ? pretendToVerify(typed) : verifyPassword(typed, kept));
  // A one-time password is pasted, often with the blank or line break that stood beside it. Only such a password costs
  // a second check, and of an unknown address, too (NIST SP 800-63B 5.1.1.2).
  const isRight = (await isIt(password)) || (password !== password.trim() && (await isIt(password.trim())));
  if (person === null || !isRight) {
    recordSecurityEvent({ kind: 'login-failed', ...asked });
    return fail({ code: 'login-refused' });
  }
  await noteSuccess(db, attempt.value);
  return ok(person);
}

/** For the security log: a completed login. */
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

/** The key of somebody's attempts. Attempts of customers are in the same table, and an address may belong to both. */
export function loginKeyOf(email: string): string {
  return `staff ${emailKeyOf(email)}`;
}

/** The key of somebody's known browsers. */
export const accountOf = (id: string): string => `staff ${id}`;
