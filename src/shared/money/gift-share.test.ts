import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftShare, minLeftToPay } from './gift-share.ts';

test.each([
  ['a part, where less is on it', 50_00, 925_00, 50_00],
  ['all of it, where as much is on it', 925_00, 925_00, 925_00],
  ['all of it, where more is on it', 1000_00, 925_00, 925_00],
  ['so much that a euro is left, where nearly as much is on it', 924_50, 925_00, 924_00],
  ['exactly so much that a euro is left', 924_00, 925_00, 924_00],
  ['nothing of less than a euro, where less is on it', 40, 80, 0],
  ['nothing, where nothing is on it', 0, 925_00, 0],
])('it pays %s', (_, balance, total, pays) => {
  expect(giftShare(balance, total)).toBe(pays);
});

test('whatever is on it and whatever is owed: no more than either, and nothing or a euro is left', () => {
  const cents = fc.nat(500_000);
  fc.assert(
    fc.property(cents, cents, (balance, total) => {
      const pays = giftShare(balance, total);
      expect(pays).toBeGreaterThanOrEqual(0);
      expect(pays).toBeLessThanOrEqual(Math.min(balance, total));
      const left = total - pays;
      expect(left === 0 || left >= minLeftToPay || pays === 0).toBe(true);
      expect(balance - pays === 0 || left <= minLeftToPay).toBe(true);
    }),
  );
});
