import type { Cents } from '../../../shared/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { deliveryAreaOf, type DeliveryArea, type Destination } from './delivery-area.ts';
import { freightFee } from './freight.ts';

/** Per delivery, however many pieces, gross (spec 9). */
const areaFees: Record<DeliveryArea, Cents> = {
  friedrichshain: 2500,
  'near-friedrichshain': 3500,
  berlin: 4500,
  potsdam: 6000,
  'berlin-area': 7000,
};

/** From so many carriers on, a delivery costs double (spec 9: 'heavy items needing 4 or 6 carriers'). */
const carriersOfHeavyPieces = 4;

export interface NoShippingRate {
  readonly code: 'no-shipping-rate';
}

/**
 * What a delivery costs, gross, in integer cents.
 *
 * In and around Berlin, one heavy piece doubles the fee, regardless of the number of pieces. Freight goes to the kerb
 * on pallets, where nobody carries, and is not doubled.
 * @param carriers of each piece: how many people carry it
 */
export function shippingFee(
  destination: Destination,
  carriers: readonly number[],
): Result<Cents, NoShippingRate> {
  const area = deliveryAreaOf(destination);
  if (area !== null) {
    const isHeavy = carriers.some((count) => count >= carriersOfHeavyPieces);
    return ok(areaFees[area] * (isHeavy ? 2 : 1));
  }
  const freight = freightFee(destination);
  return freight === null ? fail({ code: 'no-shipping-rate' }) : ok(freight);
}
