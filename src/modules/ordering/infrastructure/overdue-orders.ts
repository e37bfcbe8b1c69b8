import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { latestDueToRemind } from '../domain/deadlines.ts';
import type { OrderingTables } from './ordering.tables.ts';

/**
 * Orders whose time is up, as ids, those that wait longest first: what was not ordered, not confirmed, not accepted or not
 * paid in time.
 * @param offset those before them that something else keeps from ending
 */
export async function overdueOrders(
  db: Db,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const most = limit + offset;
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id::text, hold_until as since from orders
        where state in ('draft', 'offered') and hold_until <= ${now} and (state = 'draft' or awaits_mail)
        order by hold_until limit ${most})
      union all
      (select id::text, accept_until from orders where state = 'offered' and accept_until <= ${now}
        order by accept_until limit ${most})
      union all
      (select order_id::text, due_at from payments where state = 'open' and due_at <= ${now}
        order by due_at limit ${most})
    ) overdue
    group by id order by min(since), id limit ${limit} offset ${offset}
  `.execute(queries<OrderingTables>(db));
  return rows.map(({ id }) => id);
}

/** Orders whose bank transfer is still open shortly before its last day, and of which nobody was reminded. */
export async function ordersToRemind(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from payments
    where state = 'open' and method = 'bank_transfer' and reminded_at is null
      and due_at > ${now} and due_at <= ${latestDueToRemind(now)}
    order by due_at limit ${limit}
  `.execute(queries<OrderingTables>(db));
  return rows.map(({ id }) => id);
}

/** @returns whether it is the first reminder */
export async function saveReminded(tx: Tx, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({ reminded_at: now })
    .where('id', '=', paymentId)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
