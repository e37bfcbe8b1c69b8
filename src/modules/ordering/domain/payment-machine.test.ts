import { expect, test } from 'vitest';
import {
  decidePayment,
  evolvePayment,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine.ts';

const now = new Date('2026-11-21T12:00Z');
const open: PaymentState = { state: 'open', amountCents: 9000, dueAt: new Date('2026-11-28T23:00Z') };
const received: PaymentState = { state: 'received', amountCents: 9000, receivedAt: now };
const lapsed: PaymentState = { state: 'lapsed', amountCents: 9000 };
const refundDue: PaymentState = { state: 'refund-due', amountCents: 9000, receivedAt: now };
const refunded: PaymentState = { state: 'refunded', amountCents: 9000, refundedAt: now };

const receive: PaymentCommand = { kind: 'receive', amountCents: 9000, piecesSecured: true };
const tooLate: PaymentCommand = { ...receive, piecesSecured: false };
const short: PaymentCommand = { ...receive, amountCents: 8999 };
const lapse: PaymentCommand = { kind: 'lapse' };
const drop: PaymentCommand = { kind: 'drop' };
const refund: PaymentCommand = { kind: 'refund' };

test.each<[string, PaymentState, PaymentCommand, Date, PaymentEvent['type'][] | string]>([
  ['money comes', open, receive, now, ['payment-received']],
  ['and is told twice', received, receive, now, []],
  ['a cent short is another payment', open, short, now, 'amount-differs'],
  ['late, but the pieces are there', lapsed, receive, now, ['payment-received']],
  ['late, and a piece is gone', lapsed, tooLate, now, ['payment-too-late']],
  ['told again, it is still to be refunded', refundDue, receive, now, []],
  ['after a refund nothing is received', refunded, receive, now, 'payment-closed'],
  ['nothing lapses before its time', open, lapse, new Date('2026-11-28T22:59:59Z'), []],
  ['at its time it does', open, lapse, new Date('2026-11-28T23:00Z'), ['payment-lapsed']],
  ['what was paid never lapses', received, lapse, new Date('2027-01-01T00:00Z'), []],
  ['what is called off is waited for no more', open, drop, now, ['payment-dropped']],
  ['what was paid is not called off', received, drop, now, []],
  ['what was paid can be refunded', received, refund, now, ['payment-refunded']],
  ['what came too late is refunded', refundDue, refund, now, ['payment-refunded']],
  ['once', refunded, refund, now, []],
  ['nothing paid, nothing refunded', open, refund, now, 'nothing-to-refund'],
])('%s', (_, state, command, moment, expected) => {
  const decided = decidePayment(state, command, moment);
  expect(decided.ok ? decided.value.map(({ type }) => type) : decided.error.code).toEqual(expected);
  if (decided.ok && decided.value.length > 0) {
    const after = decided.value.reduce(evolvePayment, state);
    expect(decidePayment(after, command, moment)).toEqual({ ok: true, value: [] });
  }
});
