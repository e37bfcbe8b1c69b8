import { type Cents, divideHalfUp } from '../../../shared/money/cents.ts';
import { exemptions, isSameRate, type VatRate } from '../../../shared/money/exemption.ts';
import { germanVatPercent } from '../../../shared/money/vat-note.ts';

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

/** The tax contained in a gross amount, and what is left. */
export function contained(gross: Cents, rate: VatRate): VatShare {
  const taxCents = containedVat(gross, rate.percent);
  return { ...rate, netCents: gross - taxCents, taxCents };
}

const placeOf = ({ exemption }: VatRate): number =>
  exemption === undefined ? -1 : exemptions.indexOf(exemption);

/**
 * The VAT of goods that are sold without assembly and not under § 25a UStG: at the rate of the member state that they go
 * to, or as here (null). Their gross price is the same either way, tax on top included.
 */
export function vatOfGoods(
  line: {
    readonly grossCents: Cents;
    readonly chargeTaxPercent: number;
    readonly chargeTaxCents: Cents;
  },
  destination: VatRate | null,
): VatShare {
  const { grossCents, chargeTaxPercent: percent, chargeTaxCents: taxCents } = line;
  if (destination !== null) return contained(grossCents, destination);
  if (percent > 0) return { percent, netCents: grossCents - taxCents, taxCents };
  return contained(grossCents, { percent: germanVatPercent });
}

/** What such goods cost with their share of the shipping, net. */
export function netWithShipping({
  netCents,
  shippingCents,
  vatByRate,
}: Omit<LineWithVat, 'goodsRate'> & { readonly netCents: Cents }): Cents {
  const [rate] = vatByRate;
  return netCents + shippingCents - (rate === undefined ? 0 : containedVat(shippingCents, rate.percent));
}

/** What the VAT of a line and of its shipping come from. */
interface LineWithVat {
  readonly vatByRate: readonly VatShare[];
  /** Gross. */
  readonly shippingCents: Cents;
  /** Which also applies to its shipping; null: none may be shown. */
  readonly goodsRate: VatRate | null;
}

/** All VAT of an order; that of the shipping is rounded once per rate, not once per line. */
export function vatOfOrder(lines: readonly LineWithVat[]): readonly VatShare[] {
  const shipping = lines.flatMap(({ goodsRate, shippingCents }) =>
    goodsRate === null ? [] : [{ ...goodsRate, netCents: shippingCents, taxCents: 0 }],
  );
  const ofShipping = sumByRate(shipping)
    .filter(({ netCents }) => netCents > 0)
    .map(({ netCents, taxCents: _, ...rate }) => contained(netCents, rate));
  return sumByRate([...lines.flatMap(({ vatByRate }) => vatByRate), ...ofShipping]);
}

const countryOf = ({ country = '' }: VatRate): string => country;

/** Shares summed up by rate, lowest rate first. */
export function sumByRate(shares: readonly VatShare[]): readonly VatShare[] {
  const first = shares.filter((share, index) => shares.findIndex((one) => isSameRate(one, share)) === index);
  const rates = first.sort(
    (a, b) => a.percent - b.percent || placeOf(a) - placeOf(b) || countryOf(a).localeCompare(countryOf(b)),
  );
  return rates.map((rate) => {
    const same = shares.filter((share) => isSameRate(share, rate));
    return {
      ...rate,
      netCents: same.reduce((sum, share) => sum + share.netCents, 0),
      taxCents: same.reduce((sum, share) => sum + share.taxCents, 0),
    };
  });
}
