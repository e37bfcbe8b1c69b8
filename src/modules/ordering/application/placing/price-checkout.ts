import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { pieceFactsOf } from '../../../../shared/orders/piece-facts.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import { checkCart, type CartLine, type CartRefused, type CartWish } from '../../../cart/index.ts';
import type { PurchasablePiece } from '../../../catalogue/index.ts';
import { priceOrder } from '../../../pricing/index.ts';
import type { NoShippingRate } from '../../../shipping/index.ts';
import type { DeliveryOption, OrderLine, OrderTotals, OrderVat } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

export interface CheckoutToPrice {
  readonly wishes: readonly CartWish[];
  readonly delivery: DeliveryOption;
  readonly country: string;
  readonly postalCode: string;
}

export interface PricedCheckout {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
}

/** What a checkout costs, from the catalogue's prices alone: nothing that the browser says of money takes part. */
export async function priceCheckout(
  deps: Pick<OrderingDependencies, 'catalogue' | 'shipping'>,
  handle: Db | Tx,
  checkout: CheckoutToPrice,
  now: Date,
): Promise<Result<PricedCheckout, CartRefused | NoShippingRate>> {
  const { wishes, delivery } = checkout;
  const ids = [...new Set(wishes.map(({ pieceId }) => pieceId))];
  const pieces = await deps.catalogue.purchasablePieces(handle, ids, now);
  const checked = checkCart(wishes, pieces, {
    assemblyAtAddress: deps.shipping.hasAssembly(checkout, delivery),
  });
  if (!checked.ok) return checked;
  const shipping = await shippingOf(deps, handle, checkout, checked.value);
  if (!shipping.ok) return shipping;
  const priced = priceOrder({ lines: checked.value, adjustments: [], shippingCents: shipping.value });
  const { subtotalCents, taxCents, shippingCents, totalCents, vatByRate } = priced;
  return ok({
    lines: priced.lines.map(({ piece, ...line }, position) => ({
      ...line,
      ...pieceFactsOf(piece),
      position,
    })),
    totals: { subtotalCents, taxCents, shippingCents, totalCents },
    vatByRate,
  });
}

async function shippingOf(
  { shipping }: Pick<OrderingDependencies, 'shipping'>,
  handle: Db | Tx,
  { delivery, country, postalCode }: CheckoutToPrice,
  lines: readonly CartLine<PurchasablePiece>[],
): Promise<Result<Cents, NoShippingRate>> {
  if (delivery === 'pickup') return ok(0);
  const fee = await shipping.fee(handle, { country, postalCode }, lines);
  return fee.ok ? ok(fee.value.feeCents) : fee;
}
