import { figures } from '../figures.ts';

const { euros } = figures.de;

/** What an import reports of the rows of a file, after the column and the value that it read. */
export const importRows = {
  // What it is about, where that is not a column of the file, and the value that was read.
  'about-the-shop': 'Im Shop',
  'stays-draft': 'Bleibt Entwurf:',
  'left-the-shop': 'Aus dem Shop genommen:',
  'already-sold': 'Schon verkauft:',
  'value-read': ({ value }: { readonly value: string }) => `„${value}“`,

  // A cell by itself.
  'cell-missing': 'fehlt',
  'cell-not-a-number': 'ist keine Zahl',
  'cell-ambiguous': 'ist zweideutig: Tausender oder Nachkommastellen? Bitte ohne Tausenderpunkt schreiben',
  'cell-in-english-notation':
    'steht in englischer Schreibweise: das Komma trennt die Tausender, der Punkt die Nachkommastellen',
  'cell-not-whole': 'ist keine ganze Zahl',
  'cell-decimals-too-many': ({ places }: { readonly places: number }) =>
    `hat mehr als ${places} Nachkommastellen`,
  'cell-too-large': 'ist zu groß',
  'cell-not-storable': 'enthält ein Zeichen, das sich nicht speichern lässt',
  'cell-number-shortened':
    'ist eine Zahl, die die Tabellenkalkulation gekürzt hat: die Spalte als „Text“ formatieren, die ganze Nummer eintragen und neu als CSV speichern',
  'cell-value-missing':
    'ist kein Wert, sondern eine Fehlermeldung der Tabellenkalkulation: die Zelle dort berichtigen oder die Spalte breiter machen und neu als CSV speichern',
  'cell-character-lost': 'enthält ein Zeichen, das schon vor dem Import verloren ging (�)',
  'cell-too-long': ({ length, maxLength }: { readonly length: number; readonly maxLength: number }) =>
    `hat ${length} Zeichen, höchstens ${maxLength} sind möglich`,
  'cell-not-above-zero': 'muss größer als 0 sein',
  'cell-above-a-million': 'liegt über 1.000.000\u00a0€',
  'cell-dimension-out-of-range': 'liegt nicht zwischen 0,1\u00a0cm und 100\u00a0m',
  'cell-weight-out-of-range': 'liegt nicht zwischen 1 g und 10 t',
  'cell-out-of-range': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `liegt nicht zwischen ${from} und ${to}`,
  'cell-not-a-year': 'ist keine Jahreszahl mit vier Ziffern',
  'cell-neither-yes-nor-no': 'ist weder ja noch nein',
  'cell-choice-unknown': ({ known }: { readonly known: readonly string[] }) =>
    `ist nicht bekannt; möglich: ${known.join(', ')}`,
  'cell-not-a-size': 'ist nicht Breite x Höhe',

  // Cells that do not go together, and rows that do not.
  'cells-shifted': ({ there, wanted }: { readonly there: number; readonly wanted: number }) =>
    `hat ${there} Werte statt ${wanted}: Trennzeichen oder Anführungszeichen prüfen`,
  'rest-unreadable': 'ist vielleicht unvollständig: danach ist die Datei nicht mehr zu lesen',
  'differs-from-line': ({ line }: { readonly line: number }) => `weicht von Zeile ${line} ab`,
  'price-differs-from-line': ({ line }: { readonly line: number }) =>
    `weicht von Zeile ${line} ab: alle Varianten kosten dasselbe`,
  'sku-in-earlier-line': ({ line }: { readonly line: number }) => `steht schon in Zeile ${line}`,
  'sku-in-earlier-entry': ({ entry }: { readonly entry: number }) => `steht schon in Eintrag ${entry}`,
  'sku-twice-in-file': 'steht zweimal in der Datei',
  'sku-twice-in-piece': 'kommt in diesem Stück schon vor',
  'sku-twice-in-product': 'kommt in diesem Produkt schon vor',
  'sku-of-another': ({ owner }: { readonly owner: string }) => `gehört schon zu „${owner}“`,
  'of-the-other-line': 'gehört zur anderen Linie',
  'missing-beside': ({ column }: { readonly column: string }) => `fehlt zu „${column}“`,
  'variant-name-needed': 'fehlt: die Variante braucht einen Namen',
  'variant-name-too-long': 'gibt einen Namen über 120 Zeichen',
  'years-reversed-in-row': ({ fromYear, column }: { readonly fromYear: number; readonly column: string }) =>
    `liegt vor „${column}“ (${fromYear})`,
  'margin-scheme-not-allowed':
    'ist hier nicht erlaubt: § 25a UStG gilt nicht für Ware von Unternehmen oder eigene',
  'exemption-beside-responsible': ({ column }: { readonly column: string }) =>
    `passt nicht zu „${column}“: nur eines von beiden`,
  'responsible-needed-for-new': 'fehlt: neue Ware braucht einen Verantwortlichen (GPSR Art. 19)',

  // Parts of an imported piece that are left out, and what changes with it.
  'not-taken-address': 'wird nicht übernommen: Bilder von Adressen werden nicht geholt',
  'not-taken-no-key': 'wird nicht übernommen: kein Schlüssel im Bildspeicher',
  'not-taken-piece-has-variants': 'wird nicht übernommen: das Stück hat Varianten',
  'not-taken-without': ({ column }: { readonly column: string }) => `wird ohne „${column}“ nicht übernommen`,
  'not-taken-gift-card': 'wird nicht übernommen: ein Gutschein',
  'not-taken-not-active': 'wird nicht übernommen: nur active',
  'not-taken-unpublished': 'wird nicht übernommen: nicht veröffentlicht',
  'tags-not-taken': 'werden nicht übernommen',
  'condition-assumed': 'fehlt: als Zustand gilt „gut“',
  'counts-as-zero': 'gilt als 0',
  'column-emptied': 'wird geleert',
  'columns-emptied': ({ names }: { readonly names: readonly string[] }) =>
    `wird geleert: ${names.join(', ')}`,
  'title-or-price-changes': 'Titel oder Preis wird geändert',
  'price-falls': ({ beforeCents, afterCents }: Fall) =>
    `fällt um mehr als die Hälfte: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'price-of-piece-falls': ({ title, sku, beforeCents, afterCents }: NamedFall) =>
    `fällt bei „${title}“ (${sku}) um mehr als die Hälfte: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'further-prices-fall': 'fällt um mehr als die Hälfte auch bei weiteren Stücken, siehe „Geändert“',
  'units-too-few': ({ variant, taken, ...units }: TakenUnits) =>
    `${variant === '' ? '' : `von „${variant}“ `}ist zu niedrig: ${takenInWords(units)}, also mindestens ${taken}`,

  // The museum's list.
  'not-an-entry': 'ist kein Eintrag mit Feldern',
  'not-a-text': 'ist kein Text',
  'not-a-list': 'ist keine Liste',
  'not-in-inches': 'ist kein Maß in Zoll',
  'not-a-date': 'ist kein Datum und wird nur im Text übernommen',
  'dates-reversed': ({ column }: { readonly column: string }) =>
    `liegt vor „${column}“: die Jahre sind vertauscht`,
  'date-outside': ({ fromYear, toYear }: { readonly fromYear: number; readonly toYear: number }) =>
    `liegt außerhalb von ${fromYear} bis ${toYear}: beides gilt`,

  // Rows of a table of translations.
  'goods-text-unknown': 'gehört zu nichts, was der Shop hat',
  'goods-text-without-name':
    'fehlt: Eine Beschreibung steht nur unter einem Namen. Bitte tragen Sie auch den Namen in dieser Sprache ein, oder leeren Sie die Beschreibung',
  'german-changed-since-export':
    'ist überholt: Der deutsche Text wurde seit dem Export geändert. Bitte neu exportieren',
  'translation-changed-since-export':
    'ist überholt: Die Übersetzung wurde seit dem Export geändert. Bitte neu exportieren',
};

interface Fall {
  readonly beforeCents: number;
  readonly afterCents: number;
}

interface NamedFall extends Fall {
  readonly title: string;
  readonly sku: string;
}

interface Units {
  readonly sold: number;
  readonly blocked: number;
  readonly rented: number;
  readonly held: number;
}

interface TakenUnits extends Units {
  /** The SKU of the variant; '' for a piece without variants. */
  readonly variant: string;
  readonly taken: number;
}

/** '2 verkauft, 1 reserviert' */
function takenInWords({ sold, blocked, rented, held }: Units): string {
  return [`${sold} verkauft`, `${blocked} gesperrt`, `${rented} vermietet`, `${held} reserviert`]
    .filter((part) => !part.startsWith('0 '))
    .join(', ');
}
