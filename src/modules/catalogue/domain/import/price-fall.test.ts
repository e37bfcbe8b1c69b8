import { expect, test } from 'vitest';
import { furtherPriceFalls, isPriceFall, namedPriceFall, priceFallText } from './price-fall.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const fall = { title: 'Sessel $& X', sku: 'S-12', beforeCents: 120_000, afterCents: 12_000 };

test('a steep fall of a price names the piece and both amounts', () => {
  expect(plain(namedPriceFall(fall))).toBe(
    'fällt bei „Sessel $& X“ (S-12) um mehr als die Hälfte: 1.200,00 € → 120,00 €',
  );
  expect(plain(priceFallText(fall))).toBe('fällt um mehr als die Hälfte: 1.200,00 € → 120,00 €');
});

test.each([
  [namedPriceFall(fall), true],
  [priceFallText(fall), true],
  [furtherPriceFalls, true],
  ['wird geleert', false],
])('„%s“ is about such a fall: %s', (problem, isFall) => {
  expect(isPriceFall(problem)).toBe(isFall);
});
