import { writeAudit } from '../../../platform/audit/audit.ts';
import {
  commonPasswords,
  passwordProblem,
  isUnchanged,
  type PasswordProblem,
} from '../../../platform/logins/password-rules.ts';
import { forgetDevices } from '../../../platform/logins/known-devices.ts';
import { clientKeyOf, noteOwner } from '../../../platform/logins/login-attempts.ts';
import { maySendReset } from '../../../platform/logins/login-limits.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor, StaffActor } from '../../../shared/staff/actor.ts';
import {
  addStaffLink,
  resetMailsOf,
  staffOfLink,
  useStaffLink,
  useUpAllLinks,
} from '../infrastructure/stored-staff-link.ts';
import { endStaffSessions } from '../infrastructure/stored-staff-session.ts';
import {
  findStaff,
  lockStaff,
  lockWithPassword,
  saveStaff,
  type StoredStaff,
} from '../infrastructure/stored-staff.ts';
import { accountOf, loginKeyOf, tryPassword, type LoginRefusal } from './log-in.ts';
import { clearSecondFactor } from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { changedMail, resetMail } from './staff-mails.ts';
import { actorFor } from './staff-profile.ts';

/**
 * Changes one's own password; all other browsers are logged out.
 * @param session token of the browser that stays logged in
 */
export async function changePassword(
  deps: StaffDependencies,
  input: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly client: string;
    readonly session: string;
  },
  actor: StaffActor,
): Promise<Result<void, LoginRefusal | PasswordRefusal>> {
  const person = await findStaff(deps.db, { id: actor.id });
  if (person === null) return fail({ code: 'login-refused' });
  const tried = await tryPassword(deps, person, {
    email: person.email,
    password: input.currentPassword,
    browser: { client: input.client, device: null },
    session: input.session,
  });
  if (!tried.ok) return tried;
  if (isUnchanged(input.currentPassword, input.newPassword)) {
    return fail({ code: 'password-refused', problem: 'unchanged' });
  }
  const chosen = await choosePassword(deps, input.newPassword, [person.email, person.name]);
  if (!chosen.ok) return chosen;
  const changed = await deps.db.transaction(async (tx): Promise<Result<void, LoginRefusal>> => {
    if (!(await lockWithPassword(tx, tried.value))) return fail({ code: 'login-refused' });
    await savePassword(tx, deps.now(), person, chosen.value, input.session);
    return ok(undefined);
  });
  if (changed.ok) notePassword(deps, input.client, person);
  return changed;
}

function notePassword({ recordSecurityEvent }: StaffDependencies, client: string, { id }: StoredStaff): void {
  recordSecurityEvent({ kind: 'password-changed', client, person: { who: 'staff', id } });
}

async function savePassword(
  tx: Parameters<typeof saveStaff>[0],
  now: Date,
  person: StoredStaff,
  passwordHash: string,
  keptSession: string | null,
): Promise<void> {
  await saveStaff(tx, person.id, {
    password_hash: passwordHash,
    must_change_password: false,
    password_ends_at: null,
  });
  await endStaffSessions(tx, person.id, keptSession);
  await useUpAllLinks(tx, person.id, now);
  await writeAudit(
    tx,
    actorFor(person),
    {
      action: 'change-password',
      entity: 'staff',
      entityId: person.id,
      before: { password: 'before' },
      after: { password: 'after' },
    },
    now,
  );
  await orderMail(tx, () => changedMail(person.email), now);
}

/**
 * Mails a link to set a new password. The answer is the same whether the address belongs to staff or not.
 * @param client network address of the request
 */
export async function forgotPassword(
  deps: StaffDependencies,
  { email, client }: { readonly email: string; readonly client: string },
): Promise<void> {
  const now = deps.now();
  const person = await findStaff(deps.db, { email });
  // Somebody who never accepted the invitation gets another invitation.
  if (person?.deactivatedAt !== null || person.passwordHash === null) return;
  const token = deps.newSecret();
  await deps.db.transaction(async (tx) => {
    await lockStaff(tx, person.id);
    const clientKey = await clientKeyOf(tx, client);
    if (!maySendReset(await resetMailsOf(tx, person.id, clientKey, now))) return;
    await addStaffLink(tx, { staffId: person.id, kind: 'reset', token, clientKey }, now);
    await orderMail(tx, () => resetMail(person.email, resetLink(deps, token)), now);
  });
}

const onTheMachine: Actor = { kind: 'system', name: 'npm run staff:link' };

const resetLink = ({ publicUrl }: StaffDependencies, token: string) =>
  `${publicUrl}/admin#/new-password?token=${token}`;

/**
 * Makes a link to set a new password, for the operator of the machine, who cannot read anybody's mail. It is recorded
 * in the log.
 * @param removesSecondFactor whether following it also removes the second factor
 * @returns null if nobody with this address may log in
 */
export async function makeLink(
  deps: StaffDependencies,
  email: string,
  removesSecondFactor = false,
): Promise<string | null> {
  const now = deps.now();
  const person = await findStaff(deps.db, { email });
  if (person?.deactivatedAt !== null) return null;
  const token = deps.newSecret();
  await deps.db.transaction(async (tx) => {
    await addStaffLink(tx, { staffId: person.id, kind: 'reset', token, removesSecondFactor }, now);
    await writeAudit(
      tx,
      onTheMachine,
      { action: 'make-link', entity: 'staff', entityId: person.id, before: null, after: null },
      now,
    );
  });
  return resetLink(deps, token);
}

/**
 * Sets a new password by the mailed link, once, logs everybody else out and forgets all browsers.
 * @param client network address; earlier failed attempts no longer prevent logging in from there
 */
export async function resetPassword(
  deps: StaffDependencies,
  { token, password, client }: { readonly token: string; readonly password: string; readonly client: string },
): Promise<Result<void, PasswordRefusal | { readonly code: 'mail-link-expired' }>> {
  const person = await staffOfLink(deps.db, token, 'reset', deps.now());
  if (person === null) return fail({ code: 'mail-link-expired' });
  const chosen = await choosePassword(deps, password, [person.email, person.name]);
  if (!chosen.ok) return chosen;
  const now = deps.now();
  const changed = await deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'mail-link-expired' }>> => {
      await lockStaff(tx, person.id);
      const used = await useStaffLink(tx, token, now);
      if (used === null) return fail({ code: 'mail-link-expired' });
      if (used.removesSecondFactor) await clearSecondFactor(tx, person, onTheMachine, now);
      await noteOwner(tx, loginKeyOf(person.email), client, now);
      await forgetDevices(tx, accountOf(person.id));
      await savePassword(tx, now, person, chosen.value, null);
      return ok(undefined);
    },
  );
  if (changed.ok) notePassword(deps, client, person);
  return changed;
}

export interface PasswordRefusal {
  readonly code: 'password-refused';
  readonly problem: PasswordProblem;
}

/**
 * Checks and hashes a newly chosen password. Call it before a transaction: it takes a third of a second.
 * @param personal e-mail address and name, which attackers try first
 */
export async function choosePassword(
  { shopWords }: Pick<StaffDependencies, 'shopWords'>,
  password: string,
  personal: readonly string[],
): Promise<Result<string, PasswordRefusal>> {
  const words = { personal, shop: await shopWords() };
  const problem = passwordProblem(password, await commonPasswords(), words);
  return problem === null ? ok(await hashPassword(password)) : fail({ code: 'password-refused', problem });
}
