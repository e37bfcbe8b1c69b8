import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tests/property-runs.ts';
import { noFilters } from '../../../shared/pieces/piece-filters.ts';
import { textQueriesOf, understandQuery } from './understand-query.ts';

const said = (query: string) => understandQuery(query).understood.map(({ meaning }) => meaning);
const words = (query: string) => understandQuery(query).terms.map(({ word }) => word);
const mm = (from: number | null, to: number | null) => ({ from, to });

test.each([
  ['roter Stuhl', 'rote Stühle', 'roten Stühlen', 'rote Stuehle', 'rotes stuehle', 'rotem STUHL'],
  ['grüner Sessel', 'grüne Sessel', 'gruene Sesseln', 'grünes sessel'],
  ['rosa Stuhl', 'rosafarbene Stühle', 'rosafarbener Stuhl', 'rosane Stühle', 'rosaner Stuhl'],
  ['beige Lampe', 'beiger Lampen', 'beigem Lampe', 'beigen Lampen', 'beigefarbene Lampe'],
  ['orange Lampe', 'orangene Lampen', 'orangener Lampe', 'orangefarbene Lampe'],
  ['türkis Sessel', 'türkiser Sessel', 'türkisfarbene Sessel', 'türkise Sessel'],
  ['lila Sofa', 'lilafarbenes Sofa', 'lilanes Sofas'],
])('%s is found whatever the endings of its words', (plain, ...inflected) => {
  for (const query of inflected) {
    expect([query, words(query), said(query).map(({ kind }) => kind)]).toEqual([
      query,
      words(plain),
      ['colour'],
    ]);
  }
});

test.each([
  ['ｒｏｔｅｓ　ｓｏｆａ　ｂｉｓ　１８０　ｃｍ', 'rotes sofa bis 180 cm'],
  ['𝐬𝐨𝐟𝐚', 'sofa'],
  ['ﬁligraner Stuhl', 'filigraner Stuhl'],
  ['Ｂ－００００９', 'B-00009'],
])('%s is read as %s', (typed, plain) => {
  expect(understandQuery(typed)).toEqual(understandQuery(plain));
});

