import { percentOf, split, type Cents } from '../../../shared/money/cents.ts';
import { germanVatPercent, isMarginSale } from '../../../shared/money/vat-note.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import { rentalPrice, taxOnTopPercent } from '../../../shared/orders/rental-terms.ts';
import { adjust, goodsBeforeVouchers, onTop, sumOf, type AdjustedLine } from './adjustment.ts';
import type { LineToPrice, OrderToPrice } from './order-to-price.ts';
import { containedVat } from './vat.ts';

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

/**
 * An exempt sale costs what is left of the price without the VAT in it. Rounded per piece, since that is the price shown.
 * Under § 25a UStG and with tax on top there is none in it.
 */
export const addExemptions: Step = (lines) =>
  lines.map((adjusted) => {
    const { exemption, quantity } = adjusted.line;
    if (!exemption?.goods || !containsVat(adjusted)) return adjusted;
    const vatCents = containedVat(goodsBeforeVouchers(adjusted) / quantity, germanVatPercent);
    return adjust(adjusted, { kind: 'exemption', amountCents: -vatCents * quantity });
  });

/** Whether the price of a line's goods in the catalogue is one with VAT. */
function containsVat({ line: { piece, rentOption } }: AdjustedLine): boolean {
  const isRent = rentOption !== null;
  const isOnTop = taxOnTopPercent(piece.shopType, isRent, piece.chargeTaxPercent) > 0;
  return !isOnTop && !isMarginSale({ taxScheme: piece.taxScheme, isRent });
}

/** AGB 8, spec 9: 35 € for each piece, only if the shop offers it. */
export const addAssembly: Step = (lines) =>
  lines.map((adjusted) => {
    const { assembly, piece, quantity } = adjusted.line;
    if (!assembly || !piece.assemblyService) return adjusted;
    const vatCents = adjusted.line.exemption?.assembly ? containedVat(assemblyFeeCents, germanVatPercent) : 0;
    return adjust(adjusted, { kind: 'assembly', amountCents: (assemblyFeeCents - vatCents) * quantity });
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
  return lines.map((adjusted, index) => {
    const share = shares[index] ?? 0;
    return adjust(adjusted, { kind: 'shipping', amountCents: share - vatToExempt(adjusted, share) });
  });
};

/** The VAT in an exempt sale's share of the shipping: at the rate of what is delivered, if any is shown. */
function vatToExempt({ line: { exemption, piece, rentOption } }: AdjustedLine, share: Cents): Cents {
  const isRent = rentOption !== null;
  if (!exemption?.goods || isMarginSale({ taxScheme: piece.taxScheme, isRent })) return 0;
  return containedVat(
    share,
    taxOnTopPercent(piece.shopType, isRent, piece.chargeTaxPercent) || germanVatPercent,
  );
}

/** Spec 9: `chargeTax` percent on price times quantity, half up per line. Assembly is gross and never taxed on top. */
export const addTaxOnTop: Step = (lines) =>
  lines.map((adjusted) => {
    const percent = onTop(adjusted);
    if (percent === 0) return adjusted;
    const amountCents = percentOf(goodsBeforeVouchers(adjusted), percent);
    return adjust(adjusted, { kind: 'tax', source: null, percent, amountCents });
  });
