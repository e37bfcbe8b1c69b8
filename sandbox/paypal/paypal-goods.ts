import { unprocessable } from './paypal-refusal.ts';

interface Money {
  readonly value: string;
}

const cents = (money: Money | undefined): number => Math.round(Number(money?.value ?? 0) * 100);

/** @throws PaypalRefusal where the parts of an order are not its amount, or its address is missing, as PayPal does */
export function checkGoods(unit: Readonly<Record<string, unknown>>, shippingPreference?: string): void {
  const { amount, items, shipping } = unit as {
    readonly amount: Money & { readonly breakdown?: Readonly<Record<string, Money>> };
    readonly items?: readonly { readonly quantity: string; readonly unit_amount: Money }[];
    readonly shipping?: { readonly address?: { readonly country_code?: string } };
  };
  const { breakdown } = amount;
  if (breakdown !== undefined) {
    const off = cents(breakdown['discount']) + cents(breakdown['shipping_discount']);
    const sum = Object.values(breakdown).reduce((all, part) => all + cents(part), 0) - 2 * off;
    if (sum !== cents(amount)) throw unprocessable('AMOUNT_MISMATCH');
  }
  if (items !== undefined) {
    if (breakdown?.['item_total'] === undefined) throw unprocessable('ITEM_TOTAL_REQUIRED');
    const sum = items.reduce((all, one) => all + Number(one.quantity) * cents(one.unit_amount), 0);
    if (sum !== cents(breakdown['item_total'])) throw unprocessable('ITEM_TOTAL_MISMATCH');
  }
  if (shippingPreference === 'SET_PROVIDED_ADDRESS' && shipping?.address?.country_code === undefined) {
    throw unprocessable('MISSING_SHIPPING_ADDRESS');
  }
}
