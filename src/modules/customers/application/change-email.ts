import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { addressIn } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs } from '../../../shared/durations.ts';
import { emailKeyOf, emailLinksPerDay } from '../domain/session-rules.ts';
import { customerByEmail, lockWithPassword, personOf } from '../infrastructure/stored-customer.ts';
import { addEmailLink, emailLinksSince } from '../infrastructure/stored-email-link.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { newEmailMail, ownEmailMail, stopMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

type TooMany = { readonly code: 'too-many-requests' };

/**
 * Asks for another address: it becomes the account's when the link is followed that is mailed to it. The present one is
 * told at once, with a link that stops the change: the password may be all that the person asking has.
 */
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
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NotConfirmed | TooMany>> => {
    if (!(await lockWithPassword(tx, confirmed.value))) return fail({ code: 'password-wrong' });
    const email = request.email.trim();
    const asked = await mailLink(deps, tx, { customerId: who.id, email, mail: newEmailMail }, now);
    if (!asked.ok || emailKeyOf(email) === emailKeyOf(who.email)) return asked;
    const token = deps.newSecret();
    const present = { customerId: who.id, email: who.email, emailKey: emailKeyOf(who.email) };
    await addEmailLink(tx, token, { ...present, kind: 'stop' }, now);
    const { language } = await personOf(tx, who.id);
    const page = addressIn(language, '/account/stop-email');
    await orderMail(
      tx,
      stopMail({ email: who.email, language }, `${deps.publicUrl}${page}#token=${token}`),
      now,
    );
    return ok(undefined);
  });
}

/** Mails a link to the account's own address, which shows that it is the owner's. */
export async function askToConfirmEmail(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly email: string },
): Promise<Result<void, TooMany>> {
  return deps.db.transaction((tx) =>
    mailLink(deps, tx, { customerId: who.id, email: who.email, mail: ownEmailMail }, deps.now()),
  );
}

async function mailLink(
  deps: CustomersDependencies,
  tx: Tx,
  {
    customerId,
    email,
    mail,
  }: { readonly customerId: string; readonly email: string; readonly mail: typeof newEmailMail },
  now: Date,
): Promise<Result<void, TooMany>> {
  const asked = await emailLinksSince(tx, customerId, new Date(now.getTime() - dayMs));
  if (asked >= emailLinksPerDay) return fail({ code: 'too-many-requests' });
  const token = deps.newSecret();
  await addEmailLink(tx, token, { customerId, kind: 'confirm', email, emailKey: emailKeyOf(email) }, now);
  // After '#': no server and no log sees it, and programs that open links in mails confirm nothing.
  const { language } = await personOf(tx, customerId);
  const page = addressIn(language, '/account/confirm-email');
  await orderMail(tx, mail({ email, language }, `${deps.publicUrl}${page}#token=${token}`), now);
  return ok(undefined);
}
