import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { lockWithPassword, personOf, removeCustomer } from '../infrastructure/stored-customer.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { deletedMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

/**
 * Deletes an account at once, against its password (Art. 17 GDPR). Orders stay as long as the law demands
 * (Art. 17 (3) b GDPR; § 147 AO, § 257 HGB): their department lets go of the account and restricts them.
 */
export async function deleteAccount(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly email: string },
  request: { readonly password: string; readonly client: string },
): Promise<Result<void, NotConfirmed>> {
  const confirmed = await confirmPassword(deps, { email: who.email, ...request });
  if (!confirmed.ok) return confirmed;
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NotConfirmed>> => {
    if (!(await lockWithPassword(tx, confirmed.value))) return fail({ code: 'password-wrong' });
    const holder = await personOf(tx, who.id);
    for (const { release } of deps.personalData) await release?.(tx, who.id, now);
    await removeCustomer(tx, who.id, emailKeyOf(holder.email));
    await orderMail(tx, deletedMail(holder), now);
    return ok(undefined);
  });
}
