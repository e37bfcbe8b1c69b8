/** How an order is paid, in the names that shoppers read. */
export const paymentMethodName = {
  stripe: 'Credit card',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
} as const;

/** What a shop accepts, provider by provider (§ 312j (1) BGB): one of them takes two means. */
export const acceptedMeans = {
  stripe: ['Credit card', 'Klarna'],
  bank_transfer: ['Bank transfer'],
  paypal: ['PayPal'],
} as const;
