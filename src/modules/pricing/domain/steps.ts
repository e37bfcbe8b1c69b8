import { percentOf, split } from '../../../shared/money/cents.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import { rentalPrice } from '../../../shared/orders/rental-terms.ts';
import { adjust, goodsBeforeVouchers, onTop, sumOf, type AdjustedLine } from './adjustment.ts';
import type { LineToPrice, OrderToPrice } from './order-to-price.ts';

/** One step in pricing an order. Amounts added by a step are never changed by a later one. */
export type Step = <Line extends LineToPrice>(
  lines: readonly AdjustedLine<Line>[],
  order: OrderToPrice,
) => readonly AdjustedLine<Line>[];

/** Spec 9: a rental costs a share of the price of the piece. Rounded per piece, since that is the price shown. */
export const addRentalShares: Step = (lines) =>
  lines.map((adjusted) => {
    const { rentOption, piece, quantity } = adjusted.line;
    if (rentOption === null) return adjusted;
    const lowering = rentalPrice(piece.priceCents, rentOption) - piece.priceCents;
    return adjust(adjusted, { kind: 'rental-share', amountCents: lowering * quantity });
  });

/** AGB 8, spec 9: 35 € for each piece, only if the shop offers it. */
export const addAssembly: Step = (lines) =>
  lines.map((adjusted) => {
    const { assembly, piece, quantity } = adjusted.line;
    if (!assembly || !piece.assemblyService) return adjusted;
    return adjust(adjusted, { kind: 'assembly', amountCents: assemblyFeeCents * quantity });
  });

/**
 * Shipping is shared among the lines by value, because delivery is taxed like the goods delivered (Abschn. 3.10 (5)
 * UStAE); so shipping of margin-scheme goods shows no VAT either.
 */
export const addShipping: Step = (lines, { shippingCents }) => {
  const weights = lines.map((adjusted) => ({
    key: adjusted.line.key,
    weight: goodsBeforeVouchers(adjusted) + sumOf(adjusted, ({ kind }) => kind === 'assembly'),
  }));
  const shares = split(shippingCents, weights);
  return lines.map((adjusted, index) =>
    adjust(adjusted, { kind: 'shipping', amountCents: shares[index] ?? 0 }),
  );
};

/** Spec 9: `chargeTax` percent on price times quantity, half up per line. Assembly is gross and never taxed on top. */
export const addTaxOnTop: Step = (lines) =>
  lines.map((adjusted) => {
    const percent = onTop(adjusted);
    if (percent === 0) return adjusted;
    const amountCents = percentOf(goodsBeforeVouchers(adjusted), percent);
    return adjust(adjusted, { kind: 'tax', source: null, percent, amountCents });
  });
