import { describe, expect, test } from 'vitest';
import { columnName, columnNamed, describeColumns, missingColumns, type Columns } from './columns.ts';
import { detectFormat } from './formats.ts';
import { readHeadings } from './headings.ts';
import { informationHeadings, isForInformation } from './furniture-columns.ts';
import { ownColumns } from './own/own-columns.ts';
import { shopifyColumns } from './shopify/shopify-columns.ts';

describe.each<[string, Columns]>([
  ['our own', ownColumns],
  ["Shopify's", shopifyColumns],
])('%s columns', (_, columns) => {
  test.each(Object.entries(columns))(
    '%s is known by its heading, and its example can be read',
    (name, column) => {
      expect(columnName(column.heading)).toBe(name);
      expect(columnNamed(columns, column.heading.toUpperCase())).toBe(name);
      if (column.example !== '') expect(column.read(column.example)).toMatchObject({ ok: true });
    },
  );

  test('are described each in one line', () => {
    const lines = describeColumns(columns).split('\n');
    expect(lines).toHaveLength(Object.keys(columns).length + 2);
    for (const line of lines) expect(line.match(/(?<!\\)\|/g)).toHaveLength(5);
  });

  test('are none of those that are only to be read', () => {
    for (const heading of informationHeadings) expect(columnNamed(columns, heading)).toBeNull();
    expect(informationHeadings.every(isForInformation)).toBe(true);
  });

  test('have no heading twice', () => {
    const all = Object.values(columns).flatMap((column) => [column.heading, ...(column.aliases ?? [])]);
    expect(new Set(all.map(columnName)).size).toBe(all.length);
  });
});

test('a heading is known however it is written', () => {
  expect(columnName(' Höhe (cm) ')).toBe('hoehe_cm');
  expect(columnName('Google Shopping / Condition')).toBe('google_shopping_condition');
  expect(columnNamed(shopifyColumns, 'Price')).toBe('variant_price');
  expect(columnNamed(ownColumns, 'Preis ')).toBe('preis');
  expect(columnNamed(ownColumns, 'constructor')).toBeNull();
  expect(columnNamed(ownColumns, '')).toBeNull();
});

test.each([
  ['Stückzahl', 'bestand'],
  ['STUECKZAHL', 'bestand'],
  ['Kategorie', 'kategorien'],
  ['Breite', 'breite_cm'],
  ['Breite (cm)', 'breite_cm'],
  ['Höhe in cm', 'hoehe_cm'],
  ['Hoehe [cm]', 'hoehe_cm'],
  ['Tiefe', 'tiefe_cm'],
  ['Gewicht (kg)', 'gewicht_kg'],
  ['Farbe', 'farbe'],
  ['Material', 'materialien'],
  ['Preis (€)', 'preis'],
  ['Preis in EUR', 'preis'],
  ['Width (cm)', 'breite_cm'],
  ['Price', 'preis'],
  ['Baujahr', 'baujahr_von'],
  // In these units the values would come out ten or a thousand times too large.
  ['Breite (mm)', null],
  ['Gewicht in g', null],
])('staff may name a column as people do: %s', (heading, name) => {
  expect(columnNamed(ownColumns, heading)).toBe(name);
});

test('what a file needs', () => {
  expect(missingColumns(ownColumns, new Set(['sku']))).toEqual(['Titel', 'Preis in Euro']);
  expect(missingColumns(shopifyColumns, new Set(['title']))).toEqual(['Handle']);
});

test('the headings tell the format', () => {
  expect(detectFormat(['Handle', 'Title', 'Variant SKU'])?.name).toBe('shopify');
  expect(detectFormat(['Title', 'URL handle', 'SKU'])?.name).toBe('shopify');
  expect(detectFormat(['SKU', 'Titel', 'Preis'])?.name).toBe('own');
  expect(detectFormat(['sku', 'preis'])?.name).toBe('own');
  expect(detectFormat(['name', 'price'])).toBeNull();
});

test('the headings of a file are sorted out', () => {
  expect(readHeadings(['Sku', 'Titel', 'Größe', 'problem', 'SKU ', ''], null)).toMatchObject({
    format: { name: 'own' },
    names: ['sku', 'titel', null, null, 'sku', null],
    missing: ['Preis in Euro'],
    repeated: ['SKU '],
    skipped: ['Größe'],
  });
  expect(readHeadings(['name'], null)).toBeNull();
  expect(readHeadings(['name'], 'shopify')?.missing).toEqual(['Handle']);
});
