import { sql, type RawBuilder } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { latestDueToRemind } from '../domain/deadlines.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** An order whose time is up. `since` is as the database writes it: a `Date` would lose its microseconds. */
export interface OverdueOrder {
  readonly id: string;
  readonly since: string;
}

/**
 * Orders whose time is up, those that wait longest first: what was not ordered, not confirmed, not accepted or not
 * paid in time. Those of one moment follow each other by their ids, so that each is looked at once.
 * @param after the last one that was looked at
 */
export async function overdueOrders(
  db: Db,
  now: Date,
  { limit, after }: { readonly limit: number; readonly after: OverdueOrder | undefined },
): Promise<readonly OverdueOrder[]> {
  const one = (since: string, id: string, table: string, condition: RawBuilder<unknown>) => {
    const [moment, key] = [sql.ref(since), sql.ref(id)];
    const behind =
      after === undefined
        ? sql``
        : sql`and (${moment}, ${key}) > (${after.since}::timestamptz, ${after.id}::uuid)`;
    return sql`(
      select ${key} as id, ${moment} as since from ${sql.table(table)}
      where ${moment} <= ${now} and ${condition} ${behind}
      order by ${moment}, ${key} limit ${limit}
    )`;
  };
  const { rows } = await sql<OverdueOrder>`
    select id, since::text as since from (
      ${one('hold_until', 'id', 'orders', sql`state in ('draft', 'offered') and (state = 'draft' or awaits_mail)`)}
      union all
      ${one('accept_until', 'id', 'orders', sql`state = 'offered'`)}
      union all
      ${one('due_at', 'order_id', 'payments', sql`state = 'open'`)}
    ) overdue
    order by overdue.since, id limit ${limit}
  `.execute(queries<OrderingTables>(db));
  return rows;
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
