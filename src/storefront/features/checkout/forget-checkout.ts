/** The key of the checkout in the tab's storage. */
export const checkoutStorageKey = 'checkout';

/** The order whose payment this tab has left for. */
export const orderUnderPaymentStorageKey = 'order-under-payment';

/** Which order's payment the provider refused. */
export const refusedPaymentStorageKey = 'refused-payment';

/** What was typed into the form of the Ankauf. */
export const keptEnquiryStorageKey = 'enquiry';

/** Tells the open page: a browser that reloads it would restore the contents of its fields. */
export const checkoutForgotten = 'checkout-forgotten';

/** After a logout no address remains in this tab, which others may use. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(checkoutStorageKey);
    sessionStorage.removeItem(orderUnderPaymentStorageKey);
    sessionStorage.removeItem(refusedPaymentStorageKey);
    sessionStorage.removeItem(keptEnquiryStorageKey);
  } catch {
    // If the browser stores nothing, there is nothing to forget.
  }
  dispatchEvent(new Event(checkoutForgotten));
}
