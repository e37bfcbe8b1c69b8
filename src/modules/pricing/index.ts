/**
 * The price of an order, and the saving that a price may claim. Pure rules; tables of terms and fees are in `shared`.
 */
export { priceOrder, type AppliedAdjustment, type PricedOrder } from './domain/price-order.ts';
export type { LineToPrice, OrderAdjustment, OrderToPrice, SaleTax } from './domain/order-to-price.ts';
export type { Adjustment } from './domain/adjustment.ts';
export type { VatShare } from './domain/vat.ts';
export { savingOf, type PriceChange, type PriceRecord, type Saving } from './domain/reference-price.ts';
export { lowestOfThirtyDays } from './domain/reference-price.ts';
