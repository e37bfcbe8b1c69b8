/** Invoices and credit notes. */
const kinds = { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } as const;

const allSeries = { false: 'echt', true: 'Testzahlungen' } as const;

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
  allSeries,
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
  leftOut: (count: number) =>
    `Die CSV-Datei lässt ${count === 1 ? 'ein Dokument' : `${count} Dokumente`} zu Testzahlungen weg: ${count === 1 ? 'Es gehört' : 'Sie gehören'} nicht in die Buchhaltung. Eine Datei damit gibt es mit dem Nummernkreis „${allSeries.true}“.`,
  none: 'Noch keine Rechnungen',
  noneHelp: 'Eine Rechnung entsteht von selbst, sobald eine Bestellung bezahlt ist.',
};
