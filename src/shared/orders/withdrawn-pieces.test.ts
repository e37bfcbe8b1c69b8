import { describe, expect, test } from 'vitest';
import {
  goodsOf,
  isOfAll,
  isUnclear,
  mayMean,
  openCents,
  openPieces,
  type Units,
} from './withdrawn-pieces.ts';

const at = '2028-03-02T09:00:00.000Z';
const meaning = (pieces: readonly Units[] | null) => ({
  pieces: 'Der rote',
  meant: { pieces },
  receivedAt: at,
});
const words = { pieces: 'Der rote', meant: null, receivedAt: at };
const whole = { pieces: null, meant: null, receivedAt: at };
const one = { position: 0, quantity: 1 };
const two = { position: 0, quantity: 2 };

test.each([
  ['all by its words', whole, 3, true, false],
  ['a part by its words', words, 3, false, true],
  ['a part of a single piece', words, 1, true, false],
  ['a part, as staff have read it', meaning([one]), 3, false, false],
  ['all, as staff have read it', meaning(null), 3, true, false],
])('a withdrawal means %s', (_, withdrawal, units, isAll, unclear) => {
  expect([isOfAll(withdrawal, units), isUnclear(withdrawal, units)]).toEqual([isAll, unclear]);
});

test.each([
  ['unknown', words, true],
  ['all', meaning(null), true],
  ['the other line', meaning([one]), false],
])('the second line may be meant by %s', (_, withdrawal, may) => {
  expect(mayMean(withdrawal, 1)).toBe(may);
});

/** Three stools of 300.01 € together, and a chair. */
const order = (
  state: string,
  returns: Parameters<typeof openPieces>[1]['returns'] = [],
  chair = 'waiting',
) => ({
  lines: [
    { quantity: 3, state, grossCents: 30_001 },
    { quantity: 1, state: chair, grossCents: 50_000 },
  ],
  returns,
});
const back = (quantity: number, returnedAt: string, condition: string | null = 'gut') => ({
  ...{ position: 0, quantity, returnedAt, condition },
});
const before = '2028-03-01T09:00:00.000Z';
const after = '2028-03-05T09:00:00.000Z';

describe('of the recorded pieces are still open', () => {
  test.each([
    [
      'all, while they are here',
      meaning([two]),
      order('waiting'),
      [two],
      20_001,
      { isOut: false, isHere: true },
    ],
    [
      'all, while they are out',
      meaning([two]),
      order('handed-over'),
      [two],
      20_001,
      { isOut: true, isHere: false },
    ],
    [
      'all, whatever came back before',
      meaning([two]),
      order('handed-over', [back(1, before)]),
      [two],
      20_001,
      { isOut: true, isHere: false },
    ],
    [
      'those that did not come back since',
      meaning([two]),
      order('handed-over', [back(1, after)]),
      [one],
      10_001,
      { isOut: true, isHere: false },
    ],
    [
      'none, once they were taken out',
      meaning([two]),
      order('waiting', [back(2, after, null)]),
      [],
      0,
      { isOut: false, isHere: false },
    ],
    [
      'none of a line that is back',
      meaning([one]),
      order('returned'),
      [],
      0,
      { isOut: false, isHere: false },
    ],
    ['unknown, while nobody has said', words, order('shipped'), null, 0, { isOut: true, isHere: true }],
  ])('%s', (_, withdrawal, of, pieces, cents, goods) => {
    expect(openPieces(withdrawal, of)).toEqual(pieces);
    expect(openCents([withdrawal], of)).toBe(cents);
    expect(goodsOf(withdrawal, of)).toEqual(goods);
  });
});
