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
    hasMargin: lines.some((line) => goodsPercent(line) === null),
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
  return line.assembly && goodsPercent(line) !== germanVatPercent;
}

/** Of its goods, none on the margin, and of its assembly. */
function percentsOf(line: TaxedLine): readonly number[] {
  const percent = goodsPercent(line);
  return [...(percent === null ? [] : [percent]), ...(line.assembly ? [germanVatPercent] : [])];
}
