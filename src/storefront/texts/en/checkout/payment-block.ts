/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Credit card',
  instalments: 'Klarna',
  transfer: 'Bank transfer',
  wallet: 'PayPal',
} as const;
