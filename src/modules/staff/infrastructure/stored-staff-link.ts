import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { linkEnd } from '../domain/staff-session-rules.ts';
import type { StaffTables } from './staff.tables.ts';
import { staffColumns, type StoredStaff } from './stored-staff.ts';

export type LinkKind = 'invitation' | 'reset';

/** Adds a link and makes the earlier ones of its kind worthless. */
export async function addStaffLink(
  tx: Tx,
  link: { readonly staffId: string; readonly kind: LinkKind; readonly token: string },
  now: Date,
): Promise<void> {
  await useUpLinks(tx, link.staffId, link.kind, now);
  await queries<StaffTables>(tx)
    .insertInto('staff_links')
    .values({
      token_hash: hashOf(link.token),
      staff_id: link.staffId,
      kind: link.kind,
      created_at: now,
      expires_at: linkEnd(link.kind, now),
      used_at: null,
    })
    .execute();
}

async function useUpLinks(tx: Tx, staffId: string, kind: LinkKind, now: Date): Promise<void> {
  await openLinks(tx, staffId, now).where('kind', '=', kind).execute();
}

/** Makes all links of somebody worthless: with another password, earlier ones would be a way around it. */
export async function useUpAllLinks(tx: Tx, staffId: string, now: Date): Promise<void> {
  await openLinks(tx, staffId, now).execute();
}

function openLinks(tx: Tx, staffId: string, now: Date) {
  return queries<StaffTables>(tx)
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null);
}

export async function linksSince(tx: Tx, staffId: string, kind: LinkKind, since: Date): Promise<number> {
  const { count } = await queries<StaffTables>(tx)
    .selectFrom('staff_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** For whom the link is; null when it was used, is too old, or never was. */
export async function staffOfLink(
  db: Db,
  token: string,
  kind: LinkKind,
  now: Date,
): Promise<StoredStaff | null> {
  const row = await queries<StaffTables>(db)
    .selectFrom('staff_links as l')
    .innerJoin('staff', 'staff.id', 'l.staff_id')
    .select(staffColumns)
    .where('l.token_hash', '=', hashOf(token))
    .where('l.kind', '=', kind)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when somebody was faster */
export async function useStaffLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await queries<StaffTables>(tx)
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}
