import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noFilters } from '../../../../shared/piece-filters.ts';
import { textQueriesOf } from './text-queries.ts';
import { understandQuery } from './understand-query.ts';

const said = (query: string) => understandQuery(query).understood.map(({ meaning }) => meaning);
const words = (query: string) => understandQuery(query).terms.map(({ word }) => word);
const mm = (from: number | null, to: number | null) => ({ from, to });

describe('sizes and prices', () => {
  test.each([
    ['Sideboard bis 180 cm', 'width', mm(null, 1800)],
    ['Sideboard max. 1,80 m', 'width', mm(null, 1800)],
    ['Sideboard breite 160', 'width', mm(1520, 1680)],
    ['160 cm breites Sideboard', 'width', mm(1520, 1680)],
    ['Esstisch ab 2 m', 'width', mm(2000, null)],
    ['Tisch zwischen 120 und 140 cm', 'width', mm(1200, 1400)],
    ['Tisch 140-120 cm', 'width', mm(1200, 1400)],
    ['Kommode höhe unter 80', 'height', mm(null, 800)],
    ['Kommode unter 80 cm hoch', 'height', mm(null, 800)],
    ['Regal 30 cm tief', 'depth', mm(280, 320)],
    ['Tisch Ø 100', 'width', mm(950, 1050)],
    ['Sessel unter 500 €', 'price', mm(null, 50_000)],
    ['Sessel bis zu 500 Euro', 'price', mm(null, 50_000)],
    ['Sofa zwischen 800 und 1.200 €', 'price', mm(80_000, 120_000)],
    ['Lampe ab 99,50 €', 'price', mm(9950, null)],
  ] as const)('%s', (query, kind, range) => {
    expect(said(query)).toEqual([{ kind, range }]);
    expect(words(query)).toHaveLength(1);
  });

  test('crosswise measures are width and depth, and each measure counts once', () => {
    expect(said('Tisch 160 × 90 cm')).toEqual([
      { kind: 'width', range: mm(1520, 1680) },
      { kind: 'depth', range: mm(850, 950) },
    ]);
  });

  test('a number without a unit is a word', () => {
    expect(said('Tisch 180')).toEqual([]);
    expect(words('Tisch 180')).toEqual(['tisch', '180']);
  });
});

describe('time, material, colour and the like', () => {
  test.each([
    ['60er Sessel', [{ kind: 'decades', decades: [1960] }]],
    ['Sessel 1960er Jahre', [{ kind: 'decades', decades: [1960] }]],
    ['Sessel sechziger Jahre', [{ kind: 'decades', decades: [1960] }]],
    ['Sessel 1964', [{ kind: 'decades', decades: [1960] }]],
    ['Mid-Century Sessel', [{ kind: 'decades', decades: [1950, 1960] }]],
    ['Teakholztisch', [{ kind: 'material', material: 'teak' }]],
    ['Teaksideboard', [{ kind: 'material', material: 'teak' }]],
    ['Tisch Nussbaum', [{ kind: 'material', material: 'nussbaum' }]],
    ['grünes Sofa', [{ kind: 'colour', colour: 'gruen', word: '' }]],
    ['Sofa cognac', [{ kind: 'colour', colour: 'braun', word: 'cognac' }]],
    ['Sofa zur Miete', [{ kind: 'rentable' }]],
    ['Sofa sofort verfügbar', [{ kind: 'available' }]],
    ['Vintage Sofa', [{ kind: 'shop-type', shopType: 'vintage' }]],
    ['Tisch in sehr gutem Zustand', [{ kind: 'condition', condition: ['neuwertig', 'sehr gut'] }]],
    [
      'Schrank zum Restaurieren',
      [{ kind: 'condition', condition: ['abgenutzt', 'stark abgenutzt', 'beschädigt'] }],
    ],
    ['Bücherregal', []],
    ['Esstisch', []],
  ])('%s', (query, meanings) => {
    expect(said(query)).toEqual(meanings);
  });

  test('a maker is known by name', () => {
    const makers = [{ key: 'wmk-musterwerkstatt', name: 'WMK Musterwerkstatt' }];
    const { understood, filters } = understandQuery('Tisch wmk musterwerkstatt', makers);
    expect(understood).toMatchObject([{ meaning: { kind: 'maker' }, queryWithout: 'Tisch' }]);
    expect(filters.makers).toEqual(['wmk-musterwerkstatt']);
  });
});

test('a chip leads to the query without its part, and only that', () => {
  const { understood } = understandQuery('Teakholztisch  bis 180 cm 60er');
  expect(understood.map(({ queryWithout }) => queryWithout)).toEqual([
    'tisch bis 180 cm 60er',
    'Teakholztisch 60er',
    'Teakholztisch bis 180 cm',
  ]);
});

test.each([
  ['Stühle', 'stuhl'],
  ['stuehle', 'stuhl'],
  ['Bücherregal', 'bucheregal'],
  ['buecherregal', 'bucheregal'],
  ['Kommoden', 'komod'],
  ['komode', 'komod'],
  ['türkises', 'turkis'],
  ['Gläser', 'glas'],
])('%s is the word %s', (typed, word) => {
  expect(words(typed)).toEqual([word]);
});

test.each(['qqqq', 'und', 'x', '%', ''])('%j says nothing', (query) => {
  expect(words(query)).toEqual([]);
});

test('whatever is typed, nothing throws, words are letters and digits, and the queries hold no other sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
      const { terms, filters, understood } = understandQuery(query);
      for (const { word } of terms) expect(word).toMatch(/^[a-z0-9]+$/);
      for (const text of textQueriesOf(terms)) expect(text).toMatch(/^[a-z0-9'()/|&]*$/);
      if (understood.length === 0) expect(filters).toEqual(noFilters);
    }),
    { numRuns: 200 },
  );
}, 20_000);
