import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPrice } from './price-fall.ts';

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
        expect(changed % 100).toBe(0);
        expect(changed).toBeGreaterThanOrEqual(100);
        if (exact >= 100) expect(Math.abs(changed - exact)).toBeLessThanOrEqual(50);
      },
    ),
  );
});
