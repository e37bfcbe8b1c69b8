import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { formatEuros, fromEuros, toEuros, divideHalfUp, percentOf, split, changedPrice } from './cents.ts';

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

const weights = (...list: number[]) => list.map((weight, index) => ({ key: `k${index}`, weight }));

describe('largest remainder', () => {
  test.each<[string, number, number[], number[]]>([
    ['1,00 over thirds: 0,34 + 0,33 + 0,33', 100, [1, 1, 1], [34, 33, 33]],
    [
      '0,05 over 7 : 2 : 1 = 3,5 : 1 : 0,5; the odd cent to the first of two equal rests',
      5,
      [7, 2, 1],
      [4, 1, 0],
    ],
    ['0,10 over 5 : 3 : 1 = 5,56 : 3,33 : 1,11', 10, [5, 3, 1], [6, 3, 1]],
    ['what is taken away splits as what is given', -10, [5, 3, 1], [-6, -3, -1]],
    ['who has no weight gets nothing', 7, [0, 1], [0, 7]],
    ['without any weight all count alike', 5, [0, 0], [3, 2]],
    ['nothing', 0, [3, 4], [0, 0]],
    ['nobody', 5, [], []],
  ])('%s', (_, amount, list, expected) => {
    expect(split(amount, weights(...list))).toEqual(expected);
  });

  test('the shares are the amount, and each is its exact share but for less than a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 12 }),
        (amount, list) => {
          const shares = split(amount, weights(...list));
          const all = list.reduce((a, b) => a + b, 0);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
          if (all === 0) return;
          shares.forEach((share, index) => {
            const exact = BigInt(amount) * BigInt(list[index] ?? 0);
            const off = BigInt(share) * BigInt(all) - exact;
            expect(off < BigInt(all) && -off < BigInt(all)).toBe(true);
          });
        },
      ),
    );
  });
});

test.each([
  [89_000, -10, 80_100],
  [89_000, 0, 89_000],
  [99_900, -33, 66_900],
  [12_345, 10, 13_600],
  [150, -90, 100],
])('%i cents changed by %i % are %i', (cents, percent, changed) => {
  expect(changedPrice(cents, percent)).toBe(changed);
});

test('a changed price is whole euros, at least one, and within half a euro of the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.integer({ min: -90, max: 100 }),
      (cents, percent) => {
        const changed = changedPrice(cents, percent);
        const exact = (cents * (100 + percent)) / 100;
        // By nothing: to the cent.
        expect(percent === 0 ? changed - cents : changed % 100).toBe(0);
        expect(changed).toBeGreaterThanOrEqual(100);
        if (exact >= 100) expect(Math.abs(changed - exact)).toBeLessThanOrEqual(50);
      },
    ),
  );
});
