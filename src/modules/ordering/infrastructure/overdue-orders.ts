import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
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
