import { type Cents, divideHalfUp } from '../../../shared/money/cents.ts';

/** VAT of one rate. `netCents + taxCents` is the gross amount it is contained in. */
export interface VatShare {
  readonly percent: number;
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/**
 * The VAT that a gross amount contains: gross − gross / 1.19 for 19 %, the net amount rounded half up.
 * @param gross integer cents, 0 or more
 * @param percent at most two decimals
 */
export function containedVat(gross: Cents, percent: number): Cents {
  return gross - divideHalfUp(gross * 10_000, 10_000 + Math.round(percent * 100));
}

/** Shares summed up by rate, lowest rate first. */
export function sumByRate(shares: readonly VatShare[]): readonly VatShare[] {
  const rates = [...new Set(shares.map(({ percent }) => percent))].sort((a, b) => a - b);
  return rates.map((percent) => {
    const same = shares.filter((share) => share.percent === percent);
    return {
      percent,
      netCents: same.reduce((sum, share) => sum + share.netCents, 0),
      taxCents: same.reduce((sum, share) => sum + share.taxCents, 0),
    };
  });
}
