import { expect, test } from 'vitest';
import { checkLines, unavailableLines } from './line.ts';

const chair = { position: 0, pieceId: 'chair', variantId: null, quantity: 2, own: 0, free: 3 };

test('buying and renting the same piece compete for the same units', () => {
  const rented = { ...chair, position: 1 };
  expect(unavailableLines([chair])).toEqual([]);
  expect(unavailableLines([chair, rented])).toEqual([
    { pieceId: 'chair', variantId: null, wanted: 4, free: 3 },
  ]);
  expect(unavailableLines([chair, { ...rented, own: 1 }])).toEqual([]);
});

test('the surplus of one line does not help another', () => {
  const full = { ...chair, own: 4, free: 1 };
  expect(unavailableLines([full, { ...chair, position: 1, free: 1 }])).toEqual([
    { pieceId: 'chair', variantId: null, wanted: 4, free: 3 },
  ]);
});

test('variants are pieces of their own', () => {
  const [oak, teak] = ['oak', 'teak'].map((variantId, position) => ({
    position,
    pieceId: 'table',
    variantId,
    quantity: 1,
    own: 0,
    free: position,
  }));
  expect(unavailableLines([oak!, teak!])).toEqual([
    { pieceId: 'table', variantId: 'oak', wanted: 1, free: 0 },
  ]);
});

test.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%s is no quantity', (quantity) => {
  expect(() => checkLines([{ ...chair, quantity }])).toThrow(RangeError);
});

test('a line is named once', () => {
  expect(() => checkLines([chair, { ...chair, pieceId: 'table' }])).toThrow(RangeError);
});
