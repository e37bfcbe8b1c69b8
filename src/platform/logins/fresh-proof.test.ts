import { describe, expect, test } from 'vitest';
import { isFresh } from './fresh-proof.ts';

describe('a password that was given', () => {
  const given = new Date('2026-06-15T08:00:00Z');
  test.each([
    [0, true],
    [599.999, true],
    [600, false],
  ])('%s seconds ago is fresh: %s', (seconds, fresh) => {
    expect(isFresh(given, new Date(given.getTime() + seconds * 1000))).toBe(fresh);
  });
  test('never, before the shop kept when: it is not', () => {
    expect(isFresh(null, given)).toBe(false);
  });
});
