/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Tarjeta de crédito',
  bank_transfer: 'Transferencia',
  paypal: 'PayPal',
} as const;

/** The means of payment that a shop accepts, by provider (§ 312j (1) BGB): one of them offers two. */
export const acceptedMeans = {
  stripe: ['Tarjeta de crédito', 'Klarna'],
  bank_transfer: ['Transferencia'],
  paypal: ['PayPal'],
} as const;
