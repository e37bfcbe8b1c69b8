import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecimal } from './decimal.ts';
import { readingInGerman } from '../testing/source-rows.ts';

const cents = (cell: string) =>
  readingInGerman(readDecimal(cell, { places: 2, threeDigits: 'german', exact: true }));
const tenths = (cell: string) => readingInGerman(readDecimal(cell, { places: 1, threeDigits: 'refused' }));

describe('a number in German or English notation', () => {
  test.each([
    ['1250', 125_000],
    ['1.250,00', 125_000],
    ['1,250.00', 125_000],
    ["1'250.00", 125_000],
    ['1 250,00', 125_000],
    ['1 250,00', 125_000],
    ['1.250', 125_000],
    ['1.250.000,5', 125_000_050],
    ['1,250,000.50', 125_000_050],
    ['1.250.000', 125_000_000],
    ['19,9', 1990],
    ['19.99', 1999],
    ['0,07', 7],
    ['0.125000', null],
    ['.5', 50],
    ['-3', -300],
    ['−3,50', -350],
    ['+3', 300],
    ['12,50000', 1250],
    ['0', 0],
    ['-0', 0],
  ])('%s', (cell, expected) => {
    expect(cents(cell)).toEqual(
      expected === null
        ? { ok: false, problem: 'hat mehr als 2 Nachkommastellen' }
        : {
            ok: true,
            value: expected,
            ...(/,.*[,.]/.test(cell) ? { note: 'cell-in-english-notation' } : {}),
          },
    );
  });

  test.each(['99,999', '1,250', '12,500'])('%s is a price with a digit too many, or thousands', (cell) => {
    expect(cents(cell)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('zweideutig') as string,
    });
  });

  test.each([
    '12,x',
    '',
    ' ',
    '1.25.00',
    '1,25,0',
    '1.2500,00',
    '12,',
    '1,,2',
    '1e3',
    'NaN',
    '١٢',
    '0x10',
    '--3',
    '1 2',
  ])('%j is none', (cell) => {
    expect(cents(cell)).toEqual({ ok: false, problem: 'ist keine Zahl' });
  });

  test('has an end', () => {
    expect(cents('9'.repeat(400))).toEqual({ ok: false, problem: 'ist zu groß' });
  });

  test('a mark before three digits is not guessed in measures', () => {
    expect(tenths('1.250')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('zweideutig') as string,
    });
    expect(tenths('12,500').ok).toBe(false);
    expect(tenths('0,125')).toEqual({ ok: true, value: 1 });
    expect(tenths('1250,5')).toEqual({ ok: true, value: 12_505 });
  });

  test('rounds half away from zero, from the digits and not from a float', () => {
    expect(readDecimal('1,005', { places: 2, threeDigits: 'decimals' })).toEqual({ ok: true, value: 101 });
    expect(tenths('84,45')).toEqual({ ok: true, value: 845 });
    expect(tenths('-84,45')).toEqual({ ok: true, value: -845 });
  });

  test('any amount reads the same in either notation, with and without thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.boolean(), (amount, useGrouping) => {
        for (const locale of ['de-DE', 'en-US', 'de-CH', 'fr-FR', 'pl-PL']) {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping }).format(
            amount / 100,
          );
          expect(cents(written)).toMatchObject({ ok: true, value: amount });
        }
      }),
    );
  });

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 3 }), (cell, places) => {
        for (const threeDigits of ['thousands', 'decimals', 'german', 'refused'] as const) {
          const reading = readDecimal(cell, { places, threeDigits });
          if (reading.ok) expect(Number.isSafeInteger(reading.value)).toBe(true);
        }
      }),
    );
  });
});
