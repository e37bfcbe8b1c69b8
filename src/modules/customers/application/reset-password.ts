import { orderMail } from '../../../platform/mail/mail.ts';
import { addressIn } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { passwordProblem } from '../../../platform/logins/password-rules.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { commonPasswords } from '../../../platform/logins/common-passwords.ts';
import { clientKeyOf, noteOwner } from '../../../platform/logins/login-attempts.ts';
import { maySendReset } from '../../../platform/logins/reset-mail-limits.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import {
  confirmEmail,
  customerByEmail,
  lockCustomer,
  setPassword,
} from '../infrastructure/stored-customer.ts';
import { useUpMailedLinks } from '../infrastructure/stored-mailed-links.ts';
import { addReset, resetMailsOf, resetOf, useReset } from '../infrastructure/stored-reset.ts';
import { endAllSessions } from '../infrastructure/stored-session.ts';
import { passwordChangedMail, resetMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import type { PasswordRefusal } from './sign-up.ts';

interface Reset {
  readonly removed: number;
  /** How many are left. */
  readonly passkeys: number;
}

/**
 * Mails a link to set a new password. Says the same whether the address has an account or not.
 * @param client address of the computer that asks
 */
export async function forgotPassword(
  deps: CustomersDependencies,
  { email, client }: { readonly email: string; readonly client: string },
): Promise<void> {
  const now = deps.now();
  const customer = await customerByEmail(deps.db, emailKeyOf(email));
  if (customer === null) return;
  const token = deps.newSecret();
  await deps.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const clientKey = await clientKeyOf(tx, client);
    if (!maySendReset(await resetMailsOf(tx, customer.id, clientKey, now))) return;
    await addReset(tx, { customerId: customer.id, clientKey, token }, now);
    await orderMail(
      tx,
      resetMail(customer, `${deps.publicUrl}${addressIn(customer.language, '/passwort-neu')}#token=${token}`),
      now,
    );
  });
}

/**
 * Sets a new password by the mailed link, once, and logs everybody else out. Passkeys stay unless they are to go: most
 * people have merely forgotten the password that they do not need with them.
 * @param client address of the computer, from which logging in is then possible whatever was tried before
 * @returns how many passkeys the account still has
 */
export async function resetPassword(
  deps: CustomersDependencies,
  {
    token,
    password,
    removePasskeys,
    client,
  }: {
    readonly token: string;
    readonly password: string;
    /** Whether somebody else may have added some. */
    readonly removePasskeys: boolean;
    readonly client: string;
  },
): Promise<Result<Pick<Reset, 'passkeys'>, PasswordRefusal | { readonly code: 'mail-link-expired' }>> {
  const owner = await resetOf(deps.db, token, deps.now());
  if (owner === null) return fail({ code: 'mail-link-expired' });
  const words = { personal: [owner.email, owner.name], shop: await deps.shopWords() };
  const problem = passwordProblem(password, await commonPasswords(), words);
  if (problem !== null) return fail({ code: 'password-refused', problem });
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  const changed = await deps.db.transaction(
    async (tx): Promise<Result<Reset, { readonly code: 'mail-link-expired' }>> => {
      await lockCustomer(tx, owner.customerId);
      if (!(await useReset(tx, token, now))) return fail({ code: 'mail-link-expired' });
      await setPassword(tx, owner.customerId, passwordHash, now);
      await useUpMailedLinks(tx, owner.customerId, now);
      // Having the link proves access to the mailbox.
      await confirmEmail(tx, owner.customerId, now);
      await noteOwner(tx, emailKeyOf(owner.email), client, now);
      await endAllSessions(tx, owner.customerId, now);
      const removed = removePasskeys ? await customerPasskeys.remove(tx, owner.customerId, null) : [];
      const left = await customerPasskeys.of(tx, owner.customerId);
      await orderMail(tx, passwordChangedMail(owner, left), now);
      return ok({ removed: removed.length, passkeys: left.length });
    },
  );
  const person = { who: 'customer', id: owner.customerId } as const;
  if (changed.ok) {
    deps.recordSecurityEvent({ kind: 'password-changed', client, person });
    if (changed.value.removed > 0) deps.recordSecurityEvent({ kind: 'passkey-removed', client, person });
  }
  return changed;
}
