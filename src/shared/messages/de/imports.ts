import { figures } from '../figures.ts';

const { number } = figures.de;

/** What a file that staff import is, and what is wrong with it and with the columns that they assign. */
export const imports = {
  'source-own-table': ({ encoding }: { readonly encoding: string }) => `unsere Tabelle, ${encoding}`,
  'source-shopify-table': ({ encoding }: { readonly encoding: string }) =>
    `Shopifys Produkttabelle, ${encoding}`,
  'source-museum': 'Museumsdatei',
  'columns-skipped': ({ names }: { readonly names: readonly string[] }) =>
    `Übergangene Spalten: ${names.join(', ')}`,
  'columns-for-information': ({ names }: { readonly names: readonly string[] }) =>
    `Spalten nur zur Information, sie ändern nichts: ${names.join(', ')}`,
  'file-missing': 'Es fehlt eine Datei.',
  'import-category-unknown': 'gibt es nicht',
  'columns-missing': ({ names }: { readonly names: readonly string[] }) => `Es fehlt: ${names.join(', ')}`,
  'column-count-differs': ({ there, given }: { readonly there: number; readonly given: number }) =>
    `Die Datei hat ${number(there)} Spalten, nicht ${number(given)}`,
  'column-unknown': ({ name }: { readonly name: string }) => `„${name}“ gibt es nicht`,
  'column-twice': ({ name }: { readonly name: string }) => `„${name}“ ist zweimal zugeordnet`,
  'file-gone': ({ name }: { readonly name: string }) => `Die Datei „${name}“ ist nicht mehr da.`,
  'file-unknown': ({ name }: { readonly name: string }) => `Die Datei „${name}“ gibt es nicht.`,
  'not-a-file': ({ name }: { readonly name: string }) => `„${name}“ ist keine Datei.`,
  'file-empty': ({ name }: { readonly name: string }) => `Die Datei „${name}“ ist leer.`,
  'file-is-workbook': ({ name }: { readonly name: string }) =>
    `„${name}“ ist eine Excel-Datei; bitte als CSV speichern.`,
  'file-not-text': ({ name }: { readonly name: string }) =>
    `„${name}“ ist keine Tabelle. Möglich sind CSV-Dateien; Excel und andere Programme speichern eine Tabelle auch als CSV.`,
  'file-mixes-encodings': ({ line }: { readonly line: number }) =>
    `Die Datei mischt zwei Zeichensätze (nach Zeile ${line}): bitte neu als UTF-8 speichern.`,
  'file-encoding-unclear': ({ readings }: { readonly readings: readonly string[] }) =>
    `Der Zeichensatz der Datei ist nicht sicher zu erkennen: ${readings.map((word) => `„${word}“`).join(' oder ')}? Bitte als „CSV UTF-8“ speichern.`,
  'file-not-csv': ({ name }: { readonly name: string }) => `„${name}“ ist keine CSV-Datei.`,
  'file-without-headings': ({ name }: { readonly name: string }) =>
    `Die Datei „${name}“ hat keine Kopfzeile.`,
  'file-without-rows': ({ name }: { readonly name: string }) =>
    `Unter der Kopfzeile der Datei „${name}“ ist keine Zeile.`,
  'file-without-pieces': 'Die Datei enthält keine Stücke.',
  'file-broken': ({ line }: { readonly line: number }) =>
    `Nach Zeile ${line} ist die Datei nicht mehr zu lesen: vermutlich fehlt dort ein schließendes Anführungszeichen (").`,
  'columns-too-many': ({ columns, most }: { readonly columns: number; readonly most: number }) =>
    `Die Datei hat ${number(columns)} Spalten, höchstens ${number(most)} sind möglich.`,
  'headings-unknown': ({ headings }: { readonly headings: readonly string[] }) =>
    `Die Kopfzeile ist weder unsere (SKU, Titel, Preis …) noch die von Shopify (Handle, Title …): ${headings.join(', ')}`,
  'headings-missing': ({ headings }: { readonly headings: readonly string[] }) =>
    `In der Kopfzeile fehlt: ${headings.join(', ')}`,
  'text-headings-missing': ({ headings }: { readonly headings: readonly string[] }) =>
    `In der ersten Zeile fehlt ${headings.map((name) => `„${name}“`).join(', ')}: Das ist keine Tabelle mit Übersetzungen, oder ihre Überschriften wurden geändert. Bitte laden Sie die Tabelle mit „Tabelle herunterladen“ neu herunter und tragen Ihre Texte dort ein.`,
  'headings-twice': ({ headings }: { readonly headings: readonly string[] }) =>
    `In der Kopfzeile steht zweimal: ${headings.join(', ')}`,
  'museum-file-too-large': 'Die Datei ist für das Museumsformat zu groß.',
  'not-json': ({ name, reason }: { readonly name: string; readonly reason: string }) =>
    `„${name}“ ist kein gültiges JSON: ${reason}`,
  'not-a-json-list': ({ name }: { readonly name: string }) => `„${name}“ enthält keine Liste von Einträgen.`,
  'texts-too-many': ({ most }: { readonly most: number }) =>
    `Die Datei hat mehr als ${number(most)} Zeilen; bitte in mehrere Dateien teilen.`,
};
