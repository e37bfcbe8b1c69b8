import type { Cents } from '../../../shared/cents.ts';
import type { AdjustedLine } from './adjustment.ts';
import { assertPriceable, type OrderAdjustment, type OrderToPrice } from './order-to-price.ts';
import { contained, pricedLine, vatPercent, type PricedLine } from './priced-line.ts';
import { addAssembly, addRentalShares, addShipping, addTaxOnTop, type Step } from './steps.ts';
import { sumByRate, type VatShare } from './vat.ts';
import { addVouchers } from './voucher-step.ts';

/** The part of a voucher that the order has used, with the voucher's sign. */
export interface AppliedAdjustment extends OrderAdjustment {
  readonly appliedCents: Cents;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
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
  /** All VAT in the total, on top or contained, with that of the shipping; nothing for § 25a UStG. */
  readonly vatByRate: readonly VatShare[];
  readonly adjustments: readonly AppliedAdjustment[];
}

/** The unit price comes first, then the steps in this order. */
const steps: readonly Step[] = [addRentalShares, addAssembly, addVouchers, addShipping, addTaxOnTop];

/**
 * The price of an order, in integer cents.
 *
 * Rounding is always half up: the rental share per piece, tax on top and contained VAT per line. Amounts spread over
 * lines (vouchers, shipping) are split by largest remainder. The order of the lines does not matter.
 * @throws RangeError for invalid amounts and quantities, and for two lines with the same key
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  assertPriceable(order);
  const adjusted = steps.reduce<readonly AdjustedLine[]>(
    (lines, step) => step(lines, order),
    order.lines.map((line) => ({ line, adjustments: [] })),
  );
  const lines = adjusted.map(pricedLine);
  const sum = (amount: (line: PricedLine) => Cents): Cents =>
    lines.reduce((total, line) => total + amount(line), 0);
  const subtotalCents = sum((line) => line.subtotalCents);
  const taxCents = sum((line) => line.chargeTaxCents);
  const totalCents = subtotalCents + taxCents + order.shippingCents;
  const adjustments = applied(order.adjustments, lines, totalCents);
  const payments = adjustments.filter(({ kind }) => kind === 'gift-voucher');
  return {
    lines,
    subtotalCents,
    taxCents,
    shippingCents: order.shippingCents,
    totalCents,
    grossSubtotalCents: sum((line) => line.grossBeforeVouchersCents),
    voucherCents: sum((line) => line.voucherCents),
    payableCents: payments.reduce((rest, { appliedCents }) => rest + appliedCents, totalCents),
    vatByRate: sumByRate([...lines.flatMap((line) => line.vatByRate), ...shippingVat(adjusted, lines)]),
    adjustments,
  };
}

function applied(
  adjustments: readonly OrderAdjustment[],
  lines: readonly PricedLine[],
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

function usedUp(source: string, lines: readonly PricedLine[]): Cents {
  return lines
    .flatMap((line) => line.adjustments)
    .reduce((sum, one) => sum + ('source' in one && one.source === source ? one.amountCents : 0), 0);
}

/** Rounded once per rate over all shipping, not once per line. */
function shippingVat(adjusted: readonly AdjustedLine[], lines: readonly PricedLine[]): readonly VatShare[] {
  const shares = adjusted.flatMap((one, index) => {
    const percent = vatPercent(one);
    return percent === null ? [] : [{ percent, netCents: lines[index]?.shippingCents ?? 0, taxCents: 0 }];
  });
  return sumByRate(shares)
    .filter(({ netCents }) => netCents > 0)
    .map(({ percent, netCents }) => contained(netCents, percent));
}
