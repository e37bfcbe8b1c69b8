import { orderMail } from '../../../platform/mail/mail.ts';
import { addressIn } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { emailKeyOf, emailLinksPerDay } from '../domain/session-rules.ts';
import { customerByEmail, personOf, setEmail } from '../infrastructure/stored-customer.ts';
import { addEmailLink, emailLinksSince, useEmailLink } from '../infrastructure/stored-email-link.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { movedMail, newEmailMail, ownEmailMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { profileOf, type Profile } from './logged-in.ts';

const dayMs = 86_400_000;

type TooMany = { readonly code: 'too-many-requests' };

/** Asks for another address: it becomes the account's when the link is followed that is mailed to it. */
export async function askForEmail(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly email: string },
  request: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<void, NotConfirmed | TooMany | { readonly code: 'email-taken' }>> {
  const { password, client } = request;
  const confirmed = await confirmPassword(deps, { email: who.email, password, client });
  if (!confirmed.ok) return confirmed;
  const other = await customerByEmail(deps.db, emailKeyOf(request.email));
  if (other !== null && other.id !== who.id) return fail({ code: 'email-taken' });
  return mailLink(deps, who.id, request.email.trim(), newEmailMail);
}

/** Mails a link to the account's own address, which shows that it is the owner's. */
export async function askToConfirmEmail(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly email: string },
): Promise<Result<void, TooMany>> {
  return mailLink(deps, who.id, who.email, ownEmailMail);
}

async function mailLink(
  deps: CustomersDependencies,
  customerId: string,
  email: string,
  mail: typeof newEmailMail,
): Promise<Result<void, TooMany>> {
  const now = deps.now();
  const token = deps.newSecret();
  return deps.db.transaction(async (tx): Promise<Result<void, TooMany>> => {
    const asked = await emailLinksSince(tx, customerId, new Date(now.getTime() - dayMs));
    if (asked >= emailLinksPerDay) return fail({ code: 'too-many-requests' });
    await addEmailLink(tx, token, { customerId, email, emailKey: emailKeyOf(email) }, now);
    // After '#': no server and no log sees it, and programs that open links in mails confirm nothing.
    const { language } = await personOf(tx, customerId);
    const page = addressIn(language, '/account/confirm-email');
    await orderMail(tx, mail({ email, language }, `${deps.publicUrl}${page}#token=${token}`), now);
    return ok(undefined);
  });
}

/**
 * Follows a link: the account has the address from now on, and the address before is told. Works without a login,
 * since mails are often read elsewhere.
 */
export async function followEmailLink(
  deps: CustomersDependencies,
  token: string,
): Promise<Result<Profile, { readonly code: 'mail-link-expired' | 'email-taken' }>> {
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<Profile, { readonly code: 'mail-link-expired' | 'email-taken' }>> => {
      const linked = await useEmailLink(tx, token, now);
      if (linked === null) return fail({ code: 'mail-link-expired' });
      const before = await personOf(tx, linked.customerId);
      if (!(await setEmail(tx, linked.customerId, linked, now))) return fail({ code: 'email-taken' });
      if (emailKeyOf(before.email) !== linked.emailKey) await orderMail(tx, movedMail(before), now);
      return ok(profileOf(await personOf(tx, linked.customerId)));
    },
  );
}
