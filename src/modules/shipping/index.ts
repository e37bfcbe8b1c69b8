export { createShipping, type Shipping } from './application/create-shipping.ts';
export type { ShippingDependencies } from './application/quote-shipping.ts';
export type { Destination } from './domain/delivery-area.ts';
export { pickupStoreOf } from './domain/pickup-stores.ts';
export type { NoShippingRate } from './domain/shipping-fee.ts';
