import { expect, test } from 'vitest';
import { meantPieces } from './meant-pieces.ts';

const receivedAt = new Date('2028-03-02T09:00:00Z');
const before = { position: 0, quantity: 1, condition: 'gut', returnedAt: new Date('2028-03-01T09:00:00Z') };
const since = { ...before, returnedAt: new Date('2028-03-03T09:00:00Z') };
const lines = [{ quantity: 3 }, { quantity: 1 }];
const one = { position: 0, quantity: 1 };
const chair = { position: 1, quantity: 1 };
const tooMany = (index: number, most: number) => ({
  ok: false,
  error: { code: 'meant-too-many', index, most },
});

test.each([
  ['a part', [one], [], { ok: true, value: [one] }],
  [
    'what came back since',
    [{ ...one, quantity: 3 }],
    [since],
    { ok: true, value: [{ ...one, quantity: 3 }] },
  ],
  ['not what came back before', [chair, { ...one, quantity: 3 }], [before], tooMany(1, 2)],
  ['all, which is no part', [{ ...one, quantity: 3 }, chair], [], { ok: true, value: null }],
  ['all that was left', [{ ...one, quantity: 2 }, chair], [before], { ok: true, value: null }],
  ['no more than were ordered', [{ ...chair, quantity: 2 }], [], tooMany(0, 1)],
  ['no line that there is not', [{ position: 2, quantity: 1 }], [], tooMany(0, 0)],
  ['no line twice', [one, one], [], tooMany(1, 3)],
])('a withdrawal means %s', (_, wanted, returns, expected) => {
  expect(meantPieces(wanted, { lines, returns }, receivedAt)).toEqual(expected);
});
