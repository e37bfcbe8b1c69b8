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

/**
 * After a logout no address remains in this tab, which others may use: neither in its storage, nor in the fields of the
 * page, whose contents browsers put back when they load it again.
 */
export function forgetCheckout(): void {
  for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('autocomplete', 'off');
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // If the browser stores nothing, there is nothing to forget.
  }
  dispatchEvent(new Event(checkoutForgotten));
}
