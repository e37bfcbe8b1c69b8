import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { latestDueToRemind } from '../domain/deadlines.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** Orders whose time is up, as ids: what was not ordered, not confirmed, not accepted or not paid in time. */
export async function overdueOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id::text from orders
      where state in ('draft', 'offered') and hold_until <= ${now} and (state = 'draft' or awaits_mail)
      limit ${limit})
    union
    (select id::text from orders where state = 'offered' and accept_until <= ${now} limit ${limit})
    union
    (select order_id::text from payments where state = 'open' and due_at <= ${now} limit ${limit})
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
