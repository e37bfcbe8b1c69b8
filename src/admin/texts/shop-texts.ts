/** Categories, texts, pages and their parts. */
export const categories = {
  many: 'Kategorien',
  one: 'Kategorie',
  parents: 'Räume',
  parent: 'Raum',
  name: 'Name',
  line: 'Linie',
  pieces: 'Stücke',
  description: 'Beschreibung',
  picture: 'Bild',
  choosePicture: 'Bild auswählen',
  position: 'Platz in der Liste, von 0 an',
  members: 'Kategorien in ihrer Reihenfolge',
  addMember: 'Kategorie hinzufügen',
  newTitle: 'Neue Kategorie',
  remove: {
    button: 'Löschen',
    title: 'Kategorie löschen?',
    body: 'Kein Stück steht in ihr. Ihre Seite im Shop gibt es danach nicht mehr.',
    done: 'Die Kategorie ist gelöscht.',
  },
};

export const shopTexts = {
  dashboard: 'Bänder und Öffnungszeiten',
  language: 'Sprache',
  languages: { de: 'Deutsch', en: 'Englisch', es: 'Spanisch', fr: 'Französisch', it: 'Italienisch' },
  welcome: 'Ankündigung ganz oben',
  slider: 'Laufband',
  timing: 'Öffnungszeiten',
  placeholdersHelp: '{phone}, {email} oder {openingHoursShort} stehen für die Angaben der Firma.',
  timingHelp:
    'Das ist ein Satz für schmale Bildschirme. Die Öffnungszeiten selbst, geschlossene Tage und Feiertage stehen unter „Firma“; wo hier {openingHoursShort} steht, folgt der Satz ihnen.',
  toHours: 'Öffnungszeiten ändern',
  letters: (count: number, most: number) =>
    `${count.toLocaleString('de-DE')} von höchstens ${most.toLocaleString('de-DE')} Zeichen.`,
  sliderHelp: 'Jeder Punkt der Aufzählung läuft für sich.',
  saved: 'Gespeichert. Die Seiten zeigen es sofort.',
  faq: 'Häufige Fragen',
  topic: 'Thema',
  topicHelp: 'Fragen mit demselben Thema stehen zusammen. Leer: unter „Weitere Fragen“.',
  question: 'Frage',
  answer: 'Antwort',
  answerHelp: 'Jede Zeile ist ein Absatz. Links als [Versand](/versand).',
  newQuestion: 'Neue Frage',
  noTopic: 'Weitere Fragen',
  anchor: 'Anker',
  anchorHelp:
    'Für Links auf die Frage, was dort hinter /faq# steht. Leer: aus der Frage gebildet; dann ändert er sich mit ihr.',
  addQuestion: 'Frage hinzufügen',
  pages: 'Seiten',
  title: 'Titel',
  page: 'Seite',
  titleOf: (title: string, language: string) => `${title} (${language})`,
  summary: 'Einleitung, auch für Suchmaschinen',
  body: 'Text',
  bodyHelp:
    'Platzhalter wie {firm} oder {email} bleiben stehen; die Seite setzt die Angaben der Firma ein. {#widerruf} am Ende einer Überschrift ist ihr Anker für Links.',
  version: 'Fassung',
  versions: 'Frühere Fassungen',
  versionOf: (version: number, day: string, author: string) => `Fassung ${version}, ab ${day}, von ${author}`,
  restore: 'In das Formular übernehmen',
  restored: 'Übernommen, aber noch nicht gespeichert.',
  binds:
    'Dieser Text bindet: Jede Fassung bleibt aufbewahrt, wie sie zu lesen war. Die Lesefassungen in anderen Sprachen sagen nach einer Änderung, dass dieser Text neuer ist, bis auch sie geändert sind.',
  unread: 'In diesen Sprachen hat der Text noch keine Lesefassung:',
  beginReading: (language: string) => `Lesefassung beginnen: ${language}`,
  reading:
    'Eine Lesefassung gibt den deutschen Text wieder und sagt das oben auf ihrer Seite; es bindet der deutsche. Sie gilt für die deutsche Fassung, die beim Speichern in Kraft ist.',
  original: 'Das deutsche Original',
  asTemplate: 'Deutschen Text als Vorlage übernehmen',
  asOf: 'Gültig ab',
  noPicture: 'Kein Bild',
  portrait: (number: number) => `Porträt ${number}`,
  pictureMissing: (name: string) => `${name} (noch ohne Bild)`,
};

/** Two people have changed the same text. */
export const overtaken = {
  somebody: 'Jemand anders',
  title: (who: string, moment: string | null) =>
    moment === null
      ? `${who} hat inzwischen gespeichert`
      : `${who} hat inzwischen gespeichert, am ${moment}\u00a0Uhr`,
  kept: 'Ihre Eingaben sind noch nicht gespeichert und stehen unverändert im Formular. Inzwischen geändert wurde:',
  both: ' (auch von Ihnen)',
  theirWords: (field: string, who: string) => `${field}, wie ${who} es gespeichert hat`,
  keepMine: 'Meine Eingaben speichern',
  takeOne: (field: string) => `${field}: diese Fassung übernehmen`,
  taken: '(steht jetzt so im Formular)',
  takeTheirs: (who: string) => `Fassung von ${who} übernehmen`,
  theirsTaken: 'Das Formular zeigt, was gespeichert ist.',
};

/** The preview of a page. */
export const preview = {
  show: 'Vorschau',
  title: 'Vorschau, noch nicht gespeichert',
  close: 'Vorschau schließen',
  width: 'Breite',
  phone: 'Telefon',
  desk: 'Computer',
};

