export { createShipping, type Shipping } from './application/create-shipping.ts';
export { deliveryWeeksTo, type DeliveryArea } from './domain/delivery-area.ts';
export type { CountryRate } from './domain/rates-by-country.ts';
export type { FeeTable, NoShippingRate } from './domain/shipping-fee.ts';
export type * from './domain/place-rates.ts';
export type * from './domain/tariff.ts';
export { addressProviderOf } from './infrastructure/addresses/address-providers.ts';
