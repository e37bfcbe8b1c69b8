import { expect, test } from 'vitest';
import { taxOfUnproved } from './unproved-sales.ts';

test.each([
  ['is taken out of what came, and not put on top', 119_000, 0, 19_000],
  ['is rounded by its net amount', 100, 0, 16],
  ['is on the margin of what was bought for resale', 90_000, 66_200, 3_800],
  ['is on all of it where nobody knows what was paid', 90_000, 0, 14_370],
  ['is nothing where it cost more than it brought', 90_000, 95_000, 0],
])('the tax %s', (_, netCents, purchaseCents, taxCents) => {
  expect(taxOfUnproved(netCents, purchaseCents)).toBe(taxCents);
});
