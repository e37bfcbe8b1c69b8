import { fail, ok, type Result } from '../../../shared/result.ts';
import { mayTryLogin } from '../../../platform/logins/login-limits.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { failedAttempts, noteAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import { verifyPassword } from '../../../platform/logins/password-hash.ts';
import { customerByEmail } from '../infrastructure/stored-customer.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

export type NotConfirmed = { readonly code: 'password-wrong' } | { readonly code: 'too-many-logins' };

/**
 * Before what cannot be undone, whoever is logged in shows the password once more: a browser may have been left open.
 * Wrong ones count like wrong logins.
 * @param client address of the computer
 */
export async function confirmPassword(
  deps: CustomersDependencies,
  { email, password, client }: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<void, NotConfirmed>> {
  const { db } = deps;
  const now = deps.now();
  const emailKey = emailKeyOf(email);
  if (deps.limitAttempts && !mayTryLogin(await failedAttempts(db, emailKey, client, now))) {
    return fail({ code: 'too-many-logins' });
  }
  const attempt = await noteAttempt(db, emailKey, client, now);
  const customer = await customerByEmail(db, emailKey);
  if (customer === null || !(await verifyPassword(password, customer.passwordHash))) {
    return fail({ code: 'password-wrong' });
  }
  await noteSuccess(db, attempt);
  return ok(undefined);
}
