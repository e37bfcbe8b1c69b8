import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPiece } from '../testing/a-piece.ts';
import { changedPrice, draftAfter, leastPercent, mostPercent } from './bulk-change.ts';

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
      fc.integer({ min: leastPercent, max: mostPercent }),
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

test('an announced reduction names the price it was; a rise or an unannounced one names none', () => {
  const piece = aPiece({ priceCents: 50_000, comparePriceCents: 60_000 });
  const after = (percent: number, announce: boolean) =>
    draftAfter(piece, { kind: 'price', percent, announce }).comparePriceCents;
  expect(after(-20, true)).toBe(50_000);
  expect(after(-20, false)).toBeNull();
  expect(after(20, true)).toBeNull();
});

test('a section is added once and removed', () => {
  const piece = aPiece({ sections: ['sales'] });
  expect(draftAfter(piece, { kind: 'add-section', section: 'highlights' }).sections).toEqual([
    'highlights',
    'sales',
  ]);
  expect(draftAfter(piece, { kind: 'add-section', section: 'sales' }).sections).toEqual(['sales']);
  expect(draftAfter(piece, { kind: 'remove-section', section: 'sales' }).sections).toEqual([]);
});
