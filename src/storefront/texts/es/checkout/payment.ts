/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Tarjeta de crédito',
  klarna: 'Klarna',
  bank_transfer: 'Transferencia',
  paypal: 'PayPal',
} as const;
