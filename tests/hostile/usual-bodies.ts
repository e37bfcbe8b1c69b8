import { bought, payload } from '../api/an-order.ts';
import type { Json } from './json.ts';
import type { Known } from './known.ts';

/** A shopper's usual requests, where only a sensible body gets past the first check. */
export function usualBodies(path: string, known: Known): Json | undefined {
  const [piece = '', other = ''] = known.lists['/api/products'] ?? [];
  const orderId = known.lists['/api/orders']?.at(-1) ?? '';
  switch (path) {
    case '/api/initiate-payment':
      return payload(
        [bought(piece), bought(other, { isRent: true, rentOption: '1 Monat' })],
        915,
      ) as unknown as Json;
    case '/api/getShippingCharges':
      return {
        country: 'DE',
        Useraddress: { address: 'Boxhagener Straße 1', city: 'Berlin', postalCode: '10245' },
        products: [{ id: piece, quantity: 1 }],
      };
    case '/api/card-intent':
    case '/api/checkout-session':
      return { orderId };
    case '/api/wallet-order':
      return { orderId };
    case '/api/capture-payment':
      return { orderId, token: 'x', paymentMethod: 'paypal' };
    case '/api/account/wishlist':
      return { add: [piece], remove: [other] };
    case '/api/withdrawal':
    case '/api/contract-ending':
      return { name: 'Ada Muster', contract: '1001', email: 'person-1@example.org' };
    case '/api/admin/pieces-at-once':
      return { ids: [piece, other], change: { kind: 'publish' } };
    default:
      return undefined;
  }
}
