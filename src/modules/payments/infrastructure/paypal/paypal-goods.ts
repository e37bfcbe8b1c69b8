import { itemsOf } from '../../domain/goods.ts';
import type { PaymentRequest } from '../../domain/payment-provider.ts';
import { paypalValue } from './paypal-answers.ts';

const euros = (cents: number) => ({ currency_code: 'EUR', value: paypalValue(cents) });

/**
 * The amount with its parts, what is bought and where it goes, within PayPal's limits. PayPal refuses parts that are not
 * the amount: without items there are none.
 */
export function goodsOf({ goods, amountCents }: Pick<PaymentRequest, 'goods' | 'amountCents'>): object {
  const { shipTo, shippingCents } = goods;
  const items = itemsOf(goods, amountCents);
  const breakdown = { item_total: euros(amountCents - shippingCents), shipping: euros(shippingCents) };
  return {
    amount: { ...euros(amountCents), ...(items === null ? {} : { breakdown }) },
    ...(items === null
      ? {}
      : {
          items: items.map(({ name, sku, quantity, unitCents }) => ({
            name,
            quantity: String(quantity),
            unit_amount: euros(unitCents),
            ...(sku === '' ? {} : { sku }),
            category: 'PHYSICAL_GOODS',
          })),
        }),
    ...(shipTo === null
      ? {}
      : {
          shipping: {
            type: 'SHIPPING',
            name: { full_name: shipTo.name.slice(0, 300) },
            address: {
              address_line_1: shipTo.street.slice(0, 300),
              ...(shipTo.apartment === null || shipTo.apartment === ''
                ? {}
                : { address_line_2: shipTo.apartment.slice(0, 300) }),
              admin_area_2: shipTo.city.slice(0, 120),
              postal_code: shipTo.postalCode.slice(0, 60),
              country_code: shipTo.country,
            },
          },
        }),
  };
}
