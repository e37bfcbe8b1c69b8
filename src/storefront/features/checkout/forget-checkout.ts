/** The key of the checkout in the tab's storage. */
export const checkoutStorageKey = 'checkout';

/** The order whose payment this tab has left for. */
export const orderUnderPaymentStorageKey = 'order-under-payment';

/** Which order's payment the provider refused. */
export const refusedPaymentStorageKey = 'refused-payment';

/** What was typed into the form of the Ankauf. */
export const keptEnquiryStorageKey = 'enquiry';

/** The voucher of the tab's cart. */
export const voucherStorageKey = 'voucher';

/** What is kept for this tab of a customer. */
const keys = [
  checkoutStorageKey,
  orderUnderPaymentStorageKey,
  refusedPaymentStorageKey,
  keptEnquiryStorageKey,
  voucherStorageKey,
];

/** Tells the open page: a browser that reloads it would restore the contents of its fields. */
export const checkoutForgotten = 'checkout-forgotten';

/** After a logout no address remains in this tab, which others may use. */
export function forgetCheckout(): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // If the browser stores nothing, there is nothing to forget.
  }
  dispatchEvent(new Event(checkoutForgotten));
}
