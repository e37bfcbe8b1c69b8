import type { Tx } from '../../../platform/db/db.ts';
import { countForAddress } from '../../../platform/logins/address-counts.ts';
import { forgetDevices } from '../../../platform/logins/known-devices.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addressIn } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { accountOf, emailLinksPerDay } from '../domain/session-rules.ts';
import { customerPasskeys } from '../infrastructure/stored-challenge.ts';
import {
  customerByEmail,
  lockWithPassword,
  personOf,
  lockCustomer,
  setEmail,
  setPassword,
} from '../infrastructure/stored-customer.ts';
import {
  addEmailLink,
  isKeptForOther,
  emailLinksSince,
  emailLinkOf,
  isConfirmedSince,
  useEmailLink,
  useUpLaterStops,
  useUpMailedLinks,
} from '../infrastructure/stored-links.ts';
import { endAllSessions } from '../infrastructure/stored-session.ts';
import { broughtBackMail, newEmailMail, ownEmailMail, stopMail, movedMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { confirmPassword, type NotConfirmed } from './passwords.ts';
import { profileOf, type Profile } from './sessions.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/** Counted by days: after one more it is possible again. */
export type TooMany = { readonly code: 'too-many-requests'; readonly waitMs: number };

/**
 * Asks for another address: it becomes the account's when the link is followed that is mailed to it. The present one is
 * told at once, with a link that stops the change: the password may be all that the person asking has.
 */
export async function askForEmail(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly sessionId: string; readonly email: string },
  request: { readonly email: string; readonly password: string; readonly client: string },
): Promise<Result<void, NotConfirmed | TooMany | { readonly code: 'email-taken' }>> {
  const { password, client } = request;
  const confirmed = await confirmPassword(deps, {
    email: who.email,
    sessionId: who.sessionId,
    password,
    client,
  });
  if (!confirmed.ok) return confirmed;
  const other = await customerByEmail(deps.db, emailKeyOf(request.email));
  if (other !== null && other.id !== who.id) return fail({ code: 'email-taken' });
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NotConfirmed | TooMany>> => {
    if (!(await lockWithPassword(tx, confirmed.value))) return fail({ code: 'password-wrong' });
    const email = request.email.trim();
    const isOwn = emailKeyOf(email) === emailKeyOf(who.email);
    const mail = isOwn ? ownEmailMail : newEmailMail;
    const asked = await mailLink(deps, tx, { customerId: who.id, email, mail }, now);
    if (!asked.ok || isOwn) return asked;
    const token = deps.newSecret();
    const present = { customerId: who.id, email: who.email, emailKey: emailKeyOf(who.email) };
    // The present address may be a stranger's, too, and the account one of several opened with it, one after the other.
    const stops = await countForAddress(tx, present.emailKey, 'stop', now);
    if (stops > emailLinksPerDay) return fail({ code: 'too-many-requests', waitMs: dayMs });
    await addEmailLink(tx, token, { ...present, kind: 'stop' }, now);
    const { language } = await personOf(tx, who.id);
    const page = addressIn(language, '/account/stop-email');
    await orderMail(
      tx,
      () => stopMail({ email: who.email, language }, `${deps.publicUrl}${page}#token=${token}`),
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
  return deps.db.transaction((tx) => mailOwnLink(deps, tx, who, deps.now()));
}

/** Does so within the transaction of what makes it necessary, such as the opening of the account. */
export function mailOwnLink(
  deps: CustomersDependencies,
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<Result<void, TooMany>> {
  return mailLink(deps, tx, { customerId: id, email, mail: ownEmailMail }, now);
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
  // The address may be a stranger's, to whom several accounts write.
  const mailed = await countForAddress(tx, emailKeyOf(email), 'link', now);
  if (asked >= emailLinksPerDay || mailed > emailLinksPerDay)
    return fail({ code: 'too-many-requests', waitMs: dayMs });
  const token = deps.newSecret();
  await addEmailLink(tx, token, { customerId, kind: 'confirm', email, emailKey: emailKeyOf(email) }, now);
  // After '#': no server and no log sees it, and programs that open links in mails confirm nothing.
  const { language } = await personOf(tx, customerId);
  const page = addressIn(language, '/account/confirm-email');
  await orderMail(tx, () => mail({ email, language }, `${deps.publicUrl}${page}#token=${token}`), now);
  return ok(undefined);
}

type Expired = { readonly code: 'mail-link-expired' };
type NotFollowed =
  | Expired
  /** By an earlier press, or by a link that set a password. */
  | { readonly code: 'email-confirmed-already' }
  | NotConfirmed
  | { readonly code: 'email-taken' }
  /** The link does not prove who owns the account: somebody may have opened it with a stranger's address. */
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
  if (linked?.kind !== 'confirm') {
    const isConfirmed = linked === null && (await isConfirmedSince(deps.db, token));
    return fail({ code: isConfirmed ? 'email-confirmed-already' : 'mail-link-expired' });
  }
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
    const isKept = await isKeptForOther(tx, linked.emailKey, linked.customerId, now);
    if (isKept || !(await setEmail(tx, linked.customerId, linked, now))) return fail({ code: 'email-taken' });
    await useUpMailedLinks(tx, linked.customerId, now);
    await useUpLaterStops(tx, linked.customerId, linked.emailKey, now);
    isOther = emailKeyOf(before.email) !== linked.emailKey;
    if (isOther) await orderMail(tx, () => movedMail(before), now);
    return ok(profileOf(await personOf(tx, linked.customerId)));
  });
  const person = { who: 'customer', id: linked.customerId } as const;
  if (followed.ok && isOther) deps.recordSecurityEvent({ kind: 'email-changed', client, person });
  return followed;
}

