import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { holdLimits, type EndedHold, type HeldBySamePerson } from '../domain/hold-limits.ts';
import type { OrderingTables } from './ordering.tables.ts';
import type { PersonKeys } from './write-order.ts';

/** Longer than any hold stands, so that older orders need not be looked at. */
const longestHold = '9 days';

/** How many units a person holds unpaid, and how much the person has ordered today. */
export async function heldBySamePerson(tx: Tx, keys: PersonKeys, now: Date): Promise<HeldBySamePerson> {
  const { rows } = await sql<HeldBySamePerson>`
    with held as (
      select o.email_key, o.address_key, o.client_key, o.site_key, o.block_key,
        -- One that buys a gift voucher has no lines, and counts as a piece.
        coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id), 1) as units
      from orders o
      where (o.email_key = ${keys.email} or o.address_key = ${keys.address} or o.block_key = ${keys.client.block})
        and o.created_at > ${now}::timestamptz - ${longestHold}::interval
        and (
          (o.state in ('draft', 'offered') and o.hold_until > ${now})
          or (o.state = 'accepted' and exists (
            select from payments p where p.order_id = o.id and p.state = 'open' and p.due_at > ${now}
          ))
        )
    )
    select
      coalesce(sum(units) filter (where email_key = ${keys.email}), 0)::int as email,
      coalesce(sum(units) filter (where address_key = ${keys.address}), 0)::int as address,
      coalesce(sum(units) filter (where client_key = ${keys.client.line}), 0)::int as client,
      coalesce(sum(units) filter (where site_key = ${keys.client.site}), 0)::int as site,
      coalesce(sum(units) filter (where block_key = ${keys.client.block}), 0)::int as block,
      (select count(*)::int from orders o where o.email_key = ${keys.email}
        and o.created_at > ${now}::timestamptz - ${longestHold}::interval
        and o.offered_at > ${now}::timestamptz - interval '24 hours') as "ordersToday"
    from held
  `.execute(queries<OrderingTables>(tx));
  return rows[0] ?? { email: 0, address: 0, client: 0, site: 0, block: 0, ordersToday: 0 };
}

/**
 * Holds of these pieces by the same person, or in the same checkout, that came to nothing of late.
 * @param checkoutHash null: the browser named no checkout
 */
export async function endedHolds(
  tx: Tx,
  keys: PersonKeys,
  checkoutHash: string | null,
  pieceIds: readonly string[],
  now: Date,
): Promise<EndedHold[]> {
  const since = new Date(now.getTime() - holdLimits.waitMs);
  const { rows } = await sql<EndedHold>`
    select distinct l.order_id, l.piece_id as "pieceId", o.created_at as "heldFrom",
      -- Who let it lapse did so at its end, whenever somebody noticed.
      case when o.state = 'cancelled' then o.ended_at else o.hold_until end as "endedAt",
      o.state = 'cancelled' and o.end_reason <> 'unpaid' as dropped
    from orders o join order_lines l on l.order_id = o.id
    where (o.email_key = ${keys.email} or o.address_key = ${keys.address} or o.site_key = ${keys.client.site}
        or o.checkout_hash = ${checkoutHash})
      and l.piece_id = any(${pieceIds}::text[])
      and o.created_at > ${now}::timestamptz - ${longestHold}::interval
      and (
        (o.state in ('lapsed', 'cancelled') and o.ended_at > ${since})
        or (o.state in ('draft', 'offered') and o.hold_until between ${since} and ${now})
      )
  `.execute(queries<OrderingTables>(tx));
  return rows;
}
