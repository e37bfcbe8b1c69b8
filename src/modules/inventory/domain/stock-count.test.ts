import { expect, test } from 'vitest';
import { isHoldingTooMuch } from './stock-count.ts';

test.each([
  [0, 0, false],
  [1, 0, true],
  [5, 100, false],
  [6, 100, true],
  [1, 20, false],
  [1, 19, true],
  [5_000, 100_000, false],
  [5_001, 100_000, true],
])('%i of %i units held: too much is %s', (held, all, tooMuch) => {
  expect(isHoldingTooMuch({ held, all })).toBe(tooMuch);
});
