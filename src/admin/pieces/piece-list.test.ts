import { expect, test } from 'vitest';
import { stateOf } from './piece-list.tsx';

test.each([
  ['draft', 0, 0, 'draft'],
  ['draft', 1, 0, 'draft'],
  ['published', 1, 0, 'published'],
  ['published', 2, 1, 'published'],
  ['published', 2, 2, 'sold'],
  ['published', 0, 0, 'none'],
] as const)('%s with %i units, %i sold: %s', (state, units, sold, shown) => {
  expect(stateOf({ state, units, sold })).toBe(shown);
});
