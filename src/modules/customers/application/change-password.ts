import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { passwordProblem } from '../../../platform/logins/password-rules.ts';
import { commonPasswords } from '../../../platform/logins/common-passwords.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import { lockWithPassword, personOf, setPassword } from '../infrastructure/stored-customer.ts';
import { useUpMailedLinks } from '../infrastructure/stored-mailed-links.ts';
import { endAllSessions } from '../infrastructure/stored-session.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { passwordChangedMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import type { PasswordRefusal } from './sign-up.ts';

/** Sets another password, against the present one, and logs out all other devices. */
export async function changePassword(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly sessionId: string; readonly email: string },
  request: { readonly password: string; readonly newPassword: string; readonly client: string },
): Promise<Result<void, NotConfirmed | PasswordRefusal>> {
  const { email } = who;
  const confirmed = await confirmPassword(deps, { email, ...request });
  if (!confirmed.ok) return confirmed;
  const holder = await personOf(deps.db, who.id);
  const words = { personal: [email, holder.name], shop: await deps.shopWords() };
  const problem = passwordProblem(request.newPassword, await commonPasswords(), words);
  if (problem !== null) return fail({ code: 'password-refused', problem });
  // Before the transaction: it takes a third of a second.
  const passwordHash = await hashPassword(request.newPassword);
  const now = deps.now();
  const changed = await deps.db.transaction(async (tx): Promise<Result<void, NotConfirmed>> => {
    if (!(await lockWithPassword(tx, confirmed.value))) return fail({ code: 'password-wrong' });
    await setPassword(tx, who.id, passwordHash, now);
    await useUpMailedLinks(tx, who.id, now);
    await endAllSessions(tx, who.id, now, who.sessionId);
    await orderMail(tx, passwordChangedMail(holder, await customerPasskeys.of(tx, who.id)), now);
    return ok(undefined);
  });
  const person = { who: 'customer', id: who.id } as const;
  if (changed.ok) deps.recordSecurityEvent({ kind: 'password-changed', client: request.client, person });
  return changed;
}
