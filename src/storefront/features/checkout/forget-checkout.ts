/** Under what the browser's tab keeps the checkout. */
export const checkoutStorageKey = 'checkout';

/** The order whose payment this tab has left for. */
export const orderUnderPaymentKey = 'order-under-payment';

/** Tells the page that is open: a browser that loads it again would put back what stands in its fields. */
export const checkoutForgotten = 'checkout-forgotten';

/** Who logs out leaves no address in this tab, which others may use. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(checkoutStorageKey);
    sessionStorage.removeItem(orderUnderPaymentKey);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
  dispatchEvent(new Event(checkoutForgotten));
}
