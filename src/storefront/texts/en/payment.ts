/** How an order is paid, in the names that shoppers read. */
export const paymentMethodName = {
  stripe: 'Credit card',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
} as const;
