import { refusalMeanings, type RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { orderUnderPaymentStorageKey, refusedPaymentStorageKey } from '../checkout/tab-keys.ts';

/**
 * This tab remembers for which order the shopper leaves, for the provider's own page or for the bank's: the return
 * address must not name it, because providers keep that address for years and an order's id opens the order.
 */
export function rememberToPay(orderId: string): void {
  try {
    sessionStorage.setItem(orderUnderPaymentStorageKey, orderId);
    sessionStorage.removeItem(refusedPaymentStorageKey);
  } catch {
    // A browser that stores nothing returns without knowing the order; the mail leads there.
  }
}

/** Redirects the shopper to the provider's own page. */
export function leaveToPay(orderId: string, address: string): void {
  rememberToPay(orderId);
  location.assign(address);
}

/** The order that this tab has left for; null if the shopper comes back in another one. */
export function orderUnderPayment(): string | null {
  // Addresses given to providers by earlier versions contain it themselves.
  const said = new URLSearchParams(location.search).get('order_id');
  if (said !== null) return said;
  try {
    return sessionStorage.getItem(orderUnderPaymentStorageKey);
  } catch {
    return null;
  }
}

/** Remembers for the order's page that its payment was refused, until the next attempt. */
export function rememberRefusal(orderId: string, meaning: RefusalMeaning): void {
  try {
    sessionStorage.setItem(refusedPaymentStorageKey, `${meaning} ${orderId}`);
  } catch {
    // Then the page only says that the payment is missing.
  }
}

/** What the refusal of this order's last payment means; null: it was not refused. */
export function refusalOf(orderId: string): RefusalMeaning | null {
  try {
    const said = sessionStorage.getItem(refusedPaymentStorageKey);
    return refusalMeanings.find((meaning) => said === `${meaning} ${orderId}`) ?? null;
  } catch {
    return null;
  }
}
