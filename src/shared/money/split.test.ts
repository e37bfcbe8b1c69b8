import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { split } from './split.ts';

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
