import { sql } from 'kysely';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { forgetMails } from '../../../platform/mail/sent-mails.ts';
import { orderNumber } from '../domain/order-number.ts';
import type { OrderingTables } from './ordering.tables.ts';

/**
 * Empties whatever names or could name a person, in orders that ended before then and never were accepted. Those that
 * somebody is just writing to are left for the next time.
 * @returns how many orders it were, at most `limit`
 */
export async function removePersonalData(
  tx: Tx,
  { endedBefore, now }: { readonly endedBefore: Date; readonly now: Date },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with old as (
      select id from orders
      where accepted_at is null and anonymised_at is null and ended_at < ${endedBefore}
      order by ended_at limit ${limit} for update skip locked
    )
    update orders o set ${nobody(now)}
    from old where o.id = old.id
    returning o.number::int as number
  `.execute(queries<OrderingTables>(tx));
  await forgetAbout(tx, rows);
  return rows.length;
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
 * was before `before`. Its history and mails go, and the numbers by which others know its parcels and payments.
 * @param forgetOrders erases what later departments keep of them
 * @returns how many orders it were, at most `limit`
 */
export async function removeOldContracts(
  tx: Tx,
  { before, now }: { readonly before: Date; readonly now: Date },
  limit: number,
  forgetOrders: (tx: Tx, orderIds: readonly string[]) => Promise<void>,
): Promise<number> {
  const q = queries<OrderingTables>(tx);
  const { rows } = await sql<{ id: string; number: number }>`
    with old as (
      select o.id from orders o
      where o.accepted_at < ${before} and o.anonymised_at is null
        and not exists (select from order_history h where h.order_id = o.id and h.at >= ${before})
        and not exists (
          select from fulfilments f where f.order_id = o.id and f.due_at >= ${before} and f.returned_at is null
        )
      order by o.accepted_at limit ${limit} for update skip locked
    )
    update orders o set ${nobody(now)}
    from old where o.id = old.id
    returning o.id, o.number::int as number
  `.execute(q);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await q.updateTable('payments').set({ external_id: null }).where('order_id', 'in', ids).execute();
  await sql`
    update order_receipts
    set external_id = null, taken_back_reason = case when taken_back_at is not null then '' end
    where order_id = any(${ids}::uuid[])`.execute(q);
  await q.updateTable('order_refunds').set({ reason: '' }).where('order_id', 'in', ids).execute();
  // What staff wrote, which may name somebody.
  await sql`update order_refunds set reason = '' where order_id = any(${ids}::uuid[])`.execute(q);
  await forgetOrders(tx, ids);
  await q.deleteFrom('order_claims').where('order_id', 'in', ids).execute();
  await q.deleteFrom('order_history').where('order_id', 'in', ids).execute();
  await forgetAbout(tx, rows);
  return ids.length;
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

/**
 * Restricts the orders of deleted accounts that are done: ended, or paid and handed over before `handedOverBefore`,
 * every rental back, nothing to be paid back and no declaration to be answered. @returns their ids
 */
export async function restrictDone(
  tx: Tx,
  { handedOverBefore, now }: { readonly handedOverBefore: Date; readonly now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update orders o set restricted_at = ${now}
    where o.account_deleted_at is not null and o.restricted_at is null
      and o.state not in ('draft', 'offered')
      and not exists (select from payments p where p.order_id = o.id and p.state in ('open', 'refund-due'))
      and (o.state <> 'accepted' or not exists (
        select from order_lines l left join fulfilments f using (order_id, position)
        where l.order_id = o.id and not coalesce(
          case when l.rent_option is null then f.handed_over_at < ${handedOverBefore} else f.state = 'returned' end,
          false
        )
      ))
      and not exists (select from order_refunds r where r.order_id = o.id and r.done_at is null)
      and not exists (select from declarations d where d.order_id = o.id and d.handled_at is null)
    returning o.id
  `.execute(queries<OrderingTables>(tx));
  return rows.map(({ id }) => id);
}
