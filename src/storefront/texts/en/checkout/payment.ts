/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Credit card',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
} as const;

/** The means of payment that a shop accepts, by provider (§ 312j (1) BGB): one of them offers two. */
export const acceptedMeans = {
  stripe: ['Credit card', 'Klarna'],
  bank_transfer: ['Bank transfer'],
  paypal: ['PayPal'],
} as const;
