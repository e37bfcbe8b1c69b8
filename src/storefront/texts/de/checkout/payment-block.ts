/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Kreditkarte',
  instalments: 'Klarna',
  transfer: 'Überweisung',
  wallet: 'PayPal',
} as const;
