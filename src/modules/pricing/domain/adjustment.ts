import type { Cents } from '../../../shared/money/cents.ts';
import { taxOnTopPercent } from '../../../shared/orders/rental-terms.ts';
import type { LineToPrice } from './order-to-price.ts';

/** The part of a line that an amount applies to. */
export type Part = 'goods' | 'assembly';

/**
 * A signed change of a line's amount, which starts as sale price times quantity.
 * All adjustments of a line but `shipping` add up to its gross total.
 */
export type Adjustment =
  | { readonly kind: 'rental-share'; readonly amountCents: Cents }
  /** The German VAT in its price, which an exempt sale does not bear. */
  | { readonly kind: 'exemption'; readonly amountCents: Cents }
  | { readonly kind: 'assembly'; readonly amountCents: Cents }
  /** Without the tax on top, which decreases with it. */
  | { readonly kind: 'voucher'; readonly source: string; readonly part: Part; readonly amountCents: Cents }
  /** The line's share of the order's shipping, taxed like the line. */
  | { readonly kind: 'shipping'; readonly amountCents: Cents }
  /** Tax on top; with a source if a voucher reduces it. */
  | {
      readonly kind: 'tax';
      readonly source: string | null;
      readonly percent: number;
      readonly amountCents: Cents;
    };

export interface AdjustedLine<Line extends LineToPrice = LineToPrice> {
  readonly line: Line;
  readonly adjustments: readonly Adjustment[];
}

export function adjust<Line extends LineToPrice>(
  adjusted: AdjustedLine<Line>,
  ...more: readonly Adjustment[]
): AdjustedLine<Line> {
  return { line: adjusted.line, adjustments: [...adjusted.adjustments, ...more] };
}

export function sumOf(adjusted: AdjustedLine, which: (adjustment: Adjustment) => boolean): Cents {
  return adjusted.adjustments.reduce((sum, one) => sum + (which(one) ? one.amountCents : 0), 0);
}

/** Percent of tax on top of this line. */
export function onTop({ line: { piece, rentOption, exemption } }: AdjustedLine): number {
  if (exemption?.goods) return 0;
  return taxOnTopPercent(piece.shopType, rentOption !== null, piece.chargeTaxPercent);
}

/** Unit price times quantity, before vouchers and tax on top. */
export function goodsBeforeVouchers(adjusted: AdjustedLine): Cents {
  const { piece, quantity } = adjusted.line;
  const changed = sumOf(adjusted, ({ kind }) => kind === 'rental-share' || kind === 'exemption');
  return piece.priceCents * quantity + changed;
}
