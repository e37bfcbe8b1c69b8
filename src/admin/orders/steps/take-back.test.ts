import { expect, test } from 'vitest';
import type { Order } from '../order-types.ts';
import { maxToDeduct, takeBackDefaults } from './take-back.tsx';

const lineOf = (position: number, quantity: number) => ({
  position,
  quantity,
  state: 'handed-over',
  rentedUntil: null,
});
const defaultsFor = (...quantities: readonly number[]) =>
  takeBackDefaults({
    lines: quantities.map((quantity, position) => lineOf(position, quantity)),
    steps: [{ action: 'take-back', positions: [...quantities.keys()], isDue: true }],
    returns: [],
  } as unknown as Order);

test.each([
  ['the only piece is meant', [1], { position: 0, quantity: 1 }],
  ['of several lines, none is likelier', [1, 1], { position: null, quantity: null }],
  ['of several units, any number can have come back', [4], { position: 0, quantity: null }],
])('%s', (_why, quantities, expected) => {
  expect(defaultsFor(...quantities)).toMatchObject({ ...expected, condition: null, blocked: null });
});

test.each([
  [27_000, 3, 1, 9_000],
  [27_000, 3, 3, 27_000],
  [10_000, 3, 1, 3_334],
  [9_000, 1, 5, 9_000],
])('of %i cents for %i pieces, at most those of %i are deducted: %i', (grossCents, quantity, back, most) => {
  expect(maxToDeduct({ grossCents, quantity }, back)).toBe(most);
});
