import { type Cents, divideHalfUp } from '../../../shared/money/cents.ts';
import { exemptions, isSameRate, type VatRate } from '../../../shared/money/exemption.ts';

/** VAT of one rate. `netCents + taxCents` is the gross amount it is contained in. */
export interface VatShare extends VatRate {
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

const placeOf = ({ exemption }: VatRate): number =>
  exemption === undefined ? -1 : exemptions.indexOf(exemption);

/** Shares summed up by rate, lowest rate first. */
export function sumByRate(shares: readonly VatShare[]): readonly VatShare[] {
  const first = shares.filter((share, index) => shares.findIndex((one) => isSameRate(one, share)) === index);
  const rates = first.sort((a, b) => a.percent - b.percent || placeOf(a) - placeOf(b));
  return rates.map((rate) => {
    const same = shares.filter((share) => isSameRate(share, rate));
    return {
      ...rate,
      netCents: same.reduce((sum, share) => sum + share.netCents, 0),
      taxCents: same.reduce((sum, share) => sum + share.taxCents, 0),
    };
  });
}
