import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { storedPasskeys } from '../../../platform/passkeys/stored-passkeys.ts';
import { openSealedText, sealText, hashOf } from '../../../platform/secrets/secrets.ts';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { StaffTables } from './staff.tables.ts';

const purposeOf = (staffId: string) => `staff authenticator ${staffId}`;

/** The SQL condition that somebody has a second factor. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from staff_authenticators a where a.staff_id = staff.id and a.sealed_secret is not null)
  or exists (select from staff_passkeys k where k.staff_id = staff.id))`;

/** The means by which somebody proves their identity, besides the password. */
export async function secondFactorOf(handle: Db | Tx, staffId: string): Promise<SecondFactor> {
  const { rows } = await sql<SecondFactor & { readonly sealed: string | null }>`
    select (select sealed_secret from staff_authenticators where staff_id = ${staffId}::uuid) as sealed,
      (select count(*)::int from staff_passkeys where staff_id = ${staffId}::uuid) as passkeys,
      (select count(*)::int from staff_recovery_codes
        where staff_id = ${staffId}::uuid and used_at is null) as "recoveryCodes"
  `.execute(queries<StaffTables>(handle));
  const { sealed = null, passkeys = 0, recoveryCodes = 0 } = rows[0] ?? {};
  const secret = sealed === null ? null : await openSealedText(handle, purposeOf(staffId), sealed);
  return {
    authenticator: sealed === null ? 'none' : secret === null ? 'unreadable' : 'ready',
    passkeys,
    recoveryCodes,
  };
}

/** Begins to set up an app; the current one remains valid until the new one has produced a code. */
export async function setNextSecret(tx: Tx, staffId: string, secret: string, now: Date): Promise<void> {
  const next = { sealed_next: await sealText(tx, purposeOf(staffId), secret), next_since: now };
  await queries<StaffTables>(tx)
    .insertInto('staff_authenticators')
    .values({ staff_id: staffId, ...next })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(next))
    .execute();
}

interface Authenticator {
  /** Null: there is none, or it cannot be read. */
  readonly secret: string | null;
  readonly next: string | null;
  readonly nextSince: Date | null;
  readonly lastStep: number;
}

/** Somebody's app, locked, so that of two logins with the same code only one succeeds. */
export async function lockAuthenticator(tx: Tx, staffId: string): Promise<Authenticator | null> {
  const row = await queries<StaffTables>(tx)
    .selectFrom('staff_authenticators')
    .select(['sealed_secret', 'sealed_next', 'next_since', 'last_step'])
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const opened = async (sealed: string | null) =>
    sealed === null ? null : openSealedText(tx, purposeOf(staffId), sealed);
  return {
    secret: await opened(row.sealed_secret),
    next: await opened(row.sealed_next),
    nextSince: row.next_since,
    lastStep: row.last_step,
  };
}

/** The app being set up is valid from now on. */
export async function useNextSecret(tx: Tx, staffId: string, step: number): Promise<void> {
  await queries<StaffTables>(tx)
    .updateTable('staff_authenticators')
    .set((row) => ({
      sealed_secret: row.ref('sealed_next'),
      sealed_next: null,
      next_since: null,
      last_step: step,
    }))
    .where('staff_id', '=', staffId)
    .execute();
}

export async function setLastStep(tx: Tx, staffId: string, step: number): Promise<void> {
  await queries<StaffTables>(tx)
    .updateTable('staff_authenticators')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .execute();
}

export async function removeAuthenticator(tx: Tx, staffId: string): Promise<boolean> {
  const removed = await queries<StaffTables>(tx)
    .deleteFrom('staff_authenticators')
    .where('staff_id', '=', staffId)
    .returning('sealed_secret')
    .executeTakeFirst();
  return removed?.sealed_secret != null;
}

/** Gives somebody new recovery codes; earlier ones stop working. */
export async function setRecoveryCodes(tx: Tx, staffId: string, codes: readonly string[]): Promise<void> {
  const q = queries<StaffTables>(tx);
  await q.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (codes.length === 0) return;
  await q
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), staff_id: staffId, used_at: null })))
    .execute();
}

/** @returns false if it is not one of theirs, or was used */
export async function useRecoveryCode(tx: Tx, staffId: string, code: string, now: Date): Promise<boolean> {
  const used = await queries<StaffTables>(tx)
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(code))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export const staffPasskeys = storedPasskeys('staff_passkeys', 'staff_id');
