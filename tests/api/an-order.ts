import type { StaffBrowser } from './staff-login.ts';

let made = 0;

/** A line of the order that a browser sends. */
interface Item {
  product_item_id: string;
  qty: number;
  [more: string]: unknown;
}

export const orderIdOf = (answer: { json<T>(): T }) => answer.json<{ orderId: string }>().orderId;

export const bought = (id: string, more: object = {}): Item => ({ product_item_id: id, qty: 1, ...more });

/** The address that an order was placed with; there is none without such an order. */
export async function emailOf(office: StaffBrowser, number: string): Promise<string> {
  const order = await office.call('GET', `/orders/${number}`);
  return order.json<{ customer?: { email: string } }>().customer?.email ?? 'nobody@example.org';
}

/** The payload of the specification's section 3, to Friedrichshain for 25 €. */
export function payload(items: readonly Item[], totalPrice: number, changes: object = {}) {
  made += 1;
  return {
    user_id: 'somebody-else@example.org',
    order_items: items,
    phone: '+49 30 5550123',
    payment_method: 'bank_transfer',
    shipmentAdress: {
      email: `buyer-${made}@example.org`,
      firstName: 'Ada',
      lastName: 'Muster',
      address: 'Boxhagener Straße 1',
      city: 'Berlin',
      postalCode: '10245',
      apartment: '',
    },
    shipping_method: { deliveryOption: 'shipment', price: 25 },
    totalPrice,
    country: 'DE',
    customerKind: 'consumer',
    ...changes,
  };
}
