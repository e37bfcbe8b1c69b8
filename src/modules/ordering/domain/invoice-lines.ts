import type { Cents } from '../../../shared/money/cents.ts';
import type { OrderLine, OrderVat } from './order.ts';

/** An order's line as its invoice has it; `vatPercent` null: § 25a UStG. */
export interface LineToInvoice {
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  readonly vatPercent: number | null;
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
  },
): LineToInvoice[] {
  return [
    ...lines.flatMap((line): LineToInvoice[] => {
      const shown = { title: line.title, details: words.details(line), quantity: line.quantity };
      return line.vatByRate.length === 0
        ? [{ ...shown, grossCents: line.grossCents, netCents: line.grossCents, vatPercent: null }]
        : line.vatByRate.map(({ percent, netCents, taxCents }) => ({
            ...shown,
            grossCents: netCents + taxCents,
            netCents,
            vatPercent: percent,
          }));
    }),
    ...deliveries(lines, vatByRate).map(({ vatPercent, netCents, taxCents }) => ({
      ...{ title: words.delivery, details: [], quantity: 1 },
      ...{ grossCents: netCents + taxCents, netCents, vatPercent },
    })),
  ];
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
