import { fail, ok, type Result } from '../../../shared/result.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import { verifyPassword } from '../../../platform/logins/password-hash.ts';
import { customerByEmail, type StoredCustomer } from '../infrastructure/stored-customer.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

export type NotConfirmed = { readonly code: 'password-wrong' } | TooManyLogins;

/**
 * What cannot be undone asks for the password once more: the browser may have been left open.
 * Wrong ones count like wrong logins.
 * @param client address of the computer
 * @returns the account with the password that was right, for `lockWithPassword`
 */
export async function confirmPassword(
  deps: CustomersDependencies,
  { email, password, client }: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<StoredCustomer, NotConfirmed>> {
  const { db } = deps;
  const now = deps.now();
  const emailKey = emailKeyOf(email);
  const attempt = await beginAttempt(db, { emailKey, client, isLimited: deps.limitAttempts }, now);
  const customer = await customerByEmail(db, emailKey);
  const tried = { client, person: { who: 'customer', id: customer?.id ?? null } } as const;
  if (!attempt.ok) {
    deps.recordSecurityEvent({ kind: 'login-refused', ...tried });
    return attempt;
  }
  if (customer === null || !(await verifyPassword(password, customer.passwordHash))) {
    deps.recordSecurityEvent({ kind: 'login-failed', ...tried });
    return fail({ code: 'password-wrong' });
  }
  await noteSuccess(db, attempt.value);
  return ok(customer);
}
