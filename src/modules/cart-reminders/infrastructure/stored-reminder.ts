import { sql, type Insertable, type Selectable } from 'kysely';
import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { CartReminderTables } from './cart-reminders.tables.ts';

type Row = Selectable<CartReminderTables['cart_reminders']>;
export type StoredReminder = Pick<
  Row,
  | 'id'
  | 'email'
  | 'email_key'
  | 'language'
  | 'state'
  | 'cart'
  | 'requested_at'
  | 'confirmed_at'
  | 'stop_token'
>;

const columns = [
  'id',
  'email',
  'email_key',
  'language',
  'state',
  'cart',
  'requested_at',
  'confirmed_at',
  'stop_token',
] as const;

export async function addReminder(
  tx: Tx,
  row: Omit<
    Insertable<CartReminderTables['cart_reminders']>,
    'state' | 'confirmed_at' | 'confirm_ip' | 'settled_at'
  >,
): Promise<void> {
  await queries<CartReminderTables>(tx)
    .insertInto('cart_reminders')
    .values({ ...row, state: 'pending', confirmed_at: null, confirm_ip: null, settled_at: null })
    .execute();
}

/** When the address was asked since then. */
export async function askedSince(tx: Tx, emailKey: string, since: Date): Promise<Date[]> {
  const rows = await queries<CartReminderTables>(tx)
    .selectFrom('cart_reminders')
    .select('requested_at')
    .where('email_key', '=', emailKey)
    .where('requested_at', '>=', since)
    .execute();
  return rows.map((row) => row.requested_at);
}

/** Requests, confirmations, stops and reminders of an address run one after the other. */
export function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  return lockTexts(tx, [`cart reminder ${emailKey}`]);
}

/**
 * The reminder with this id, or that one of its links belongs to, with all of its address locked; null if there is
 * none.
 */
export async function lockReminder(
  tx: Tx,
  column: 'id' | 'confirm_token_hash' | 'stop_token',
  value: string,
): Promise<StoredReminder | null> {
  const found = await queries<CartReminderTables>(tx)
    .selectFrom('cart_reminders')
    .select(['id', 'email_key'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (found === undefined) return null;
  await lockAddress(tx, found.email_key);
  return readReminder(tx, found.id);
}

export async function readReminder(handle: Db | Tx, id: string): Promise<StoredReminder | null> {
  const row = await queries<CartReminderTables>(handle)
    .selectFrom('cart_reminders')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function confirmReminder(
  tx: Tx,
  id: string,
  { at, ip }: { readonly at: Date; readonly ip: string },
): Promise<void> {
  await queries<CartReminderTables>(tx)
    .updateTable('cart_reminders')
    .set({ state: 'confirmed', confirmed_at: at, confirm_ip: ip })
    .where('id', '=', id)
    .execute();
}

/** Ends a reminder; its cart is gone. */
export async function settleReminder(
  tx: Tx,
  id: string,
  state: 'sent' | 'needless',
  now: Date,
): Promise<void> {
  await queries<CartReminderTables>(tx)
    .updateTable('cart_reminders')
    .set({ state, settled_at: now, cart: null })
    .where('id', '=', id)
    .execute();
}

/** Ends the reminders of an address that have not been sent yet: `confirmed` ones alone, or all. */
export async function settleOfAddress(
  tx: Tx,
  emailKey: string,
  which: 'confirmed' | 'all',
  state: 'needless' | 'stopped',
  now: Date,
): Promise<void> {
  await queries<CartReminderTables>(tx)
    .updateTable('cart_reminders')
    .set({ state, settled_at: now, cart: null })
    .where('email_key', '=', emailKey)
    .where('state', 'in', which === 'all' ? ['pending', 'confirmed'] : ['confirmed'])
    .execute();
}

/** The reminders whose time has come, the longest waiting first. */
export async function dueReminders(db: Db, confirmedBefore: Date, limit: number): Promise<string[]> {
  const rows = await queries<CartReminderTables>(db)
    .selectFrom('cart_reminders')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '<=', confirmedBefore)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** All data stored about an address, with its proof. */
export function keptOf(db: Db, emailKey: string): Promise<object[]> {
  return queries<CartReminderTables>(db)
    .selectFrom('cart_reminders')
    .select(['email', 'language', 'state', 'cart', 'requested_at', 'request_ip', 'form_version'])
    .select(['confirmed_at', 'confirm_ip', 'settled_at'])
    .where('email_key', '=', emailKey)
    .orderBy('requested_at')
    .execute();
}

/** Deletes requests that led to no reminder, and sent ones whose proof nobody can ask for any more. */
export async function forgetReminders(
  db: Db,
  before: { readonly unsent: Date; readonly sent: Date },
): Promise<number> {
  const { numDeletedRows } = await queries<CartReminderTables>(db)
    .deleteFrom('cart_reminders')
    .where(
      sql<boolean>`(state in ('pending', 'stopped', 'needless') and requested_at < ${before.unsent})
        or (state = 'sent' and settled_at < ${before.sent})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
