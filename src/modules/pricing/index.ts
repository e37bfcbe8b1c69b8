/**
 * The price of an order, and the saving that a price may claim. Pure rules; tables of terms and fees are in `shared`.
 */
export { priceOrder } from './domain/price-order.ts';
export { isDistanceSale, lineVatOf } from './domain/line-vat.ts';
export { standardRateAt } from './domain/standard-rates.ts';
export { containedVat, netWithShipping, vatOfGoods, vatOfOrder } from './domain/vat.ts';
export type { LineToPrice } from './domain/order-to-price.ts';
export { savingOf, type Saving } from './domain/reference-price.ts';
export { lowestOfThirtyDays } from './domain/reference-price.ts';
