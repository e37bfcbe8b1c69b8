import { expect, test } from 'vitest';
import { unitsGone, unitsLeft } from './units-gone.ts';

const takenOut = (quantity: number, position = 0) => ({ position, quantity, condition: null });
const back = (quantity: number, position = 0) => ({ position, quantity, condition: 'gut' });

test.each([
  ['nothing', [], 0, 0, 3],
  ['of another line', [takenOut(1, 1), back(1, 2)], 0, 0, 3],
  ['one taken out', [takenOut(1)], 1, 0, 2],
  ['one taken out, then two came back', [takenOut(1), back(2)], 1, 2, 0],
  ['one after the other', [back(1), back(1), takenOut(1, 1)], 0, 2, 1],
])('of a line of three is gone: %s', (_, returns, out, came, left) => {
  const gone = unitsGone(returns, 0);
  expect(gone).toEqual({ takenOut: out, cameBack: came, givenUp: 0 });
  expect(unitsLeft(3, gone)).toBe(left);
  expect(unitsLeft(4, unitsGone(returns, 0, 1))).toBe(left);
});
