import { saleKindOf, supplyOf, type Sale, type Supply } from './sale-kind.ts';
import type { TaxedLine } from './vat-note.ts';

/**
 * Why a supply bears no VAT although it is no sale under § 25a UStG: an export (§§ 4 No. 1 a, 6), an intra-Community
 * supply (§§ 4 No. 1 b, 6a), or a service to a business in another member state, which owes the VAT there itself
 * (§ 3a (2) UStG, Art. 196 of Directive 2006/112/EC).
 */
export const exemptions = ['export', 'intra-community', 'reverse-charge'] as const;

export type Exemption = (typeof exemptions)[number];

/** VAT at one rate; one that is exempt has none. */
export interface VatRate {
  /** Perhaps with a decimal: Finland has 25.5. */
  readonly percent: number;
  readonly exemption?: Exemption;
  /** The member state whose VAT it is (§ 3c UStG), by its letters in VAT IDs but for Greece, which is GR. Left out: Germany. */
  readonly country?: string;
}

export function isSameRate(a: VatRate, b: VatRate): boolean {
  return a.percent === b.percent && a.exemption === b.exemption && a.country === b.country;
}

/** Why the parts of a line bear no German VAT; null: they are taxed as in Germany, or at another rate. */
export interface LineExemption {
  readonly goods: Exemption | null;
  readonly assembly: Exemption | null;
  /** The rate of the member state where its goods are taxed. Left out: not in another one. */
  readonly percent?: number;
}

/**
 * The exemption of a supply, if the sale is made. Every rule has its source in docs/legal.md, „Sales abroad“.
 * @param isConfirmed whether the tax office of its state confirms the VAT ID at the click (§ 6a (1) No. 4 UStG)
 */
function exemptionOf(supply: Supply, sale: Sale, isConfirmed: boolean): Exemption | null {
  const isGoods = supply === 'goods' || supply === 'margin-goods';
  switch (saleKindOf(supply, sale)) {
    case 'inland':
    case 'eu-consumer':
      return null;
    case 'eu-business':
      return isConfirmed ? (isGoods ? 'intra-community' : 'reverse-charge') : null;
    case 'third-country':
      // § 25a (5) sentence 2: goods under the margin scheme are exempt too. Services are not sold there.
      return isGoods ? 'export' : null;
  }
}

export function lineExemptionOf(
  line: Pick<TaxedLine, 'taxScheme' | 'isRent'>,
  sale: Sale,
  isConfirmed: boolean,
): LineExemption {
  return {
    goods: exemptionOf(supplyOf(line), sale, isConfirmed),
    assembly: exemptionOf('assembly', sale, isConfirmed),
  };
}
