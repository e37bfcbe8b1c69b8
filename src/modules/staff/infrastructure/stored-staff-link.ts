import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ResetMails } from '../../../platform/logins/login-limits.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { linkEnd, type LinkKind } from '../domain/staff-session-rules.ts';
import type { StaffTables } from './staff.tables.ts';
import { staffColumns, type StoredStaff } from './stored-staff.ts';

/** Adds a link. Earlier links to set a password still work: a stranger who requests one must not invalidate them. */
export async function addStaffLink(
  tx: Tx,
  link: {
    readonly staffId: string;
    readonly kind: LinkKind;
    readonly token: string;
    readonly clientKey?: string;
    /** For somebody who has lost the second factor, too. */
    readonly removesSecondFactor?: boolean;
  },
  now: Date,
): Promise<void> {
  if (link.kind === 'invitation') {
    await openLinks(tx, link.staffId, now).where('kind', '=', 'invitation').execute();
  }
  await queries<StaffTables>(tx)
    .insertInto('staff_links')
    .values({
      token_hash: hashOf(link.token),
      staff_id: link.staffId,
      kind: link.kind,
      client_key: link.clientKey ?? '',
      removes_second_factor: link.removesSecondFactor ?? false,
      created_at: now,
      expires_at: linkEnd(link.kind, now),
      used_at: null,
    })
    .execute();
}

/** Invalidates all links of somebody: after a new password, earlier ones would be a way around it. */
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

/** Recent mails with links to set a password, as far as they matter for the next one. */
export async function resetMailsOf(
  tx: Tx,
  staffId: string,
  clientKey: string,
  now: Date,
): Promise<ResetMails> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<ResetMails>`
    select count(*) filter (where created_at > ${ago(hourMs)})::int as "inLastHour",
      count(*) filter (where client_key = ${clientKey})::int as "fromClientToday",
      coalesce(bool_or(used_at is null and expires_at > ${now}), false) as "hasOpenLink"
    from staff_links
    where staff_id = ${staffId}::uuid and kind = 'reset' and created_at > ${ago(24 * hourMs)}
  `.execute(queries<StaffTables>(tx));
  return rows[0] ?? { inLastHour: 0, fromClientToday: 0, hasOpenLink: false };
}

/** The owner of a link; null if it was used, has expired, or never existed. */
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

/** @returns whether it also removes the second factor; null if it was already used */
export async function useStaffLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ readonly removesSecondFactor: boolean } | null> {
  const used = await queries<StaffTables>(tx)
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('removes_second_factor as removesSecondFactor')
    .executeTakeFirst();
  return used ?? null;
}
