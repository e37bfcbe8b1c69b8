import type { Cents } from '../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  deliveryAreaOf,
  deliveryAreas,
  deliveryWeeksTo,
  nearOrtsteile,
  type DeliveryArea,
  type Destination,
} from './delivery-area.ts';
import { freightFee, type Load } from './freight.ts';
import { isPlaceSold, placeRateOf, type IsSoldTo, type PlaceRate } from './place-rates.ts';
import type { FreightZone, PalletSize, ShippingTariff } from './tariff.ts';

/** From this many carriers on, a delivery costs double (spec 9: 'heavy items needing 4 or 6 carriers'). */
const carriersOfHeavyPieces = 4;

const timesForHeavyPieces = 2;

export interface AreaFee {
  readonly area: DeliveryArea;
  readonly feeCents: Cents;
  /** With a piece that needs four or six carriers. */
  readonly heavyFeeCents: Cents;
}

/** The delivery prices as a table for display: gross, in integer cents. */
export interface FeeTable {
  readonly areas: readonly AreaFee[];
  /** The districts of the area 'near-friedrichshain'. */
  readonly nearOrtsteile: readonly string[];
  /** The sizes of pallets, smallest first. */
  readonly sizes: readonly PalletSize[];
  readonly freight: readonly FreightZone[];
  /** Parts of these countries with rates of their own, or none, and how many weeks a delivery takes there. */
  readonly places: readonly (PlaceRate & { readonly deliveryWeeks: number })[];
  /** Countries with rates where nothing is sold but on request. */
  readonly onRequest: readonly string[];
}

/**
 * The table from which `shippingFee` computes.
 * @param isSold whether the shop sells to a place at all; where it does not, the price is on request
 */
export function feeTableOf({ areaFees, freight }: ShippingTariff, isSold: IsSoldTo): FeeTable {
  const isCountrySold = (country: string): boolean => isSold({ country, postalCode: '' });
  return {
    areas: deliveryAreas.map((area) => ({
      area,
      feeCents: areaFees[area],
      heavyFeeCents: areaFees[area] * timesForHeavyPieces,
    })),
    nearOrtsteile,
    sizes: freight.sizes,
    freight: freight.zones
      .map((zone) => ({ ...zone, countries: zone.countries.filter(isCountrySold) }))
      .filter(({ countries }) => countries.length > 0),
    places: (freight.places ?? []).map((place) => ({
      ...place,
      feesCents: place.feesCents !== null && isPlaceSold(place, isSold) ? place.feesCents : null,
      deliveryWeeks: weeksTo(place),
    })),
    onRequest: freight.zones.flatMap(({ countries }) => countries.filter((code) => !isCountrySold(code))),
  };
}

/** How many weeks a delivery to a place with rates of its own takes at most. */
export const weeksTo = ({ country, deliveryWeeks }: PlaceRate): number =>
  deliveryWeeks ?? deliveryWeeksTo({ country, postalCode: '' });

/** The price of a delivery, gross, in integer cents, and its time. */
export interface ShippingFee {
  readonly feeCents: Cents;
  /** By freight, on pallets to the kerb; otherwise by the shop's own people, to the apartment. */
  readonly toTheKerb: boolean;
  /** The saving from sharing pallets. */
  readonly savedCents: Cents;
  /** It takes as long at most. */
  readonly weeks: number;
}

export interface NoShippingRate {
  readonly code: 'no-shipping-rate';
  /** The country has rates, and this part of it none. */
  readonly isPlaceApart?: boolean;
}

/**
 * The price of a delivery.
 *
 * In and around Berlin, one heavy piece doubles the fee, regardless of the number of pieces. Freight goes to the kerb
 * on pallets, without carriers, and is not doubled.
 */
export function shippingFee(
  tariff: ShippingTariff,
  destination: Destination,
  loads: readonly Load[],
): Result<ShippingFee, NoShippingRate> {
  const area = deliveryAreaOf(destination);
  const usual = deliveryWeeksTo(destination);
  if (area !== null) {
    const isHeavy = loads.some(({ carriers }) => carriers >= carriersOfHeavyPieces);
    const feeCents = tariff.areaFees[area] * (isHeavy ? timesForHeavyPieces : 1);
    return ok({ feeCents, toTheKerb: false, savedCents: 0, weeks: usual });
  }
  const place = placeRateOf(tariff.freight.places ?? [], destination);
  if (place?.feesCents === null) return fail({ code: 'no-shipping-rate', isPlaceApart: true });
  const freight = freightFee(tariff, destination, loads, place?.feesCents);
  if (freight === null) return fail({ code: 'no-shipping-rate' });
  return ok({ ...freight, toTheKerb: true, weeks: place === null ? usual : weeksTo(place) });
}
