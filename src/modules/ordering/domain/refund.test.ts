import { expect, test } from 'vitest';
import type { PaymentState } from './payment-machine.ts';
import { amountToRefund, refundToSuggest } from './refund.ts';

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

test.each([
  ['nothing came back', [], false, 0, null],
  ['a part: its price alone', [{ owedCents: 5_000 }], false, 0, 5_000],
  ['all of it: with the delivery', [{ owedCents: 5_000 }, { owedCents: 2_000 }], true, 0, 9_500],
  ['less what was paid back', [{ owedCents: 5_000 }], true, 3_000, 4_500],
  ['all was paid back', [{ owedCents: 5_000 }], true, 7_500, null],
])('suggests a refund where %s', (_name, returns, isAllBack, ordered, suggested) => {
  const back = returns.map((one, position) => ({ ...one, position, quantity: 1 }));
  const found = refundToSuggest(back, isAllBack, 2_500, ordered);
  expect(found?.cents ?? null).toBe(suggested);
  // What it is made up of, is all of it.
  expect(found?.parts.reduce((sum, { cents }) => sum + cents, 0) ?? null).toBe(suggested);
});
