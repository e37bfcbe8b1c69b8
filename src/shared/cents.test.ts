import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros, fromEuros, toEuros } from './cents.ts';

test.each([
  [0, 0],
  [1.005, 101],
  [19.99, 1999],
  [0.1 + 0.2, 30],
  [1250, 125_000],
])('%s euros are %s cents', (euros, cents) => {
  expect(fromEuros(euros)).toBe(cents);
});

test('cents survive the way to REST and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(fromEuros(toEuros(cents))).toBe(cents);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e18])('%s is not an amount of money', (euros) => {
  expect(() => fromEuros(euros)).toThrow(RangeError);
});

test('amounts are written in German, with a non-breaking space', () => {
  expect(formatEuros(125_000)).toBe('1.250,00\u00a0€');
});
