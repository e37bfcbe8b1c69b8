/** The standard rate of § 12 (1) UStG, contained in prices of new goods and services. */
export const germanVatPercent = 19;

/** What decides the taxation of a line of a cart or an order. */
export interface TaxedLine {
  readonly taxScheme: 'margin' | 'standard';
  readonly isRent: boolean;
  /** Percent added to the price of the goods. */
  readonly chargeTax: number;
  readonly assembly: boolean;
}

/** What is said of VAT below a total. */
export interface VatNote {
  /** The rates of the VAT in the total, lowest first. */
  readonly percents: readonly number[];
  /** Whether VAT of some lines may not be shown (§ 25a, § 14c UStG). */
  readonly hasMargin: boolean;
}

/**
 * Whether a line is taxed on the margin. § 25a UStG is about selling used goods: a rental is a service, and its VAT is
 * always contained or on top.
 */
export function isMarginSale({ taxScheme, isRent }: Pick<TaxedLine, 'taxScheme' | 'isRent'>): boolean {
  return taxScheme === 'margin' && !isRent;
}

export function vatNoteOf(lines: readonly TaxedLine[]): VatNote {
  const ofLines = lines.map(percentsOf);
  return {
    percents: [...new Set(ofLines.flat())].sort((a, b) => a - b),
    hasMargin: ofLines.some((percents) => percents.length === 0),
  };
}

/** Its rates, none on the margin. Assembly beside goods that are taxed on top contains its own tax. */
function percentsOf(line: TaxedLine): readonly number[] {
  if (line.chargeTax > 0) return line.assembly ? [line.chargeTax, germanVatPercent] : [line.chargeTax];
  return isMarginSale(line) ? [] : [germanVatPercent];
}
