/** How an order is paid, in the names that shoppers read. */
export const paymentMethodName = {
  stripe: 'Kreditkarte',
  bank_transfer: 'Überweisung',
  paypal: 'PayPal',
} as const;

/** What a shop accepts, provider by provider (§ 312j (1) BGB): one of them takes two means. */
export const acceptedMeans = {
  stripe: ['Kreditkarte', 'Klarna'],
  bank_transfer: ['Überweisung'],
  paypal: ['PayPal'],
} as const;
