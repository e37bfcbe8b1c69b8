import {
  commonPasswords,
  isUnchanged,
  passwordProblem,
  type PasswordProblem,
} from '../../../platform/logins/password-rules.ts';
import { isFresh, type TooManyLogins, maySendReset } from '../../../platform/logins/login-limits.ts';
import { forgetDevices } from '../../../platform/logins/known-devices.ts';
import {
  beginAttempt,
  noteSuccess,
  clientKeyOf,
  noteOwner,
  sessionAsDevice,
} from '../../../platform/logins/login-attempts.ts';
import { verifyPassword, hashPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addressIn } from '../../../shared/text/language.ts';
import { accountOf } from '../domain/session-rules.ts';
import { noteProof, provedAtOf, customerPasskeys } from '../infrastructure/stored-challenge.ts';
import {
  customerByEmail,
  type StoredCustomer,
  lockWithPassword,
  personOf,
  setPassword,
  confirmEmail,
  lockCustomer,
} from '../infrastructure/stored-customer.ts';
import {
  useUpEmailLinks,
  useUpLaterStops,
  useUpMailedLinks,
  useUpResets,
  addReset,
  resetMailsOf,
  resetOf,
  useReset,
} from '../infrastructure/stored-links.ts';
import { endAllSessions } from '../infrastructure/stored-session.ts';
import { passwordChangedMail, resetMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { tellOwner } from './tell-owner.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

export type NotConfirmed = { readonly code: 'password-wrong' } | TooManyLogins;

/**
 * What cannot be undone asks for the password once more: the browser may have been left open.
 * Wrong ones count like wrong logins.
 * @param client address of the computer
 * @param sessionId of somebody who is logged in
 * @returns the account with the password that was right, for `lockWithPassword`
 */
export async function confirmPassword(
  deps: CustomersDependencies,
  {
    email,
    password,
    client,
    sessionId = null,
  }: {
    readonly email: string;
    readonly password: string;
    readonly client: string;
    readonly sessionId?: string | null;
  },
): Promise<Result<StoredCustomer, NotConfirmed>> {
  const { db } = deps;
  const now = deps.now();
  const emailKey = emailKeyOf(email);
  const attempt = await beginAttempt(
    db,
    {
      emailKey,
      client,
      isLimited: deps.limitAttempts,
      device: sessionId === null ? null : sessionAsDevice(sessionId),
    },
    now,
  );
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

export type NotProved = NotConfirmed | { readonly code: 'fresh-login-needed' };

/** Somebody who is logged in, and the session in which they change who else may be. */
export interface Owner {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
}

/** Renewed proof of identity; the password is null if the login was recent. */
export interface Proof {
  readonly password: string | null;
  /** Address of the computer. */
  readonly client: string;
}

/** The browser may have been left open, so a password or a passkey of the last ten minutes is asked for. */
export async function prove(
  deps: CustomersDependencies,
  { sessionId, email }: Owner,
  { password, client }: Proof,
): Promise<Result<void, NotProved>> {
  const now = deps.now();
  if (password !== null) {
    const confirmed = await confirmPassword(deps, { email, password, client, sessionId });
    if (!confirmed.ok) return confirmed;
    await noteProof(deps.db, sessionId, now);
    return ok(undefined);
  }
  const provedAt = await provedAtOf(deps.db, sessionId);
  return isFresh(provedAt, now) ? ok(undefined) : fail({ code: 'fresh-login-needed' });
}

/** Changes the password, given the current one, and logs out all other devices. */
export async function changePassword(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly sessionId: string; readonly email: string },
  request: { readonly password: string; readonly newPassword: string; readonly client: string },
): Promise<Result<void, NotConfirmed | PasswordRefusal>> {
  const { email, sessionId } = who;
  const confirmed = await confirmPassword(deps, { email, sessionId, ...request });
  if (!confirmed.ok) return confirmed;
  if (isUnchanged(request.password, request.newPassword)) {
    return fail({ code: 'password-refused', problem: 'unchanged' });
  }
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
    await useUpEmailLinks(tx, who.id, now);
    // Links to set a password stay where nobody has confirmed the address: it may be a stranger's, who must not lose
    // the way in to the person who typed it, nor get a further mail each time.
    if (holder.emailConfirmedAt !== null) await useUpResets(tx, who.id, now);
    await endAllSessions(tx, who.id, now, who.sessionId);
    const left = await customerPasskeys.of(tx, who.id);
    await tellOwner(tx, holder, 'password-changed', passwordChangedMail(holder, left), now);
    return ok(undefined);
  });
  const person = { who: 'customer', id: who.id } as const;
  if (changed.ok) deps.recordSecurityEvent({ kind: 'password-changed', client: request.client, person });
  return changed;
}

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
      () =>
        resetMail(
          customer,
          `${deps.publicUrl}${addressIn(customer.language, '/passwort-neu')}#token=${token}`,
        ),
      now,
    );
  });
}

/**
 * Sets a new password by the mailed link, once, logs everybody else out and forgets all browsers. Passkeys stay unless
 * they are to go: most people have merely forgotten the password that they do not need with them. If the address was
 * never confirmed, they all go: somebody else may have opened the account with it, and waited for its owner.
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
      const before = await personOf(tx, owner.customerId);
      await useUpLaterStops(tx, owner.customerId, emailKeyOf(before.email), now);
      // Having the link proves access to the mailbox.
      await confirmEmail(tx, owner.customerId, now);
      await noteOwner(tx, emailKeyOf(owner.email), client, now);
      await endAllSessions(tx, owner.customerId, now);
      // Somebody else may have logged in from one of them: their next login is mailed to the owner.
      await forgetDevices(tx, accountOf(owner.customerId));
      const mayBeStrangers = removePasskeys || before.emailConfirmedAt === null;
      const removed = mayBeStrangers ? await customerPasskeys.remove(tx, owner.customerId, null) : [];
      const left = await customerPasskeys.of(tx, owner.customerId);
      // Not counted: each of these mails has taken a mailed link.
      await orderMail(tx, () => passwordChangedMail(before, left), now);
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

export interface PasswordRefusal {
  readonly code: 'password-refused';
  readonly problem: PasswordProblem;
}
