import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import {
  distanceSalesThresholdCents,
  isTaxedThere,
  type DistanceSaleRules,
  type DistanceSalesOfYear,
} from '../../../shared/money/distance-sales.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** Those of this year and of the last one, orders that were called off before they were supplied left out. */
export async function distanceSalesOf(
  handle: Db | Tx,
  { elsewhereCents }: DistanceSaleRules,
  { year, isTrial }: { readonly year: number; readonly isTrial: boolean },
): Promise<readonly [DistanceSalesOfYear, DistanceSalesOfYear]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('distance_sale_years')
    .select(['year', sql<number>`net_cents::int`.as('cents')])
    .where('is_trial', '=', isTrial)
    .where('year', 'in', [year, year - 1])
    .execute();
  const of = (wanted: number): DistanceSalesOfYear => ({
    year: wanted,
    shopCents: rows.find((row) => row.year === wanted)?.cents ?? 0,
    elsewhereCents: elsewhereCents[wanted] ?? 0,
  });
  return [of(year), of(year - 1)];
}

interface SaleToCount {
  readonly orderId: string;
  readonly year: number;
  readonly isTrial: boolean;
  readonly lines: readonly {
    readonly position: number;
    /** Net, if it is taxed in Germany, and if it is taxed where it goes to. */
    readonly hereCents: Cents;
    readonly thereCents: Cents;
  }[];
}

/**
 * Counts an order that is just being placed.
 *
 * A sale that fits below the threshold is added by an update that has the threshold as its condition: if two come at
 * once, the second waits for the first one's row and is judged by what that has left. The row stays locked until the
 * order is placed, or is not.
 * @returns whether it is taxed where it goes to
 */
export async function countDistanceSale(
  tx: Tx,
  rules: DistanceSaleRules,
  sale: SaleToCount,
): Promise<boolean> {
  const { orderId, year, isTrial, lines } = sale;
  const hereCents = lines.reduce((sum, line) => sum + line.hereCents, 0);
  const thereCents = lines.reduce((sum, line) => sum + line.thereCents, 0);
  const q = queries<OrderingTables>(tx);
  await q
    .insertInto('distance_sale_years')
    .values({ year, is_trial: isTrial })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [thisYear, lastYear] = await distanceSalesOf(tx, rules, sale);
  // The shop's own sales of this year are for the update's condition alone.
  const withoutShop = { ...thisYear, shopCents: 0 };
  const isAbove = isTaxedThere(rules.taxedThereSince !== null, [withoutShop, lastYear], hereCents);
  const room = distanceSalesThresholdCents - thisYear.elsewhereCents;
  const ofYear = q
    .updateTable('distance_sale_years')
    .where('year', '=', year)
    .where('is_trial', '=', isTrial);
  const added = (cents: Cents) => sql<string>`net_cents + ${cents}::bigint`;
  const fits =
    !isAbove &&
    (await ofYear
      .set({ net_cents: added(hereCents) })
      .where(added(hereCents), '<=', String(room))
      .returning('year')
      .executeTakeFirst()) !== undefined;
  if (!fits) await ofYear.set({ net_cents: added(thereCents) }).execute();
  await q
    .insertInto('distance_sales')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        position: line.position,
        year,
        is_trial: isTrial,
        net_cents: fits ? line.hereCents : line.thereCents,
      })),
    )
    .execute();
  return !fits;
}

/** An order is not supplied: later ones are judged without it. */
export async function takeBackDistanceSale(tx: Tx, orderId: string): Promise<void> {
  await move(tx, sql`order_id = ${orderId}::uuid`, sql`net_cents - taken_back_cents`);
}

/** Some pieces of a line are not supplied; no line that counts: nothing happens. */
export async function takeBackOfLine(
  tx: Tx,
  orderId: string,
  line: { readonly position: number; readonly quantity: number },
  quantity: number,
): Promise<void> {
  await move(
    tx,
    sql`order_id = ${orderId}::uuid and position = ${line.position}`,
    sql`least(net_cents - taken_back_cents, round(net_cents::numeric * ${quantity} / ${line.quantity})::integer)`,
  );
}

/** An order that was called off stands again, taxed as it was. */
export async function countDistanceSaleAgain(tx: Tx, orderId: string): Promise<void> {
  await move(tx, sql`order_id = ${orderId}::uuid`, sql`-taken_back_cents`);
}

type Sql = ReturnType<typeof sql>;

async function move(tx: Tx, which: Sql, cents: Sql): Promise<void> {
  await sql`
    with moved as (
      select order_id, position, year, is_trial, ${cents} as cents from distance_sales where ${which} for update
    ), kept as (
      update distance_sales line set taken_back_cents = line.taken_back_cents + moved.cents from moved
      where line.order_id = moved.order_id and line.position = moved.position
    )
    update distance_sale_years sums set net_cents = sums.net_cents - total.cents
    from (select year, is_trial, sum(cents) as cents from moved group by year, is_trial) total
    where sums.year = total.year and sums.is_trial = total.is_trial
  `.execute(queries<OrderingTables>(tx));
}
