import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Browser } from '../../../platform/logins/known-devices.ts';
import { noteSuccess } from '../../../platform/logins/login-attempts.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { StoredPasskey } from '../../../platform/passkeys/stored-passkeys.ts';
import type { Actor, StaffActor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  isProtected,
  recoveryCodeCount,
  rolesWithSecondFactor,
  type SecondFactor,
} from '../domain/second-factor.ts';
import { setUpMs } from '../domain/staff-session-rules.ts';
import { codeAddress, newCodeSecret, newRecoveryCode, stepOfCode } from '../infrastructure/one-time-codes.ts';
import {
  staffPasskeys,
  lockAuthenticator,
  removeAuthenticator,
  secondFactorOf,
  setNextSecret,
  setRecoveryCodes,
  useNextSecret,
} from '../infrastructure/stored-second-factor.ts';
import { endStaffSessions } from '../infrastructure/stored-staff-session.ts';
import { findStaff, listUnprotected, lockStaff, type StoredStaff } from '../infrastructure/stored-staff.ts';
import { beginCode } from './finish-login.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { secondFactorMail, type SecondFactorChange } from './staff-mails.ts';

/** The person changing their own second factor, and the session that continues; all others end (ASVS 7.4.3). */
export interface OwnChange {
  readonly actor: StaffActor;
  readonly session: string;
}

interface NoSuchRecord {
  readonly code: 'record-not-found';
}

interface OwnSecondFactor extends SecondFactor {
  readonly keys: readonly StoredPasskey[];
}

export async function ownSecondFactor(
  { db }: StaffDependencies,
  { id }: StaffActor,
): Promise<OwnSecondFactor> {
  return { ...(await secondFactorOf(db, id)), keys: await staffPasskeys.of(db, id) };
}

/** The data that an app reads once, as an address for a QR code and for typing. */
interface NewAuthenticator {
  readonly secret: string;
  readonly address: string;
}

/** Begins to set up an app. It counts once its first code has been entered. */
export async function beginAuthenticator(
  { db, now, publicUrl }: StaffDependencies,
  { id }: StaffActor,
): Promise<NewAuthenticator | null> {
  const person = await findStaff(db, { id });
  if (person === null) return null;
  const secret = newCodeSecret();
  await db.transaction((tx) => setNextSecret(tx, id, secret, now()));
  return { secret, address: codeAddress(secret, new URL(publicUrl).hostname, person.email) };
}

/**
 * Confirms an app by its first code.
 * @returns recovery codes, to be shown once; none if the person still has unused ones
 */
export async function confirmAuthenticator(
  deps: StaffDependencies,
  { code, browser }: { readonly code: string; readonly browser: Browser },
  own: OwnChange,
): Promise<Result<readonly string[], { readonly code: 'code-refused' | 'set-up-over' } | TooManyLogins>> {
  const person = await findStaff(deps.db, { id: own.actor.id });
  if (person === null) return fail({ code: 'set-up-over' });
  const attempt = await beginCode(deps, person, browser);
  if (!attempt.ok) return attempt;
  const now = deps.now();
  const done = await deps.db.transaction(
    async (tx): Promise<Result<readonly string[], { readonly code: 'code-refused' | 'set-up-over' }>> => {
      // A concurrent login with the password alone is either finished by now, and ended here, or it waits and then asks
      // for the code.
      await lockStaff(tx, person.id);
      const app = await lockAuthenticator(tx, person.id);
      const since = app?.nextSince?.getTime() ?? 0;
      if (app?.next == null || now.getTime() - since > setUpMs) return fail({ code: 'set-up-over' });
      const step = stepOfCode(app.next, code, now, 0);
      if (step === null) return fail({ code: 'code-refused' });
      await useNextSecret(tx, person.id, step);
      return ok(await noteAddition(deps, tx, person, own, 'set-up-authenticator'));
    },
  );
  if (done.ok) {
    await noteSuccess(deps.db, attempt.value);
    recordChange(deps, 'second-factor-added', person.id);
  }
  return done;
}

/** For the security log, after the change is committed. */
export function recordChange(
  { recordSecurityEvent }: Pick<StaffDependencies, 'recordSecurityEvent'>,
  kind: 'second-factor-added' | 'second-factor-removed',
  staffId: string,
): void {
  recordSecurityEvent({ kind, client: null, person: { who: 'staff', id: staffId } });
}

