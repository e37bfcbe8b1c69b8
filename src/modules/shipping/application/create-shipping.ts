import { hasAssembly, type Destination } from '../domain/delivery-area.ts';
import { shippingFee } from '../domain/shipping-fee.ts';
import { quoteShipping, type ShippingDependencies } from './quote-shipping.ts';

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
