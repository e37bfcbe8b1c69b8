import { sql, type RawBuilder } from 'kysely';

/**
 * The state of an order whose money is to go back. `kept`: nothing has left the shop, so it is simply cancelled.
 * `awaited`: the goods are out, and the shop may wait for them (§ 357 (4) BGB). `sent`: there is proof that they are on
 * their way. `back`: something came back. `refunded`: a refund was ordered since; the case only needs to be closed.
 */
export const returnStates = ['kept', 'awaited', 'sent', 'back', 'refunded'] as const;

/**
 * The end of the 14th day after `moment`, or of the following Monday if that day is on a weekend: same as ordering's
 * `refundEnd`.
 */
const refundEndOf = (moment: RawBuilder<unknown>) => sql`(
  select (last_day + case extract(isodow from last_day) when 6 then 3 when 7 then 2 else 1 end)::timestamp
    at time zone 'Europe/Berlin'
  from (select (${moment} at time zone 'Europe/Berlin')::date + 14 as last_day) reckoned
)`;

const refundedSince = (moment: RawBuilder<unknown>) => sql`exists (
  select from order_refunds r where r.order_id = o.id and r.ordered_at >= ${moment} and not r.surplus
)`;

const isPaid = sql`exists (
  select from payments p where p.order_id = o.id and p.state in ('received', 'refund-due', 'refunded')
)`;

/**
 * An order `o` must not be handed over: there is an open withdrawal that names no single pieces, or covers everything
 * that is still here. Ordering's list of orders uses the same condition.
 */
export const isWithdrawn = sql`exists (
  select from declarations d
  where d.order_id = o.id and d.kind = 'withdrawal' and d.handled_at is null
    and (coalesce(d.pieces, '') = '' or not exists (
      select from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
      where l.order_id = o.id and coalesce(f.state, 'waiting') in ('waiting', 'prepared')
    ))
)`;

/** An open withdrawal from a paid order: a deadline is running. */
const hasRefundClock = sql`(
  d.kind = 'withdrawal' and exists (
    select from orders o where o.id = d.order_id and o.restricted_at is null and ${isPaid}
  )
)`;

/** The money of an order `o` that staff have refunded or decided to refund, without overpayments. */
export const orderedBack = sql`
  coalesce((select sum(r.amount_cents) from order_refunds r where r.order_id = o.id and not r.surplus), 0)::int`;

/**
 * What is owed for everything returned from an order `o`, and for its delivery once nothing is left with the customer.
 */
const owedForReturns = sql`(
  select sum(b.owed_cents) + case
    when exists (
      select from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
      where l.order_id = o.id and f.state is distinct from 'returned'
    ) then 0 else o.shipping_cents end
  from order_returns b where b.order_id = o.id
)`;

/** What is still to be refunded: for returned goods, as ordering's `refundToSuggest`; until then the possible total. */
const stillOwed = sql`nullif(greatest(coalesce(${owedForReturns}, o.total_cents) - ${orderedBack}, 0), 0)::int`;

/**
 * Orders whose money must be refunded after a withdrawal, with the deadline; and orders with returns but no withdrawal,
 * which are due at once.
 * @param order the columns to select of an order `o`
 */
export const moneyToReturn = (order: RawBuilder<unknown>) => sql`
  select ${order}, ${stillOwed} as "amountCents", ${refundEndOf(sql`d.received_at`)} as at,
    case
      when ${refundedSince(sql`d.received_at`)} then 'refunded'
      when exists (select from order_returns b where b.order_id = o.id and b.returned_at >= d.received_at) then 'back'
      when d.dispatch_proved_at is not null then 'sent'
      when exists (
        select from fulfilments f where f.order_id = o.id and f.state in ('shipped', 'handed-over', 'returned')
      ) then 'awaited'
      else 'kept'
    end as what
  from declarations d join orders o on o.id = d.order_id
  where d.handled_at is null and ${hasRefundClock}
  union all
  select ${order}, ${stillOwed} as "amountCents", back.at, 'back' as what
  from (
    select order_id, max(returned_at) as at from order_returns where owed_cents > 0 group by order_id
  ) back
  join orders o on o.id = back.order_id
  where not ${refundedSince(sql`back.at`)} and o.restricted_at is null
    and exists (select from payments p where p.order_id = o.id and p.state = 'received')
    and not exists (
      select from declarations d where d.order_id = o.id and d.handled_at is null and d.kind = 'withdrawal'
    )`;
