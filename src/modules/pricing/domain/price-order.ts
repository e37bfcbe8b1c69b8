import type { Cents } from '../../../shared/money/cents.ts';
import { isSameRate, type Exemption, type VatRate } from '../../../shared/money/exemption.ts';
import { germanVatPercent, isMarginSale } from '../../../shared/money/vat-note.ts';
import { goodsBeforeVouchers, onTop, sumOf, type AdjustedLine, type Adjustment } from './adjustment.ts';
import { assertPriceable } from './order-to-price.ts';
import type { LineToPrice, OrderAdjustment, OrderToPrice } from './order-to-price.ts';
import { addAssembly, addExemptions, addRentalShares, addShipping, addTaxOnTop, type Step } from './steps.ts';
import { contained, sumByRate, vatOfOrder, type VatShare } from './vat.ts';
import { addVouchers } from './voucher-step.ts';

/** What one line costs. All amounts are for the whole line unless they say otherwise; none includes shipping. */
interface LineAmounts {
  /** One piece: the sale price, or the share of it for a rental; before tax on top. */
  readonly unitCents: Cents;
  readonly assemblyCents: Cents;
  /** Gross, 0 or less. */
  readonly voucherCents: Cents;
  readonly chargeTaxPercent: number;
  /** Tax on top, after vouchers; part of the order's `taxCents`. */
  readonly chargeTaxCents: Cents;
  /** Price times quantity with assembly and vouchers, before tax on top; part of the order's `subtotalCents`. */
  readonly subtotalCents: Cents;
  /** VAT contained in `subtotalCents`; for goods under § 25a UStG, or with tax on top, that of assembly alone. */
  readonly containedVatCents: Cents;
  /** The amount that screens show before vouchers (PAngV § 3: with all tax). */
  readonly grossBeforeVouchersCents: Cents;
  /** `subtotalCents + chargeTaxCents`, and `netCents + vatCents`. */
  readonly grossCents: Cents;
  /** For the invoice; for goods under § 25a UStG, net is gross, and no VAT is shown. */
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly vatByRate: readonly VatShare[];
  /** Its share of the order's shipping; not part of the amounts above. */
  readonly shippingCents: Cents;
  /** How the amounts were computed, in the order of the steps. */
  readonly adjustments: readonly Adjustment[];
}

/** A line as it came, with what it costs. */
type PricedLine<Line extends LineToPrice = LineToPrice> = Line & LineAmounts;

/** The part of a voucher that the order has used, with the voucher's sign. */
export interface AppliedAdjustment extends OrderAdjustment {
  readonly appliedCents: Cents;
}

export interface PricedOrder<Line extends LineToPrice = LineToPrice> {
  /** In the order in which they came. */
  readonly lines: readonly PricedLine<Line>[];
  /** Sum of price times quantity with assembly and promotional vouchers, before tax on top. */
  readonly subtotalCents: Cents;
  /** Tax on top (spec 9); 0 except for rented vintage pieces. */
  readonly taxCents: Cents;
  /** Gross. */
  readonly shippingCents: Cents;
  /** `subtotalCents + taxCents + shippingCents` (spec 9): for a consumer, the price with everything included. */
  readonly totalCents: Cents;
  /** The subtotal shown on screens: with tax on top, before vouchers (PAngV § 3). */
  readonly grossSubtotalCents: Cents;
  /** Promotional vouchers, gross, 0 or less. `grossSubtotalCents + voucherCents + shippingCents` is the total. */
  readonly voucherCents: Cents;
  /** What remains to be paid after gift vouchers, which are money and do not lower the price. */
  readonly payableCents: Cents;
  /** All VAT in the total, on top or contained, with that of the shipping; nothing for goods under § 25a UStG. */
  readonly vatByRate: readonly VatShare[];
  readonly adjustments: readonly AppliedAdjustment[];
}

/** The unit price comes first, then the steps in this order. */
const steps: readonly Step[] = [
  addRentalShares,
  addExemptions,
  addAssembly,
  addVouchers,
  addShipping,
  addTaxOnTop,
];

/**
 * The price of an order, in integer cents.
 *
 * Rounding is always half up: the rental share per piece, tax on top and contained VAT per line. Amounts spread over
 * lines (vouchers, shipping) are split by largest remainder. The order of the lines does not matter.
 * @throws RangeError for invalid amounts and quantities, and for two lines with the same key
 */
