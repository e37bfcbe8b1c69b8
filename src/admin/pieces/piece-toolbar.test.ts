import { expect, test } from 'vitest';
import { priceQuestion } from './piece-toolbar.tsx';

test.each<[before: number | null, after: number, question: string | null]>([
  [125_000, 12_500, 'falls'],
  [125_000, 62_499, 'falls'],
  [125_000, 62_500, null],
  [125_000, 250_000, null],
  [null, 125, 'is-low'],
  [null, 499, 'is-low'],
  [null, 500, null],
  [600, 480, 'is-low'],
  [400, 300, null],
])('from %s to %s cents: %s', (before, after, question) => {
  expect(priceQuestion(before, after)).toBe(question);
});
