/** What a card payment that is not done means for the shopper, and what helps. */
export const cardFailure = {
  lost: 'The connection was lost before an answer came, so we do not know yet whether the payment went through. Please check your internet connection and try again: you will not be charged twice.',
  bankClosed:
    'Your bank’s window was closed before the payment was approved. Nothing was charged. Try again and approve the payment with your bank, or pay with another card or by other means.',
  bankRefused:
    'The payment was refused or not approved at your bank. Nothing was charged. Try again, or pay with another card or by other means. If it was not you who refused it, your bank can help.',
  declined: 'Nothing was charged. Please check your details, or pay with another card or by other means.',
} as const;
export const untold =
  'The payment was approved, but the connection to our shop was lost. Please check your internet connection and try again: you will not be charged twice.';
