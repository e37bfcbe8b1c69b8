/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Carte bancaire',
  klarna: 'Klarna',
  bank_transfer: 'Virement',
  paypal: 'PayPal',
} as const;
