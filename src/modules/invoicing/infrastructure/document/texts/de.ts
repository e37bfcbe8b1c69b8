import type { InvoiceTexts } from './invoice-texts.ts';

export const german: InvoiceTexts = {
  titles: { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' },
  fileNames: {
    invoice: (number) => `Rechnung ${number}.pdf`,
    'credit-note': (number) => `Rechnungskorrektur ${number}.pdf`,
  },
  number: { invoice: 'Rechnungsnummer', 'credit-note': 'Nummer' },
  issuedOn: 'Ausgestellt am',
  refersTo: 'Zur Rechnung',
  refersToOn: (number, day) => `${number} vom ${day}`,
  replaces: 'Ersetzt Rechnung',
  order: 'Bestellung',
  orderOn: (number, day) => `${number} vom ${day}`,
  supply: 'Leistungsdatum',
  suppliedOn: 'Tag der Lieferung oder Abholung',
  customerVatId: 'Ihre USt-IdNr.',
  customerReference: 'Ihr Zeichen',
  position: 'Pos.',
  item: 'Bezeichnung',
  quantity: 'Menge',
  vat: 'USt.',
  amount: 'Betrag',
  percent: (percent) => `${String(percent).replace('.', ',')} %`,
  marginVat: '§ 25a',
  total: { invoice: 'Rechnungsbetrag', 'credit-note': 'Erstattungsbetrag' },
  ofItVat: (percent, net) => `darin ${percent} Umsatzsteuer auf ${net} netto`,
  ofItVatOf: (country, percent, net) => `darin ${percent} Umsatzsteuer (${country}) auf ${net} netto`,
  distanceSale: (country) =>
    `Innergemeinschaftlicher Fernverkauf (§ 3c UStG): Für Waren ist die Umsatzsteuer des Bestimmungslandes enthalten: ${country}.`,
  ofItMargin: 'davon differenzbesteuert',
  margin:
    'Gebrauchtgegenstände/Sonderregelung: Für die mit „§ 25a“ bezeichneten Positionen gilt die Differenzbesteuerung nach § 25a UStG. Umsatzsteuer wird für sie nicht gesondert ausgewiesen.',
  exempt: {
    export: {
      ofIt: 'davon steuerfreie Ausfuhrlieferung',
      note: 'Steuerfreie Ausfuhrlieferung nach § 4 Nr. 1 Buchst. a, § 6 UStG: Die Rechnung enthält dafür keine deutsche Umsatzsteuer. Einfuhrabgaben des Bestimmungslandes trägt der Empfänger.',
      reason: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG)',
    },
    'intra-community': {
      ofIt: 'davon steuerfreie innergemeinschaftliche Lieferung',
      note: 'Steuerfreie innergemeinschaftliche Lieferung nach § 4 Nr. 1 Buchst. b, § 6a UStG: Den Erwerb versteuert der Empfänger in seinem Mitgliedstaat.',
      reason: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG)',
    },
    'reverse-charge': {
      ofIt: 'davon in Deutschland nicht steuerbar',
      note: 'Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL): Für Miete und Aufbau schuldet der Empfänger die Umsatzsteuer seines Mitgliedstaats.',
      reason: 'Steuerschuldnerschaft des Leistungsempfängers',
    },
  },
  giftVoucher: 'Mehrzweck-Gutschein (§ 3 Abs. 15 UStG): Umsatzsteuer entsteht erst, wenn er eingelöst wird',
  ofItGiftVoucher: 'davon Mehrzweck-Gutschein, ohne USt',
  marginReason: 'Gebrauchtgegenstände/Sonderregelung',
  paid: (amount, day, way) => `Ihre Zahlung über ${amount} ist am ${day} ${way} eingegangen. Vielen Dank.`,
  paidInParts: (parts, way) => `Ihre Zahlungen sind ${way} eingegangen: ${parts}. Vielen Dank.`,
  paidPart: (amount, day) => `${amount} am ${day}`,
  paidWays: {
    bank_transfer: 'per Überweisung',
    stripe: 'per Karte',
    klarna: 'über Klarna',
    paypal: 'über PayPal',
  },
  gift: {
    invoice: (amount) => `Mit Geschenkgutschein bezahlt: ${amount}.`,
    'credit-note': (amount) => `Dem Geschenkgutschein wieder gutgeschrieben: ${amount}.`,
  },
  inAdvance:
    'Diese Rechnung ist über Ihre Vorauszahlung ausgestellt; nach der Lieferung kommt keine weitere.',
  creditNote: (number, day) =>
    `Diese Rechnungskorrektur berichtigt unsere Rechnung ${number} vom ${day}. Der Betrag geht auf dem Weg zurück, auf dem er gekommen ist, oder auf das Konto, das Sie uns genannt haben.`,
  refund: (number) => `Erstattung zur Rechnung ${number}`,
  byBank: {
    line: (number) => `Berichtigung der Rechnung ${number}`,
    total: 'Berichtigter Betrag',
    note: (number, day) =>
      `Diese Rechnungskorrektur berichtigt unsere Rechnung ${number} vom ${day}. Den Betrag haben Sie von Ihrer Bank oder Ihrem Zahlungsdienst schon zurückbekommen; von uns geht kein Geld zurück.`,
  },
  replacement: (number, day, cancelledBy) =>
    `Diese Rechnung tritt an die Stelle unserer Rechnung ${number} vom ${day}, die auf einen anderen Empfänger ausgestellt war und mit der Stornorechnung ${cancelledBy} aufgehoben ist.`,
  vatReplacement: (number, day, cancelledBy) =>
    `Diese Rechnung tritt an die Stelle unserer Rechnung ${number} vom ${day}, die mit der Stornorechnung ${cancelledBy} aufgehoben ist: Ihre USt-IdNr. ist bestätigt, und die dort ausgewiesene deutsche Umsatzsteuer entfällt. Was Sie zu viel bezahlt haben, zahlen wir zurück.`,
  cancellation: {
    title: 'Stornorechnung',
    line: (number) => `Storno der Rechnung ${number}`,
    total: 'Stornierter Betrag',
    note: (number, day) =>
      `Hiermit stornieren wir unsere Rechnung ${number} vom ${day} in voller Höhe. Die Zahlung, über die sie ausgestellt war, ist nicht eingegangen; es ist kein Geld zurückzuzahlen. Sobald Ihre Zahlung eingegangen ist, erhalten Sie eine neue Rechnung.`,
    issuedAgain: (number, day) =>
      `Hiermit stornieren wir unsere Rechnung ${number} vom ${day} in voller Höhe, weil sie auf einen anderen Empfänger ausgestellt wird. Eine neue Rechnung über dieselbe Leistung tritt an ihre Stelle. Die Zahlung gilt weiter; es ist kein Geld zurückzuzahlen.`,
    vatCorrected: (number, day) =>
      `Hiermit stornieren wir unsere Rechnung ${number} vom ${day} in voller Höhe, weil darin deutsche Umsatzsteuer ausgewiesen ist: Ihre USt-IdNr. konnte bei der Bestellung nicht bestätigt werden, und ist es nun. Eine neue Rechnung über dieselbe Leistung tritt an ihre Stelle. Die Zahlung gilt dafür weiter; was davon zu viel ist, zahlen wir zurück.`,
  },
  trial:
    'Testzahlung: Dieses Dokument ist nur zur Probe. Es ist kein Geld geflossen, und es wird nichts geliefert.',
  vatId: 'USt-IdNr.',
  management: 'Geschäftsführung',
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
