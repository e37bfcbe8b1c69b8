import type { Cents } from '../../../shared/cents.ts';
import type { Destination } from './delivery-area.ts';

/**
 * Freight on pallets to the kerb, gross, for a whole order; more pieces on the same pallets cost nothing more
 * (spec 9: 'automatic multi-piece discounts'). A first table, until staff keep their carriers' rates.
 */
const zones: readonly { readonly countries: string; readonly feeCents: Cents }[] = [
  { countries: 'DE', feeCents: 12_900 },
  { countries: 'AT BE CZ DK LU NL PL', feeCents: 24_900 },
  { countries: 'CH FR HU IT LT LV SE SI SK HR', feeCents: 34_900 },
  { countries: 'BG EE ES FI GB GR IE NO PT RO', feeCents: 44_900 },
];

const fees = new Map(
  zones.flatMap(({ countries, feeCents }) => countries.split(' ').map((country) => [country, feeCents])),
);

/** As the post of the country writes them; the others are not checked. */
const postalCodes: Record<string, RegExp> = { DE: /^\d{5}$/ };

/** What freight to a country costs; null where the shop does not send to, or the postal code is none. */
export function freightFee({ country, postalCode }: Destination): Cents | null {
  const pattern = postalCodes[country] ?? /\S/;
  return pattern.test(postalCode.trim()) ? (fees.get(country) ?? null) : null;
}
