import { expect, test } from 'vitest';
import { mergeLines } from './line.ts';

test('buying and renting the same piece compete for the same units', () => {
  const merged = mergeLines([
    { pieceId: 'chair', variantId: null, quantity: 2 },
    { pieceId: 'table', variantId: 'oak', quantity: 1 },
    { pieceId: 'chair', variantId: null, quantity: 1 },
    { pieceId: 'table', variantId: null, quantity: 1 },
  ]);
  expect(merged).toEqual([
    { pieceId: 'chair', variantId: null, quantity: 3 },
    { pieceId: 'table', variantId: 'oak', quantity: 1 },
    { pieceId: 'table', variantId: null, quantity: 1 },
  ]);
});

test.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%s is no quantity', (quantity) => {
  expect(() => mergeLines([{ pieceId: 'chair', variantId: null, quantity }])).toThrow(RangeError);
});
