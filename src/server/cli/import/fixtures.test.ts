import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../modules/catalogue/index.ts';
import { type ImportOptions, openSource } from './import-options.ts';
import { inGerman, wordsOf } from './outcome.ts';
import { problemsText } from './watch-import.ts';

const root = join(import.meta.dirname, '../../../..');
const fixture = (name: string) => join(root, 'tests/fixtures/import', name);
const context = { year: 2026, categoryId: null, sellerKind: null };

async function read(file: string, format: ImportOptions['format'] = null) {
  const source = await openSource({ file, format }, context);
  const candidates: Candidate[] = [];
  for await (const candidate of source.candidates) candidates.push(candidate);
  return {
    source,
    drafts: candidates.flatMap(({ mapped }) => (mapped.ok ? [mapped.draft] : [])),
    problems: candidates.flatMap(({ line, mapped }) =>
      mapped.ok ? [] : [`${line}: ${problemsText(mapped.problems)}`],
    ),
    warnings: candidates.flatMap(({ mapped }) => mapped.warnings.map((warning) => problemsText([warning]))),
  };
}

describe('our own table', () => {
  test('is taken over, variants and all', async () => {
    const { source, drafts, problems, warnings } = await read(fixture('own.csv'));
    expect(inGerman(source.title)).toBe('unsere Tabelle, utf-8');
    expect(source.notes).toEqual([]);
    expect(problems).toEqual([]);
    expect(drafts.map(({ sku, title, priceCents }) => [sku, title, priceCents])).toEqual([
      ['V-1024', 'Sideboard „Aarhus“ aus Teak', 125_000],
      ['V-1025', 'Bücherregal, gründerzeitlich', 245_000],
      ['B-7', 'Esstisch „Spree“ aus Bootsholz', 98_000],
      ['V-1026', 'Küchenstuhl (Satz)', 8990],
    ]);
    expect(drafts[2]?.variants.map(({ sku }) => sku)).toEqual(['B-7-BL', 'B-7-RO']);
    expect(warnings).toEqual([
      'Bilder „https://bilder.example/regal.jpg“ wird nicht übernommen: Bilder von Adressen werden nicht geholt',
    ]);
  });

  test('names each bad cell with its line', async () => {
    const { drafts, problems } = await read(fixture('own-bad.csv'));
    expect(drafts.map(({ title }) => title)).toEqual(['Guter Stuhl', 'Doppelt']);
    expect(problems.map((problem) => problem.slice(0, 48))).toEqual([
      '3: preis „12,x“ ist keine Zahl; zustand „wie neu',
      '4: sku fehlt; bestand „viele“ ist keine Zahl; br',
      '5: steuer „differenz“ ist hier nicht erlaubt: § ',
      '6: hat 5 Werte statt 10: Trennzeichen oder Anfüh',
      '8: Verantwortliche Stelle: Name fehlt: neue Ware',
      '9: breite_cm „1,250“ ist zweideutig: Tausender o',
    ]);
  });

  test('may be of Windows', async () => {
    const { source, drafts } = await read(fixture('own-windows-1252.csv'));
    expect(inGerman(source.title)).toBe('unsere Tabelle, windows-1252');
    expect(drafts).toMatchObject([
      { title: 'Schrank „Größe“ – süß, 50 €', condition: 'beschädigt', origin: 'Österreich' },
    ]);
  });
});

describe("Shopify's table", () => {
  test('with the headings of old', async () => {
    const { source, drafts, problems } = await read(fixture('shopify.csv'));
    expect(source.notes.map(inGerman)).toEqual(['Übergangene Spalten: Variant Inventory Tracker, SEO Title']);
    expect(drafts).toMatchObject([
      { sku: 'V-2001', pictures: [{ key: 'stuecke/teak-a.jpg' }, { key: 'stuecke/teak-b.jpg' }] },
      { sku: 'stuhl-satz', variants: [{ name: 'Rot / Leder' }, { name: 'Blau / Stoff' }] },
    ]);
    expect(problems).toHaveLength(2);
  });

  test("with today's", async () => {
    const { drafts } = await read(fixture('shopify-today.csv'));
    expect(drafts).toMatchObject([
      { sku: 'V-3001', stock: 2, categoryIds: ['benches'], dimensions: { widthMm: 1400 } },
    ]);
  });
});

describe("the museum's list", () => {
  test('of our own invention', async () => {
    const { source, drafts, problems } = await read(fixture('museum.json'));
    expect(source.place).toBe('entry');
    expect(drafts.map(({ title }) => title)).toEqual([
      'Armlehnstuhl – Armchair "Étude" & <ottoman>',
      'Tisch – Round table',
    ]);
    expect(problems).toEqual([
      '3: title fehlt; item_width „-4“ ist kein Maß in Zoll; creator „somebody“ ist keine Liste',
    ]);
  });

  const collection = join(root, '../shared/data/cmoa-furniture.json');
  const there = existsSync(collection);
  const title = there
    ? 'the whole collection is accepted, and nothing of it is lost'
    : `the collection is not there (${collection}): nothing to accept`;
  test(title, async () => {
    if (!there) return;
    const entries = JSON.parse(readFileSync(collection, 'utf8')) as Record<string, unknown>[];
    const { drafts, problems } = await read(collection);
    expect(problems).toEqual([]);
    expect(drafts).toHaveLength(168);
    expect(new Set(drafts.map(({ sku }) => sku)).size).toBe(168);
    for (const [place, entry] of entries.entries()) {
      const texts = JSON.stringify(drafts[place])
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      const said = [
        'title',
        'creation_date',
        'medium',
        'accession_number',
        'id',
        'credit_line',
        'date_acquired',
        'department',
        'physical_location',
        'web_url',
        'provenance_text',
        'classification',
      ].map((field) => entry[field]);
      const makers = (entry.creator as Record<string, unknown>[]).flatMap(
        ({ artist_id: _, cited_name: __, ...creator }) => Object.values(creator),
      );
      for (const value of [...said, ...makers]) {
        if (typeof value === 'string') expect(texts).toContain(JSON.stringify(value.trim()).slice(1, -1));
      }
    }
  });
});

const refusalOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'was read',
    (error: Error) => wordsOf(error),
  );

test.each<[string, ImportOptions['format'], string]>([
  ['museum.json', 'own', 'In der Kopfzeile fehlt: SKU, Titel, Preis in Euro'],
  ['own.csv', 'museum', 'ist kein gültiges JSON'],
  ['own.csv', 'shopify', 'In der Kopfzeile fehlt: Handle'],
])('%s is not %s', async (name, format, message) => {
  expect(await refusalOf(read(fixture(name), format))).toContain(message);
});

test('a file of no known kind says what it begins with', async () => {
  expect(await refusalOf(read(join(root, '.editorconfig')))).toContain('Die Kopfzeile ist weder unsere');
});