export function priceOrder<Line extends LineToPrice>(order: OrderToPrice<Line>): PricedOrder<Line> {
  assertPriceable(order);
  const adjusted = steps.reduce<readonly AdjustedLine<Line>[]>(
    (lines, step) => step(lines, order),
    order.lines.map((line) => ({ line, adjustments: [] })),
  );
  const lines = adjusted.map((one): PricedLine<Line> => ({ ...one.line, ...amountsOf(one) }));
  const sum = (amount: (line: LineAmounts) => Cents): Cents =>
    lines.reduce((total, line) => total + amount(line), 0);
  const subtotalCents = sum((line) => line.subtotalCents);
  const taxCents = sum((line) => line.chargeTaxCents);
  const shippingCents = sum((line) => line.shippingCents);
  const totalCents = subtotalCents + taxCents + shippingCents;
  const adjustments = applied(order.adjustments, lines, totalCents);
  const payments = adjustments.filter(({ kind }) => kind === 'gift-voucher');
  return {
    lines,
    subtotalCents,
    taxCents,
    shippingCents,
    totalCents,
    grossSubtotalCents: sum((line) => line.grossBeforeVouchersCents),
    voucherCents: sum((line) => line.voucherCents),
    payableCents: payments.reduce((rest, { appliedCents }) => rest + appliedCents, totalCents),
    vatByRate: vatOfOrder(adjusted.map((one) => ({ ...amountsOf(one), goodsRate: goodsRate(one) }))),
    adjustments,
  };
}

function applied(
  adjustments: readonly OrderAdjustment[],
  lines: readonly LineAmounts[],
  totalCents: Cents,
): readonly AppliedAdjustment[] {
  let left = totalCents;
  return adjustments.map((adjustment) => {
    if (adjustment.kind === 'promotional-voucher') {
      return { ...adjustment, appliedCents: usedUp(adjustment.source, lines) };
    }
    const appliedCents = Math.max(adjustment.amountCents, -left);
    left += appliedCents;
    return { ...adjustment, appliedCents };
  });
}

function usedUp(source: string, lines: readonly LineAmounts[]): Cents {
  return lines
    .flatMap((line) => line.adjustments)
    .reduce((sum, one) => sum + ('source' in one && one.source === source ? one.amountCents : 0), 0);
}

function amountsOf(adjusted: AdjustedLine): LineAmounts {
  const { line, adjustments } = adjusted;
  const goods = goodsBeforeVouchers(adjusted);
  const assemblyCents = sumOf(adjusted, ({ kind }) => kind === 'assembly');
  const chargeTaxCents = sumOf(adjusted, ({ kind }) => kind === 'tax');
  const voucherCents = sumOf(adjusted, (one) => 'source' in one && one.source !== null);
  const subtotalCents = goods + assemblyCents + sumOf(adjusted, ({ kind }) => kind === 'voucher');
  const grossCents = subtotalCents + chargeTaxCents;
  const vatByRate = sumByRate(vatShares(adjusted, subtotalCents, chargeTaxCents));
  const vatCents = vatByRate.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return {
    unitCents: goods / line.quantity,
    assemblyCents,
    voucherCents,
    chargeTaxPercent: onTop(adjusted),
    chargeTaxCents,
    subtotalCents,
    containedVatCents: vatCents - chargeTaxCents,
    grossBeforeVouchersCents: grossCents - voucherCents,
    grossCents,
    netCents: grossCents - vatCents,
    vatCents,
    vatByRate,
    shippingCents: sumOf(adjusted, ({ kind }) => kind === 'shipping'),
    adjustments,
  };
}

/** The rate of the line's goods, which also applies to its shipping; null: § 25a UStG, none may be shown (§ 14c). */
function goodsRate(adjusted: AdjustedLine): VatRate | null {
  const { piece, rentOption, exemption, destination } = adjusted.line;
  if (destination) return destination;
  const top = onTop(adjusted);
  if (exemption?.goods || top > 0) return rateOf(exemption?.goods, top);
  return isMarginSale({ taxScheme: piece.taxScheme, isRent: rentOption !== null }) ? null : rateOf(null);
}

function rateOf(exemption: Exemption | null | undefined, percent: number = germanVatPercent): VatRate {
  return exemption ? { percent: 0, exemption } : { percent };
}

function vatShares(adjusted: AdjustedLine, subtotalCents: Cents, chargeTaxCents: Cents): readonly VatShare[] {
  const rate = goodsRate(adjusted);
  const ofAssembly = rateOf(adjusted.line.exemption?.assembly);
  const { destination } = adjusted.line;
  // The gross price of what is taxed where it goes to stays as it is, with what is on top here.
  const isOnTop = onTop(adjusted) > 0 && !destination;
  const containing = subtotalCents + (destination ? chargeTaxCents : 0);
  const hasAssembly = adjusted.adjustments.some(({ kind }) => kind === 'assembly');
  if (!isOnTop && rate !== null && (!hasAssembly || isSameRate(rate, ofAssembly)))
    return [contained(containing, rate)];
  // Beside goods that are taxed otherwise, assembly is a supply of its own: its gross price contains its tax.
  const assembly = sumOf(
    adjusted,
    (one) => one.kind === 'assembly' || (one.kind === 'voucher' && one.part === 'assembly'),
  );
  const goods = containing - assembly;
  return [
    ...(rate === null
      ? []
      : [isOnTop ? { ...rate, netCents: goods, taxCents: chargeTaxCents } : contained(goods, rate)]),
    ...(assembly === 0 ? [] : [contained(assembly, ofAssembly)]),
  ];
}
