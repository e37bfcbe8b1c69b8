/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Carte bancaire',
  instalments: 'Klarna',
  transfer: 'Virement',
  wallet: 'PayPal',
} as const;
