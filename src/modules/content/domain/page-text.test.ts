import { expect, test } from 'vitest';
import { movedTo } from './page-text.ts';

test.each([
  [0, 0, 'abc'],
  [0, 1, 'bac'],
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 99, 'acb'],
])('from %i to %i', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('a missing entry is not moved', () => {
  expect(movedTo(['a'], 5, 0)).toEqual(['a']);
});
