import type { Cents } from '../../../shared/money/cents.ts';
import { deliveryWeeksTo } from './delivery-area.ts';
import type { Load } from './freight.ts';
import { feeTableOf, shippingFee } from './shipping-fee.ts';
import type { ShippingTariff } from './tariff.ts';

/** The price of a delivery to any place of some countries. */
export interface CountryRate {
  readonly countries: readonly string[];
  readonly feeCents: Cents;
  /** It takes as long at most. */
  readonly weeks: number;
}

/** A place on the mainland, apart from the area where the shop's own people deliver. */
const placeIn = (country: string) => ({ country, postalCode: country === 'DE' ? '80331' : '1000' });

/**
 * What the delivery of one piece costs in each country, for those who ask by country alone, such as search engines. In
 * Germany it is the most that may be asked, be it freight or our own delivery, since a price that is shown elsewhere
 * must not be below that of the checkout (§ 6 (1) PAngV). Countries without a price are left out.
 */
export function ratesByCountry(tariff: ShippingTariff, load: Omit<Load, 'quantity'>): readonly CountryRate[] {
  const isHeavy = load.carriers > 2;
  const ownFees = feeTableOf(tariff).areas.map((area) => (isHeavy ? area.heavyFeeCents : area.feeCents));
  const rates = new Map<string, { countries: string[]; feeCents: Cents; weeks: number }>();
  for (const country of tariff.freight.zones.flatMap((zone) => zone.countries)) {
    const fee = shippingFee(tariff, placeIn(country), [{ ...load, quantity: 1 }]);
    if (!fee.ok) continue;
    const feeCents = country === 'DE' ? Math.max(fee.value.feeCents, ...ownFees) : fee.value.feeCents;
    const weeks = deliveryWeeksTo(placeIn(country));
    const key = `${feeCents} ${weeks}`;
    const alike = rates.get(key) ?? { countries: [], feeCents, weeks };
    alike.countries.push(country);
    rates.set(key, alike);
  }
  return [...rates.values()];
}
