import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tests/property-runs.ts';
import {
  numberKinds,
  type NumberKind,
  problemOf,
  readNumber,
  threeMeasures,
  writeNumber,
  writeWithUnit,
} from './typed-number.ts';

const number = (kept: number) => ({ kind: 'number', kept });
const doubt = (...choices: number[]) => ({ kind: 'doubt', choices });
const refusal = (problem: string) => ({ kind: 'refusal', problem });
const nothing = { kind: 'nothing' };
const { price, payment, measure, weight, stock, year, percentChange, latitude, purchasePrice } = numberKinds;

test.each([
  ['85 x 40 x 76', [850, 400, 760]],
  ['85x40x76', [850, 400, 760]],
  ['８５x４０x７６', [850, 400, 760]],
  ['85,5 × 40 × 76 cm', [855, 400, 760]],
  ['85 cm X 40 cm * 76cm', [850, 400, 760]],
  ['85 x 40', null],
  ['85 x 40 x 76 x 2', null],
  ['85 x 40 x hoch', null],
  ['85 x 0 x 76', null],
  ['85', null],
  ['', null],
])('three measures in one field: %j', (typed, millimetres) => {
  expect(threeMeasures(typed)).toEqual(millimetres);
});

test('two measures in one field are answered with the way to type them', () => {
  expect(problemOf('85 x 40', measure)).toContain('85 x 76 x 40 (Breite x Höhe x Tiefe)');
  expect(problemOf('breit', measure)).toContain('Das ist keine Zahl');
  expect(problemOf('85 x 40', weight)).toContain('Das ist keine Zahl');
});

type Case = readonly [typed: string, reading: object];

describe.each<[string, NumberKind, readonly Case[]]>([
  [
    'amounts',
    price,
    [
      ['1250', number(125_000)],
      ['１２５０ €', number(125_000)],
      ['١.٢٥٠,٥٠', number(125_050)],
      ['1.250', number(125_000)],
      ['1.250,00', number(125_000)],
      ['1250,5', number(125_050)],
      ['1250,50', number(125_050)],
      ['1 250', number(125_000)],
      ['1\u202f250,50', number(125_050)],
      ['1.250 €', number(125_000)],
      ['1.250,00\u00a0€', number(125_000)],
      ['€ 1.250', number(125_000)],
      ['1.250 EUR', number(125_000)],
      ['12 Euro', number(1200)],
      ['1.890,-', number(189_000)],
      ['1.890,– €', number(189_000)],
      ['1.890,-- €', number(189_000)],
      ['12,50 €', number(1250)],
      [' 12,50 ', number(1250)],
      ['0,07', number(7)],
      [',50', number(50)],
      ['007', number(700)],
      ['12,5000', number(1250)],
      ['1.000.000', number(100_000_000)],
      ['', nothing],
      ['  ', nothing],
      ['1.25', doubt(12_500, 125)],
      ['1.5', doubt(1500, 150)],
      ['120.5', doubt(120_500, 12_050)],
      ['1250.50', doubt(12_505_000, 125_050)],
      ['1,250', doubt(125_000, 125)],
      ['12,500', doubt(1_250_000, 1250)],
      ['0.50', doubt(50)],
      ['.5', doubt(50)],
      ['1,250.50', doubt(125_050)],
      ['1,000,000', doubt(100_000_000)],
      ['12,345', refusal('too-many-decimals')],
      ['12,3456', refusal('too-many-decimals')],
      ['12.3456', refusal('too-many-decimals')],
      ['1.25.0', refusal('no-number')],
      ['1.250.00', refusal('no-number')],
      ['1,2,3', refusal('no-number')],
      ['1.250,', refusal('no-number')],
      ['12 50', refusal('no-number')],
      ['1 2500', refusal('no-number')],
      ['abc', refusal('no-number')],
      ['12x', refusal('no-number')],
      ['1e3', refusal('no-number')],
      ['€', refusal('no-number')],
      ['1.250 €€', refusal('no-number')],
      ['12 kg', refusal('no-number')],
      ['-5', refusal('negative')],
      ['−5', refusal('negative')],
      ['+5', refusal('no-number')],
      ['0', refusal('too-small')],
      ['1.000.000,01', refusal('too-large')],
      ['99999999999999999999999', refusal('too-large')],
    ],
  ],
  ['amounts that may be nothing', purchasePrice, [['0', number(0)]]],
  ['payments', payment, [['10.000.000,00', number(1_000_000_000)]]],
  [
    'measures',
    measure,
    [
      ['42,5', number(425)],
      ['42,5 cm', number(425)],
      ['1,55 m', number(1550)],
      ['2m', number(2000)],
      ['1.55 m', doubt(1550)],
      ['820 mm', number(820)],
      ['1.820 mm', number(1820)],
      ['82,5 mm', refusal('not-whole')],
      ['101 m', refusal('too-large')],
      ['1 m m', refusal('no-number')],
      ['m', refusal('no-number')],
      ['42.5', doubt(4250, 425)],
      ['180', number(1800)],
      ['1.250', number(12_500)],
      ['42,55', refusal('too-many-decimals')],
    ],
  ],
  [
    'weights',
    weight,
    [
      ['1,250', number(1250)],
      ['1,25 kg', number(1250)],
      ['0,5KG', number(500)],
      ['500 g', number(500)],
      ['500g', number(500)],
      ['1.500\u00a0g', number(1500)],
      ['12,5 g', refusal('not-whole')],
      ['0 g', refusal('too-small')],
      ['2 kg 500 g', refusal('no-number')],
      ['1 Pfund', refusal('no-number')],
      ['g', refusal('no-number')],
      ['5 m', refusal('no-number')],
      ['0.125', doubt(125)],
      ['12.5', doubt(125_000, 12_500)],
    ],
  ],
  [
    'whole numbers',
    stock,
    [
      ['3', number(3)],
      ['3,0', number(3)],
      ['1.250', number(1250)],
      ['1.5', refusal('not-whole')],
      ['1,5', refusal('not-whole')],
      ['-1', refusal('negative')],
      ['10.001', refusal('too-large')],
    ],
  ],
  [
    'years',
    year,
    [
      ['1965', number(1965)],
      ['1.965', number(1965)],
      ['19.65', refusal('not-whole')],
      ['65', refusal('too-small')],
      ['19655', refusal('too-large')],
    ],
  ],
  [
    'changes in percent',
    percentChange,
    [
      ['-20', number(-20)],
      ['− 20 %', number(-20)],
      ['+10', number(10)],
      ['0', number(0)],
      ['-0', number(0)],
      ['-91', refusal('too-small')],
      ['-', refusal('no-number')],
    ],
  ],
  [
    'degrees',
    latitude,
    [
      ['52,515', number(52.515)],
      ['52.515', number(52.515)],
      ['-52.5163', number(-52.5163)],
      ['52,5°', number(52.5)],
      ['91', refusal('too-large')],
      ['-91', refusal('too-small')],
      ['.', refusal('no-number')],
    ],
  ],
])('%s', (_name, kind, cases) => {
  test.each(cases)('„%s“', (typed, reading) => {
    expect(readNumber(typed, kind)).toEqual(reading);
  });
});

