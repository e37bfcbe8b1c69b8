import { orderUnderPaymentKey } from '../checkout/forget-checkout.ts';

/**
 * Sends the shopper to the provider's own page. This tab remembers which order it is for: the return address must not
 * name it, because providers keep that address for years and an order's id opens the order.
 */
export function leaveToPay(orderId: string, address: string): void {
  try {
    sessionStorage.setItem(orderUnderPaymentKey, orderId);
  } catch {
    // A browser that keeps nothing comes back without knowing the order; the mail leads there.
  }
  location.assign(address);
}

/** The order that this tab has left for; null where another one comes back. */
export function orderUnderPayment(): string | null {
  // Addresses that providers were given by earlier versions say it themselves.
  const said = new URLSearchParams(location.search).get('order_id');
  if (said !== null) return said;
  try {
    return sessionStorage.getItem(orderUnderPaymentKey);
  } catch {
    return null;
  }
}
