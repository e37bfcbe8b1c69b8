import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { newSession, setUpMs, slide } from '../domain/staff-session-rules.ts';
import type { StaffTables } from './staff.tables.ts';
import { endLoginSteps } from './stored-login-step.ts';
import { staffColumns, type StoredStaff } from './stored-staff.ts';

export async function addStaffSession(
  tx: Tx,
  session: { readonly id: string; readonly staffId: string; readonly device: string },
  token: string,
  now: Date,
): Promise<void> {
  const { lastUsedAt, expiresAt, endsAt } = newSession(now);
  await queries<StaffTables>(tx)
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOf(token),
      staff_id: session.staffId,
      created_at: now,
      expires_at: expiresAt,
      ends_at: endsAt,
      proved_at: now,
      id: session.id,
      device: session.device,
      last_used_at: lastUsedAt,
    })
    .execute();
}

/** A session and its owner. */
export interface SessionOfStaff {
  readonly person: StoredStaff;
  /** When they last gave a password or a passkey in this browser. */
  readonly provedAt: Date | null;
}

/** The session's owner; this extends the session. Null: must log in. */
export async function staffOfSession(db: Db, token: string, now: Date): Promise<SessionOfStaff | null> {
  const hash = hashOf(token);
  const row = await queries<StaffTables>(db)
    .selectFrom('staff_sessions as s')
    .innerJoin('staff', 'staff.id', 's.staff_id')
    .select([
      ...staffColumns,
      's.expires_at',
      's.ends_at',
      's.proved_at',
      's.created_at as begunAt',
      's.last_used_at',
    ])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const {
    expires_at: expiresAt,
    ends_at: endsAt,
    proved_at: provedAt,
    begunAt,
    last_used_at: usedAt,
    ...person
  } = row;
  const moved = slide({ lastUsedAt: usedAt ?? begunAt, expiresAt, endsAt }, now);
  if (moved !== null) {
    await queries<StaffTables>(db)
      .updateTable('staff_sessions')
      .set({ expires_at: moved.expiresAt, last_used_at: moved.lastUsedAt })
      .where('token_hash', '=', hash)
      .execute();
  }
  return { person, provedAt };
}

export interface OpenStaffSession {
  readonly id: string;
  /** 'Firefox · Windows'; empty if nothing was recognised. */
  readonly device: string;
  readonly createdAt: Date;
  /** Accurate to some minutes. */
  readonly lastUsedAt: Date;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** The browsers in which somebody is logged in, the last used first. */
export async function openStaffSessions(
  db: Db,
  staffId: string,
  token: string,
  now: Date,
): Promise<OpenStaffSession[]> {
  const rows = await queries<StaffTables>(db)
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .execute();
  const hash = hashOf(token);
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at ?? row.created_at,
      isThis: row.token_hash === hash,
    }))
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Ends one session of somebody. @returns whether there was one */
export async function endStaffSessionOf(tx: Tx, staffId: string, id: string, now: Date): Promise<boolean> {
  const ended = await queries<StaffTables>(tx)
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await queries<StaffTables>(db)
    .deleteFrom('staff_sessions')
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** Notes that somebody has proved their identity in this browser. */
export async function noteProof(tx: Tx, token: string, now: Date): Promise<void> {
  await queries<StaffTables>(tx)
    .updateTable('staff_sessions')
    .set({ proved_at: now, challenge: null, challenge_ends_at: null })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** Sets the challenge for a passkey that is added or used in this browser. */
export async function setSessionChallenge(
  db: Db,
  token: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await queries<StaffTables>(db)
    .updateTable('staff_sessions')
    .set({ challenge, challenge_ends_at: new Date(now.getTime() + setUpMs) })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** Takes the challenge, once. */
export async function takeSessionChallenge(db: Db, token: string, now: Date): Promise<string | null> {
  const q = queries<StaffTables>(db);
  const row = await q
    .updateTable('staff_sessions as s')
    .from('staff_sessions as before')
    .set({ challenge: null, challenge_ends_at: null })
    .whereRef('s.token_hash', '=', 'before.token_hash')
    .where('s.token_hash', '=', hashOf(token))
    .where('s.challenge', 'is not', null)
    .where('s.challenge_ends_at', '>', now)
    .returning('before.challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}

/**
 * Ends all sessions and unfinished logins of somebody.
 * @param but the token of a session that continues
 */
export async function endStaffSessions(tx: Tx, staffId: string, but: string | null): Promise<void> {
  const all = queries<StaffTables>(tx).deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  await (but === null ? all : all.where('token_hash', '<>', hashOf(but))).execute();
  await endLoginSteps(tx, staffId);
}
