import { expect, test } from 'vitest';
import type { Message } from '../../../../shared/messages/message.ts';
import { furtherPriceFalls, isPriceFall, namedPriceFall, priceFallMessage } from './price-fall.ts';
import { inGerman } from './testing/source-rows.ts';

const plain = (message: Message) => inGerman(message).replaceAll('\u00a0', ' ');
const fall = { title: 'Sessel $& X', sku: 'S-12', beforeCents: 120_000, afterCents: 12_000 };

test('a steep fall of a price names the piece and both amounts', () => {
  expect(plain(namedPriceFall(fall))).toBe(
    'fällt bei „Sessel $& X“ (S-12) um mehr als die Hälfte: 1.200,00 € → 120,00 €',
  );
  expect(plain(priceFallMessage(fall))).toBe('fällt um mehr als die Hälfte: 1.200,00 € → 120,00 €');
});

test('the further ones are counted together', () => {
  expect(plain(furtherPriceFalls)).toBe(
    'fällt um mehr als die Hälfte auch bei weiteren Stücken, siehe „Geändert“',
  );
});

test.each<[Message, boolean]>([
  [namedPriceFall(fall), true],
  [furtherPriceFalls, true],
  [{ code: 'column-emptied' }, false],
])('%j is about such a fall: %s', (problem, isFall) => {
  expect(isPriceFall(problem)).toBe(isFall);
});
