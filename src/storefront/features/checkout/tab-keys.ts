/** The key of the checkout in the tab's `sessionStorage`; the others are keys in it, too. */
export const checkoutStorageKey = 'checkout';

/** The order whose payment this tab has left for. */
export const orderUnderPaymentStorageKey = 'order-under-payment';

/** Which order's payment the provider refused. */
export const refusedPaymentStorageKey = 'refused-payment';

/** The last order that this tab has placed. */
export const ownOrderStorageKey = 'own-order';

/** What was typed into the form of the Ankauf. */
export const keptEnquiryStorageKey = 'enquiry';

/** What was typed into other forms. */
export const draftsStorageKey = 'drafts';

/** The voucher of the tab's cart. */
export const voucherStorageKey = 'voucher';

/** Tells the open page: a browser that reloads it would restore the contents of its fields. */
export const checkoutForgotten = 'checkout-forgotten';
