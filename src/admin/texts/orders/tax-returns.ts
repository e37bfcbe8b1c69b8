/** What the shop declares of its sales abroad. */
export const taxReturns = {
  title: 'Steuermeldungen',
  about:
    'Gezählt werden Rechnungen und Rechnungskorrekturen aus dem Shop. Was Sie anderswo verkauft haben, kommt hinzu. Bitte lassen Sie die Zahlen vor der ersten Meldung von Ihrer Steuerberatung prüfen.',
  trial: 'Testzahlungen statt der echten Rechnungen',
  country: 'Land',
  download: 'Als CSV herunterladen',
  table: (name: string) => `Tabelle: ${name}`,
  oss: {
    title: 'Fernverkäufe in die EU: One-Stop-Shop',
    help: 'Für die Steuererklärung im Portal des Bundeszentralamts für Steuern (§ 18j UStG), fällig bis zum Ende des Monats nach dem Quartal. Ein Verkauf gehört zum Quartal, in dem das Geld kam. Wer angemeldet ist und nichts verkauft hat, gibt eine Nullmeldung ab.',
    quarter: 'Quartal',
    quarterName: (quarter: string) => `${quarter.slice(-1)}. Quartal ${quarter.slice(0, 4)}`,
    rate: 'Steuersatz',
    net: 'Netto',
    tax: 'Steuer',
    none: 'In diesem Quartal gibt es keine Verkäufe, die im Zielland zu versteuern sind.',
    corrections: 'Berichtigungen früherer Quartale',
    correctionsHelp:
      'Durch Rückzahlungen in diesem Quartal. Die CSV-Datei enthält sie nicht: Bitte tragen Sie sie im Portal unter „Berichtigungen“ ein.',
    ofQuarter: 'Zu',
    difference: 'Steuer mehr oder weniger',
  },
  ecSales: {
    title: 'Firmen in der EU: Zusammenfassende Meldung',
    help: 'Für das Formular in Mein ELSTER (§ 18a UStG), fällig bis zum 25. des nächsten Monats. Bis 50.000\u00a0€ Lieferungen im Quartal genügt eine Meldung je Quartal: Zählen Sie dann drei Monate zusammen. Eine Lieferung gehört zum Monat ihrer Rechnung; Rückzahlungen mindern den Monat, in dem sie veranlasst wurden.',
    month: 'Monat',
    vatId: 'USt-IdNr.',
    noVatId: 'fehlt, deshalb nicht in der CSV-Datei',
    kind: 'Art',
    kinds: { supply: 'Lieferung (L)', service: 'Sonstige Leistung (S)' },
    euros: 'Volle Euro',
    none: 'In diesem Monat gibt es nichts zu melden.',
  },
};
