import { quoteShipping, type ShippingDependencies } from './application/quote-shipping.ts';
import { hasAssembly, type Destination } from './domain/delivery-area.ts';
import { shippingFee } from './domain/shipping-fee.ts';

export type { DeliveryArea, Destination } from './domain/delivery-area.ts';
export { pickupStoreOf } from './domain/pickup-stores.ts';
export type { NoShippingRate } from './domain/shipping-fee.ts';

/** The department of deliveries: what they cost, and where the shop's own people go. */
export function createShipping(deps: ShippingDependencies) {
  return {
    quote: (destination: Destination, pieceIds: readonly string[]) =>
      quoteShipping(deps, destination, pieceIds),
    fee: shippingFee,
    hasAssembly,
  };
}

export type Shipping = ReturnType<typeof createShipping>;
