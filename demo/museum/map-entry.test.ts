import fc from 'fast-check';
import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import { describe, expect, test } from 'vitest';
import { runs } from '../../tests/property-runs.ts';
import { checkDraft } from '../../src/modules/catalogue/domain/check-draft.ts';
import { german } from '../../src/shared/messages/de/messages.ts';
import { inWords } from '../../src/shared/messages/message.ts';
import {
  clipText,
  remarkText,
  type Mapped,
  type PieceDraft,
  type Remark,
} from '../../src/modules/catalogue/index.ts';
import { kindOf, museumPrice } from './kinds-and-prices.ts';
import { mapMuseum, millimetres } from './map-entry.ts';
import { materialsOf } from './words.ts';

const context = { year: 2026, categoryId: null, sellerKind: null };
const chair = {
  title: 'Armchair',
  accession_number: '31.7',
  medium: 'walnut with brass',
  creation_date: 'c. 1912',
  creation_date_earliest: '1907-01-01',
  creation_date_latest: '1917-01-01',
  item_width: 25,
  item_height: 31.5,
  item_depth: 0,
  item_diameter: 0,
  provenance_text: 'A family in Łódź',
  creator: [{ full_name: 'Zoë Exempel', role: 'manufacturer', nationality: 'Danish' }],
  images: [],
};
const inGerman = (remark: Remark): string => remarkText(remark, (message) => inWords(german, message));

const map = (change: object = {}): Mapped => mapMuseum({ ...chair, ...change }, 1, context);

function draftOf(mapped: Mapped): PieceDraft {
  if (!mapped.ok) throw new Error(mapped.problems.map(inGerman).join('; '));
  return mapped.draft;
}

test('an entry becomes a piece', () => {
  expect(draftOf(map())).toMatchObject({
    sku: 'CMOA-31.7',
    title: 'Armlehnstuhl – Armchair',
    shopType: 'vintage',
    priceCents: 96_000,
    dimensions: { ...emptyFields.dimensions, widthMm: 635, heightMm: 800 },
    materials: ['Nussbaum', 'Messing'],
    maker: 'Zoë Exempel (dänisch)',
    origin: 'Dänemark',
    era: { fromYear: 1907, toYear: 1917 },
    condition: 'gut',
    productSafety: { kind: 'exempt', reason: 'antique' },
    texts: { subtopic: 'Zoë Exempel, c. 1912', storyShop: 'Herkunft laut Museum: A family in Łódź' },
  });
});

describe('inches', () => {
  test.each([
    [0, null],
    [1, 25],
    [29.5, 749],
    [35.938, 913],
    [0.001, 1],
  ])('%d', (inches, mm) => {
    expect(millimetres(inches)).toBe(mm);
  });

  test('are kept to half a millimetre', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 3900, noNaN: true }), (inches) => {
        expect(Math.abs((millimetres(inches) ?? 0) - inches * 25.4)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test.each([-1, Number.NaN, Infinity, 4000, '12'])('%s is none', (item_width) => {
    expect(map({ item_width })).toMatchObject({ problems: [{ column: 'item_width' }] });
  });
});

describe('years', () => {
  const eraOf = (
    creation_date_earliest: unknown,
    creation_date_latest: unknown,
    creation_date: unknown = null,
  ) => draftOf(map({ creation_date, creation_date_earliest, creation_date_latest })).era;

  test('a converted date belongs to the next year', () => {
    expect(eraOf('1499-12-23', '1598-12-22', '16th century')).toEqual({ fromYear: 1500, toYear: 1599 });
    expect(eraOf('1499-12-21', '1599-01-01')).toEqual({ fromYear: 1499, toYear: 1599 });
  });

  test('one of two is enough, none is unknown', () => {
    expect(eraOf(null, '1950-01-01')).toEqual({ fromYear: 1950, toYear: 1950 });
    expect(eraOf(null, null)).toBeNull();
    expect(eraOf('somewhen', '')).toBeNull();
  });

  test('if words and numbers disagree, both count, with a warning', () => {
    const mapped = map({
      creation_date: '1928, designed 1927',
      creation_date_earliest: '1904-01-01',
      creation_date_latest: '1904-01-01',
    });
    expect(draftOf(mapped)).toMatchObject({
      era: { fromYear: 1904, toYear: 1928 },
      productSafety: { reason: 'older-lawful-goods' },
    });
    expect(mapped.warnings.map(({ column }) => column)).toEqual(['creation_date']);
    expect(eraOf('1960-01-01', '1950-01-01')).toEqual({ fromYear: 1950, toYear: 1960 });
  });
});

test('a long title is cut at a word and kept whole in the description', () => {
  const title = 'Chair with <carved> "leaves" & flowers '.repeat(8).trim();
  const draft = draftOf(map({ title }));
  expect([...draft.title].length).toBeLessThanOrEqual(200);
  expect(draft.title).toMatch(/(Chair|with|<carved>|"leaves"|&|flowers)…$/);
  const html = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(draft.texts.descriptions[0]).toContain(html);
  expect(checkDraft(draft)).toEqual([]);
});

test('a text is never cut through a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
      const cut = clipText(text, maxLength);
      expect([...cut].length).toBeLessThanOrEqual(maxLength);
      expect(cut.isWellFormed()).toBe(true);
      if ([...text].length <= maxLength) expect(cut).toBe(text);
    }),
  );
});

