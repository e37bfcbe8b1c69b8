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

/** The invoice of an order to somebody else than before. */
export const otherRecipient = {
  fields: {
    company: 'Firma',
    firstName: 'Vorname',
    lastName: 'Nachname',
    address: 'Straße und Hausnummer',
    apartment: 'Adresszusatz',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    vatId: 'USt-IdNr.',
    reference: 'Zeichen des Empfängers',
  },
  nameOrCompany: 'Bitte ausfüllen, wenn die Rechnung nicht allein auf eine Firma lautet',
  vatIdHelp: 'Freiwillig. Sie steht auf der Rechnung; an der Steuer ändert sie nichts.',
  referenceHelp: 'Freiwillig, zum Beispiel eine Kostenstelle oder Bestellnummer des Empfängers.',
  willHappen: (number: string, amount: string) =>
    `Die Rechnung ${number} über ${amount} wird mit einer Stornorechnung aufgehoben. Die neue bekommt die nächste Nummer, mit denselben Positionen, Beträgen und demselben Tag der Zahlung. Beide gehen per E-Mail an die Kundschaft. Das lässt sich nicht rückgängig machen.`,
  /** In the order's history. */
  numbers: (replaced: string, cancellation: string, invoice: string) =>
    `${replaced} storniert mit ${cancellation}, neue Rechnung ${invoice}`,
  isCredited:
    'Auf einen anderen Empfänger lässt sich die Rechnung nicht mehr ausstellen: Sie ist schon berichtigt.',
};
