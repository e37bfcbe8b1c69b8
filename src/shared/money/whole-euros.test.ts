import { expect, test } from 'vitest';
import { wholeEuros } from './whole-euros.ts';

test.each([
  ['100', 100_00],
  [' 1.250 € ', 1250_00],
  ['1,250', 1250_00],
  ['１２０', 120_00],
  ['١٢٠ €', 120_00],
  ['1 250', 1250_00],
  ['1’250', 1250_00],
  ['50 ', 50_00],
  ['50,00', 50_00],
  ['50.00', 50_00],
  ['50,-', 50_00],
  ['€ 50', 50_00],
  ['50 Euro', 50_00],
  ['1.250,00 €', 1250_00],
  ['', null],
  ['viel', null],
  ['-5', null],
  ['12,50', null],
  ['10.50', null],
  ['1.5', null],
  ['1.2500', null],
  ['1..250', null],
])('%j is %j cents', (typed, cents) => {
  expect(wholeEuros(typed)).toBe(cents);
});
