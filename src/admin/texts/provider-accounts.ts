import type { ProviderDifference } from '../../shared/orders/payment-vocabulary.ts';

/** What payments cost at Stripe and PayPal, and when their money was paid out. */
export const providerAccounts = {
  many: 'Gebühren und Auszahlungen',
  search: 'Bestellung oder Auszahlung',
  kind: 'Art',
  kinds: {
    payment: 'Zahlung',
    unknown: 'Unbekannter Posten',
    fee: 'Sonstige Gebühr',
    payout: 'Auszahlung',
  },
  provider: 'Zahlungsdienst',
  providers: { stripe: 'Stripe', paypal: 'PayPal' },
  at: 'Tag',
  what: 'Bestellung oder Auszahlung',
  from: 'Von',
  to: 'Bis',
  onlyDiffering: 'Nur Abweichungen',
  amount: 'Betrag',
  refunded: 'Zurückgezahlt',
  fee: 'Gebühr',
  net: 'Bleibt',
  paidOut: 'Auf dem Konto',
  notYet: 'noch nicht',
  differs: 'Abweichung',
  fits: 'stimmt',
  lost: (amount: string) => `verloren: ${amount}`,
  disputed: (amount: string) => `strittig: ${amount}`,
  /** What does not fit, and what to do. */
  differences: {
    missing:
      'Beim Zahlungsdienst steht nichts davon. Sehen Sie dort nach; Zahlungen mit anderen Schlüsseln oder auf Probe fehlen hier.',
    unknown:
      'Der Shop kennt diesen Posten nicht, etwa weil ihn jemand von Hand beim Zahlungsdienst angelegt hat.',
    amount: 'Der Zahlungsdienst hat einen anderen Betrag verbucht als der Shop.',
    refunds:
      'Zurückgezahlt ist beim Zahlungsdienst ein anderer Betrag als im Shop. Vergleichen Sie die Rückzahlungen der Bestellung.',
    order:
      'Das Geld ist da, aber die Bestellung ist weder bezahlt noch erstattet. Öffnen Sie die Bestellung.',
    payout: 'Ausgezahlt ist ein anderer Betrag, als die Posten der Auszahlung ergeben.',
    'payout-failed': 'Ihre Bank hat die Auszahlung zurückgewiesen. Prüfen Sie das Konto beim Zahlungsdienst.',
  } satisfies Record<ProviderDifference, string>,
  export: 'Als CSV herunterladen',
  none: 'Noch keine Zahlungen',
  noneHelp:
    'Zahlungen mit Karte, Klarna und PayPal stehen hier sofort, ihre Gebühren und Auszahlungen nach der ersten Nacht.',
};
