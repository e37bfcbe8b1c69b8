import type Stripe from 'stripe';
import { itemsOf, statementSuffix } from '../../domain/goods.ts';
import type { PaymentRequest } from '../../domain/payment-provider.ts';

/**
 * What a payment is for and where it goes: Stripe and Klarna weigh the risk by it, banks decide disputes by it, and
 * customers know the shop by it on their statement.
 */
export function describedIn({ label, number, goods: { shipTo } }: PaymentRequest): {
  readonly description: string;
  readonly shipping?: Stripe.PaymentIntentCreateParams.Shipping &
    Stripe.Checkout.SessionCreateParams.PaymentIntentData.Shipping;
  readonly statement_descriptor_suffix?: string;
} {
  const suffix = statementSuffix(number);
  return {
    description: label,
    ...(suffix === null ? {} : { statement_descriptor_suffix: suffix }),
    ...(shipTo === null
      ? {}
      : {
          shipping: {
            name: shipTo.name,
            // Stripe refuses empty texts.
            ...(shipTo.phone === '' ? {} : { phone: shipTo.phone }),
            address: {
              line1: shipTo.street,
              ...(shipTo.apartment === null || shipTo.apartment === '' ? {} : { line2: shipTo.apartment }),
              postal_code: shipTo.postalCode,
              city: shipTo.city,
              country: shipTo.country,
            },
          },
        }),
  };
}

/** The lines on Stripe's page, which Klarna gets as well; the whole order as one where they do not add up. */
export function linesOf({
  goods,
  label,
  amountCents,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const lineOf = (name: string, unitCents: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'eur', unit_amount: unitCents, product_data: { name } },
  });
  const items = itemsOf(goods, amountCents);
  if (items === null) return [lineOf(label, amountCents, 1)];
  return [
    ...items.map(({ name, unitCents, quantity }) => lineOf(name, unitCents, quantity)),
    ...(goods.shippingCents === 0 ? [] : [lineOf(goods.shippingLabel, goods.shippingCents, 1)]),
  ];
}