export const reviews = {
  many: 'Kundenstimmen',
  one: 'Kundenstimme',
  newTitle: 'Neue Kundenstimme',
  none: 'Noch keine Kundenstimmen. Ohne sie zeigt die Startseite diesen Teil nicht.',
  name: 'Wer es gesagt hat',
  nameHelp: 'So, wie die Person genannt werden möchte, etwa „Kundin aus Pankow“.',
  rating: 'Sterne',
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  comment: 'Was gesagt wurde',
  commentHelp: 'Wortlaut des Kunden, in seiner Sprache, ungekürzt und unverändert.',
  picture: 'Bild',
  hide: 'Verbergen',
  hideHelp: 'Bleibt hier stehen, aber keine Seite zeigt sie.',
  hidden: 'Verborgen',
  sample: 'Beispiel',
  isSample:
    'Ein erfundenes Beispiel der Vorführung. Die Seite sagt das dazu. Für echte Stimmen legen Sie neue an und löschen dieses.',
  onlyReal:
    'Nur, was Kunden wirklich geschrieben haben, und nur, wenn Sie wissen, dass sie bei uns gekauft haben (§ 5b Abs. 3 UWG). Die neue Stimme steht vor allen anderen.',
  position: 'Platz in der Reihe, von 0 an',
  earlier: (name: string) => `${name}: weiter nach vorn`,
  later: (name: string) => `${name}: weiter nach hinten`,
  remove: {
    button: 'Löschen',
    title: 'Kundenstimme löschen?',
    body: 'Sie verschwindet von der Startseite und aus dieser Liste. Soll sie nur nicht zu sehen sein, verbergen Sie sie.',
    done: 'Gelöscht.',
  },
};

export const pageBlocks = {
  many: 'Blöcke',
  one: 'Block',
  items: 'Einträge',
  names: {
    benefits: 'Vorteile',
    'info-cards': 'Karten',
    'filler-banner-1': 'Band 1',
    'filler-banner-2': 'Band 2',
    'location-banner': 'Band der Standorte',
    'donation-proofs': 'Spendenbelege',
    'donation-notes': 'Dankschreiben',
  },
  where: {
    benefits: 'Der Streifen über der Fußzeile jeder Seite.',
    'info-cards': 'Die Karten der Startseite unter den Highlights.',
    'filler-banner-1': 'Das Band der Startseite nach dem Sale.',
    'filler-banner-2': 'Das Band der Startseite nach den Neuheiten.',
    'location-banner': 'Das Band am Ende der Startseite.',
    'donation-proofs': 'Auf der Seite der Spendenaktion: was überwiesen wurde.',
    'donation-notes': 'Auf der Seite der Spendenaktion: was man uns geschrieben hat.',
  },
  titleOf: (name: string, language: string) => `${name} (${language})`,
  text: 'Text',
  heading: 'Überschrift',
  html: 'Text',
  link: 'Link und Bild',
  linkTitle: 'Name des Links',
  title: 'Titel',
  href: 'Führt nach',
  hrefHelp: 'Eine Adresse im Shop, etwa /versand. Leer: kein Link.',
  linkLabel: 'Aufschrift des Links',
  picture: 'Bild',
  icon: 'Zeichnung',
  noIcon: 'Keine',
  icons: { instalments: 'Ratenzahlung', payment: 'Bezahlen', shipping: 'Lieferung', languages: 'Sprachen' },
  add: 'Eintrag hinzufügen',
  most: (count: number) =>
    count === 1 ? 'Höchstens ein Eintrag.' : `Höchstens ${count} Einträge, in dieser Reihenfolge.`,
  emptied: {
    title: 'Ohne Einträge speichern?',
    body: (count: number) =>
      count === 1
        ? 'Der Eintrag ist entfernt. Der Block verschwindet dann von den Seiten des Shops.'
        : `Alle ${count} Einträge sind entfernt. Der Block verschwindet dann von den Seiten des Shops.`,
    confirm: 'Ohne Einträge speichern',
  },
  instalmentsNote:
    'Der Eintrag mit der Zeichnung „Ratenzahlung“ ist nur zu sehen, solange unter „Firma“ für Raten geworben wird.',
};

/** The editor of formatted texts. */
export const richText = {
  tools: (field: string) => `Formatierung: ${field}`,
  heading: 'Überschrift',
  subheading: 'Zwischenüberschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strike: 'Durchgestrichen',
  small: 'Kleiner',
  superscript: 'Hochgestellt',
  subscript: 'Tiefgestellt',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  rule: 'Trennlinie',
  table: 'Tabelle einfügen',
  addRow: 'Zeile darunter einfügen',
  addColumn: 'Spalte rechts einfügen',
  deleteRow: 'Zeile löschen',
  deleteColumn: 'Spalte löschen',
  deleteTable: 'Tabelle löschen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  link: 'Link',
  linkTitle: 'Link',
  linkText: 'Text des Links',
  address: 'Adresse',
  addressHelp:
    'Eine Seite des Shops wie /versand, eine Adresse mit https://, eine E-Mail-Adresse oder eine Telefonnummer mit tel:',
  badAddress:
    'Bitte geben Sie eine Adresse an, die mit /, https:// oder tel: beginnt, oder eine E-Mail-Adresse',
  /** After pasting: links that were removed from the text. */
  linksLost: (addresses: readonly string[]) =>
    `Ohne Link eingefügt, weil dorthin kein Text des Shops führen darf: ${addresses.join(', ')}. Möglich sind eigene Seiten wie /versand, Adressen mit https://, E-Mail-Adressen und Telefonnummern.`,
  setLink: 'Übernehmen',
  removeLink: 'Link entfernen',
};
