import { sql } from 'kysely';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { forgetMails } from '../../../platform/mail/sent-mails.ts';
import { orderNumber } from '../domain/order.ts';
import type { OrderingTables } from './ordering.tables.ts';
import { forgetOrderedGifts } from './stored-ordered-gift.ts';

/**
 * Empties whatever names or could name a person, in orders that ended before then and never were accepted. Those that
 * somebody is just writing to are left for the next time.
 * @returns how many orders it were, at most `limit`
 */
export async function removePersonalData(
  tx: Tx,
  { endedBefore, now }: { readonly endedBefore: Date; readonly now: Date },
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; number: number }>`
    with old as (
      select id from orders
      where accepted_at is null and anonymised_at is null and ended_at < ${endedBefore}
      order by ended_at limit ${limit} for update skip locked
    )
    update orders o set ${nobody(now)}
    from old where o.id = old.id
    returning o.id, o.number::int as number
  `.execute(queries<OrderingTables>(tx));
  const ids = rows.map(({ id }) => id);
  await forgetOrderedGifts(tx, ids);
  await forgetAbout(tx, rows);
  return ids;
}

async function forgetAbout(tx: Tx, orders: readonly { readonly number: number }[]): Promise<void> {
  const numbers = orders.map(({ number }) => orderNumber(number));
  await forgetMails(tx, 'orders', numbers);
  await forgetNotes(tx, 'orders', numbers);
}

/** An order without anything that names a person or could. */
const nobody = (now: Date) => sql`
  email = '', phone = '', first_name = '', last_name = '', company = null, vat_id = null,
  street = '', apartment = null, postal_code = '', city = '', billing = null, note = null,
  email_key = '', address_key = '', client_key = '', site_key = null, block_key = null,
  customer_id = null,
  -- Hashes of what the browser sent: the request's text holds the address.
  request_hash = '', idempotency_hash = null, checkout_hash = null, mail_token_hash = null,
  anonymised_at = ${now}
`;

/**
 * The same for contracts whose last voucher is older than the law makes the shop keep it: what happened to them last
 * was before `before`. Its history and mails go, and the numbers by which others know its payments.
 * @param kept orders that later departments still need
 * @returns the ids of these orders, at most `limit`
 */
export async function removeOldContracts(
  tx: Tx,
  { before, now }: { readonly before: Date; readonly now: Date },
  limit: number,
  kept: readonly string[],
): Promise<string[]> {
  const q = queries<OrderingTables>(tx);
  const { rows } = await sql<{ id: string; number: number }>`
    with old as (
      select o.id from orders o
      where o.accepted_at < ${before} and o.anonymised_at is null
        and not exists (select from order_history h where h.order_id = o.id and h.at >= ${before})
        and o.id <> all(${kept}::uuid[])
      order by o.accepted_at limit ${limit} for update skip locked
    )
    update orders o set ${nobody(now)}
    from old where o.id = old.id
    returning o.id, o.number::int as number
  `.execute(q);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await q.updateTable('payments').set({ external_id: null }).where('order_id', 'in', ids).execute();
  await sql`
    update order_receipts
    set external_id = null, taken_back_reason = case when taken_back_at is not null then '' end
    where order_id = any(${ids}::uuid[])`.execute(q);
  // Texts of staff, which may name somebody.
  await q.updateTable('order_refunds').set({ reason: '', iban: null }).where('order_id', 'in', ids).execute();
  await q.deleteFrom('order_claims').where('order_id', 'in', ids).execute();
  await forgetOrderedGifts(tx, ids);
  await q.deleteFrom('order_history').where('order_id', 'in', ids).execute();
  await forgetAbout(tx, rows);
  return ids;
}

/** After an account is deleted: its orders belong to no account, and are restricted once nothing is left to do. */
export async function letGoOfAccount(tx: Tx, customerId: string, now: Date): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q
    .updateTable('orders')
    .set({ customer_id: null, account_deleted_at: now })
    .where('customer_id', '=', customerId)
    .execute();
  await q.deleteFrom('order_claims').where('customer_id', '=', customerId).execute();
}

/** An order of a deleted account that has nothing left to be paid or paid back. */
interface SettledOrder {
  readonly id: string;
  /** The lines of the contract; none if the order has ended, because then nothing is handed over. */
  readonly lines: readonly { readonly position: number; readonly isRented: boolean }[];
}

/** Those that are not restricted yet, locked; those that somebody is just writing to are left for the next time. */
export async function lockSettledOfDeletedAccounts(tx: Tx): Promise<SettledOrder[]> {
  const { rows } = await sql<SettledOrder>`
    select o.id, (
      select coalesce(json_agg(json_build_object('position', l.position, 'isRented', l.rent_option is not null)), '[]')
      from order_lines l where l.order_id = o.id and o.state = 'accepted'
    ) as lines
    from orders o
    where o.account_deleted_at is not null and o.restricted_at is null
      and o.state not in ('draft', 'offered')
      and not exists (select from payments p where p.order_id = o.id and p.state in ('open', 'authorised', 'expired', 'refund-due'))
      and not exists (select from order_refunds r where r.order_id = o.id and r.done_at is null)
    for update of o skip locked
  `.execute(queries<OrderingTables>(tx));
  return rows;
}

/** From now on these orders are kept only because the law demands it. */
export async function restrictOrders(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update orders set restricted_at = ${now} where id = any(${ids}::uuid[])`.execute(
    queries<OrderingTables>(tx),
  );
}

/** Those of the orders that are kept only because the law demands it. */
export async function restrictedAmong(handle: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${ids}::uuid[]) and restricted_at is not null
  `.execute(queries<OrderingTables>(handle));
  return rows.map(({ id }) => id);
}

/** Those of the orders that name nobody any more. */
export async function forgottenAmong(handle: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${ids}::uuid[]) and anonymised_at is not null
  `.execute(queries<OrderingTables>(handle));
  return rows.map(({ id }) => id);
}
