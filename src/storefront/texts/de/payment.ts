/** How an order is paid, in the names that shoppers read. */
export const paymentMethodName = {
  stripe: 'Kreditkarte',
  bank_transfer: 'Überweisung',
  paypal: 'PayPal',
} as const;