describe('what is not wanted', () => {
  test.each([
    ['Sofa ohne Leder', ['Leder']],
    ['Sofa nicht aus Leder', ['Leder']],
    ['Sofa, kein Samt', ['Samt']],
    ['Sofa not leather', ['leather']],
    ['Sofa ohne Leder und Samt', ['Leder', 'Samt']],
    ['Sofa nicht grün', ['grün']],
  ])('%s: pieces with it are not found', (query, unwanted) => {
    expect(said(query)).toEqual(unwanted.map((word) => ({ kind: 'without', word })));
    const { terms, understood } = understandQuery(query);
    expect(terms.map(({ isUnwanted }) => isUnwanted)).toEqual([undefined, ...unwanted.map(() => true)]);
    expect(understood[0]?.queryWithout).toMatch(/^Sofa,?$/);
    for (const text of textQueriesOf(terms).all) expect(text).toMatch(/^\('sofa[^!]*\)&!\(/);
  });

  test.each(['Stuhl ohne Armlehnen', 'Sofa nicht zu teuer'])('%s: only materials and colours', (query) => {
    expect(understandQuery(query).terms.some(({ isUnwanted }) => isUnwanted)).toBe(false);
  });
});

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
    ['Stuhl mit Sitzhöhe ab 45 cm', 'seatHeight', mm(450, null)],
    ['Hocker seat height max. 50 cm', 'seatHeight', mm(null, 500)],
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

  test.each([
    ['Tisch 180', 'width', mm(1620, 1980)],
    ['Tisch ca. 180', 'width', mm(1620, 1980)],
    ['Tisch 1,80', 'width', mm(1620, 1980)],
    ['Bett 140er', 'width', mm(1260, 1540)],
    ['Tisch 120-140', 'width', mm(1200, 1400)],
    ['Sofa unter 800', 'price', mm(null, 80_000)],
    ['Sofa bis 1.000', 'price', mm(null, 100_000)],
    ['Sofa höchstens 1.250,50', 'price', mm(null, 125_050)],
    ['Sofa max 800,-', 'price', mm(null, 80_000)],
    ['Sofa über 2000', 'price', mm(200_000, null)],
    ['Sofa ab 500', 'price', mm(50_000, null)],
    ['Sofa zwischen 500 und 1.000', 'price', mm(50_000, 100_000)],
    ['Sofa 500-800', 'price', mm(50_000, 80_000)],
    ['sofa under 1,000', 'price', mm(null, 100_000)],
    ['sofa between 500 and 800', 'price', mm(50_000, 80_000)],
    ['Sideboard bis 180', 'price', mm(null, 18_000)],
  ] as const)('%s: what a number alone stands for', (query, kind, range) => {
    expect(said(query)).toEqual([{ kind, range }]);
    expect(words(query)).toHaveLength(1);
  });

  test.each([
    'Tisch 2',
    'Sofa 2024',
    'Sofa bis 6 Personen',
    'Tisch 20',
    'WMK-180',
    'Stuhl 12/180',
    'Bank bis 150 kg',
  ])('%s: a number that says nothing of size or price', (query) => {
    expect(said(query)).toEqual([]);
  });

  test.each(['Sofa ab 1960', 'Sofa bis 1969', 'Sofa 1960-1969'])('%s: years are no prices', (query) => {
    expect(said(query).map(({ kind }) => kind)).toContain('decades');
    expect(said(query).map(({ kind }) => kind)).not.toContain('price');
    expect(words(query)).toEqual(['sofa']);
  });

  test.each([
    ['Regal 2 m', ['height']],
    ['Regal 200', ['height', 'depth', '200']],
    ['Sideboard bis 180', ['width', '180']],
    ['Tisch 90x180', ['width depth', 'width height']],
    ['Tisch bis 180 cm breit', []],
    ['Sofa unter 800 €', []],
  ])('%s: how its number may be read as well', (query, readings) => {
    const number = understandQuery(query).parts.at(-1);
    expect(
      number?.otherwise.map(({ meanings, terms }) =>
        [...meanings.map(({ kind }) => kind), ...terms.map(({ word }) => word)].join(' '),
      ),
    ).toEqual(readings);
  });

  test('two limits of the same measure hold together', () => {
    const [price, width] = [
      understandQuery('Tisch unter 300 180'),
      understandQuery('Tisch 180 cm 75 cm hoch'),
    ];
    expect(price.filters).toMatchObject({ price: mm(null, 30_000), width: mm(1620, 1980) });
    expect(width.filters).toMatchObject({ width: mm(1710, 1890), height: mm(710, 790) });
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
    ['Sessel tannengrün', [{ kind: 'colour', colour: 'gruen', word: 'tannengrün' }]],
    [
      'Sessel in waldgrünem Samt',
      [
        { kind: 'colour', colour: 'gruen', word: 'waldgrünem' },
        { kind: 'material', material: 'samt' },
      ],
    ],
    ['kirschroter Sessel', [{ kind: 'colour', colour: 'rot', word: 'kirschroter' }]],
    ['Regal für Brot', []],
    ['Teaksideboard', [{ kind: 'material', material: 'teak' }]],
    ['Tisch Nussbaum', [{ kind: 'material', material: 'nussbaum' }]],
    ['grünes Sofa', [{ kind: 'colour', colour: 'gruen', word: '' }]],
    ['green sofa', [{ kind: 'colour', colour: 'gruen', word: '' }]],
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

  const makers = [
    { key: 'ton', name: 'TON' },
    { key: 'string', name: 'String' },
    { key: 'ton-praha', name: 'TON Praha' },
    { key: 'braendle', name: 'Brändle' },
  ];
  test.each<[string, string, readonly string[]]>([
    ['a word that holds the name', 'Betontisch', []],
    ['another word that ends with it', 'Tisch aus Beton 120 cm', []],
    ['one that begins with it', 'Stringregal', []],
    ['the name by itself', 'Stuhl von TON', ['ton']],
    ['the name behind such a word', 'Beton von TON', ['ton']],
    ['the name and a hyphen', 'String-Regal', ['string']],
    ['the longest name', 'ton praha Stuhl', ['ton-praha']],
    ['two names', 'string ton', ['string', 'ton']],
    ['a name at the end of a longer one', 'Klöbrändle', []],
  ])('a maker is a whole word: %s', (_name, query, found) => {
    const { filters, terms } = understandQuery(query, makers);
    expect([...filters.makers].sort()).toEqual(found);
    if (query === 'Tisch aus Beton 120 cm')
      expect(terms.map(({ word }) => word)).toEqual(words('Tisch, Beton'));
  });

  test('what is cut off for a maker is the name', () => {
    const { understood } = understandQuery('Beton von TON', makers);
    expect(understood.find(({ meaning }) => meaning.kind === 'maker')?.queryWithout).toBe('Beton von');
  });
});

test('a letter and its mark are one letter, even where they are two characters', () => {
  for (const [typed, composed] of [
    ['Bu\u0308cherregal', 'Bücherregal'],
    ['gru\u0308ner Sessel', 'grüner Sessel'],
  ]) {
    expect(words(typed ?? '')).toEqual(words(composed ?? ''));
  }
  // No character is a q with dots.
  expect(words('Taq\u0308i-Sofa')).toEqual(words('Taqi-Sofa'));
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

test.each(['qqqq', 'und', 'x', '%', '', '〱-1'])('%j says nothing', (query) => {
  expect(words(query)).toEqual([]);
});

test('whatever is typed, nothing throws, words are letters and digits, and the queries hold no other sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
      const { terms, filters, understood } = understandQuery(query);
      for (const { word } of terms) expect(word).toMatch(/^[a-z0-9]+$/);
      for (const text of textQueriesOf(terms).all) expect(text).toMatch(/^[a-z0-9'()/|&!]*$/);
      if (understood.length === 0) expect(filters).toEqual(noFilters);
    }),
    { numRuns: runs(200) },
  );
}, 20_000);

describe('for how many people', () => {
  test.each([
    ['Tisch für 4 Personen', mm(1200, null)],
    ['Tisch für 8 Personen', mm(2000, null)],
    ['esstisch 6 personen', mm(1600, null)],
    ['Esstisch für sechs bis acht Leute', mm(2000, null)],
    ['Küchentisch bis zu 6 Gäste', mm(1600, null)],
    ['table for six people', mm(1600, null)],
    ['dining table 10 guests', mm(2400, null)],
  ])('%s: a table that is long enough', (query, range) => {
    expect(said(query)).toEqual([{ kind: 'width', range }]);
    expect(words(query)).toHaveLength(1);
  });

  test('a table is one to eat at; others come behind it', () => {
    const [table] = understandQuery('Tisch für 8 Personen').terms;
    expect(table?.word).toBe('estisch');
    expect(table?.synonyms).toContain('tisch');
    expect(words('Tisch')).toEqual(['tisch']);
  });

  test('few people sit at any table, a given length holds, and a sofa is no table', () => {
    expect(said('Tisch für 2 Personen')).toEqual([]);
    expect(said('Esstisch 180 cm für 8 Personen')).toEqual([{ kind: 'width', range: mm(1710, 1890) }]);
    expect(said('Sofa für 3 Personen')).toEqual([]);
    expect(words('Sofa für 3 Personen')).toEqual(['sofa']);
  });

  test('without it, the query is what was typed beside it', () => {
    const [size] = understandQuery('runder Tisch für 8 Personen Teak').understood;
    expect(size?.queryWithout).toBe('runder Tisch Teak');
  });
});

test('what a piece is bought for, or for how little, is no word of it, unless nothing else is asked', () => {
  expect(words('Lampe Geschenk')).toEqual(words('Lampe'));
  expect(words('günstiger Spiegel unter 100€')).toEqual(words('Spiegel'));
  expect(words('Geschenk')).toEqual(['geschenk']);
  expect(words('8 Personen')).toEqual(['person']);
});

test.each([
  ['dining table', 'Esstisch'],
  ['Dining tables', 'Esstisch'],
  ['coffee table', 'Couchtisch'],
  ['dining chairs', 'Esszimmerstuhl'],
  ['floor lamp', 'Stehlampe'],
  ['desk lamp', 'Tischlampe'],
])('%s is searched as %s', (english, german) => {
  expect(words(english)).toEqual(words(german));
});

describe('the number of a piece', () => {
  test.each(['V-00391', 'v-00391', 'v 00391', 'V 00391', 'v 12345'])('%s is no measure', (number) => {
    expect([said(number), words(number)]).toEqual([[], [number.toLowerCase().replace(/[ -]/, '')]]);
  });

  test.each(['ab 391', 'bis 12345', 'tisch 120', 'v 80'])('%s is none', (query) => {
    expect(said(query).length).toBe(1);
  });
});

test.each([
  ['quadratischer Spiegel', ['quadratisch', 'spiegel']],
  ['praktische Kommode', ['praktisch', 'komod']],
  ['Tennistisch', ['tenistisch']],
])('%s: an adjective in -tisch is no table', (query, found) => {
  expect(words(query)).toEqual(found);
});
