import { expect, test } from 'vitest';
import type { Order } from '../order-types.ts';
import { isPaid, maxExpected } from './incoming-money.tsx';

const open = { state: 'open', amountCents: 22_050, receivedCents: 0 };
const order = {
  state: 'accepted',
  cancelReason: null,
  payments: [open],
  totals: { totalCents: 22_050, giftCents: 0 },
};

test.each<[string, object, number]>([
  ['an order that waits for its money', {}, 22_050],
  ['one that was paid in part', { payments: [{ ...open, receivedCents: 20_000 }] }, 2_050],
  ['one that is paid', { payments: [{ ...open, state: 'received', receivedCents: 22_050 }] }, 22_050],
  ['one that was called off', { state: 'cancelled', cancelReason: 'withdrawn' }, 22_050],
])('more than is expected for %s is asked about', (_, changes, most) => {
  expect(maxExpected({ ...order, ...changes } as unknown as Order)).toBe(most);
});

test.each([
  ...([
    ['open', false],
    ['lapsed', false],
    ['expired', false],
  ] as const),
  ...([
    ['authorised', true],
    ['received', true],
    ['released', true],
  ] as const),
  ...([
    ['refund-due', true],
    ['refunded', true],
  ] as const),
])('for a payment that is %s money may be too much: %s', (state, expected) => {
  expect(isPaid({ payments: [{ state }] })).toBe(expected);
});
