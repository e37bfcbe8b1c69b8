/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Tarjeta de crédito',
  instalments: 'Klarna',
  transfer: 'Transferencia',
  wallet: 'PayPal',
} as const;
