import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/cents.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { checkCart, type CartLine, type CartRefused, type CartWish } from '../../cart/index.ts';
import type { PurchasablePiece } from '../../catalogue/index.ts';
import { priceOrder, type PricedLine } from '../../pricing/index.ts';
import type { NoShippingRate } from '../../shipping/index.ts';
import type { DeliveryOption, OrderLine, OrderTotals, OrderVat } from '../domain/order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

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
    // Spec 9: in Berlin and Potsdam, at the customer's; not for pieces that are picked up.
    assemblyAtAddress: delivery === 'shipment' && deps.shipping.hasAssembly(checkout),
  });
  if (!checked.ok) return checked;
  const shipping = await shippingOf(deps, handle, checkout, checked.value);
  if (!shipping.ok) return shipping;
  const priced = priceOrder({
    lines: checked.value.map(({ key, wish, piece }) => ({
      key,
      salePriceCents: piece.priceCents,
      quantity: wish.quantity,
      shopType: piece.shopType,
      taxScheme: piece.taxScheme,
      chargeTaxPercent: piece.chargeTaxPercent,
      rentOption: wish.rentOption,
      assembly: wish.assembly,
      assemblyService: piece.assemblyService,
    })),
    adjustments: [],
    shippingCents: shipping.value,
  });
  const { subtotalCents, taxCents, shippingCents, totalCents, vatByRate } = priced;
  return ok({
    lines: priced.lines.flatMap((line, index) => {
      const of = checked.value[index];
      return of === undefined ? [] : [orderLine(index, of, line)];
    }),
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
  const pieces = lines.map(({ piece, wish }) => ({ piece, quantity: wish.quantity }));
  const fee = await shipping.fee(handle, { country, postalCode }, pieces);
  return fee.ok ? ok(fee.value.feeCents) : fee;
}

function orderLine(
  position: number,
  { wish, piece, title, sku, pictureKey }: CartLine<PurchasablePiece>,
  line: PricedLine,
): OrderLine {
  return {
    position,
    pieceId: piece.id,
    variantId: wish.variantId,
    title,
    sku,
    pictureKey,
    shopType: piece.shopType,
    taxScheme: piece.taxScheme,
    quantity: wish.quantity,
    rentOption: wish.rentOption,
    assembly: wish.assembly,
    unitCents: line.unitCents,
    assemblyCents: line.assemblyCents,
    chargeTaxPercent: line.chargeTaxPercent,
    chargeTaxCents: line.chargeTaxCents,
    subtotalCents: line.subtotalCents,
    grossCents: line.grossCents,
    netCents: line.netCents,
    vatCents: line.vatCents,
    shippingCents: line.shippingCents,
    vatByRate: line.vatByRate,
    adjustments: line.adjustments,
  };
}
