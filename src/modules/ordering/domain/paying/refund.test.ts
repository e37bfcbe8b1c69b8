import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentState } from './payment-state.ts';
import { amountToRefund, refundToSuggest, type CameBack } from './refund.ts';

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
    { state: 'refunded', amountCents: 92_500, refundedAt: at },
    0,
    100,
    { ok: false, error: { code: 'nothing-to-refund' } },
  ],
])('%s', (_, payment, ordered, wanted, expected) => {
  expect(amountToRefund(payment, ordered, 0, wanted)).toEqual(expected);
});

describe('of an order that a gift voucher has paid a part of', () => {
  const refunded: PaymentState = { state: 'refunded', amountCents: 92_500, refundedAt: at };
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

const nothing: CameBack = {
  returns: [],
  rentals: [],
  isAllBack: false,
  shippingCents: 4_500,
  orderedCents: 0,
};
const stool = { position: 0, quantity: 1, owedCents: 9_000, deduction: null };
/** Its assembly was done and stays paid: the return says so already. */
const assembled = { ...stool, owedCents: 7_000 };
const worn = { ...stool, owedCents: 0, deduction: { cents: 9_000 } };
const rent = { position: 1, quantity: 1, grossCents: 29_381, used: null, owedCents: 29_381 };
const began = { ...rent, used: { days: 1, ofDays: 7, cents: 4_197 }, owedCents: 25_184 };
const usedUp = { ...rent, used: { days: 7, ofDays: 7, cents: 29_381 }, owedCents: 0 };
const all = { isAllBack: true };

test.each<[string, Partial<CameBack>, number | null]>([
  ['nothing came back', {}, null],
  ['a part: its price alone', { returns: [stool] }, 9_000],
  ['all of it: with the delivery', { returns: [stool, { ...stool, position: 2 }], ...all }, 22_500],
  [
    'less its loss of value',
    { returns: [{ ...stool, owedCents: 4_000, deduction: { cents: 5_000 } }] },
    4_000,
  ],
  ['its assembly stays paid', { returns: [assembled], ...all }, 11_500],
  ['less what was paid back', { returns: [stool], ...all, orderedCents: 3_000 }, 10_500],
  ['all was paid back', { returns: [stool], ...all, orderedCents: 13_500 }, null],
  ['a rental alone', { rentals: [rent], ...all }, 33_881],
  ['a rental that began on request', { rentals: [began], ...all }, 29_684],
  ['a rental that was over', { rentals: [usedUp], ...all }, 4_500],
  ['a rental that was over, fetched by the customer', { rentals: [usedUp], ...all, shippingCents: 0 }, null],
  ['a rental, while the stool is out', { rentals: [rent] }, 29_381],
  ['both: goods, rent and delivery', { returns: [stool], rentals: [rent], ...all }, 42_881],
  ['both, the rental begun, the stool worthless', { returns: [worn], rentals: [began], ...all }, 29_684],
  [
    'both, less what was paid back',
    { returns: [stool], rentals: [rent], ...all, orderedCents: 13_500 },
    29_381,
  ],
])('suggests a refund where %s', (_name, back, suggested) => {
  const found = refundToSuggest({ ...nothing, ...back });
  expect(found?.cents ?? null).toBe(suggested);
  // What it is made up of, is all of it.
  expect(found?.parts.reduce((sum, { cents }) => sum + cents, 0) ?? null).toBe(suggested);
});

test('names the loss of value, and the days of a rental, beside the piece', () => {
  const returns = [{ position: 2, quantity: 1, owedCents: 4_000, deduction: { cents: 1_000 } }];
  expect(refundToSuggest({ ...nothing, returns, rentals: [began] })?.parts).toEqual([
    { kind: 'piece', position: 2, quantity: 1, cents: 5_000 },
    { kind: 'deduction', position: 2, cents: -1_000 },
    { kind: 'piece', position: 1, quantity: 1, cents: 29_381 },
    { kind: 'used', position: 1, days: 1, ofDays: 7, cents: -4_197 },
  ]);
});
