/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Kreditkarte',
  bank_transfer: 'Überweisung',
  paypal: 'PayPal',
} as const;

/** The means of payment that a shop accepts, by provider (§ 312j (1) BGB): one of them offers two. */
export const acceptedMeans = {
  stripe: ['Kreditkarte', 'Klarna'],
  bank_transfer: ['Überweisung'],
  paypal: ['PayPal'],
} as const;
