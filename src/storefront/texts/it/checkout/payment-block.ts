/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Carta di credito',
  instalments: 'Klarna',
  transfer: 'Bonifico',
  wallet: 'PayPal',
} as const;
