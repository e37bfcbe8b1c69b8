import type { Cents } from '../../../shared/cents.ts';
import type { RentOption } from '../../../shared/rental-terms.ts';
import { goodsBeforeVouchers, onTop, sumOf, type AdjustedLine, type Adjustment } from './adjustment.ts';
import { containedVat, germanVatPercent, sumByRate, type VatShare } from './vat.ts';

/** What one line costs. All amounts are for the whole line unless they say otherwise; none includes shipping. */
export interface PricedLine {
  readonly key: string;
  /** One piece: the sale price, or the share of it for a rental; before tax on top. */
  readonly unitCents: Cents;
  readonly quantity: number;
  readonly rentOption: RentOption | null;
  readonly assemblyCents: Cents;
  /** Gross, 0 or less. */
  readonly voucherCents: Cents;
  readonly chargeTaxPercent: number;
  /** Tax on top, after vouchers; part of the order's `taxCents`. */
  readonly chargeTaxCents: Cents;
  /** Price times quantity with assembly and vouchers, before tax on top; part of the order's `subtotalCents`. */
  readonly subtotalCents: Cents;
  /** VAT contained in `subtotalCents`; 0 under § 25a UStG, and if tax is added on top. */
  readonly containedVatCents: Cents;
  /** The amount that screens show before vouchers (PAngV § 3: with all tax). */
  readonly grossBeforeVouchersCents: Cents;
  /** `subtotalCents + chargeTaxCents`, and `netCents + vatCents`. */
  readonly grossCents: Cents;
  /** For the invoice; under § 25a UStG net is gross and no VAT is shown. */
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly vatByRate: readonly VatShare[];
  /** Its share of the order's shipping; not part of the amounts above. */
  readonly shippingCents: Cents;
  /** How the amounts were computed, in the order of the steps. */
  readonly adjustments: readonly Adjustment[];
}

export function pricedLine(adjusted: AdjustedLine): PricedLine {
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
    key: line.key,
    unitCents: goods / line.quantity,
    quantity: line.quantity,
    rentOption: line.rentOption,
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

/**
 * The rate of the VAT contained in a line without tax on top; null: § 25a UStG, none may be shown (§ 14c). That
 * paragraph is about selling used goods. A rental is a service, and its VAT is always contained or on top.
 */
function containedPercent({ line }: AdjustedLine): number | null {
  return line.taxScheme === 'margin' && line.rentOption === null ? null : germanVatPercent;
}

/** The rate of the line's goods, which also applies to its shipping; null: none may be shown. */
export function vatPercent(adjusted: AdjustedLine): number | null {
  return onTop(adjusted) || containedPercent(adjusted);
}

function vatShares(adjusted: AdjustedLine, subtotalCents: Cents, chargeTaxCents: Cents): readonly VatShare[] {
  const topPercent = onTop(adjusted);
  if (topPercent === 0) {
    const percent = containedPercent(adjusted);
    return percent === null ? [] : [contained(subtotalCents, percent)];
  }
  // Assembly beside goods that are taxed on top: its own gross price contains its tax.
  const assembly = sumOf(
    adjusted,
    (one) => one.kind === 'assembly' || (one.kind === 'voucher' && one.part === 'assembly'),
  );
  const goods = { percent: topPercent, netCents: subtotalCents - assembly, taxCents: chargeTaxCents };
  return assembly === 0 ? [goods] : [goods, contained(assembly, germanVatPercent)];
}

export function contained(gross: Cents, percent: number): VatShare {
  const taxCents = containedVat(gross, percent);
  return { percent, netCents: gross - taxCents, taxCents };
}
