import { expect, test } from 'vitest';
import type { OrderState } from '../order-machine.ts';
import type { PaymentState } from './payment-state.ts';
import { mayCapture, meaningOf } from './settlement.ts';

const now = new Date('2026-11-21T12:00Z');
const accepted: OrderState = { state: 'accepted', offeredAt: now, acceptedAt: now };
const unpaid: OrderState = { state: 'cancelled', offeredAt: now, endedAt: now, reason: 'unpaid' };
const dropped: OrderState = { state: 'cancelled', offeredAt: now, endedAt: now, reason: 'dropped' };
const draft: OrderState = { state: 'draft', holdUntil: now };
const open: PaymentState = { state: 'open', amountCents: 9000, receivedCents: 0, dueAt: now };
const lapsed: PaymentState = { state: 'lapsed', amountCents: 9000 };
const received: PaymentState = { state: 'received', amountCents: 9000, receivedCents: 9000, receivedAt: now };
const refundDue: PaymentState = {
  state: 'refund-due',
  amountCents: 9000,
  receivedCents: 9000,
  receivedAt: now,
};

test.each<[string, OrderState, PaymentState | null, string | null, boolean]>([
  ['an accepted order that waits for its money', accepted, open, null, true],
  ['asked again by the same payment', accepted, open, 'this', true],
  ['while another one is being captured', accepted, open, 'other', false],
  ['called off for want of money, which comes after all', unpaid, lapsed, null, true],
  ['called off by the customer', dropped, lapsed, null, false],
  ['never ordered', draft, null, null, false],
  ['paid already', accepted, received, 'other', false],
  ['paid, and to be paid back', unpaid, refundDue, 'other', false],
])('an authorised payment for what is %s', (_, order, payment, claimedBy, expected) => {
  expect(mayCapture({ order, payment, claimedBy }, 'this')).toBe(expected);
});

test.each<[string, PaymentState | null, string | null, ReturnType<typeof meaningOf>]>([
  ['what was waited for', open, 'this', 'pays'],
  ['what was waited for, without having asked', open, null, 'pays'],
  ['too late', lapsed, null, 'pays'],
  ['told again', received, 'this', 'known'],
  ['told again after it was sent back', refundDue, 'this', 'known'],
  ['a second success', received, 'other', 'surplus'],
  ['nobody had asked', null, null, 'surplus'],
])('captured money: %s', (_, payment, claimedBy, expected) => {
  expect(meaningOf({ order: accepted, payment, claimedBy }, 'this')).toBe(expected);
});
