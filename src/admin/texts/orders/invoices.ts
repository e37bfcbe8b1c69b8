/** Invoices and credit notes. */
const kinds = { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } as const;

interface Kind {
  readonly kind: keyof typeof kinds;
  /** A credit note that takes back a whole invoice. */
  readonly isCancellation: boolean;
}

export const invoices = {
  many: 'Rechnungen',
  search: 'Nummer, Bestellung, Empfänger',
  kinds,
  name: ({ kind, isCancellation }: Kind, number: string) =>
    `${isCancellation ? 'Stornorechnung' : kinds[kind]} ${number}`,
  number: 'Nummer',
  kind: 'Art',
  series: 'Nummernkreis',
  allSeries: { false: 'echt', true: 'Testzahlungen' },
  issuedAt: 'Ausgestellt',
  order: 'Bestellung',
  recipient: 'Empfänger',
  total: 'Betrag',
  document: 'Datei',
  open: 'PDF',
  openOf: (number: string) => `PDF der Nummer ${number} herunterladen`,
  pending: 'wird erstellt',
  from: 'Ausgestellt ab',
  to: 'Ausgestellt bis',
  export: 'Als CSV herunterladen',
  none: 'Noch keine Rechnungen',
  noneHelp: 'Eine Rechnung entsteht von selbst, sobald eine Bestellung bezahlt ist.',
};
