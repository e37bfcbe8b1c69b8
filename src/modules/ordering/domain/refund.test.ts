import { expect, test } from 'vitest';
import type { PaymentState } from './payment-machine.ts';
import { amountToRefund } from './refund.ts';

const at = new Date('2026-06-15T10:00:00Z');
const received: PaymentState = {
  state: 'received',
  amountCents: 92_500,
  receivedCents: 92_500,
  receivedAt: at,
};

test.each<[string, PaymentState, number, number | null, object]>([
  ['all of it', received, 0, null, { ok: true, value: 92_500 }],
  ['a part', received, 0, 10_000, { ok: true, value: 10_000 }],
  ['the rest after a part', received, 10_000, null, { ok: true, value: 82_500 }],
  ['the last cent', received, 92_499, 1, { ok: true, value: 1 }],
  ['money that came too late', { ...received, state: 'refund-due' }, 0, null, { ok: true, value: 92_500 }],
  [
    'a cent too much',
    received,
    10_000,
    82_501,
    { ok: false, error: { code: 'refund-too-much', leftCents: 82_500 } },
  ],
  ['what went back already', received, 92_500, null, { ok: false, error: { code: 'nothing-to-refund' } }],
  [
    'what was never paid',
    { state: 'open', amountCents: 92_500, receivedCents: 0, dueAt: at },
    0,
    null,
    { ok: false, error: { code: 'nothing-to-refund' } },
  ],
  [
    'what is refunded',
    { state: 'refunded', amountCents: 92_500, refundedAt: at },
    0,
    100,
    { ok: false, error: { code: 'nothing-to-refund' } },
  ],
])('%s', (_, payment, ordered, wanted, expected) => {
  expect(amountToRefund(payment, ordered, wanted)).toEqual(expected);
});
