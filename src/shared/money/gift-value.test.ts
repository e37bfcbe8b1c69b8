import { expect, test } from 'vitest';
import type { Language } from '../text/language.ts';
import { giftValueOf } from './gift-value.ts';

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
