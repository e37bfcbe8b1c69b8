import type { Language } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import { pretendToVerify, verifyPassword } from '../../../platform/logins/password-hash.ts';
import { customerByEmail, lockWithPassword, setLanguage } from '../infrastructure/stored-customer.ts';
import { beginSession } from '../infrastructure/stored-session.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { profileOf, type LoggedIn } from './logged-in.ts';

export type LoginRefusal =
  /** Address or password is wrong; nobody learns which. */
  { readonly code: 'login-refused' } | TooManyLogins;

export interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly client: string;
  /** What browser it is, for the list of sessions. */
  readonly device: string;
  readonly language: Language;
}

/**
 * Logs a browser in. Each attempt is noted before the password is looked at, so that many at once are counted.
 * @param client address of the computer, which is kept hashed
 */
export async function logIn(
  deps: CustomersDependencies,
  { email, password, client, device, language }: LogIn,
): Promise<Result<LoggedIn, LoginRefusal>> {
  const { db } = deps;
  const now = deps.now();
  const emailKey = emailKeyOf(email);
  const attempt = await beginAttempt(db, { emailKey, client, isLimited: deps.limitAttempts }, now);
  if (!attempt.ok) return attempt;
  const customer = await customerByEmail(db, emailKey);
  const isRight =
    customer === null
      ? await pretendToVerify(password)
      : await verifyPassword(password, customer.passwordHash);
  if (customer === null || !isRight) return fail({ code: 'login-refused' });
  const tokens = { access: deps.newSecret(), refresh: deps.newSecret() };
  const begun = await db.transaction(async (tx): Promise<Result<void, LoginRefusal>> => {
    // Between looking at the password and now it may have been changed, and all sessions ended.
    if (!(await lockWithPassword(tx, customer))) return fail({ code: 'login-refused' });
    await beginSession(tx, { id: deps.newId(), customerId: customer.id, device }, tokens, deps.now());
    await setLanguage(tx, customer.id, language);
    return ok(undefined);
  });
  if (!begun.ok) return begun;
  await noteSuccess(db, attempt.value);
  return ok({ tokens, profile: profileOf(customer) });
}
