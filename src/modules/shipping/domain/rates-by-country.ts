import type { Cents } from '../../../shared/money/cents.ts';
import { deliveryWeeksTo } from './delivery-area.ts';
import { freightBy, type Load } from './freight.ts';
import { isPlaceSold, type IsSoldTo } from './place-rates.ts';
import { feeTableOf, weeksTo } from './shipping-fee.ts';
import type { ShippingTariff } from './tariff.ts';

/** The price of a delivery to any place of some countries. */
export interface CountryRate {
  readonly countries: readonly string[];
  readonly feeCents: Cents;
  /** It takes as long at most. */
  readonly weeks: number;
}

/**
 * What the delivery of one piece costs in each country, for those who ask by country alone, such as search engines. It
 * is the most that may be asked, be it freight, freight to a place apart or our own delivery, since a price that is shown
 * elsewhere must not be below that of the checkout (§ 6 (1) PAngV). Countries without a price are left out.
 */
export function ratesByCountry(
  tariff: ShippingTariff,
  load: Omit<Load, 'quantity'>,
  isSold: IsSoldTo,
): readonly CountryRate[] {
  const isHeavy = load.carriers > 2;
  const ownFees = feeTableOf(tariff, isSold).areas.map((area) =>
    isHeavy ? area.heavyFeeCents : area.feeCents,
  );
  const rates = new Map<string, { countries: string[]; feeCents: Cents; weeks: number }>();
  const { zones, places = [] } = tariff.freight;
  const freightAt = (feesCents: readonly Cents[]): Cents | undefined =>
    freightBy(tariff.freight, feesCents, [{ ...load, quantity: 1 }])?.feeCents;
  for (const { country, zone } of zones.flatMap((zone) =>
    zone.countries
      .filter((country) => isSold({ country, postalCode: '' }))
      .map((country) => ({ country, zone })),
  )) {
    const onTheMainland = freightAt(zone.feesCents);
    if (onTheMainland === undefined) continue;
    const apart = places.flatMap((place) =>
      place.country === country && place.feesCents !== null && isPlaceSold(place, isSold)
        ? [{ feeCents: freightAt(place.feesCents) ?? 0, weeks: weeksTo(place) }]
        : [],
    );
    const feesApart = apart.map((place) => place.feeCents);
    const feeCents = Math.max(onTheMainland, ...feesApart, ...(country === 'DE' ? ownFees : []));
    const weeks = Math.max(
      deliveryWeeksTo({ country, postalCode: '' }),
      ...apart.map((place) => place.weeks),
    );
    const key = `${feeCents} ${weeks}`;
    const alike = rates.get(key) ?? { countries: [], feeCents, weeks };
    alike.countries.push(country);
    rates.set(key, alike);
  }
  return [...rates.values()];
}
