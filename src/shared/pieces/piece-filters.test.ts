import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditions } from './condition.ts';
import { colourKeys, decades, materialKeys } from './facets.ts';
import {
  countFilters,
  joinFilters,
  noFilters,
  rangeNames,
  readFilters,
  writeFilters,
  type PieceFilters,
  type RangeName,
} from './piece-filters.ts';

const written = (query: Record<string, string | string[]>) =>
  Object.fromEntries(writeFilters(readFilters(query)));

describe('filters in an address', () => {
  test('are read from commas and from boxes of a form alike, and always written the same', () => {
    const expected = { 'preis-bis': '900', material: 'teak,eiche', miete: '1' };
    expect(written({ material: 'eiche,teak', 'preis-bis': '900', miete: '1' })).toEqual(expected);
    expect(
      written({ material: ['teak', 'eiche', 'teak'], 'preis-von': '', 'preis-bis': ' 900 ', miete: '1' }),
    ).toEqual(expected);
  });

  test('that mean nothing are left out', () => {
    expect(
      written({
        material: 'gold,<b>',
        jahrzehnt: '1961',
        'breite-von': '-1',
        'breite-bis': '1e9',
        zustand: 'neu',
        linie: 'x',
        hersteller: '../etc',
        miete: 'ja',
      }),
    ).toEqual({});
  });

  test.each([
    ['1.000', 1000],
    ['1,000', 1000],
    ['1.000,00', 1000],
    ['1.000.000', 1_000_000],
    ['800 €', 800],
    ['EUR 800', 800],
    ['€800', 800],
    ['\u00a01\u202f200\u00a0€ ', 1200],
    ['800,50', 800],
    ['800.5', 800],
    ['12.345.678.901', 1_000_000],
  ])('an upper price is understood as people type it: %j', (typed, euros) => {
    expect(readFilters({ 'preis-bis': typed }).price).toEqual({ from: null, to: euros * 100 });
  });

  test('a lower bound with a fraction begins above it, so that nothing smaller is shown', () => {
    expect(readFilters({ 'breite-von': '79,5 cm' }).width).toEqual({ from: 800, to: null });
  });

  test.each(['8oo', '1.00.0', '1,2,3', '..', '€', '12 34 x'])('an invalid price is left out: %j', (typed) => {
    expect(readFilters({ 'preis-bis': typed }).price).toBeNull();
  });

  test('a range that is the wrong way round is meant the other way', () => {
    expect(readFilters({ 'breite-von': '200', 'breite-bis': '100' }).width).toEqual({ from: 1000, to: 2000 });
  });

  const some = <T>(values: readonly T[]) =>
    fc.subarray([...values], { maxLength: Math.min(8, values.length) });
  const range = (unit: number) =>
    fc.option(
      fc
        .tuple(fc.nat(9999), fc.nat(9999))
        .map(([from, more]) => ({ from: from * unit, to: (from + more) * unit })),
    );
  const anyRanges = Object.fromEntries(
    rangeNames.map((name) => [name, range(name === 'price' ? 100 : 10)]),
  ) as Record<RangeName, ReturnType<typeof range>>;
  const anyFilters: fc.Arbitrary<PieceFilters> = fc.record({
    ...anyRanges,
    materials: some(materialKeys),
    colours: some(colourKeys),
    decades: some(decades),
    makers: some(['a', 'b-c']),
    conditions: some(conditions),
    shopTypes: some(['boatwood', 'vintage'] as const),
    rentable: fc.boolean(),
    available: fc.boolean(),
  });

  test('are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(Object.fromEntries(writeFilters(filters)))).toEqual(filters);
      }),
    );
  });

  test('no text of an address throws, or gives more than is known', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('material', 'preis-von', 'hersteller', 'linie'), fc.string()),
        (query) => {
          expect(countFilters(readFilters(query))).toBeLessThanOrEqual(4);
        },
      ),
    );
  });
});

test('two sets of filters hold together: ranges by what both allow, values as alternatives', () => {
  const one: PieceFilters = { ...noFilters, price: { from: null, to: 90_000 }, materials: ['teak'] };
  const other: PieceFilters = {
    ...noFilters,
    price: { from: 10_000, to: 120_000 },
    materials: ['eiche'],
    rentable: true,
  };
  expect(joinFilters(one, other)).toEqual({
    ...noFilters,
    price: { from: 10_000, to: 90_000 },
    materials: ['teak', 'eiche'],
    rentable: true,
  });
});
