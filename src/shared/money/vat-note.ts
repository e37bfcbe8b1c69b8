import type { TaxScheme } from '../orders/piece-facts.ts';
import type { Exemption, LineExemption } from './exemption.ts';

/** The standard rate of § 12 (1) UStG, contained in prices of new goods and services. */
export const germanVatPercent = 19;

/** What decides the taxation of a line of a cart or an order. */
export interface TaxedLine {
  readonly taxScheme: TaxScheme;
  readonly isRent: boolean;
  /** Percent added to the price of the goods. */
  readonly chargeTax: number;
  readonly assembly: boolean;
  /** The tax or exemption in place of German VAT. Omitted: it bears German VAT, or is taxed on the margin. */
  readonly exemption?: LineExemption;
}

/** The note on VAT below a total. */
export interface VatNote {
  /** The rates of the VAT in the total, lowest first. */
  readonly percents: readonly number[];
  /** Whether VAT of some lines may not be shown (§ 25a, § 14c UStG). */
  readonly hasMargin: boolean;
  /** Why lines bear no German VAT, each once. */
  readonly exemptions: readonly Exemption[];
}

/**
 * Whether a line is taxed on the margin. § 25a UStG is about selling used goods: a rental is a service, and its VAT is
 * always contained or on top.
 */
export function isMarginSale({ taxScheme, isRent }: Pick<TaxedLine, 'taxScheme' | 'isRent'>): boolean {
  return taxScheme === 'margin' && !isRent;
}

export function vatNoteOf(lines: readonly TaxedLine[]): VatNote {
  const rates = lines.flatMap(ratesOf);
  const percents = rates.filter((rate) => typeof rate === 'number');
  return {
    percents: [...new Set(percents)].sort((a, b) => a - b),
    hasMargin: rates.includes(null),
    exemptions: [...new Set(rates.filter((rate) => typeof rate === 'string'))],
  };
}

/** The rate of a line's goods, contained or on top; null: taxed on the margin. */
export function goodsPercent(line: Omit<TaxedLine, 'assembly'>): number | null {
  if (line.chargeTax > 0) return line.chargeTax;
  return isMarginSale(line) ? null : germanVatPercent;
}

/**
 * Whether a line's assembly is told apart from its goods, since they are taxed otherwise: it is a supply of its own that
 * the customer chooses, and its gross price contains the standard rate.
 */
export function isAssemblyApart(line: TaxedLine): boolean {
  const [goods, assembly] = ratesOf(line);
  return assembly !== undefined && goods !== assembly;
}

/** The rates of the line's goods (null: on the margin), and of its assembly, if there is any. */
function ratesOf(line: TaxedLine): readonly (number | Exemption | null)[] {
  const { goods = null, assembly = null, percent } = line.exemption ?? {};
  return [goods ?? percent ?? goodsPercent(line), ...(line.assembly ? [assembly ?? germanVatPercent] : [])];
}
