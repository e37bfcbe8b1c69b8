import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** Those of these orders that wait for their money, each with the moment at which it is waited for no longer. */
export async function unpaidUntil(
  handle: Db | Tx,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; until: Date }>`
    select id, until from (
      select o.id, case
          when p.state = 'open' then p.due_at
          when o.state = 'draft' or (o.state = 'offered' and o.awaits_mail)
            then least(o.hold_until, coalesce(o.accept_until, o.hold_until))
          when o.state = 'offered' and p.state is null then o.accept_until
        end as until
      from orders o left join payments p on p.order_id = o.id
      where o.id = any(${orderIds}::uuid[]) and o.state in ('draft', 'offered', 'accepted')
    ) waiting
    where until > ${now}
  `.execute(queries<OrderingTables>(handle));
  return new Map(rows.map(({ id, until }) => [id, until]));
}