test('makers are named once, unknown ones in German', () => {
  const creator = [
    { full_name: 'unknown American, PA, Philadelphia', nationality: 'American' },
    { full_name: 'Wendell Castle', role: 'designer', nationality: 'American' },
    { full_name: 'Wendell Castle', role: 'manufacturer', nationality: 'American' },
    { full_name: 'Pod', nationality: 'Martian' },
    { full_name: 'Jose', nationality: null },
  ];
  const draft = draftOf(map({ creator }));
  expect(draft.maker).toBe(
    'unbekannt (amerikanisch, PA, Philadelphia), Wendell Castle (amerikanisch), Pod (Martian), Jose',
  );
  expect(draft.texts.descriptions[0]).toContain('Herstellung: Wendell Castle (manufacturer, American)');
});

test.each([
  ['Desk and bookcase', 'Sekretär'],
  ['Cabinet with mirror', 'Schrank'],
  ['Dressing Bureau with Attached Mirror', 'Kommode'],
  ['Fire screen', 'Kaminschirm'],
  ['"Slice" chair', 'Stuhl'],
  ['RKR (Rocking chair)', 'Schaukelstuhl'],
  ['Mies', 'Möbelstück'],
])('%s is a %s', (title, word) => {
  expect(kindOf(title).word).toBe(word);
});

test.each([
  ['anodized aluminum and stainless steel', ['Aluminium', 'Edelstahl']],
  ['chrome-plated tubular steel, vinyl', ['Chrom', 'Stahl', 'Vinyl']],
  ['wood,', ['Holz']],
  ['ink on silk', ['Tusche', 'Seide']],
  ['shredded magazines, binding agent', ['shredded magazines', 'binding agent']],
  ['', []],
])('%j is made of %j', (medium, expected) => {
  expect(materialsOf(medium)).toEqual(expected);
});

test('the price is base by age by size, to the full ten euros', () => {
  const sized = (widthMm: number | null) => ({ ...emptyFields.dimensions, widthMm });
  const made = (toYear: number) => ({ fromYear: toYear, toYear });
  expect(museumPrice(280, null, sized(null))).toBe(28_000);
  expect(museumPrice(280, made(1699), sized(800))).toBe(112_000);
  expect(museumPrice(280, made(1953), sized(800))).toBe(36_000);
  expect(museumPrice(280, made(2001), sized(499))).toBe(22_000);
  expect(museumPrice(1500, made(1860), sized(2000))).toBe(450_000);
  expect(museumPrice(1, null, sized(null))).toBe(1000);
});

test('everything that is wrong is named', () => {
  const mapped = mapMuseum({ title: '', item_width: -4, creator: 'somebody', medium: 7 }, 3, context);
  expect(mapped.ok ? [] : mapped.problems.map(inGerman)).toEqual([
    'title fehlt',
    'accession_number fehlt',
    'medium „7“ ist kein Text',
    'item_width „-4“ ist kein Maß in Zoll',
    'creator „somebody“ ist keine Liste',
  ]);
});

test('no entry makes it throw, and every accepted piece can be saved', () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(chair)), fc.jsonValue());
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fields), fc.boolean(), (entry, plausible) => {
      const whole = plausible && typeof entry === 'object' ? { ...chair, ...entry } : entry;
      const mapped = mapMuseum(whole, 1, context);
      if (mapped.ok) expect(checkDraft(mapped.draft)).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});
