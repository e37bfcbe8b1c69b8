import { describe, expect, test } from 'vitest';
import * as cells from './cells.ts';
import { readingInGerman } from '../testing/source-rows.ts';

const good = (value: unknown) => ({ ok: true, value });

describe('money', () => {
  test.each([
    ['1.250,00 €', 125_000],
    ['€ 1,250.00', 125_000],
    ['EUR 1250', 125_000],
    ['1250 Euro', 125_000],
    ['1250EUR', 125_000],
    ['1.250,-', 125_000],
    ['980,–', 98_000],
    ['980.--', 98_000],
    ['1.000.000', 100_000_000],
  ])('%s', (cell, value) => {
    expect(cells.money('positive')(cell)).toMatchObject(good(value));
  });

  test.each([
    ['0', 'muss größer als 0 sein'],
    ['-5', 'muss größer als 0 sein'],
    ['1.000.000,01', 'liegt über 1.000.000\u00a0€'],
    ['12,x', 'ist keine Zahl'],
    ['1250 $', 'ist keine Zahl'],
    ['99,999', 'ist zweideutig: Tausender oder Nachkommastellen? Bitte ohne Tausenderpunkt schreiben'],
    ['12,3456', 'hat mehr als 2 Nachkommastellen'],
  ])('%s is refused', (cell, problem) => {
    expect(readingInGerman(cells.money('positive')(cell))).toEqual({ ok: false, problem });
  });

  test('may be nothing where it is a former or a buying price', () => {
    expect(cells.money('zero')('0,00')).toEqual(good(0));
    expect(cells.money('zero')('-1').ok).toBe(false);
  });
});

describe('measures', () => {
  test.each([
    ['180,5', 1805],
    ['180.5 cm', 1805],
    ['78cm', 780],
    ['0', null],
    ['0,0', null],
    ['0,1', 1],
    ['10000', 100_000],
    ['12 mm', 12],
    ['1.250 mm', 1250],
    ['1,55 m', 1550],
    ['2M', 2000],
  ])('%s cm', (cell, value) => {
    expect(cells.centimetres(cell)).toEqual(good(value));
  });

  test.each(['-1', '0,04', '10000,1', 'breit', '1.250', '1.250 m', '12 ft', 'cm', '101 m'])(
    '%s cm is refused',
    (cell) => {
      expect(cells.centimetres(cell).ok).toBe(false);
    },
  );

  test('weights are grams', () => {
    expect(cells.kilograms('38,5 kg')).toEqual(good(38_500));
    expect(cells.kilograms('0.75')).toEqual(good(750));
    expect(cells.kilograms('10001').ok).toBe(false);
  });

  test.each([
    ['500 g', 500],
    ['500g', 500],
    ['1.500 G', 1500],
    ['0,5 kg', 500],
    ['0,5KG', 500],
    ['0 g', null],
  ])('a weight says its unit: %s', (cell, grams) => {
    expect(cells.kilograms(cell)).toEqual(good(grams));
  });

  test.each(['500 mg', '2 kg 500 g', '1 Pfund', 'g', '-5 g'])('%s is no weight', (cell) => {
    expect(cells.kilograms(cell).ok).toBe(false);
  });
});

describe('yes and no', () => {
  test.each(['ja', 'JA', ' true ', '1', 'x', 'wahr'])('%s', (cell) => {
    expect(cells.flag(cell)).toEqual(good(true));
  });
  test.each(['nein', 'False', '0', 'falsch'])('%s', (cell) => {
    expect(cells.flag(cell)).toEqual(good(false));
  });
  test('neither', () => {
    expect(readingInGerman(cells.flag('vielleicht'))).toEqual({
      ok: false,
      problem: 'ist weder ja noch nein',
    });
  });
});

describe('text', () => {
  test('umlauts are composed, line ends plain', () => {
    expect(cells.readText(' Scho\u0308n\r\nalt\r ')).toEqual(good('Schön\nalt'));
  });

  test.each(['a\u0000b', 'a\ud800', 'a\u0007', 'Gr\ufffd\ufffde'])('%j cannot be stored', (cell) => {
    expect(cells.readText(cell).ok).toBe(false);
  });

  test('length is counted in characters', () => {
    expect(cells.shortText(3)('🪑🪑🪑').ok).toBe(true);
    expect(readingInGerman(cells.shortText(3)('abcd'))).toEqual({
      ok: false,
      problem: 'hat 4 Zeichen, höchstens 3 sind möglich',
    });
    expect(cells.shortText(20)('eine \n Zeile')).toEqual(good('eine Zeile'));
  });

  test('an article number has letters or digits', () => {
    expect(cells.readSku('V-1')).toEqual(good('V-1'));
    expect(cells.readSku('---').ok).toBe(false);
    expect(cells.readSku('x'.repeat(41)).ok).toBe(false);
  });
});

describe('what a spreadsheet has made of a value', () => {
  test.each(['4,01E+12', '4.01e+12', '1E+15', '-2,5E-07'])('a shortened number, %s', (cell) => {
    expect(readingInGerman(cells.readSku(cell))).toMatchObject({
      problem: expect.stringContaining('die Spalte als „Text“ formatieren') as unknown,
    });
    expect(cells.shortText(200)(cell).ok).toBe(false);
  });

  test.each(['#NAME?', '#WERT!', '#REF!', '#DIV/0!', '#NV', '#N/A', '########'])('no value, %s', (cell) => {
    expect(cells.readSku(cell)).toEqual({ ok: false, problem: { code: 'cell-value-missing' } });
  });

  test.each(['4E12', '00123', '4012345678901', 'E+12', '12E+3', '#12', 'Modell 4,01E+12', 'NV'])(
    'it has left alone: %s',
    (cell) => {
      expect(cells.readSku(cell)).toEqual(good(cell));
    },
  );
});

describe('lists, years and counts', () => {
  test('a list has no repetitions and no gaps, and names the bad part', () => {
    const names = cells.listOf(/\|/, cells.shortText(9));
    expect(names('Stühle| |Tische|Stühle')).toEqual(good(['Stühle', 'Tische']));
    expect(readingInGerman(names('Stühle|Große Tische'))).toMatchObject({
      problem: '„Große Tische“ hat 12 Zeichen, höchstens 9 sind möglich',
    });
  });

  test('a year has four digits', () => {
    expect(cells.readYear('1968')).toEqual(good(1968));
    for (const cell of ['68', '19680', '0968', '1968,0', 'um 1968'])
      expect(cells.readYear(cell).ok).toBe(false);
  });

  test('a count is whole and within its bounds', () => {
    const count = cells.wholeNumber(0, 10_000);
    expect(count('1.000')).toEqual(good(1000));
    expect(count('2,0')).toEqual(good(2));
    expect(readingInGerman(count('2,5'))).toEqual({ ok: false, problem: 'ist keine ganze Zahl' });
    expect(readingInGerman(count('10001'))).toEqual({
      ok: false,
      problem: 'liegt nicht zwischen 0 und 10000',
    });
  });

  test('pixel sizes keep their places', () => {
    expect(cells.pixelSizes(/\|/)('1600x1200||800 × 600')).toEqual(
      good([{ widthPx: 1600, heightPx: 1200 }, null, { widthPx: 800, heightPx: 600 }]),
    );
    expect(cells.pixelSizes(/\|/)('0x10').ok).toBe(false);
  });
});
