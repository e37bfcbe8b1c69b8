import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../tests/property-runs.ts';
import { checkDraft } from '../../check-draft.ts';
import type { PieceDraft } from '../../piece.ts';
import type { Mapped } from '../mapped.ts';
import { remarksInGerman, sourceRows } from '../testing/source-rows.ts';
import { continuesOwn, mapOwn } from './map-own.ts';
import { ownColumns } from './own-columns.ts';

type Cells = Readonly<Record<string, string>>;

const context = { year: 2026, categoryId: null, sellerKind: null };
const chair: Cells = { sku: 'V-1', titel: 'Stuhl', preis: '120', zustand: 'gut' };
const map = (first: Cells, ...others: Cells[]): Mapped =>
  mapOwn(sourceRows(ownColumns, first, ...others), context);

function draftOf(mapped: Mapped): PieceDraft {
  if (!mapped.ok) throw new Error(remarksInGerman(mapped.problems).join('; '));
  return mapped.draft;
}

function problemsOf(mapped: Mapped): string[] {
  return mapped.ok ? [] : remarksInGerman(mapped.problems);
}

test('a short row gets what the shop takes for granted', () => {
  expect(draftOf(map(chair))).toMatchObject({
    sku: 'V-1',
    title: 'Stuhl',
    shopType: 'vintage',
    priceCents: 12_000,
    taxScheme: 'margin',
    chargeTaxPercent: 0,
    condition: 'gut',
    carriers: 2,
    stock: 1,
    rentable: false,
    assemblyService: false,
    categoryIds: [],
    era: null,
    purchase: null,
    productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
  });
});

test('the category of the command is for rows that name none', () => {
  const named = { year: 2026, categoryId: 'stuehle', sellerKind: null };
  expect(draftOf(mapOwn(sourceRows(ownColumns, chair), named)).categoryIds).toEqual(['stuehle']);
  const own = mapOwn(sourceRows(ownColumns, { ...chair, kategorien: 'hocker' }), named);
  expect(draftOf(own).categoryIds).toEqual(['hocker']);
});

test('every bad cell of a row is named', () => {
  expect(
    problemsOf(
      map({
        ...chair,
        sku: '',
        preis: '12,x',
        breite_cm: '-3',
        mietbar: 'vielleicht',
        baujahr_von: 'alt',
      }),
    ),
  ).toEqual([
    'sku fehlt',
    'preis „12,x“ ist keine Zahl',
    'baujahr_von „alt“ ist keine Jahreszahl mit vier Ziffern',
    'breite_cm „-3“ liegt nicht zwischen 0,1\u00a0cm und 100\u00a0m',
    'mietbar „vielleicht“ ist weder ja noch nein',
  ]);
});

describe('cells are checked against each other', () => {
  test.each<[Cells, string]>([
    [{ baujahr_von: '1960', baujahr_bis: '1950' }, 'baujahr_bis „1950“ liegt vor „baujahr_von“ (1960)'],
    [{ zustand: '' }, 'zustand fehlt'],
    [{ einkaufspreis: '40' }, 'Gekauft von fehlt zu „einkaufspreis“'],
    [
      { steuer: 'differenz', verkaeufer: 'unternehmen', einkaufspreis: '40' },
      'steuer „differenz“ ist hier nicht erlaubt: § 25a UStG gilt nicht für Ware von Unternehmen oder eigene',
    ],
    [
      { linie: 'bootsholz' },
      'Verantwortliche Stelle: Name fehlt: neue Ware braucht einen Verantwortlichen (GPSR Art. 19)',
    ],
    [{ gpsr_name: 'Werft' }, 'Verantwortliche Stelle: Postanschrift fehlt zu „gpsr_name“'],
    [{ varianten_sku: 'V-1-R' }, 'Ausführung fehlt zu „varianten_sku“'],
  ])('%j', (cells, problem) => {
    expect(problemsOf(map({ ...chair, ...cells }))).toEqual([problem]);
  });
});

test('tax, condition and safety follow line, seller and age', () => {
  const bench = {
    ...chair,
    linie: 'Bootsholz',
    zustand: '',
    gpsr_name: 'Werft',
    gpsr_anschrift: 'Berlin',
    gpsr_kontakt: 'werft@example.org',
  };
  expect(draftOf(map(bench))).toMatchObject({
    taxScheme: 'standard',
    condition: 'neuwertig',
    productSafety: { kind: 'responsible', electronicAddress: 'werft@example.org', warnings: null },
  });
  const bought = draftOf(map({ ...chair, verkaeufer: 'unternehmen', einkaufspreis: '40' }));
  expect(bought).toMatchObject({
    taxScheme: 'standard',
    purchase: { priceCents: 4000, sellerKind: 'taxable-business' },
  });
  const reasonOf = (year: string) => draftOf(map({ ...chair, baujahr_bis: year })).productSafety;
  expect(reasonOf('1925')).toEqual({ kind: 'exempt', reason: 'antique' });
  expect(reasonOf('1926')).toEqual({ kind: 'exempt', reason: 'older-lawful-goods' });
});

