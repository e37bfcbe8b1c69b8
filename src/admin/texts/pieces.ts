import type { BlockPlace } from '../../shared/pieces/piece-vocabulary.ts';
import type { FieldName } from '../../shared/pieces/piece-fields.ts';
import { pieceLabels } from '../../shared/pieces/piece-labels.ts';

/** Pieces: list, form, pictures, prices, calendar. */
export const pieces = {
  ...pieceLabels,
  many: 'Stücke',
  one: 'Stück',
  newTitle: 'Neues Stück',

  photosHelp: 'Das erste Bild steht in den Listen. Ziehen Sie die Bilder in die richtige Reihenfolge.',
  takePhoto: 'Foto aufnehmen',
  choosePhotos: 'Bilder auswählen',
  noPhotos: 'Noch keine Bilder',
  alt: (number: number) => `Bild ${number} zeigt`,
  altExample: 'Sessel von vorn, Bezug aus grünem Samt',
  picture: (number: number) => `Bild ${number}`,
  forward: (number: number) => `Bild ${number} nach vorn`,
  backward: (number: number) => `Bild ${number} nach hinten`,
  removePicture: (number: number) => `Bild ${number} entfernen`,
  drag: (number: number) => `Bild ${number} verschieben`,
  moved: (number: number) => `Das Bild steht jetzt an Stelle ${number}.`,
  sending: 'wird gesendet',
  scaling: 'wird verkleinert',
  uploadProblem: (file: string, problem: string) => `„${file}“: ${problem}`,
  failed:
    'Das Bild lässt sich nicht öffnen: Die Datei ist beschädigt oder hat mehr als 64 Millionen Bildpunkte.',
  fileTooLarge: (most: number) =>
    `Die Datei ist größer als ${most}\u00a0MB. Bitte verkleinern Sie das Bild, oder speichern Sie es als JPEG.`,
  uploads: (ready: number, all: number) => `${ready} von ${all} fertig`,
  dismiss: 'Meldung schließen',

  basics: 'Das Wichtigste',
  titleExample: 'Was es ist, woraus, woher, wann: „Sideboard aus Teak, Dänemark, 1960er“',
  category: 'Kategorie',
  mainCategoryHelp: 'Unter ihr steht das Stück im Shop und bei Suchmaschinen.',
  firstOfMenu: 'Die erste im Menü',
  stockHelp: 'Wie viele hereingekommen sind, verkaufte mitgezählt',
  skuHelp: 'Leer lassen: der Shop vergibt die nächste Nummer',

  more: 'Maße, Material, Herkunft',
  materialsHelp: 'Jedes mit der Eingabetaste abschließen',
  speciesPapersHelp:
    'Nötig für Palisander, Elfenbein, Schildpatt: Nummer der EU-Bescheinigung, oder woraus sich der rechtmäßige Erwerb ergibt. Nur für uns.',
  carriersHelp: 'Vier und sechs verdoppeln die Liefergebühr',

  texts: 'Texte',
  addDescription: 'Weitere Beschreibung',
  removeDescription: (place: number) => `Beschreibung ${place} entfernen`,

  selling: 'Preis, Steuer, Einkauf',
  comparePriceHelp: 'Gezeigt nur, soweit die Preise der letzten 30 Tage ihn tragen (§ 11 PAngV)',
  margin: 'Differenzbesteuerung (§ 25a UStG)',
  standard: 'Regelbesteuerung, 19\u00a0% enthalten',
  purchaseHelp: 'Bei Differenzbesteuerung nötig, damit das Stück in den Shop kommt',
  noSeller: 'Keine Angabe',
  purchasePriceMissing: 'Bitte eintragen, oder bei „Gekauft von“ „Keine Angabe“ wählen',
  sellerMissing: 'Bitte auswählen, oder den Einkaufspreis löschen',
  sellers: {
    private: 'Privatperson',
    'margin-dealer': 'Händler mit Differenzbesteuerung',
    'taxable-business': 'Unternehmen mit ausgewiesener Umsatzsteuer',
    'own-making': 'eigene Herstellung',
  },
  sectionNames: { highlights: 'Highlights', sales: 'Sale', new: 'Neuheiten' },

  variants: 'Varianten',
  variantsHelp:
    'Für Stücke, die es in mehreren Ausführungen gibt; ihr Bestand zählt dann statt der Stückzahl.',
  variantExample: 'Eiche geölt',
  variantSkuHelp: 'Leer lassen: die SKU des Stücks mit einer Nummer',
  addVariant: 'Variante hinzufügen',
  variantField: (number: number, field: string) =>
    field === '' ? `Variante ${number}` : `Variante ${number}, ${field}`,

  safety: 'Produktsicherheit (GPSR)',
  safetyKind: 'Angabe',
  exempt: 'Ausgenommen',
  responsible: 'Verantwortliche Stelle nennen',
  exemptReason: 'Grund',
  exemptReasons: {
    antique: 'Antiquität, älter als 100 Jahre',
    'for-repair': 'muss erst hergerichtet werden',
    'older-lawful-goods': 'schon vor dem 13.12.2024 auf dem Markt',
  },

  state: 'Zustand im Shop',
  draft: 'Entwurf',
  published: 'Im Shop',
  states: { draft: 'Entwurf', published: 'Im Shop', sold: 'Verkauft', none: 'Kein Bestand' },
  save: 'Speichern',
  saved: 'Gespeichert',
  saveAndPublish: 'Speichern und veröffentlichen',
  neededForDraft: '* Nötig, auch für einen Entwurf.',
  neededForShop: '** Nötig, damit das Stück in den Shop kommt.',
  notPublished: 'Gespeichert. Zum Veröffentlichen fehlt noch:',
  problems: 'Bitte prüfen Sie:',
  checkField: 'Bitte prüfen',
  problemCount: (count: number) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
  spread: (width: string, height: string, depth: string) =>
    `Verteilt: Breite ${width}, Höhe ${height}, Tiefe ${depth}.`,
  swapSpread: 'Höhe und Tiefe tauschen',
  undoSpread: 'Rückgängig',
  /** What a closed part of the form holds, in its head. */
  held: {
    flags: { rentable: 'zu mieten', assemblyService: 'mit Montage' } as Partial<Record<FieldName, string>>,
    carriers: (count: number) => `${count} Träger`,
    formerly: (amount: string) => `früher ${amount}`,
  },
  measuresQuestion: {
    title: 'Stimmen Maße und Gewicht?',
    isFarBeyond: (measures: string) => `${measures}: Das hat kaum ein Möbel. Fehlt ein Komma?`,
  },
  severalQuestions: 'Stimmen diese Angaben?',
  priceQuestion: {
    title: 'Stimmt der Preis?',
    confirm: 'Ja, speichern',
    falls: (before: string, after: string) => `Der Preis fällt von ${before} auf ${after}.`,
    isLow: (after: string) => `Der Preis ist ${after}. Fehlt eine Null oder ein Komma?`,
    belowPurchase: (price: string, purchase: string) =>
      `Der Preis von ${price} liegt unter dem Einkaufspreis von ${purchase}.`,
    lowest:
      'Gespeichert gilt er sofort und ist dann 30 Tage lang der niedrigste Preis, an dem sich jede Ermäßigung messen lassen muss (§ 11 PAngV).',
  },
  leftShop: (reasons: readonly string[]) => `Gespeichert, aber aus dem Shop genommen: ${reasons.join('; ')}.`,
  publishedNow: 'Das Stück ist jetzt im Shop.',
  unpublish: 'Aus dem Shop nehmen',
  unpublishQuestion: 'Dieses Stück aus dem Shop nehmen?',
  unpublishBody: 'Niemand sieht es dann noch auf den Seiten. Bestellungen bleiben, wie sie sind.',
  unpublished: 'Das Stück ist nicht mehr im Shop.',
  duplicate: 'Duplizieren',
  duplicated: {
    vintage:
      'Ein Entwurf ist angelegt. Einkauf, Besteuerung, SKU, Text zum Zustand und Geschichte gehören zum einzelnen Stück und sind nicht übernommen; bitte auch Zustand, Maße und Fotos prüfen.',
    boatwood:
      'Ein Entwurf ist angelegt. Einkauf, Besteuerung, SKU und Ausführungen gehören zum einzelnen Stück und sind nicht übernommen.',
  },
  preview: 'Vorschau',
  inShop: 'Im Shop ansehen',

  prices: 'Preise',
  noPrices: 'Noch kein Preis im Shop gezeigt.',
  lowestBefore: (amount: string) => `Niedrigster Preis der 30 Tage vor der Ermäßigung: ${amount}`,
  lowest: (amount: string) => `Niedrigster Preis der letzten 30 Tage: ${amount}`,
  saving: (amount: string) => `Auf den Seiten steht eine Ersparnis von ${amount}.`,
  noSaving: 'Auf den Seiten steht keine Ersparnis: Die Preise der letzten 30 Tage tragen sie nicht.',
  since: 'Gültig seit',
  amount: 'Preis',

  calendar: 'Kalender',
  calendarPicture: 'Belegung in den nächsten 90 Tagen',
  unit: (number: number) => `Exemplar ${number}`,
  free: 'frei',
  today: 'heute',
  kinds: { hold: 'reserviert', sale: 'verkauft', rental: 'vermietet', block: 'gesperrt' },
  openEnd: 'ohne Ende',
  ofOrder: (number: string) => `Bestellung ${number}`,
  block: 'Sperren',
  blockTitle: (name: string) => `${name} sperren`,
  blockReason: 'Grund, nur für uns',
  blockReasonExample: 'Steht bis Samstag im Schaufenster, Frau Keller kommt ansehen',
  blockPlace: 'Besucher lesen',
  visitorsRead: (place: BlockPlace | null): string =>
    `Besucher lesen: „${pieces.blockPlaces[place ?? 'elsewhere']}“`,
  blockPlaces: {
    elsewhere: 'Zurzeit nicht online',
    showroom: 'Im Showroom',
    workshop: 'In der Werkstatt',
  },
  blockUntil: 'Bis (leer: bis auf Weiteres)',
  lift: 'Sperre aufheben',
  liftQuestion: 'Sperre aufheben?',
  liftBody: 'Das Exemplar ist danach wieder zu haben.',
  blocked: 'Gesperrt',
  lifted: 'Sperre aufgehoben',
  /** A unit that came back is blocked until somebody has looked at it. */
  inspection: {
    title: 'Zu prüfen',
    since: (day: string) => `gesperrt seit ${day}`,
    release: 'Freigeben',
    releaseOf: (title: string) => `${title} freigeben`,
    releaseQuestion: 'Geprüft und in Ordnung?',
    keep: 'Gesperrt lassen',
    keepOf: (title: string) => `${title} gesperrt lassen`,
    kept: 'Geprüft; das Exemplar bleibt gesperrt',
  },
  cancel: 'Abbrechen',

  remove: 'Entwurf löschen',
  removeQuestion: 'Diesen Entwurf löschen?',
  removeBody:
    'Er war nie im Shop zu sehen. Alle Angaben gehen verloren; wiederherstellen lässt er sich nicht.',
  removed: 'Der Entwurf ist gelöscht.',

  import: 'Import',
  export: 'Export',
  search: 'Titel oder SKU',
  updated: 'Geändert',
  available: 'Frei',
  availableOf: (free: number, units: number) => `${free} von ${units}`,
  bulk: {
    publish: 'Veröffentlichen',
    unpublish: 'Aus dem Shop nehmen',
    section: 'Bereich',
    price: 'Preis ändern',
    addSection: (name: string) => `In „${name}“ aufnehmen`,
    removeSection: (name: string) => `Aus „${name}“ nehmen`,
    question: (count: number) => (count === 1 ? '1 Stück ändern?' : `${count} Stücke ändern?`),
    falls: (count: number, percent: number) =>
      `${count === 1 ? 'Der Preis von 1 Stück fällt' : `Die Preise von ${count} Stücken fallen`} um ${percent}\u00a0%.`,
    change: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
    more: (count: number) => (count === 1 ? 'und 1 weiteres Stück' : `und ${count} weitere Stücke`),
    percent: 'Änderung in Prozent',
    percentHelp: 'Minus für eine Senkung; gerundet auf ganze Euro',
    announce: 'Als Reduzierung zeigen',
    announceNotLower: 'Nur bei einer Senkung; sonst zeigen die Seiten keine Ermäßigung',
    apply: 'Ändern',
    done: (count: number) => (count === 1 ? '1 Stück geändert' : `${count} Stücke geändert`),
    refused: (count: number) =>
      count === 1 ? '1 Stück blieb, wie es war:' : `${count} Stücke blieben, wie sie waren:`,
  },
};
