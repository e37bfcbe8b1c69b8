import { expect, test } from 'vitest';
import { keptFrom } from './kept-from.ts';

test.each([
  ['2036-12-31T22:59:59Z', 8, '2027-12-31T23:00:00.000Z'],
  // In Berlin the new year has begun, so the eight years of the vouchers of 2028 are over.
  ['2036-12-31T23:00:00Z', 8, '2028-12-31T23:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 3, '2024-12-31T23:00:00.000Z'],
])('at %s, records kept for %i years are kept from %s', (now, years, from) => {
  expect(keptFrom(new Date(now), years).toISOString()).toBe(from);
});
