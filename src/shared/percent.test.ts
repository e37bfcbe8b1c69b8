import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp, percentOf } from './percent.ts';

describe('a percentage in integer cents', () => {
  test.each([
    ['19 % of 125,00 € = 23,75 €', 12_500, 19, 2375],
    ['19 % of 4,35 € = 0,8265 € → 0,83 €', 435, 19, 83],
    ['10 % of 0,05 € = 0,005 € → 0,01 € (half goes up)', 5, 10, 1],
    ['10 % of 0,04 € = 0,004 € → 0,00 €', 4, 10, 0],
    ['8,1 % of 10,00 € = 0,81 €', 1000, 8.1, 81],
    ['0 % of anything is nothing', 99_999, 0, 0],
  ])('%s', (_, amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  test('rounds as exact arithmetic with big integers does', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e15 }), fc.integer({ min: 1, max: 1e6 }), (dividend, divisor) => {
        const exact = (2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor));
        expect(BigInt(divideHalfUp(dividend, divisor))).toBe(exact);
      }),
    );
  });
});