/** There is none to ask for anew: a password set by mail does what is left to do. */
type Spent = { readonly code: 'mail-link-over' };

/**
 * Somebody got a link that they never asked for. At the address of the account itself, or at the one that it has just
 * been moved away from, that means that a stranger is in it: the account has this address again, and all sessions,
 * passkeys, known browsers and links end, and the password with them, so that only the readers of that address get in
 * again, by asking for a new one. The address that loses the account gets a mail, because the link may reach a mailbox
 * that its owner has given up. A link to an address that the account does not have yet is merely used up.
 * @param client address of the computer
 * @returns whether the account was closed until it has another password
 */
export async function refuseEmailLink(
  deps: CustomersDependencies,
  { token, client }: { readonly token: string; readonly client: string },
): Promise<Result<{ readonly isLocked: boolean }, Spent>> {
  const now = deps.now();
  const linked = await emailLinkOf(deps.db, token, now);
  if (linked === null) return fail({ code: 'mail-link-over' });
  // Before the transaction: it takes a third of a second.
  const unknowable = await hashPassword(deps.newSecret());
  let isBroughtBack = false;
  const refused = await deps.db.transaction(
    async (tx): Promise<Result<{ readonly isLocked: boolean }, Spent>> => {
      const account = await lockCustomer(tx, linked.customerId);
      if (!(await useEmailLink(tx, token, now))) return fail({ code: 'mail-link-over' });
      const isThere = account?.emailKey === linked.emailKey;
      if (!isThere && linked.kind === 'stop') {
        const before = await personOf(tx, linked.customerId);
        isBroughtBack = await setEmail(tx, linked.customerId, linked, now);
        if (isBroughtBack) await orderMail(tx, () => broughtBackMail(before), now);
      }
      const isLocked = isThere || isBroughtBack;
      if (isLocked) {
        await setPassword(tx, linked.customerId, unknowable, now);
        await customerPasskeys.remove(tx, linked.customerId, null);
        await useUpMailedLinks(tx, linked.customerId, now);
        await useUpLaterStops(tx, linked.customerId, linked.emailKey, now);
        await endAllSessions(tx, linked.customerId, now);
        await forgetDevices(tx, accountOf(linked.customerId));
      }
      return ok({ isLocked });
    },
  );
  const person = { who: 'customer', id: linked.customerId } as const;
  if (refused.ok && refused.value.isLocked) {
    deps.recordSecurityEvent({ kind: 'logged-out-everywhere', client, person });
    if (isBroughtBack) deps.recordSecurityEvent({ kind: 'email-changed', client, person });
  }
  return refused;
}
