/** Kinds of payment in a shopper's words. */
export const means = {
  card: 'Kreditkarte',
  instalments: 'Ratenzahlung',
  transfer: 'Überweisung',
  wallet: 'PayPal',
} as const;