/** After a factor was added: audit log, mail, other sessions, and recovery codes if there are none. */
export async function noteAddition(
  deps: StaffDependencies,
  tx: Tx,
  person: StoredStaff,
  own: OwnChange,
  action: 'set-up-authenticator' | 'add-passkey',
): Promise<readonly string[]> {
  await noteChange(deps, tx, person, own, action);
  const { recoveryCodes } = await secondFactorOf(tx, person.id);
  return recoveryCodes > 0 ? [] : newCodes(tx, person.id);
}

async function noteChange(
  deps: StaffDependencies,
  tx: Tx,
  person: StoredStaff,
  { actor, session }: OwnChange,
  action: AuditAction & SecondFactorChange,
): Promise<void> {
  const now = deps.now();
  await writeAudit(
    tx,
    actor,
    { action, entity: 'staff', entityId: person.id, before: null, after: null },
    now,
  );
  await orderMail(tx, () => secondFactorMail(person.email, action), now);
  await endStaffSessions(tx, person.id, session);
}

async function newCodes(tx: Tx, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await setRecoveryCodes(tx, staffId, codes);
  return codes;
}

/** Gives somebody ten new recovery codes; their earlier ones stop working. They are useless without a second factor. */
export async function renewRecoveryCodes(
  deps: StaffDependencies,
  own: OwnChange,
): Promise<Result<readonly string[], NoSuchRecord>> {
  return deps.db.transaction(async (tx): Promise<Result<readonly string[], NoSuchRecord>> => {
    const person = await lockStaff(tx, own.actor.id);
    if (person === null || !isProtected(await secondFactorOf(tx, person.id)))
      return fail({ code: 'record-not-found' });
    await noteChange(deps, tx, person, own, 'renew-recovery-codes');
    return ok(await newCodes(tx, person.id));
  });
}

/**
 * Removes one's own app or one of the passkeys. The recovery codes go with the last of them.
 * @param which a passkey's id; null: the app
 */
export async function removeFactor(
  deps: StaffDependencies,
  which: string | null,
  own: OwnChange,
): Promise<Result<void, NoSuchRecord>> {
  const done = await deps.db.transaction(async (tx): Promise<Result<void, NoSuchRecord>> => {
    const person = await lockStaff(tx, own.actor.id);
    if (person === null) return fail({ code: 'record-not-found' });
    const isGone =
      which === null
        ? await removeAuthenticator(tx, person.id)
        : (await staffPasskeys.remove(tx, person.id, which)).length > 0;
    if (!isGone) return fail({ code: 'record-not-found' });
    if (!isProtected(await secondFactorOf(tx, person.id))) await setRecoveryCodes(tx, person.id, []);
    await noteChange(deps, tx, person, own, which === null ? 'remove-authenticator' : 'remove-passkey');
    return ok(undefined);
  });
  if (done.ok) recordChange(deps, 'second-factor-removed', own.actor.id);
  return done;
}

/**
 * Removes the second factor of somebody who has lost it; they are logged out everywhere and notified.
 * @throws RightMissing
 */
export async function resetSecondFactor(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, NoSuchRecord>> {
  requireRight(actor, 'staff:write');
  const done = await deps.db.transaction(async (tx): Promise<Result<void, NoSuchRecord>> => {
    const person = await lockStaff(tx, id);
    if (person === null) return fail({ code: 'record-not-found' });
    await clearSecondFactor(tx, person, actor, deps.now());
    return ok(undefined);
  });
  if (done.ok) recordChange(deps, 'second-factor-removed', id);
  return done;
}

/** The same within a transaction that has locked the person. */
export async function clearSecondFactor(tx: Tx, person: StoredStaff, actor: Actor, now: Date): Promise<void> {
  await removeAuthenticator(tx, person.id);
  await staffPasskeys.remove(tx, person.id, null);
  await setRecoveryCodes(tx, person.id, []);
  await endStaffSessions(tx, person.id, null);
  await writeAudit(
    tx,
    actor,
    { action: 'reset-second-factor', entity: 'staff', entityId: person.id, before: null, after: null },
    now,
  );
  await orderMail(tx, () => secondFactorMail(person.email, 'reset-second-factor'), now);
}

/** Staff who work with money and addresses and could log in with a password alone. */
export async function staffWithoutSecondFactor({
  db,
}: Pick<StaffDependencies, 'db'>): Promise<readonly { readonly name: string; readonly role: StaffRole }[]> {
  return listUnprotected(db, rolesWithSecondFactor);
}
