import type { Holiday } from '../../shared/time/berlin-holidays.ts';
/** The shipping rates. */
export const shippingRates = {
  title: 'Versandpreise',
  applies: (version: number, moment: string, author: string) =>
    `Es gilt Fassung ${version}, gespeichert am ${moment} von ${author}.`,
  atOnce:
    'Gespeicherte Preise gelten sofort: auf der Seite „Versand“, im Versandrechner und in der Kasse. Bestellungen behalten, was sie gekostet haben. Beträge im Text der Widerrufsbelehrung (Rücksendung) ändern Sie dort selbst, unter „Seiten“.',
  own: 'Eigene Lieferung, bis in die Wohnung',
  ownHelp:
    'Brutto je Lieferung. Ist ein Stück dabei, das vier oder sechs Personen tragen, kostet sie das Doppelte.',
  areas: {
    friedrichshain: 'Friedrichshain',
    'near-friedrichshain': 'Rund um Friedrichshain',
    berlin: 'Übriges Berlin',
    potsdam: 'Potsdam',
    'berlin-area': 'Berliner Umland',
  },
  euros: (what: string) => `${what}, in Euro`,
  freight: 'Spedition, bis zur Bordsteinkante',
  sizes: 'Größen der Paletten, die kleinste zuerst',
  size: (number: number) => `Größe ${number}`,
  sizeName: 'Name',
  upToKg: 'Bis … kg',
  addSize: 'Größe hinzufügen',
  removeSize: (name: string) => `${name} entfernen`,
  byRoom: 'Raumgewicht, in kg je m³',
  byRoomHelp: 'Sperrige Stücke zählen nach dem Raum, den sie brauchen, wenn das mehr ergibt als ihr Gewicht.',
  zone: (number: number) => `Zone ${number}`,
  countries: 'Länder',
  addZone: 'Zone hinzufügen',
  removeZone: (number: number) => `Zone ${number} entfernen`,
  zonesHelp: 'In Länder ohne Zone wird nur auf Anfrage geliefert.',
  places: 'Orte, für die der Preis ihres Landes nicht gilt',
  placesHelp:
    'Inseln, Überseegebiete und Orte außerhalb des Zollgebiets. Ohne eigenen Preis wird dorthin nur auf Anfrage geliefert: Der Shop nennt keinen Preis und bietet das Formular an. Ein Ort beginnt mit bestimmten Postleitzahlen, etwa 07 für die Balearen, 971-976, 978 oder JE.',
  place: (number: number) => `Ort ${number}`,
  placeName: 'Name des Ortes',
  postalCodes: 'Postleitzahlen, die so beginnen',
  hasOwnPrice: 'Eigener Preis',
  hasOwnPriceOf: (number: number) => `Eigener Preis für Ort ${number}`,
  onRequest: 'Nur auf Anfrage',
  addPlace: 'Ort hinzufügen',
  removePlace: (name: string) => `${name} entfernen`,
  example: 'Was eine Lieferung kosten würde',
  exampleHelp: 'Mit den Preisen im Formular, noch bevor Sie sie speichern.',
  country: 'Land',
  postalCode: 'Postleitzahl',
  quantity: 'Stück',
  carriers: 'Getragen von',
  persons: (count: number) => `${count} Personen`,
  weight: 'Gewicht je Stück, in kg',
  width: 'Breite, in cm',
  height: 'Höhe, in cm',
  depth: 'Tiefe, in cm',
  reckon: 'Ausrechnen',
  today: 'Heute',
  then: 'Mit diesen Preisen',
  noRate: 'Kein Preis, nur auf Anfrage',
  toTheKerb: 'Per Spedition, bis zur Bordsteinkante.',
  toTheFlat: 'Durch uns, bis in die Wohnung.',
  changes: 'Was sich mit dem Speichern ändert',
  noChanges: 'Nichts: Im Formular steht, was gilt.',
  change: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  question: {
    title: 'Stimmen die Preise?',
    body: 'Diese Preise ändern sich um mehr als die Hälfte, und gespeichert gelten sie sofort:',
    confirm: 'Ja, speichern',
  },
  none: 'keine',
  upTo: (name: string, kg: number | string) => `${name} bis ${kg} kg`,
  kilos: (kg: number) => `${kg} kg`,
  feeOf: (zone: string, size: string) => `${zone}, ${size}`,
  history: 'Frühere Fassungen',
  versionOf: (version: number, moment: string, author: string) =>
    `Fassung ${version}, ${moment}, von ${author}`,
  first: 'Die erste Fassung.',
  current: 'gilt',
  restore: 'In das Formular übernehmen',
  restored: 'Übernommen, aber noch nicht gespeichert.',
};

