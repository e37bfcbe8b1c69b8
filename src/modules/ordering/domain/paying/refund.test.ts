import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentState } from './payment-state.ts';
import { amountToRefund } from './refund.ts';

const at = new Date('2026-06-15T10:00:00Z');
const received: PaymentState = {
  state: 'received',
  amountCents: 92_500,
  receivedCents: 92_500,
  receivedAt: at,
};

test.each<[string, PaymentState, number, number | null, object]>([
  ['all of it', received, 0, null, { ok: true, value: { moneyCents: 92_500, giftCents: 0 } }],
  ['a part', received, 0, 10_000, { ok: true, value: { moneyCents: 10_000, giftCents: 0 } }],
  [
    'the rest after a part',
    received,
    10_000,
    null,
    { ok: true, value: { moneyCents: 82_500, giftCents: 0 } },
  ],
  ['the last cent', received, 92_499, 1, { ok: true, value: { moneyCents: 1, giftCents: 0 } }],
  [
    'money that came too late',
    { ...received, state: 'refund-due' },
    0,
    null,
    { ok: true, value: { moneyCents: 92_500, giftCents: 0 } },
  ],
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
    { state: 'refunded', amountCents: 92_500, refundedCents: 92_500, refundedAt: at },
    0,
    100,
    { ok: false, error: { code: 'nothing-to-refund' } },
  ],
])('%s', (_, payment, ordered, wanted, expected) => {
  expect(amountToRefund(payment, ordered, 0, wanted)).toEqual(expected);
});

describe('of an order that a gift voucher has paid a part of', () => {
  const refunded: PaymentState = {
    state: 'refunded',
    amountCents: 92_500,
    refundedCents: 92_500,
    refundedAt: at,
  };
  const free: PaymentState = { ...received, amountCents: 0, receivedCents: 0 };
  const open: PaymentState = { state: 'open', amountCents: 92_500, receivedCents: 0, dueAt: at };

  test.each<[string, PaymentState, number, number | null, object]>([
    ['money goes back first', received, 0, 92_500, { ok: true, value: { moneyCents: 92_500, giftCents: 0 } }],
    [
      'then the voucher',
      received,
      90_000,
      5_000,
      { ok: true, value: { moneyCents: 2_500, giftCents: 2_500 } },
    ],
    ['all of both', received, 0, null, { ok: true, value: { moneyCents: 92_500, giftCents: 5_000 } }],
    [
      'the voucher alone, once all money went back',
      refunded,
      0,
      null,
      { ok: true, value: { moneyCents: 0, giftCents: 5_000 } },
    ],
    [
      'the voucher alone, where it has paid everything',
      free,
      0,
      100,
      { ok: true, value: { moneyCents: 0, giftCents: 100 } },
    ],
    [
      'no more than both',
      received,
      0,
      97_501,
      { ok: false, error: { code: 'refund-too-much', leftCents: 97_500 } },
    ],
    [
      'nothing while the rest is not paid',
      open,
      0,
      null,
      { ok: false, error: { code: 'nothing-to-refund' } },
    ],
    [
      'money alone, where it came too late',
      { ...received, state: 'refund-due' },
      0,
      null,
      { ok: true, value: { moneyCents: 92_500, giftCents: 0 } },
    ],
  ])('%s', (_, payment, ordered, wanted, expected) => {
    expect(amountToRefund(payment, ordered, 5_000, wanted)).toEqual(expected);
  });

  test('whatever is wanted: both shares are what is wanted, and no more than is left of each', () => {
    const cents = fc.nat(200_000);
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.option(fc.integer({ min: 1, max: 400_000 })),
        (ordered, gift, paid, wanted) => {
          const payment: PaymentState = { ...received, receivedCents: paid };
          const shares = amountToRefund(payment, ordered, gift, wanted);
          const moneyLeft = Math.max(0, paid - ordered);
          if (!shares.ok) {
            expect(wanted === null || wanted > moneyLeft + gift || moneyLeft + gift === 0).toBe(true);
            return;
          }
          const { moneyCents, giftCents } = shares.value;
          expect(moneyCents + giftCents).toBe(wanted ?? moneyLeft + gift);
          expect(moneyCents).toBeLessThanOrEqual(moneyLeft);
          expect(giftCents).toBeLessThanOrEqual(gift);
          expect(giftCents === 0 || moneyCents === moneyLeft).toBe(true);
        },
      ),
    );
  });
});
