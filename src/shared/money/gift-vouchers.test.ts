import { expect, test } from 'vitest';
import { wholeEuros, giftValueOf } from './gift-vouchers.ts';
import type { Language } from '../text/language.ts';

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

const value = (cents: number) => ({ kind: 'value', cents });
const doubt = (...choices: number[]) => ({ kind: 'doubt', choices });
const refused = { kind: 'refused' };

test.each<[string, Language, object]>([
  ['10', 'de', value(10_00)],
  ['5000', 'de', value(5000_00)],
  ['1.000', 'de', value(1000_00)],
  ['1.000,00 €', 'de', value(1000_00)],
  ['1 000', 'fr', value(1000_00)],
  ['1,000', 'en', value(1000_00)],
  ['1,000.00', 'en', value(1000_00)],
  ['50,00', 'de', value(50_00)],
  ['9', 'de', refused],
  ['5001', 'de', refused],
  ['1.000,50', 'de', refused],
  ['viel', 'de', refused],
  ['', 'de', refused],
  // One euro, or a thousand: only the latter is sold.
  ['1,000', 'de', doubt(1000_00)],
  ['1,000 €', 'it', doubt(1000_00)],
  ['1,250', 'es', doubt(1250_00)],
  ['20,000', 'fr', doubt(20_00)],
  ['1.000', 'en', doubt(1000_00)],
  ['９００,000', 'de', doubt(900_00)],
  ['6,000', 'de', refused],
])('%j in %s', (typed, language, read) => {
  expect(giftValueOf(typed, language)).toEqual(read);
});
