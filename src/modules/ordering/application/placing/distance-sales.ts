import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { isTaxedThere, type DistanceSalesOfYear } from '../../../../shared/money/distance-sales.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import {
  isDistanceSale,
  netWithShipping,
  standardRateAt,
  vatOfGoods,
  vatOfOrder,
} from '../../../pricing/index.ts';
import { goodsRate } from '../../domain/invoice-lines.ts';
import type { OrderLine } from '../../domain/order.ts';
import { countDistanceSale, distanceSalesOf } from '../../infrastructure/stored-distance-sales.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import { saveVat } from '../../infrastructure/write-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { saleOf } from './sold-here.ts';

type Dependencies = Pick<OrderingDependencies, 'distanceSaleRules' | 'isTrial'>;

const yearOf = (now: Date): number => Number(berlinDay(now).slice(0, 4));

/** The sums of this year and the last, with what the owner has said was sold elsewhere. */
export async function distanceSales({
  db,
  now,
  ...deps
}: Dependencies & Pick<OrderingDependencies, 'db' | 'now'>): Promise<
  readonly [DistanceSalesOfYear, DistanceSalesOfYear]
> {
  const rules = await deps.distanceSaleRules(db);
  return distanceSalesOf(db, rules, { year: yearOf(now()), isTrial: deps.isTrial });
}

/** Whether distance sales of that net sum would be taxed where they go to, if they were ordered now. Nothing is counted. */
export async function wouldBeTaxedThere(
  deps: Dependencies,
  handle: Db | Tx,
  netCents: Cents,
  now: Date,
): Promise<boolean> {
  const rules = await deps.distanceSaleRules(handle);
  const years = await distanceSalesOf(handle, rules, { year: yearOf(now), isTrial: deps.isTrial });
  return isTaxedThere(rules.taxedThereSince !== null, years, netCents);
}

/**
 * Decides at the click where an order's distance sales are taxed, and counts them. The draft has said what it would be
 * then; if others were faster, another tax is contained in the same price, and nobody is refused for it.
 */
export async function taxDistanceSales(
  deps: Dependencies,
  tx: Tx,
  draft: StoredOrder,
  lines: readonly OrderLine[],
  now: Date,
): Promise<StoredOrder> {
  const sale = saleOf(draft);
  const isDistance = ({ taxScheme, rentOption }: OrderLine): boolean =>
    isDistanceSale({ taxScheme, isRent: rentOption !== null }, sale);
  if (!lines.some(isDistance)) return draft;
  const taxedBy = (destination: ReturnType<typeof standardRateAt> | null) =>
    lines.map((line) => {
      if (!isDistance(line)) return line;
      const share = vatOfGoods(line, destination);
      return { ...line, netCents: share.netCents, vatCents: share.taxCents, vatByRate: [share] };
    });
  const here = taxedBy(null);
  const there = taxedBy(standardRateAt(sale.address, berlinDay(now)));
  const isThere = await countDistanceSale(tx, await deps.distanceSaleRules(tx), {
    orderId: draft.id,
    year: yearOf(now),
    isTrial: deps.isTrial,
    lines: here.flatMap((line, index) => {
      const other = there[index];
      if (other === undefined || !isDistance(line)) return [];
      return [
        {
          position: line.position,
          hereCents: netWithShipping(line),
          thereCents: netWithShipping(other),
        },
      ];
    }),
  });
  const decided = isThere ? there : here;
  const vatByRate = vatOfOrder(decided.map((line) => ({ ...line, goodsRate: goodsRate(line) })));
  await saveVat(tx, draft.id, vatByRate, decided.filter(isDistance));
  return { ...draft, vatByRate };
}