test('a former price is left out if it is not above the price, and so is that of the shop', () => {
  expect(draftOf(map({ ...chair, vergleichspreis: '150' })).comparePriceCents).toBe(15_000);
  const mapped = map({ ...chair, vergleichspreis: '120' });
  expect(draftOf(mapped).comparePriceCents).toBeNull();
  expect(remarksInGerman(mapped.warnings)).toEqual([
    'vergleichspreis „120“ liegt nicht über dem Preis; ohne Ermäßigung bleibt das Feld leer',
  ]);

  const known = { ...draftOf(map(chair)), comparePriceCents: 15_000 };
  const dearer = (preis: string) =>
    draftOf(mapOwn(sourceRows(ownColumns, { ...chair, preis }), context, known)).comparePriceCents;
  expect(dearer('149,99')).toBe(15_000);
  expect(dearer('150')).toBeNull();
});

test('pictures are keys; addresses are not fetched but said', () => {
  const mapped = map({
    ...chair,
    bilder: 'a/b.jpg|https://x.example/c.jpg|../secret|/etc/passwd|a/b.jpg|Stuhl vorn.jpg',
    bilder_alt: 'Von vorn',
    bilder_masse: '1200x1600',
  });
  expect(draftOf(mapped).pictures).toEqual([
    { key: 'a/b.jpg', alt: 'Von vorn', widthPx: 1200, heightPx: 1600, placeholder: null },
    { key: 'Stuhl vorn.jpg', alt: 'Stuhl', widthPx: 1600, heightPx: 1200, placeholder: null },
  ]);
  expect(mapped.warnings.map(({ value }) => value)).toEqual([
    'https://x.example/c.jpg',
    '../secret',
    '/etc/passwd',
  ]);
});

describe('variants', () => {
  const red = { ...chair, variante: 'Rot', varianten_sku: 'V-1-R', bestand: '3' };
  const blue = { sku: 'V-1', variante: 'Blau', varianten_sku: 'V-1-B', bilder: 'blau.jpg' };

  test('stand below each other', () => {
    const draft = draftOf(map(red, blue));
    expect(draft.stock).toBe(0);
    expect(draft.variants).toMatchObject([
      { sku: 'V-1-R', name: 'Rot', stock: 3, pictures: [] },
      { sku: 'V-1-B', name: 'Blau', stock: 1, pictures: [{ key: 'blau.jpg' }] },
    ]);
    expect(checkDraft(draft)).toEqual([]);
  });

  test('are a row of the same piece only with a name', () => {
    const [first, next] = sourceRows(ownColumns, red, blue);
    const [, repeated] = sourceRows(ownColumns, red, chair);
    expect(continuesOwn(first, next!)).toBe(true);
    expect(continuesOwn(first, repeated!)).toBe(false);
  });

  test('repeat the piece as it is, or say nothing of it', () => {
    expect(map(red, { ...blue, titel: 'Stuhl' }).ok).toBe(true);
    const mapped = map(red, { ...blue, titel: 'Sessel', varianten_sku: 'V-1-R' });
    expect(mapped).toMatchObject({ problems: [{ line: 3 }, { line: 3 }] });
    expect(problemsOf(mapped)).toEqual([
      'titel „Sessel“ weicht von Zeile 2 ab',
      'varianten_sku „V-1-R“ kommt in diesem Stück schon vor',
    ]);
  });
});

test('no cell makes it throw, and every accepted piece can be saved', () => {
  const names = Object.keys(ownColumns);
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      'ja',
      '1',
      '1.250,00 €',
      '1950',
      'gut',
      'vintage',
      'bootsholz',
      'V-1',
      'a|b',
      'privat',
    ),
  );
  const row = fc.dictionary(fc.constantFrom(...names), cell);
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 2 }), fc.boolean(), (first, others, plausible) => {
      const base = plausible ? chair : {};
      const mapped = map({ ...base, ...first }, ...others);
      if (mapped.ok) expect(checkDraft(mapped.draft)).toEqual([]);
      else expect(mapped.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ['nothing is said of it', {}, 'private', null],
  ['a price was paid', { einkaufspreis: '40' }, 'private', { priceCents: 4000, sellerKind: 'private' }],
  [
    'the row says it itself',
    { einkaufspreis: '40', verkaeufer: 'differenzhändler' },
    'private',
    { priceCents: 4000, sellerKind: 'margin-dealer' },
  ],
] as const)('one answer for all pieces of a file, where %s', (_, cells, sellerKind, purchase) => {
  const mapped = mapOwn(sourceRows(ownColumns, { ...chair, ...cells }), { ...context, sellerKind });
  expect(draftOf(mapped).purchase).toEqual(purchase);
});
