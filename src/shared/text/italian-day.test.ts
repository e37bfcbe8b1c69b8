import { expect, test } from 'vitest';
import { the, toThe } from './italian-day.ts';

test.each([
  ['8 novembre', 'l’8 novembre', 'all’8 novembre'],
  ['11 marzo 2026', 'l’11 marzo 2026', 'all’11 marzo 2026'],
  ['1 marzo', 'il 1 marzo', 'al 1 marzo'],
  ['18 marzo', 'il 18 marzo', 'al 18 marzo'],
])('the article before %s', (day, ...expected) => {
  expect([the(day), toThe(day)]).toEqual(expected);
});
