import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import { lockCustomer, personOf, setEmail, setPassword } from '../infrastructure/stored-customer.ts';
import { emailLinkOf, useEmailLink } from '../infrastructure/stored-email-link.ts';
import { useUpMailedLinks } from '../infrastructure/stored-mailed-links.ts';
import { endAllSessions } from '../infrastructure/stored-session.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { movedMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { profileOf, type Profile } from './logged-in.ts';

type Expired = { readonly code: 'mail-link-expired' };
type NotFollowed =
  | Expired
  | NotConfirmed
  | { readonly code: 'email-taken' }
  /** The link does not show whose the account is: somebody may have opened it with a stranger's address. */
  | { readonly code: 'link-needs-password' };

/**
 * Follows a link: the account has the address from now on, and the old address gets a mail. The link alone shows who
 * reads the mail, not whose account it is, so it also takes the account's session or its password. Mails are often read
 * on another device, where the password does.
 */
export async function followEmailLink(
  deps: CustomersDependencies,
  request: {
    readonly token: string;
    /** The customer who is logged in where the link is followed. */
    readonly customerId: string | null;
    readonly password: string | null;
    readonly client: string;
  },
): Promise<Result<Profile, NotFollowed>> {
  const { token, password, client } = request;
  const now = deps.now();
  const linked = await emailLinkOf(deps.db, token, now);
  if (linked?.kind !== 'confirm') return fail({ code: 'mail-link-expired' });
  if (linked.customerId !== request.customerId) {
    if (password === null) return fail({ code: 'link-needs-password' });
    const { email } = await personOf(deps.db, linked.customerId);
    const confirmed = await confirmPassword(deps, { email, password, client });
    if (!confirmed.ok) return confirmed;
  }
  let isOther = false;
  const followed = await deps.db.transaction(async (tx): Promise<Result<Profile, NotFollowed>> => {
    await lockCustomer(tx, linked.customerId);
    // Another password has used it up meanwhile.
    if (!(await useEmailLink(tx, token, now))) return fail({ code: 'mail-link-expired' });
    const before = await personOf(tx, linked.customerId);
    if (!(await setEmail(tx, linked.customerId, linked, now))) return fail({ code: 'email-taken' });
    await useUpMailedLinks(tx, linked.customerId, now);
    isOther = emailKeyOf(before.email) !== linked.emailKey;
    if (isOther) await orderMail(tx, movedMail(before), now);
    return ok(profileOf(await personOf(tx, linked.customerId)));
  });
  const person = { who: 'customer', id: linked.customerId } as const;
  if (followed.ok && isOther) deps.recordSecurityEvent({ kind: 'email-changed', client, person });
  return followed;
}

/**
 * Somebody got a link that they never asked for. At the address of the account itself that means that a stranger is in
 * it: all sessions, passkeys and links end, and the password with them, so that only the readers of that address get in again, by
 * asking for a new one. A link to an address that the account does not have yet is merely used up.
 * @returns whether the account was closed until it has another password
 */
export async function refuseEmailLink(
  deps: CustomersDependencies,
  token: string,
): Promise<Result<{ readonly isLocked: boolean }, Expired>> {
  const now = deps.now();
  const linked = await emailLinkOf(deps.db, token, now);
  if (linked === null) return fail({ code: 'mail-link-expired' });
  // Before the transaction: it takes a third of a second.
  const unknowable = await hashPassword(deps.newSecret());
  return deps.db.transaction(async (tx): Promise<Result<{ readonly isLocked: boolean }, Expired>> => {
    const account = await lockCustomer(tx, linked.customerId);
    if (!(await useEmailLink(tx, token, now))) return fail({ code: 'mail-link-expired' });
    const isLocked = account?.emailKey === linked.emailKey;
    if (isLocked) {
      await setPassword(tx, linked.customerId, unknowable, now);
      await customerPasskeys.remove(tx, linked.customerId, null);
      await useUpMailedLinks(tx, linked.customerId, now);
      await endAllSessions(tx, linked.customerId, now);
    }
    return ok({ isLocked });
  });
}
