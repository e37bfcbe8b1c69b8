import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { loginStepEnd } from '../domain/staff-session-rules.ts';
import type { StaffTables } from './staff.tables.ts';

export interface LoginStep {
  /** The person whose password was right; null for a login with a passkey alone. */
  readonly staffId: string | null;
  readonly challenge: string | null;
}

/** Keeps the first half of a login, and forgets those that are over: anybody may begin one. */
export async function addLoginStep(tx: Tx, token: string, step: LoginStep, now: Date): Promise<void> {
  await queries<StaffTables>(tx)
    .with('over', (q) => q.deleteFrom('staff_login_steps').where('expires_at', '<', now))
    .insertInto('staff_login_steps')
    .values({
      token_hash: hashOf(token),
      staff_id: step.staffId,
      challenge: step.challenge,
      expires_at: loginStepEnd(now),
    })
    .execute();
}

/** The first half of a login in this browser; null if there is none, or it has expired. */
export async function findLoginStep(handle: Db | Tx, token: string, now: Date): Promise<LoginStep | null> {
  const row = await queries<StaffTables>(handle)
    .selectFrom('staff_login_steps')
    .select(['staff_id as staffId', 'challenge'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function setChallenge(tx: Tx, token: string, challenge: string): Promise<void> {
  await queries<StaffTables>(tx)
    .updateTable('staff_login_steps')
    .set({ challenge })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/**
 * Ends it, whether the login succeeded or not.
 * @returns false if it had already ended
 */
export async function endLoginStep(tx: Tx, token: string): Promise<boolean> {
  const ended = await queries<StaffTables>(tx)
    .deleteFrom('staff_login_steps')
    .where('token_hash', '=', hashOf(token))
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends everything that somebody has begun: their earlier proof is no longer valid. */
export async function endLoginSteps(tx: Tx, staffId: string): Promise<void> {
  await queries<StaffTables>(tx).deleteFrom('staff_login_steps').where('staff_id', '=', staffId).execute();
}
