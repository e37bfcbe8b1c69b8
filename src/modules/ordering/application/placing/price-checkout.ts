import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { Sale, SaleOnRequest } from '../../../../shared/money/sale-kind.ts';
import { pieceFactsOf } from '../../../../shared/orders/piece-facts.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { checkCart, type CartLine, type CartRefused, type CartItem } from '../../../cart/index.ts';
import type { PurchasablePiece } from '../../../catalogue/index.ts';
import {
  isDistanceSale,
  lineVatOf,
  netWithShipping,
  priceOrder,
  type LineToPrice,
} from '../../../pricing/index.ts';
import type { NoShippingRate } from '../../../shipping/index.ts';
import type { FoundVoucher, VoucherRefused } from '../../../vouchers/index.ts';
import type { CustomerKind, OrderLine, OrderTotals, OrderVat } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { soldHere } from './sold-here.ts';

export interface CheckoutToPrice {
  /** The language of the pages on which it is ordered. Default: German. */
  readonly language?: Language | undefined;
  readonly items: readonly CartItem[];
  readonly sale: Sale;
  /** Whether the sale's VAT ID is confirmed. */
  readonly hasConfirmedVatId: boolean;
  /** Whether distance sales of that net sum are taxed where they go to. */
  readonly isTaxedThere: (netCents: Cents) => Promise<boolean>;
  /** The voucher that was typed, and who redeems it as far as that is known; null: none. */
  readonly voucher: RequestedVoucher | null;
}

interface RequestedVoucher {
  readonly code: string;
  readonly email: string | null;
  readonly kind: CustomerKind | null;
}

export interface PricedCheckout {
  readonly lines: readonly OrderLine[];
  /** Without a gift voucher, which is no part of the price. */
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
  /** Within how many weeks it is delivered; null: it is picked up. */
  readonly deliveryWeeks: number | null;
  /** The voucher that has lowered the lines. */
  readonly voucher: FoundVoucher | null;
}

/** What a checkout costs, from the catalogue's prices alone: nothing that the browser says of money takes part. */
export async function priceCheckout(
  deps: Pick<OrderingDependencies, 'catalogue' | 'shipping' | 'vouchers' | 'soldAbroad'>,
  handle: Db | Tx,
  checkout: CheckoutToPrice,
  now: Date,
): Promise<Result<PricedCheckout, CartRefused | NoShippingRate | VoucherRefused | SaleOnRequest>> {
  const { items, sale, language } = checkout;
  const ids = [...new Set(items.map(({ pieceId }) => pieceId))];
  const pieces = await deps.catalogue.purchasablePieces(handle, ids, now, language);
  const checked = checkCart(items, pieces, {
    assemblyAtAddress: deps.shipping.hasAssembly(sale.address, sale.isCollected ? 'pickup' : 'shipment'),
  });
  if (!checked.ok) return fail(inTheirWords(checked.error, items, pieces));
  const shipping = await shippingOf(deps, handle, sale, checked.value);
  if (!shipping.ok) return shipping;
  const taxed = checked.value.map((line) => ({
    line,
    taxScheme: line.piece.taxScheme,
    isRent: line.rentOption !== null,
    assembly: line.assembly,
  }));
  const sold = await soldHere(deps, handle, sale, taxed);
  if (!sold.ok) return sold;
  const day = berlinDay(now);
  const linesTaxed = (isTaxedThere: boolean) =>
    taxed.map(({ line, ...one }) => ({
      ...line,
      isDistance: isDistanceSale(one, sale),
      ...lineVatOf(one, sale, { isConfirmed: checkout.hasConfirmedVatId, isTaxedThere, day }),
    }));
  const lines = linesTaxed(false);
  const found = await voucherFor(deps, handle, checkout.voucher, lines, now);
  if (!found.ok) return found;
  const voucher = found.value;
  const price = (taxedLines: typeof lines) =>
    priceOrder({
      lines: taxedLines,
      adjustments: voucher === null ? [] : [asAdjustment(voucher)],
      shippingCents: shipping.value.cents,
    });
  const here = price(lines);
  const distanceCents = here.lines.reduce(
    (sum, line) => (line.isDistance ? sum + netWithShipping(line) : sum),
    0,
  );
  const isThere = distanceCents > 0 && (await checkout.isTaxedThere(distanceCents));
  const priced = isThere ? price(linesTaxed(true)) : here;
  const { subtotalCents, voucherCents, taxCents, shippingCents, totalCents, vatByRate } = priced;
  return ok({
    lines: priced.lines.map(
      ({ piece, exemption: _, destination: _there, isDistance: _kind, ...line }, position) => ({
        ...line,
        ...pieceFactsOf(piece),
        titleInLanguage: titleInLanguage(piece, line.variantId),
        position,
      }),
    ),
    totals: { subtotalCents, voucherCents, taxCents, shippingCents, totalCents, giftCents: 0 },
    vatByRate,
    deliveryWeeks: shipping.value.weeks,
    voucher,
  });
}

/** With the name of the variant, as in German. */
function titleInLanguage({ titleInLanguage: title, variants }: PurchasablePiece, variantId: string | null) {
  const variant = variants.find(({ id }) => id === variantId);
  return title === null || variant === undefined ? title : `${title}, ${variant.name}`;
}

function inTheirWords(
  { problems, ...refused }: CartRefused,
  items: readonly CartItem[],
  pieces: readonly PurchasablePiece[],
): CartRefused {
  const titles = new Map(pieces.map((piece) => [piece.id, piece.titleInLanguage]));
  return {
    ...refused,
    problems: problems.map((problem) => ({
      ...problem,
      title: titles.get(items[problem.index]?.pieceId ?? '') ?? problem.title,
    })),
  };
}

/** What a voucher takes off these lines; null: there is none. Their amounts are those without it. */
export async function voucherFor(
  { vouchers }: Pick<OrderingDependencies, 'vouchers'>,
  handle: Db | Tx,
  wished: RequestedVoucher | null,
  lines: readonly (CartLine<PurchasablePiece> & Pick<LineToPrice, 'exemption'>)[],
  now: Date,
): Promise<Result<FoundVoucher | null, VoucherRefused>> {
  if (wished === null) return ok(null);
  const { lines: priced } = priceOrder({ lines, adjustments: [], shippingCents: 0 });
  const toLower = priced.map(({ key, piece, rentOption, grossCents, assemblyCents }) => ({
    key,
    shopType: piece.shopType,
    isRental: rentOption !== null,
    assemblyCents,
    goodsCents: grossCents - assemblyCents,
  }));
  return vouchers.findVoucher(handle, wished.code, toLower, wished, now);
}

function asAdjustment({ voucherId, amountCents, lineKeys }: FoundVoucher) {
  return { kind: 'promotional-voucher' as const, source: voucherId, amountCents: -amountCents, lineKeys };
}

async function shippingOf(
  { shipping }: Pick<OrderingDependencies, 'shipping'>,
  handle: Db | Tx,
  { isCollected, address }: Sale,
  lines: readonly CartLine<PurchasablePiece>[],
): Promise<Result<{ readonly cents: Cents; readonly weeks: number | null }, NoShippingRate>> {
  if (isCollected) return ok({ cents: 0, weeks: null });
  const fee = await shipping.fee(handle, address, lines);
  return fee.ok ? ok({ cents: fee.value.feeCents, weeks: fee.value.weeks }) : fee;
}
