/** What happened to an order while a dialog about it was open. */
export const news = {
  title: 'Diese Bestellung wurde inzwischen geändert',
  again:
    'Es wurde noch nichts gespeichert. Bitte sehen Sie nach, was geschehen ist, und bestätigen Sie dann noch einmal:',
  unsure:
    'Die Antwort auf Ihren Klick ging verloren. Bitte klicken Sie noch einmal: War er schon gespeichert, geschieht nichts doppelt. Geschehen ist inzwischen:',
  over: 'Dieser Schritt ist nicht mehr möglich, es wurde nichts gespeichert. Geschehen ist:',
};
