import { sql } from 'kysely';
import { queries, type Db } from '../../src/platform/db/db.ts';

/** Counts of inconsistencies that a kill must never leave behind; all are 0 in a sound database. */
export interface Leftovers {
  /** Accepted orders for which fewer units are held or sold than were ordered. */
  readonly ordersWithoutUnits: number;
  /** Units held for no order, or for one that has ended. */
  readonly unitsHeldForNothing: number;
  /** Holds without an end. */
  readonly holdsForEver: number;
  /** Units taken twice at the same time. */
  readonly unitsTakenTwice: number;
  /** Duplicate order numbers. */
  readonly numbersTwice: number;
  /** Gift vouchers on which there is more or less than what was not redeemed. */
  readonly giftBalancesWrong: number;
  /** Vouchers redeemed for no order, or for one that has ended. */
  readonly vouchersTakenForNothing: number;
  /** Orders that vouchers have paid or lowered without being redeemed for that amount. */
  readonly ordersWithoutVouchers: number;
}

export async function leftovers(db: Db): Promise<Leftovers> {
  const { rows } = await sql<Leftovers>`select
    (select count(*)::int from orders o where o.state = 'accepted' and
      (select count(*) from allocations a where a.reference = o.id::text and a.released_at is null)
        < (select sum(l.quantity) from order_lines l where l.order_id = o.id)) as "ordersWithoutUnits",
    (select count(*)::int from allocations a where a.kind = 'hold' and a.released_at is null and not exists (
      select from orders o where o.id::text = a.reference and o.state in ('draft', 'offered', 'accepted')
    )) as "unitsHeldForNothing",
    (select count(*)::int from allocations a where a.kind = 'hold' and upper_inf(a.during)) as "holdsForEver",
    (select count(*)::int from allocations a join allocations b on b.unit_id = a.unit_id and b.id > a.id
      where a.released_at is null and b.released_at is null and a.during && b.during) as "unitsTakenTwice",
    (select count(*)::int - count(distinct number)::int from orders) as "numbersTwice",
    (select count(*)::int from gift_vouchers g where balance_cents <> value_cents - (
      select coalesce(sum(amount_cents - refunded_cents), 0) from gift_voucher_uses u
      where u.gift_voucher_id = g.id and u.given_back_at is null
    )) as "giftBalancesWrong",
    (select count(*)::int from (
      select order_id from gift_voucher_uses where given_back_at is null
      union all select order_id from voucher_uses where given_back_at is null
    ) u where not exists (
      select from orders o where o.id = u.order_id and o.state in ('draft', 'offered', 'accepted')
    )) as "vouchersTakenForNothing",
    (select count(*)::int from orders o where o.state in ('draft', 'offered', 'accepted') and (
      o.gift_cents <> (select coalesce(sum(amount_cents), 0) from gift_voucher_uses u
        where u.order_id = o.id and u.given_back_at is null)
      or -o.voucher_cents <> (select coalesce(sum(amount_cents), 0) from voucher_uses u
        where u.order_id = o.id and u.given_back_at is null)
    )) as "ordersWithoutVouchers"
  `.execute(queries<object>(db));
  const [found] = rows;
  if (found === undefined) throw new Error('the database gave no counts');
  return found;
}
