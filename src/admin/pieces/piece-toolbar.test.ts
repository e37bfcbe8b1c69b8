import { expect, test } from 'vitest';
import { priceQuestions } from './piece-toolbar.tsx';

test.each<[before: number | null, after: number, questions: string[]]>([
  [125_000, 12_500, ['falls']],
  [125_000, 62_499, ['falls']],
  [125_000, 62_500, []],
  [125_000, 250_000, []],
  [null, 125, ['is-low']],
  [null, 499, ['is-low']],
  [null, 500, []],
  [600, 480, ['is-low']],
  [400, 300, []],
])('from %s to %s cents: %s', (before, after, questions) => {
  const unknown = { purchaseCents: null };
  expect(priceQuestions({ priceCents: before, ...unknown }, { priceCents: after, ...unknown })).toEqual(
    questions,
  );
});

test.each<
  [
    before: readonly [price: number | null, purchase: number | null],
    after: readonly [price: number | null, purchase: number | null],
    questions: string[],
  ]
>([
  [[null, null], [14_550, 100_000], ['below-purchase']],
  [[null, null], [100_000, 100_000], []],
  [[null, null], [null, 100_000], []],
  [[120_000, 100_000], [90_000, 100_000], ['below-purchase']],
  [
    [120_000, 100_000],
    [50_000, 100_000],
    ['falls', 'below-purchase'],
  ],
  [[120_000, null], [120_000, 130_000], ['below-purchase']],
  // Sold at a loss on purpose, which was confirmed before.
  [[90_000, 100_000], [90_000, 100_000], []],
  [[90_000, 100_000], [80_000, 100_000], ['below-purchase']],
])('price and purchase from %j to %j: %s', (before, after, questions) => {
  const cost = ([priceCents, purchaseCents]: readonly [number | null, number | null]) => ({
    priceCents,
    purchaseCents,
  });
  expect(priceQuestions(cost(before), cost(after))).toEqual(questions);
});
