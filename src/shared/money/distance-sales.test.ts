import { expect, test } from 'vitest';
import { distanceSalesAlarm, isTaxedThere } from './distance-sales.ts';

const years = (shop: number, elsewhere: number, shopBefore = 0, elsewhereBefore = 0) =>
  [
    { year: 2028, shopCents: shop * 100, elsewhereCents: elsewhere * 100 },
    { year: 2027, shopCents: shopBefore * 100, elsewhereCents: elsewhereBefore * 100 },
  ] as const;

/** Euros, net. */
test.each<[string, boolean, readonly [number, number, number?, number?], number, boolean]>([
  ['the first sale', false, [0, 0], 1000, false],
  ['10,000 € are not more than 10,000 €', false, [9000, 0], 1000, false],
  ['the sale that passes it', false, [9000, 0], 1000.01, true],
  ['one that passes it alone', false, [0, 0], 10_001, true],
  ['the next one', false, [10_500, 0], 1, true],
  ['with what was sold elsewhere', false, [5000, 4500], 501, true],
  ['the last year was above', false, [0, 0, 6000, 4001], 1, true],
  ['the last year was just not', false, [0, 0, 6000, 4000], 1, false],
  ['the owner has chosen it', true, [0, 0], 1, true],
])('%s', (_, isChosen, sums, net, expected) => {
  expect(isTaxedThere(isChosen, years(...sums), Math.round(net * 100))).toBe(expected);
});

test.each<[boolean, readonly [number, number, number?, number?], ReturnType<typeof distanceSalesAlarm>]>([
  [false, [7999, 0], null],
  [false, [8000, 0], 'near'],
  [false, [6000, 2000], 'near'],
  [false, [10_000, 0], 'near'],
  [false, [10_001, 0], 'passed'],
  [false, [0, 0, 10_001], 'passed'],
  [false, [0, 0, 9000], null],
  [true, [10_001, 0], null],
])('chosen: %s, %j: %s', (isChosen, sums, alarm) => {
  expect(distanceSalesAlarm(isChosen, years(...sums))).toBe(alarm);
});
