import type { PaymentSetup } from '../../../modules/payments/index.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { isForKlarna, type KlarnaOrder } from '../../../shared/orders/klarna.ts';
import { hasOtherBilling, type Checkout } from './checkout-store.ts';
import { paymentMethodsOf, type PaymentMethod } from './payment-methods.ts';
import type { PlacedOrder, OrderAddress } from './placing/use-placed-order.ts';

/** The payment methods of the shop by which this order can be paid. */
export function methodsFor(setup: PaymentSetup, order: KlarnaOrder): PaymentMethod[] {
  return paymentMethodsOf(setup).filter((method) => method !== 'klarna' || isForKlarna(order));
}

/** What a checkout tells of the order that it will be. */
export function orderOf(checkout: Checkout, payableCents: number, giftCents: number): KlarnaOrder {
  return {
    country: hasOtherBilling(checkout) ? checkout.billingCountry : checkout.selectedCountry,
    kind: checkout.customerKind,
    payableCents,
    giftCents,
    delivery: checkout.deliveryOption,
  };
}

/** The same of a placed order. */
export function placedOrderOf(order: PlacedOrder): KlarnaOrder {
  const address = order.billingAddress ?? (JSON.parse(order.shippingAddress) as OrderAddress);
  const giftCents = fromEuros(order.gift);
  return {
    country: address.country,
    kind: order.customerKind,
    giftCents,
    payableCents: fromEuros(order.orderTotal) - giftCents,
    delivery: order.deliveryOption,
  };
}
