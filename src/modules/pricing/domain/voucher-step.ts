import { type Cents, percentOf, split } from '../../../shared/money/cents.ts';
import {
  adjust,
  goodsBeforeVouchers,
  onTop,
  sumOf,
  type AdjustedLine,
  type Adjustment,
  type Part,
} from './adjustment.ts';
import type { LineToPrice, OrderAdjustment } from './order-to-price.ts';
import type { Step } from './steps.ts';
import { containedVat } from './vat.ts';

/** A part of a line as the shopper sees it: gross, with the vouchers applied so far. */
interface GrossPart {
  readonly key: string;
  readonly part: Part;
  readonly index: number;
  readonly grossCents: Cents;
}

/**
 * Spreads promotional vouchers over goods and assembly in proportion to their prices.
 *
 * A voucher of 10 € lowers the amount to pay by 10 €, even if tax is added on top: there its share is gross, and the
 * tax contained in it is no longer due.
 */
export const addVouchers: Step = (lines, { adjustments }) =>
  adjustments
    .filter(({ kind }) => kind === 'promotional-voucher')
    .reduce((all, voucher) => addVoucher(all, voucher), lines);

function addVoucher<Line extends LineToPrice>(
  lines: readonly AdjustedLine<Line>[],
  voucher: OrderAdjustment,
): readonly AdjustedLine<Line>[] {
  const { lineKeys } = voucher;
  const parts = lines.flatMap((adjusted, index) =>
    lineKeys === undefined || lineKeys.includes(adjusted.line.key) ? grossParts(adjusted, index) : [],
  );
  const worth = parts.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const applied = Math.max(voucher.amountCents, -worth);
  const shares = split(
    applied,
    parts.map(({ key, grossCents }) => ({ key, weight: grossCents })),
  );
  return lines.map((adjusted, index) =>
    parts.reduce(
      (result, part, partIndex) =>
        part.index === index
          ? adjust(result, ...voucherShare(adjusted, part, voucher, shares[partIndex] ?? 0))
          : result,
      adjusted,
    ),
  );
}

function grossParts(adjusted: AdjustedLine, index: number): readonly GrossPart[] {
  const before = goodsBeforeVouchers(adjusted);
  const goods =
    before +
    percentOf(before, onTop(adjusted)) +
    sumOf(adjusted, (one) => one.kind === 'tax' || (one.kind === 'voucher' && one.part === 'goods'));
  const fee = sumOf(adjusted, ({ kind }) => kind === 'assembly');
  const assembly = fee + sumOf(adjusted, (one) => one.kind === 'voucher' && one.part === 'assembly');
  const { key } = adjusted.line;
  const goodsPart: GrossPart = { key: `${key} goods`, part: 'goods', index, grossCents: goods };
  return fee === 0
    ? [goodsPart]
    : [goodsPart, { key: `${key} assembly`, part: 'assembly', index, grossCents: assembly }];
}

function voucherShare(
  adjusted: AdjustedLine,
  { part, grossCents }: GrossPart,
  { source }: OrderAdjustment,
  share: Cents,
): readonly Adjustment[] {
  if (share === 0) return [];
  const percent = part === 'goods' ? onTop(adjusted) : 0;
  if (percent === 0) return [{ kind: 'voucher', source, part, amountCents: share }];
  // Computed as the difference between the tax contained before and after, so that many vouchers lose no cent and tax
  // stays ≥ 0.
  const taxFalling = containedVat(grossCents + share, percent) - containedVat(grossCents, percent);
  return [
    { kind: 'voucher', source, part, amountCents: share - taxFalling },
    { kind: 'tax', source, percent, amountCents: taxFalling },
  ];
}