/** The owner's settings for logins. */
export const loginRules = {
  title: 'Anmeldung',
  refunds: 'Geld und Gutscheine',
  about:
    'Wer ein offenes Gerät findet, soll damit nichts verschenken. Bankverbindung, E-Mail-Adresse des Shops, Team, Eröffnung, die eigene zweite Stufe und Aktionsgutscheine ohne Obergrenze fragen immer nach dem Passwort, wenn es älter ist als zehn Minuten; Rückzahlungen, Nachlässe und Gutscheine ab einer Summe, die Sie bestimmen.',
  limit: 'Ohne Passwort am Tag höchstens, in Euro',
  limitHelp: 'Je Person, für alles zusammen. 0: Das Passwort wird immer verlangt.',
};

/** The company's data for imprint, footer, mails and texts. */
export const company = {
  title: 'Firma',
  legalNote:
    'Impressum, Fußzeile, Mails und alle Texte nennen diese Angaben. Rechtstexte bekommen beim Speichern eine neue Fassung.',
  sections: {
    address: 'Firma und Anschrift',
    contact: 'Kontakt',
    stores: 'Läden',
    hours: 'Öffnungszeiten',
    closedDays: 'Geschlossene Tage und Feiertage',
    social: 'In sozialen Netzen',
    campaigns: 'Spenden und Raten',
    register: 'Register und Aufsicht',
    bank: 'Bankverbindung',
  },
  fields: {
    firm: 'Firma, wie eingetragen',
    shopName: 'Kurzname',
    legalForm: 'Rechtsform',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    registerCourt: 'Registergericht',
    registerNumber: 'Registernummer',
    managingDirector: 'Geschäftsführung',
    vatId: 'USt-IdNr.',
    lucidNumber: 'LUCID-Nummer',
    supervisoryAuthority: 'Aufsichtsbehörde',
    hostingProvider: 'Hosting',
    liabilityInsurance: 'Haftpflichtversicherung',
    email: 'E-Mail',
    phone: 'Telefon',
    chatNumber: 'Nummer für Nachrichten',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
  },
  chatNumberHelp: 'Nur Ziffern, mit Ländervorwahl und ohne +, etwa 4930…',
  storesHelp:
    'In der Reihenfolge, in der die Seiten sie nennen. Abgeholt wird im ersten Laden der Linie eines Stücks.',
  store: {
    name: 'Name des Ladens',
    line: 'Linie, die dort abgeholt wird',
    latitude: 'Breitengrad',
    longitude: 'Längengrad',
  },
  addStore: 'Laden hinzufügen',
  addHours: 'Zeiten hinzufügen',
  addLink: 'Link hinzufügen',
  toHoursText: 'Der Satz zu den Öffnungszeiten auf schmalen Bildschirmen',
  hoursHelp:
    'Ein Tag mit Mittagspause steht in zwei Einträgen. Fußzeile, Kontakt, Laden, Suchmaschinen und die E-Mail zur Abholung zeigen diese Zeiten. In Texten stehen sie, wo {openingHours} oder kürzer {openingHoursShort} geschrieben ist.',
  hours: { days: 'Tage', opens: 'Von', closes: 'Bis' },
  addClosedDays: 'Geschlossene Tage hinzufügen',
  closedDaysHelp:
    'Ein Tag oder ein Zeitraum, an dem geschlossen ist und nichts übergeben wird. 60 Tage vorher steht er bei den Öffnungszeiten: in der Fußzeile, bei Kontakt, Laden und Abholung, in der E-Mail zur Abholung und für Suchmaschinen. Das Wort dazu lesen nur Besucher der deutschen Seiten. Fristen für die Lieferung („in 3 Wochen“) ändern sich dadurch nicht.',
  closedDays: {
    from: 'Geschlossen ab',
    to: 'Bis einschließlich (leer: nur dieser Tag)',
    reason: 'Wort dazu',
  },
  closedDaysExample: 'Betriebsferien',
  openHolidays: 'Feiertage, an denen offen ist',
  openHolidaysHelp:
    'Die gesetzlichen Feiertage Berlins kennt der Shop; an allen anderen gilt der Laden als geschlossen.',
  holidays: {
    'new-year': 'Neujahr',
    'womens-day': 'Frauentag',
    'good-friday': 'Karfreitag',
    'easter-monday': 'Ostermontag',
    'labour-day': 'Tag der Arbeit',
    ascension: 'Christi Himmelfahrt',
    'whit-monday': 'Pfingstmontag',
    unity: 'Tag der Deutschen Einheit',
    'christmas-day': '1. Weihnachtstag',
    'boxing-day': '2. Weihnachtstag',
    once: '75 Jahre 17. Juni',
  } satisfies Record<Holiday, string> as Readonly<Record<Holiday, string>>,
  days: { Mo: 'Mo', Tu: 'Di', We: 'Mi', Th: 'Do', Fr: 'Fr', Sa: 'Sa', Su: 'So' },
  social: { name: 'Name', href: 'Adresse', hrefHelp: 'Mit https://' },
  donationCategory: 'Kategorie der Spendenaktion',
  noDonations: 'Keine Spendenaktion',
  donationHelp: 'Ihre Stücke stehen unter „Unsere aktuellen Spenden“.',
  instalments: 'Für Ratenzahlung werben',
  instalmentsHelp: 'Nur mit einem Anbieter, der den Kredit gewährt.',
};

