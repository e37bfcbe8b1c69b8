import { expect, test } from 'vitest';
import { wholeEuros } from './whole-euros.ts';

test.each([
  ['100', 100_00],
  [' 1.250 € ', 1250_00],
  ['50 ', 50_00],
  ['', null],
  ['viel', null],
  ['-5', null],
  ['12,50', null],
])('%j is %j cents', (typed, cents) => {
  expect(wholeEuros(typed)).toBe(cents);
});
