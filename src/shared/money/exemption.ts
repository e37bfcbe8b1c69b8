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
