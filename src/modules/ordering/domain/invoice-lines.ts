import { divideHalfUp, type Cents } from '../../../shared/money/cents.ts';
import { germanVatPercent } from '../../../shared/money/vat-note.ts';
import { voucherCentsOf, type OrderLine, type OrderVat } from './order.ts';

/** An order's line as its invoice has it; `vatPercent` null: § 25a UStG. */
export interface LineToInvoice {
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  readonly vatPercent: number | null;
  /** What a voucher has taken off it, net; the amounts above are without it. */
  readonly reduction?: { readonly name: string; readonly netCents: Cents };
}

export interface TaxToInvoice {
  readonly vatPercent: number | null;
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/**
 * The lines of an invoice: each piece with its own rate, and the delivery, which shares the rates of what is delivered
 * (UStAE 3.10 (5)). Their sums by rate are `invoiceTaxes`.
 * @param vatByRate of the whole order, with the delivery
 */
export function invoiceLines(
  lines: readonly OrderLine[],
  vatByRate: readonly OrderVat[],
  words: {
    readonly delivery: string;
    readonly details: (line: OrderLine) => readonly string[];
    readonly voucher: string;
    /** What the line would cost without its voucher, and what that took off. */
    readonly voucherOnLine: (fullCents: Cents, voucherCents: Cents) => string;
  },
): LineToInvoice[] {
  return [
    ...lines.flatMap((line): LineToInvoice[] => {
      const off = voucherCentsOf(line);
      const details = [
        ...words.details(line),
        // § 14 (4) no. 7 UStG: a reduction agreed beforehand.
        ...(off === 0 ? [] : [words.voucherOnLine(line.grossCents - off, off)]),
      ];
      const shown = { title: line.title, details, quantity: line.quantity };
      const parts: Pick<LineToInvoice, 'grossCents' | 'netCents' | 'vatPercent'>[] =
        line.vatByRate.length === 0
          ? [{ grossCents: line.grossCents, netCents: line.grossCents, vatPercent: null }]
          : line.vatByRate.map(({ percent, netCents, taxCents }) => ({
              ...{ grossCents: netCents + taxCents, netCents, vatPercent: percent },
            }));
      return parts.map((part) => {
        const netCents = reductionOf(line, part);
        return { ...shown, ...part, ...(netCents > 0 && { reduction: { name: words.voucher, netCents } }) };
      });
    }),
    ...deliveries(lines, vatByRate).map(({ vatPercent, netCents, taxCents }) => ({
      ...{ title: words.delivery, details: [], quantity: 1 },
      ...{ grossCents: netCents + taxCents, netCents, vatPercent },
    })),
  ];
}

/** What a voucher has taken off the amounts of a line that have this rate, net. */
function reductionOf(
  line: OrderLine,
  { grossCents, netCents, vatPercent }: Pick<LineToInvoice, 'grossCents' | 'netCents' | 'vatPercent'>,
): Cents {
  const off = (which: (one: OrderLine['adjustments'][number]) => boolean): Cents =>
    line.adjustments.reduce((sum, one) => sum - (one.source != null && which(one) ? one.amountCents : 0), 0);
  if (vatPercent === null) return off(() => true);
  if (line.chargeTaxPercent === 0) return netOf(grossCents + off(() => true), vatPercent) - netCents;
  // Goods with tax on top, beside assembly whose own price contains its tax.
  const goods = off(({ kind, part }) => kind === 'voucher' && part === 'goods');
  const assembly = line.assemblyCents - off(({ kind, part }) => kind === 'voucher' && part === 'assembly');
  return (
    (vatPercent === line.chargeTaxPercent ? goods : 0) +
    (vatPercent === germanVatPercent
      ? netOf(line.assemblyCents, vatPercent) - netOf(assembly, vatPercent)
      : 0)
  );
}

function netOf(grossCents: Cents, vatPercent: number): Cents {
  return divideHalfUp(grossCents * 10_000, 10_000 + Math.round(vatPercent * 100));
}

/** All of an order by its rates, § 25a UStG first; their sum is the order's total. */
export function invoiceTaxes(lines: readonly OrderLine[], vatByRate: readonly OrderVat[]): TaxToInvoice[] {
  const marginCents = lines
    .filter(isMargin)
    .reduce((sum, { grossCents, shippingCents }) => sum + grossCents + shippingCents, 0);
  return [
    ...(marginCents === 0 ? [] : [{ vatPercent: null, netCents: marginCents, taxCents: 0 }]),
    ...vatByRate.map(({ percent, netCents, taxCents }) => ({ vatPercent: percent, netCents, taxCents })),
  ];
}

/** The order's amounts that belong to no line: its delivery. */
function deliveries(lines: readonly OrderLine[], vatByRate: readonly OrderVat[]): TaxToInvoice[] {
  const marginCents = lines.filter(isMargin).reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  const taxed = vatByRate.map(({ percent, netCents, taxCents }) => {
    const ofLines = lines.flatMap((line) => line.vatByRate).filter((share) => share.percent === percent);
    return {
      vatPercent: percent,
      netCents: netCents - ofLines.reduce((sum, share) => sum + share.netCents, 0),
      taxCents: taxCents - ofLines.reduce((sum, share) => sum + share.taxCents, 0),
    };
  });
  return [{ vatPercent: null, netCents: marginCents, taxCents: 0 }, ...taxed].filter(
    ({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0,
  );
}

function isMargin(line: OrderLine): boolean {
  return line.vatByRate.length === 0;
}
