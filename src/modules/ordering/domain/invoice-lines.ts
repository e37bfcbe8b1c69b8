import { divideHalfUp, type Cents } from '../../../shared/money/cents.ts';
import { isSameRate, type Exemption, type VatRate } from '../../../shared/money/exemption.ts';
import { germanVatPercent, goodsPercent } from '../../../shared/money/vat-note.ts';
import { voucherCentsOf, type OrderLine, type OrderVat } from './order.ts';

interface InvoicedRate {
  readonly vatPercent: number | null;
  readonly exemption?: Exemption;
  readonly country?: string;
}

/** An order's line as its invoice has it; `vatPercent` null: § 25a UStG. */
export interface LineToInvoice extends InvoicedRate {
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  /** What a voucher has taken off it, net; the amounts above are without it. */
  readonly reduction?: { readonly name: string; readonly netCents: Cents };
}

export interface TaxToInvoice extends InvoicedRate {
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/** The part of a line that has a rate of its own. */
interface TaxedPart extends InvoicedRate {
  readonly grossCents: Cents;
  readonly netCents: Cents;
}

/**
 * The goods of a line, and its assembly where that is taxed otherwise: a supply of its own, which the customer chooses.
 * Orders that were invoiced before it was told apart have all of it among the goods under § 25a UStG.
 */
export function taxedParts(line: OrderLine): {
  readonly goods: TaxedPart;
  readonly assembly: TaxedPart | null;
} {
  const { grossCents, netCents } = line;
  const rate = goodsRate(line);
  const other = line.vatByRate.find((share) => rate === null || !isSameRate(share, rate));
  if (other === undefined) return { goods: { ...invoiced(rate), grossCents, netCents }, assembly: null };
  const assemblyCents = other.netCents + other.taxCents;
  return {
    goods: {
      ...invoiced(rate),
      grossCents: grossCents - assemblyCents,
      netCents: netCents - other.netCents,
    },
    assembly: { ...invoiced(other), grossCents: assemblyCents, netCents: other.netCents },
  };
}

/** The rate of a line's goods; null: § 25a UStG. A rental and an assembly are exempt by another rule than goods. */
export function goodsRate({
  rentOption,
  taxScheme,
  chargeTaxPercent: chargeTax,
  vatByRate,
}: OrderLine): VatRate | null {
  const isRent = rentOption !== null;
  const exempt = vatByRate.find(
    ({ exemption }) => exemption !== undefined && (exemption === 'reverse-charge') === isRent,
  );
  if (exempt !== undefined) return exempt;
  const destination = vatByRate.find(({ country }) => country !== undefined);
  if (destination !== undefined) return destination;
  const percent = goodsPercent({ taxScheme, chargeTax, isRent });
  return percent === null ? null : { percent };
}

const invoiced = (rate: VatRate | null): InvoicedRate => ({
  vatPercent: rate?.percent ?? null,
  ...(rate?.exemption !== undefined && { exemption: rate.exemption }),
  ...(rate?.country !== undefined && { country: rate.country }),
});

/** The assembly of a line where it is told apart, as screens and mails show it: gross, before vouchers. */
export function assemblyApart(line: OrderLine): AssemblyApart | null {
  const { assembly } = taxedParts(line);
  if (assembly?.vatPercent == null) return null;
  const { vatPercent, exemption = null } = assembly;
  return { cents: line.assemblyCents, vatPercent, exemption };
}

interface AssemblyApart {
  readonly cents: Cents;
  readonly vatPercent: number;
  readonly exemption: Exemption | null;
}

/**
 * The lines of an invoice: each piece with its own rate, its assembly where that has another, and the delivery, which
 * shares the rates of what is delivered (UStAE 3.10 (5)). Their sums by rate are `invoiceTaxes`.
 * @param vatByRate of the whole order, with the delivery
 */
export function invoiceLines(
  lines: readonly OrderLine[],
  vatByRate: readonly OrderVat[],
  words: {
    readonly delivery: string;
    readonly assemblyOf: (line: OrderLine) => string;
    /** @param withAssembly whether the line's amounts are those of its assembly too */
    readonly details: (line: OrderLine, withAssembly: boolean) => readonly string[];
    readonly voucher: string;
    /** What the line would cost without its voucher, and what that took off. */
    readonly voucherOnLine: (fullCents: Cents, voucherCents: Cents) => string;
  },
): LineToInvoice[] {
  return [
    ...lines.flatMap((line): LineToInvoice[] => {
      const { goods, assembly } = taxedParts(line);
      const withVoucher = (part: TaxedPart, offCents: Cents, netCents: Cents) => ({
        // § 14 (4) no. 7 UStG: a reduction agreed beforehand.
        details: offCents === 0 ? [] : [words.voucherOnLine(part.grossCents + offCents, -offCents)],
        ...(netCents > 0 && { reduction: { name: words.voucher, netCents } }),
      });
      const offAssembly = assembly === null ? 0 : assemblyOff(line);
      const ofGoods = withVoucher(goods, -voucherCentsOf(line) - offAssembly, goodsReduction(line));
      return [
        {
          title: line.title,
          quantity: line.quantity,
          ...goods,
          ...ofGoods,
          details: [...words.details(line, line.assembly && assembly === null), ...ofGoods.details],
        },
        ...(assembly === null
          ? []
          : [
              {
                title: words.assemblyOf(line),
                quantity: line.quantity,
                ...assembly,
                ...withVoucher(assembly, offAssembly, containedOff(assembly, offAssembly)),
              },
            ]),
      ];
    }),
    ...deliveries(lines, vatByRate).map(({ netCents, taxCents, ...rate }) => ({
      title: words.delivery,
      details: [],
      quantity: 1,
      grossCents: netCents + taxCents,
      netCents,
      ...rate,
    })),
  ];
}

/** What a line's assembly costs after vouchers, gross. */
export const assemblyPaid = (line: OrderLine): Cents => line.assemblyCents - assemblyOff(line);

/** What a voucher has taken off a line's assembly, gross. */
function assemblyOff({ adjustments }: OrderLine): Cents {
  return adjustments.reduce(
    (sum, { kind, part, amountCents }) =>
      kind === 'voucher' && part === 'assembly' ? sum - amountCents : sum,
    0,
  );
}

/** What a voucher has taken off the goods of a line, and off what is taxed with them: net. */
function goodsReduction(line: OrderLine): Cents {
  const { goods, assembly } = taxedParts(line);
  const off = -voucherCentsOf(line) - (assembly === null ? 0 : assemblyOff(line));
  if (goods.vatPercent === null) return off;
  if (line.chargeTaxPercent === 0 || goods.country !== undefined) return containedOff(goods, off);
  // Goods with tax on top; assembly of the same rate contains its own.
  const onGoods = line.adjustments.reduce(
    (sum, { kind, part, amountCents }) => (kind === 'voucher' && part === 'goods' ? sum - amountCents : sum),
    0,
  );
  if (assembly !== null) return onGoods;
  const { assemblyCents } = line;
  return (
    onGoods +
    netOf(assemblyCents, germanVatPercent) -
    netOf(assemblyCents - assemblyOff(line), germanVatPercent)
  );
}

/** What a voucher has taken off an amount that contains its tax, net. */
function containedOff({ vatPercent, grossCents, netCents }: TaxedPart, off: Cents): Cents {
  return vatPercent === null ? off : netOf(grossCents + off, vatPercent) - netCents;
}

function netOf(grossCents: Cents, vatPercent: number): Cents {
  return divideHalfUp(grossCents * 10_000, 10_000 + Math.round(vatPercent * 100));
}

/** All of an order by its rates, § 25a UStG first; their sum is the order's total. */
export function invoiceTaxes(lines: readonly OrderLine[], vatByRate: readonly OrderVat[]): TaxToInvoice[] {
  const marginCents = lines
    .filter(isOnMargin)
    .reduce((sum, line) => sum + taxedParts(line).goods.grossCents + line.shippingCents, 0);
  return [
    ...(marginCents === 0 ? [] : [{ vatPercent: null, netCents: marginCents, taxCents: 0 }]),
    ...vatByRate.map((share) => ({
      ...invoiced(share),
      netCents: share.netCents,
      taxCents: share.taxCents,
    })),
  ];
}

/** The order's amounts that belong to no line: its delivery. */
function deliveries(lines: readonly OrderLine[], vatByRate: readonly OrderVat[]): TaxToInvoice[] {
  const marginCents = lines.filter(isOnMargin).reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  const taxed = vatByRate.map(({ netCents, taxCents, ...rate }) => {
    const ofLines = lines.flatMap((line) => line.vatByRate).filter((share) => isSameRate(share, rate));
    return {
      ...invoiced(rate),
      netCents: netCents - ofLines.reduce((sum, share) => sum + share.netCents, 0),
      taxCents: taxCents - ofLines.reduce((sum, share) => sum + share.taxCents, 0),
    };
  });
  return [{ vatPercent: null, netCents: marginCents, taxCents: 0 }, ...taxed].filter(
    ({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0,
  );
}

/** Whether its goods are sold under § 25a UStG, and no VAT of them may be shown. */
export function isOnMargin(line: OrderLine): boolean {
  return goodsRate(line) === null;
}

/** The rate of the member state where its goods are taxed; null: they are not in another one. */
export function destinationPercent(line: OrderLine): number | null {
  const rate = goodsRate(line);
  return rate?.country === undefined ? null : rate.percent;
}

/** Why its goods bear no VAT; null: they do, or are sold under § 25a UStG. */
export function exemptionOfGoods(line: OrderLine): Exemption | null {
  return goodsRate(line)?.exemption ?? null;
}
