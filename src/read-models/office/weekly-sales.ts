import { sql } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';

/** Receipts within a week, from Monday to Sunday in Berlin. */
export interface Week {
  /** Its Monday, as '2026-11-16'. */
  readonly monday: string;
  readonly salesCents: number;
  readonly rentalsCents: number;
  readonly orders: number;
}

const mondayOf = (moment: Date) =>
  sql`date_trunc('week', ${moment}::timestamptz at time zone 'Europe/Berlin')`;

/**
 * Paid orders by the week of their payment, the current week last: goods and rentals with tax, without shipping. Refunds
 * are subtracted in the week in which they were ordered, from sale and rental by their shares of the order's goods; what
 * goes back beyond these is shipping, which is not among the figures. What was cancelled as a whole is in neither.
 */
export async function weeklySales(db: Db, now: Date, weeks: number): Promise<readonly Week[]> {
  const { rows } = await sql<Week>`
    with mondays as (
      select (${mondayOf(now)} - make_interval(weeks => n)) as monday
      from generate_series(0, ${weeks - 1}::int) n
    ), paid as (
      select p.order_id, date_trunc('week', p.received_at at time zone 'Europe/Berlin') as monday
      from payments p join orders o on o.id = p.order_id and o.state = 'accepted'
      where p.state in ('received', 'refunded')
        and p.received_at >= (${mondayOf(now)} - make_interval(weeks => ${weeks - 1}::int)) at time zone 'Europe/Berlin'
    ), sums as (
      select paid.monday,
        coalesce(sum(l.gross_cents) filter (where l.rent_option is null), 0) as sales,
        coalesce(sum(l.gross_cents) filter (where l.rent_option is not null), 0) as rentals,
        count(distinct paid.order_id) as orders
      from paid join order_lines l using (order_id)
      group by paid.monday
    ), going_back as (
      select r.order_id, r.ordered_at, r.amount_cents,
        sum(r.amount_cents) over (partition by r.order_id order by r.ordered_at, r.id) as together
      from order_refunds r join orders o on o.id = r.order_id and o.state = 'accepted'
      where not r.surplus and not r.waived and r.order_id in (
        select recent.order_id from order_refunds recent
        where recent.ordered_at >= (${mondayOf(now)} - make_interval(weeks => ${weeks - 1}::int)) at time zone 'Europe/Berlin'
      )
    ), refunds as (
      select date_trunc('week', g.ordered_at at time zone 'Europe/Berlin') as monday,
        sum(round(back.cents * goods.sales / goods.together)) as sales,
        sum(back.cents - round(back.cents * goods.sales / goods.together)) as rentals
      from going_back g
      cross join lateral (
        select coalesce(sum(l.gross_cents) filter (where l.rent_option is null), 0)::numeric as sales,
          nullif(sum(l.gross_cents), 0)::numeric as together
        from order_lines l where l.order_id = g.order_id
      ) goods
      cross join lateral (
        select least(g.together, goods.together) - least(g.together - g.amount_cents, goods.together) as cents
      ) back
      where goods.together is not null
      group by 1
    )
    select to_char(m.monday, 'YYYY-MM-DD') as monday,
      (coalesce(s.sales, 0) - coalesce(r.sales, 0))::float8 as "salesCents",
      (coalesce(s.rentals, 0) - coalesce(r.rentals, 0))::float8 as "rentalsCents",
      coalesce(s.orders, 0)::int as orders
    from mondays m left join sums s using (monday) left join refunds r using (monday)
    order by m.monday
  `.execute(queries<object>(db));
  return rows;
}