/** Whether the shop takes orders, and what it lacks. */
export const opening = {
  title: 'Eröffnung',
  states: {
    local: 'Dieser Shop läuft nur auf diesem Rechner. Er nimmt Bestellungen an, ohne eröffnet zu werden.',
    trial:
      'Probebetrieb: Bestellungen sind möglich, aber es fließt kein echtes Geld. Jede Seite sagt das dazu.',
    closed: 'Der Shop ist noch nicht eröffnet: Alles ist zu sehen, bestellen kann niemand.',
    open: 'Der Shop ist eröffnet.',
  },
  openSince: (moment: string) => `Der Shop ist eröffnet seit ${moment}.`,
  openAndUnfinished: 'Der Shop ist eröffnet, aber es fehlt ihm etwas.',
  toList: 'Was fehlt',
  missing: 'Was noch fehlt',
  nothingMissing: 'Es fehlt nichts.',
  conditions: {
    'bank-account': {
      title: 'Die eigene Bankverbindung',
      help: 'Kunden würden auf ein Konto überweisen, das es nicht gibt.',
    },
    company: {
      title: 'Die eigenen Angaben zur Firma',
      help: 'Hier stehen noch Beispiele. Impressum, Rechnungen und Rechtstexte nennen sie.',
    },
    'mail-server': {
      title: 'Ein Mailserver',
      help: 'Bestätigungen und Rechnungen kommen sonst nicht an. Die Technik trägt ein, über welches Postfach der Shop schreibt.',
    },
    'real-payments': {
      title: 'Echte Zahlungen',
      help: 'Zahlungen sind nur auf Probe. Für Karte und PayPal trägt die Technik die echten Zugänge ein; Überweisung geht ohne.',
    },
    'second-factor': {
      title: 'Eine zweite Stufe der Anmeldung für alle, die verwalten',
      help: 'Wer Bestellungen und Geld verwaltet, meldet sich nicht mit dem Passwort allein an. Es fehlt noch bei:',
    },
  },
  /** The names of settings are the technician's business: they stand in the mail alone. */
  mails: {
    'mail-server': {
      subject: 'Mailserver für den Shop',
      body: 'Hallo,\n\nder Shop kann noch keine E-Mails verschicken. Bitte tragen Sie am Server einen Mailserver ein (SMTP_URL, MAIL_FROM) und starten Sie den Shop neu. Die Einstellungen stehen in der Anleitung des Shops.\n\nVielen Dank',
    },
    'real-payments': {
      subject: 'Echte Zahlungen für den Shop',
      body: 'Hallo,\n\nim Shop sind Zahlungen noch auf Probe. Bitte tragen Sie am Server die echten Schlüssel von Stripe und PayPal ein (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID, PAYPAL_ENVIRONMENT=live), schalten Sie SANDBOX aus und starten Sie den Shop neu. Die Einstellungen stehen in der Anleitung des Shops.\n\nVielen Dank',
    },
  },
  englishWords: {
    title: 'Empfohlen: deutsche Wörter im ganzen Shop',
    help: 'Einige Beschriftungen und Meldungen sind auf Englisch vorgegeben, etwa „Sold Out“ und „Continue Shopping“. Deutsche Kundinnen und Kunden kaufen lieber auf Deutsch. Die Technik stellt es um.',
    mail: {
      subject: 'Deutsche Wörter im ganzen Shop',
      body: 'Hallo,\n\nbitte stellen Sie am Server deutsche Wörter ein (Einstellung WORDING), bauen Sie die Seiten neu und starten Sie den Shop neu. Die Einstellungen stehen in der Anleitung des Shops.\n\nVielen Dank',
    },
  },
  toCompany: 'Zu „Firma“',
  toStaff: 'Zu „Team“',
  toOwnSecondFactor: 'Die eigene zweite Stufe einrichten',
  open: {
    button: 'Shop eröffnen',
    title: 'Shop eröffnen?',
    body: 'Ab sofort kann jeder bestellen und bezahlen. Das lässt sich nicht zurücknehmen.',
    done: 'Der Shop ist eröffnet.',
  },
};
