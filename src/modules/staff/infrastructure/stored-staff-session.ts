import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { newSession, slide } from '../domain/staff-session-rules.ts';
import type { StaffTables } from './staff.tables.ts';
import { staffColumns, type StoredStaff } from './stored-staff.ts';

export async function addStaffSession(tx: Tx, staffId: string, token: string, now: Date): Promise<void> {
  const { expiresAt, endsAt } = newSession(now);
  await queries<StaffTables>(tx)
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now,
      expires_at: expiresAt,
      ends_at: endsAt,
    })
    .execute();
}

/** Whose browser it is; its session lasts longer by that. Null: log in. */
export async function staffOfSession(db: Db, token: string, now: Date): Promise<StoredStaff | null> {
  const hash = hashOf(token);
  const row = await queries<StaffTables>(db)
    .selectFrom('staff_sessions as s')
    .innerJoin('staff', 'staff.id', 's.staff_id')
    .select([...staffColumns, 's.expires_at', 's.ends_at'])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { expires_at: expiresAt, ends_at: endsAt, ...person } = row;
  const moved = slide({ expiresAt, endsAt }, now);
  if (moved !== null) {
    await queries<StaffTables>(db)
      .updateTable('staff_sessions')
      .set({ expires_at: moved })
      .where('token_hash', '=', hash)
      .execute();
  }
  return person;
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await queries<StaffTables>(db)
    .deleteFrom('staff_sessions')
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** @param but the token of a session that goes on */
export async function endStaffSessions(tx: Tx, staffId: string, but: string | null): Promise<void> {
  const all = queries<StaffTables>(tx).deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  await (but === null ? all : all.where('token_hash', '<>', hashOf(but))).execute();
}
