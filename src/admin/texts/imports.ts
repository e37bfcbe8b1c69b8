import { fieldTitles } from '../../shared/pieces/piece-labels.ts';
import { pieces } from './pieces.ts';

const number = (count: number): string => count.toLocaleString('de-DE');
const piecesOf = (count: number): string => (count === 1 ? '1 Stück' : `${number(count)} Stücke`);

/** Importing pieces from a table: choosing, mapping, trying, importing. */
export const imports = {
  many: 'Import',
  one: 'Import',

  choose: 'Tabelle importieren',
  chooseHelp:
    'Eine CSV-Datei bis 50\u00a0MB, mit Semikolon, Komma oder Tabulator, in UTF-8 oder so, wie Excel sie unter Windows und am Mac speichert. Die Spalten eines Exports und die von Shopify erkennen wir, alle anderen ordnen Sie im nächsten Schritt zu. Jedes Stück braucht SKU, Titel und Preis, ein Vintage-Stück auch seinen Zustand. Importiert wird erst, wenn Sie gesehen haben, was sich ändert.',
  published:
    'Neue Stücke stehen nach dem Import sofort im Shop, wenn sie ein Bild mit Beschreibung und eine Kategorie haben und „Veröffentlicht“ nicht „nein“ sagt; die anderen werden Entwürfe, und das Ergebnis nennt sie. Stücke, deren SKU es schon gibt, werden geändert; Entwürfe bleiben dabei Entwürfe. Spalten, die in der Datei fehlen oder nicht übernommen werden, lassen an vorhandenen Stücken alles, wie es ist; eine leere Zelle leert den Wert.',
  pick: 'Datei auswählen',
  sending: 'Wird gesendet …',
  tooLarge: 'Die Datei ist größer als 50\u00a0MB. Bitte teilen Sie sie.',
  export: 'Alle Stücke als Tabelle herunterladen',

  recent: 'Letzte Importe',
  none: 'Noch nichts importiert.',
  kept: 'Eine Datei, mit der niemand weitermacht, wird nach einem Tag gelöscht, das Ergebnis eines Imports nach 30 Tagen.',
  more: 'Weitere zeigen',
  states: {
    mapping: 'Spalten zuordnen',
    checking: 'Wird geprüft',
    checked: 'Geprüft',
    importing: 'Wird importiert',
    done: 'Importiert',
    stopped: 'Angehalten',
  },
  fileFacts: (size: string, encoding: string, delimiter: string) => `${size}, ${encoding}, ${delimiter}`,
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'windows-1252': 'Windows-1252',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS (Codepage 850)',
  } as Readonly<Record<string, string>>,
  delimiters: { ';': 'mit Semikolon', ',': 'mit Komma', '\t': 'mit Tabulator' } as Readonly<
    Record<string, string>
  >,
  fromShopify: 'Tabelle von Shopify',

  mapping: 'Spalten zuordnen',
  mappingHelp:
    'Sagen Sie zu jeder Spalte der Datei, was sie im Shop ist. Unter ihrem Namen stehen die ersten Werte.',
  noHeading: (place: number) => `Spalte ${place} ohne Überschrift`,
  is: 'ist im Shop',
  isOf: (heading: string) => `${heading} ist im Shop`,
  leftOut: 'wird nicht übernommen',
  required: 'Pflicht',
  requiredForSome: 'Pflicht für manche Stücke',
  others: 'Freiwillig',
  neededTitle: 'Was in den Zeilen stehen muss',
  neededHelp:
    'Zeilen, in denen etwas davon fehlt, werden abgelehnt, außer das Stück gibt es schon und die Datei hat die Spalte nicht.',
  neededFor: (rows: string, headings: string) => `${rows}: ${headings}`,
  always: 'immer',
  lacking:
    'Diese Spalten sind nicht zugeordnet. Zeilen mit neuen Stücken, die sie brauchen, werden abgelehnt:',
  forInformation: 'Steht nur zur Information in Exporten und ändert beim Import nichts.',
  passedOver: (headings: string) =>
    `Diese Spalten stehen nur zur Information in Exporten und ändern beim Import nichts: ${headings}. Wie viele Stücke da sind, sagt „bestand“.`,
  empty: 'leer',
  missing: (headings: string) => `Es fehlt noch: ${headings}`,
  skuMissing:
    'An der SKU erkennt der Shop ein Stück beim nächsten Import wieder. Hat die Tabelle keine, fügen Sie darin eine Spalte „SKU“ ein und geben Sie jedem Stück eine eigene, zum Beispiel A-1, A-2, A-3.',
  category: 'Kategorie für Stücke ohne Angabe',
  seller: 'Gekauft von, für alle Stücke ohne Angabe',
  noCategory: 'keine',
  check: 'Prüfen',
  remap: 'Spalten ändern',
  discard: 'Verwerfen',
  discardTitle: 'Diese Datei verwerfen?',
  discardBody: 'Die Datei und das Ergebnis der Prüfung werden gelöscht. An den Stücken ändert sich nichts.',
  discarded: 'Die Datei ist gelöscht.',

  checking: 'Die Datei wird geprüft. Dabei wird nichts geändert.',
  importing:
    'Die Stücke werden importiert. Sie können diese Seite schließen: Der Import läuft weiter, auch nach einem Neustart des Servers.',
  doneSoFar: (count: number, line: number) => `${piecesOf(count)} bearbeitet, bis Zeile ${number(line)}`,
  stop: 'Anhalten',
  stopTitle: 'Wirklich anhalten?',
  stopBody: 'Was schon importiert ist, bleibt. Der Rest der Datei wird nicht übernommen.',
  stopCheckBody: 'Die Prüfung wird abgebrochen. Sie können sie danach neu beginnen.',
  stopped: 'Angehalten',

  outcome: 'Ergebnis',
  outcomeOfCheck: 'Was der Import tun würde',
  counts: { created: 'neu', updated: 'geändert', unchanged: 'unverändert', refused: 'abgelehnt' },
  brokenOff: 'Die Datei ist nicht bis zum Ende lesbar.',
  warnings: 'Hinweise',
  warning: (column: string, problem: string, count: number, line: number) =>
    `${column} ${problem} (${count === 1 ? `Zeile ${number(line)}` : `${number(count)}-mal, zuerst in Zeile ${number(line)}`})`,
  rows: 'Zeilen der Datei',
  tabs: {
    refused: (count: number) => `Abgelehnt (${number(count)})`,
    updated: (count: number) => `Geändert (${number(count)})`,
    created: (count: number) => `Neu (${number(count)})`,
  },
  line: (line: number) => `Zeile ${number(line)}`,
  read: (value: string) => `„${value}“`,
  expected: (what: string) => `Erwartet: ${what}`,
  noSku: 'ohne SKU',
  changes: (fields: string) => `Ändert: ${fields}`,
  downloadProblems: 'Liste der Probleme herunterladen',
  problemsHelp: 'Zu jedem Problem Zeile, Spalte, was gelesen wurde und was erwartet wird.',
  download: 'Abgelehnte Zeilen herunterladen',
  downloadHelp: 'Mit Zeile und Grund; verbessert kann diese Datei selbst importiert werden.',
  nothing: 'Diese Datei ändert nichts: Alle Stücke sind schon so im Shop.',

  start: 'Importieren',
  confirmTitle: 'Jetzt importieren?',
  confirm: (created: number, updated: number, refused: number) =>
    [
      created === 0 ? null : `${piecesOf(created)} ${created === 1 ? 'wird' : 'werden'} neu angelegt`,
      updated === 0 ? null : `${piecesOf(updated)} ${updated === 1 ? 'wird' : 'werden'} geändert`,
      refused === 0
        ? null
        : `${refused === 1 ? '1 abgelehntes bleibt' : `${number(refused)} abgelehnte bleiben`} draußen`,
    ]
      .filter((part) => part !== null)
      .join(', ')
      .concat('. Rückgängig machen lässt sich das nicht.'),
  done: 'Der Import ist fertig.',
  endedEarly: 'Der Import wurde angehalten. Was bis dahin importiert war, ist im Shop.',
  toPieces: 'Zu den Stücken',
  another: 'Weitere Tabelle importieren',

  fields: {
    ...fieldTitles,
    title: pieces.title,
    shopType: pieces.line,
    categoryIds: pieces.categories,
    mainCategoryId: pieces.mainCategory,
    sections: pieces.sections,
    priceCents: pieces.amount,
    comparePriceCents: 'Früherer Preis',
    chargeTaxPercent: 'Steuer zusätzlich',
    taxScheme: pieces.taxScheme,
    carriers: pieces.carriers,
    dimensions: 'Maße',
    era: 'Entstehung',
    condition: pieces.condition,
    purchase: 'Einkauf',
    productSafety: 'Produktsicherheit',
    texts: pieces.texts,
    pictures: pieces.photos,
    stock: pieces.stock,
    variants: pieces.variants,
    published: pieces.state,
  } as Readonly<Record<string, string>>,
};
