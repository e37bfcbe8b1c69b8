/** How an order is paid, in the names that shoppers read. */
export const paymentMethodName = {
  bank_transfer: 'Überweisung',
} as const;
export const paymentMethodHint = {
  bank_transfer:
    'Nach der Bestellung zeigen wir Ihnen unsere Bankverbindung. Bis der Betrag da ist, höchstens 7 Tage, bleiben die Stücke für Sie reserviert.',
} as const;
