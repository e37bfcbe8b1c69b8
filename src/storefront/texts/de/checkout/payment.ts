/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Kreditkarte',
  klarna: 'Klarna',
  bank_transfer: 'Überweisung',
  paypal: 'PayPal',
} as const;
