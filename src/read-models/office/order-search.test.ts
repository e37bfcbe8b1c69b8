import { expect, test } from 'vitest';
import { amountIn } from './order-search.ts';

test.each([
  ['1.250', 125_000, 125_099],
  ['1250', 125_000, 125_099],
  ['1.250,00', 125_000, 125_000],
  ['1.250,50 €', 125_050, 125_050],
  ['1250.50', 125_050, 125_050],
  ['390,-', 39_000, 39_000],
  ['60 EUR', 6_000, 6_099],
  ['1.250.000', 125_000_000, 125_000_099],
])('%s is between %i and %i cents', (typed, from, to) => {
  expect(amountIn(typed)).toEqual({ from, to });
});

test.each(['', '12.50.00', 'V-01250', '1,250', '030 5550111', '12345678', '1.250.000.000', '2026-00001'])(
  '%j is no sum',
  (typed) => {
    expect(amountIn(typed)).toBeNull();
  },
);
