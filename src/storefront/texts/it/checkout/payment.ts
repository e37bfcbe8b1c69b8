/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Carta di credito',
  klarna: 'Klarna',
  bank_transfer: 'Bonifico',
  paypal: 'PayPal',
} as const;
