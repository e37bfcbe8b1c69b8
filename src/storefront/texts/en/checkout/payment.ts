/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Credit card',
  klarna: 'Klarna',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
} as const;
