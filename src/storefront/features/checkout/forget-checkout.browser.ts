import {
  checkoutForgotten,
  checkoutStorageKey,
  draftsStorageKey,
  keptEnquiryStorageKey,
  orderUnderPaymentStorageKey,
  ownOrderStorageKey,
  refusedPaymentStorageKey,
  voucherStorageKey,
} from './tab-keys.ts';

/** What is kept for this tab of a customer. */
const keys = [
  checkoutStorageKey,
  orderUnderPaymentStorageKey,
  ownOrderStorageKey,
  refusedPaymentStorageKey,
  keptEnquiryStorageKey,
  draftsStorageKey,
  voucherStorageKey,
];

/** After a logout no address remains in this tab, which others may use. */
export function forgetCheckout(): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // If the browser stores nothing, there is nothing to forget.
  }
  dispatchEvent(new Event(checkoutForgotten));
}