test('a number is written as Germans do, and a year without a dot', () => {
  expect(writeNumber(125_000, price)).toBe('1.250,00');
  expect(writeWithUnit(125_000, price)).toBe('1.250,00\u00a0€');
  expect(writeNumber(425, measure)).toBe('42,5');
  expect(writeNumber(1800, measure)).toBe('180');
  expect(writeNumber(1965, year)).toBe('1965');
  expect(writeNumber(52.515, latitude)).toBe('52,515');
});

const kinds = Object.entries(numberKinds);

test.each(kinds)('%s: a written number is read back unchanged', (_name, kind: NumberKind) => {
  const places = 10 ** kind.decimals / kind.per;
  const kept = fc
    .integer({ min: Math.max(kind.min * places, -1e15), max: Math.min(kind.max * places, 1e15) })
    .map((whole) => whole / places);
  fc.assert(
    fc.property(kept, (value) => {
      expect(readNumber(writeNumber(value, kind), kind)).toEqual(number(value === 0 ? 0 : value));
      expect(readNumber(writeWithUnit(value, kind), kind)).toEqual(number(value === 0 ? 0 : value));
    }),
  );
});

test.each(kinds)('%s: a number that is read lies within the bounds', (_name, kind: NumberKind) => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,- €') });
  fc.assert(
    fc.property(text, (typed) => {
      const reading = readNumber(typed, kind);
      const read = reading.kind === 'number' ? [reading.kept] : [];
      for (const kept of reading.kind === 'doubt' ? reading.choices : read) {
        expect(kept).toBeGreaterThanOrEqual(kind.min);
        expect(kept).toBeLessThanOrEqual(kind.max);
        expect(readNumber(writeNumber(kept, kind), kind)).toEqual(number(kept));
      }
    }),
    { numRuns: runs(500) },
  );
});
