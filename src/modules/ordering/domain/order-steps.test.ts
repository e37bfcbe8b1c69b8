import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import type { OrderAction } from '../../../shared/orders/order-actions.ts';
import type { OrderState } from './order-machine.ts';
import { possibleActions, refusalToCancel, type MoneyOfOrder, type OrderSituation } from './order-steps.ts';
import type { PaymentState } from './paying/payment-state.ts';

const at = new Date('2028-03-01T09:00:00Z');
const now = new Date('2028-03-01T09:05:00Z');
const later = new Date('2028-03-03T09:00:00Z');
const amountCents = 90_000;

const orders: Readonly<Record<OrderState['state'], OrderState>> = {
  draft: { state: 'draft', holdUntil: later },
  offered: { state: 'offered', offeredAt: at, acceptUntil: later, awaitsMail: false, holdUntil: later },
  accepted: { state: 'accepted', offeredAt: at, acceptedAt: at },
  lapsed: { state: 'lapsed', offeredAt: at, endedAt: at },
  declined: { state: 'declined', offeredAt: at, endedAt: at },
  cancelled: { state: 'cancelled', offeredAt: at, endedAt: at, reason: 'unpaid' },
};
const payments: Readonly<Record<PaymentState['state'], PaymentState>> = {
  open: { state: 'open', amountCents, receivedCents: 0, dueAt: later },
  authorised: {
    state: 'authorised',
    amountCents,
    authorisedAt: at,
    captureBefore: later,
    captureAskedAt: null,
  },
  expired: { state: 'expired', amountCents, receivedCents: 0, dueAt: later },
  received: { state: 'received', amountCents, receivedCents: amountCents, receivedAt: at },
  lapsed: { state: 'lapsed', amountCents },
  released: { state: 'released', amountCents },
  'refund-due': { state: 'refund-due', amountCents, receivedCents: amountCents, receivedAt: at },
  refunded: { state: 'refunded', amountCents, refundedCents: amountCents, refundedAt: at },
};
const moneyOf = (state: PaymentState['state'], changes: Partial<MoneyOfOrder> = {}): MoneyOfOrder => {
  const payment = payments[state];
  const leftCents = 'receivedCents' in payment ? payment.receivedCents : 0;
  return { payment, claimedAt: null, isReviewed: false, leftCents, uncorrectedCents: 0, ...changes };
};
const standing = (changes: Partial<OrderSituation> = {}): OrderSituation => ({
  order: orders.accepted,
  method: 'bank_transfer',
  isReachable: true,
  fulfilments: [{ state: 'waiting' }],
  money: moneyOf('received'),
  giftLeftCents: 0,
  isStopped: false,
  ...changes,
});
const possible = (changes: Partial<OrderSituation>) => possibleActions(standing(changes), now);

/** By the order's state, while it is paid by transfer, nothing has left and nothing is disputed. */
const byOrder: Readonly<Record<OrderState['state'], readonly OrderAction[]>> = {
  draft: [],
  offered: ['accept', 'decline'],
  accepted: ['cancel'],
  lapsed: [],
  declined: [],
  cancelled: [],
};
test.each(Object.entries(byOrder))('an order that is %s', (state, expected) => {
  expect(possible({ order: orders[state as OrderState['state']], money: null })).toEqual(expected);
});

/** The same by what has become of the money of an accepted order. */
const byMoney: Readonly<Record<PaymentState['state'], readonly OrderAction[]>> = {
  open: ['mark-as-paid', 'cancel'],
  authorised: ['mark-as-paid', 'capture', 'cancel', 'waive'],
  expired: ['mark-as-paid', 'ask-again', 'cancel'],
  received: ['mark-as-paid', 'cancel', 'refund'],
  lapsed: ['mark-as-paid', 'cancel'],
  released: ['mark-as-paid', 'cancel'],
  'refund-due': ['mark-as-paid', 'cancel', 'refund'],
  refunded: ['mark-as-paid', 'cancel'],
};
test.each(Object.entries(byMoney))('money that is %s', (state, expected) => {
  expect(possible({ money: moneyOf(state as PaymentState['state']) })).toEqual(expected);
});

/** A provider takes the money since then. */
describe.each([
  ['for five minutes', at, false, ['ask for nothing']],
  ['for longer than it needs', new Date('2028-03-01T08:00:00Z'), false, ['check-payment', 'cancel']],
  ['and looks at it for some days', at, true, ['cancel']],
])('money that is being taken %s', (_name, claimedAt, isReviewed, expected) => {
  test('by card: a transfer would pay twice, so it waits', () => {
    const money = moneyOf('open', { claimedAt, isReviewed });
    const actions = possible({ method: 'stripe', money });
    expect(actions.length === 0 ? ['ask for nothing'] : actions).toEqual(expected);
  });
});

test('promised money that is being taken is neither given up nor is its order called off', () => {
  const payment: PaymentState = { ...payments.authorised, captureAskedAt: at } as PaymentState;
  expect(possible({ method: 'klarna', money: { ...moneyOf('authorised'), payment } })).toEqual([
    'mark-as-paid',
  ]);
});

test('who cannot be written to is not asked again', () => {
  expect(possible({ isReachable: false, money: moneyOf('expired') })).toEqual(['mark-as-paid', 'cancel']);
});

test('what is paid on the spot is accepted by the payment', () => {
  expect(possible({ order: orders.offered, method: 'stripe', money: null })).toEqual(['decline']);
});

test('an offer whose time has passed is accepted no more', () => {
  const order: OrderState = { ...orders.offered, acceptUntil: at } as OrderState;
  expect(possible({ order, money: null })).toEqual(['decline']);
});

const handedOver = { handedOverAt: at, shipment: null, rental: null };
const lines: Readonly<Record<string, readonly [LineFulfilment, string | null]>> = {
  waiting: [{ state: 'waiting' }, null],
  prepared: [{ state: 'prepared', preparedAt: at }, null],
  shipped: [{ state: 'shipped', shippedAt: at, carrier: null, tracking: null, link: null }, 'piece-is-out'],
  'handed over': [{ state: 'handed-over', ...handedOver }, 'piece-is-out'],
  'taken out': [{ state: 'returned', handedOverAt: null, shipment: null, returnedAt: at }, null],
  returned: [{ state: 'returned', handedOverAt: at, shipment: null, returnedAt: at }, 'already-handed-over'],
  'given up': [
    { state: 'not-returned', handedOverAt: at, shipment: null, dueAt: at, givenUpAt: at },
    'already-handed-over',
  ],
};
test.each(Object.entries(lines))(
  'an order with a line that is %s is called off, or not',
  (_name, [line, code]) => {
    const fulfilments = [{ state: 'waiting' }, line] as const;
    expect(refusalToCancel(standing({ fulfilments }), now)).toEqual(code === null ? null : { code });
  },
);

describe('a dispute', () => {
  const sent: LineFulfilment = lines['shipped']![0];
  test('that keeps back what is here can be overruled', () => {
    expect(possible({ isStopped: true })).toContain('release');
    expect(possible({ isStopped: true, fulfilments: [sent] })).not.toContain('release');
    expect(possible({})).not.toContain('release');
  });
  test('that was lost asks for a corrected invoice, once', () => {
    const money = moneyOf('received', { leftCents: 0, uncorrectedCents: amountCents });
    expect(possible({ money })).toEqual(['mark-as-paid', 'cancel', 'refund-by-bank']);
    expect(possible({ money: { ...money, uncorrectedCents: 0 } })).toEqual(['mark-as-paid', 'cancel']);
  });
});

test('what a gift voucher has paid goes back to it when all money has gone back', () => {
  expect(possible({ money: moneyOf('received', { leftCents: 0 }), giftLeftCents: 5_000 })).toContain(
    'refund',
  );
  expect(possible({ money: moneyOf('refunded'), giftLeftCents: 5_000 })).toContain('refund');
  expect(possible({ money: moneyOf('refund-due', { leftCents: 0 }), giftLeftCents: 5_000 })).not.toContain(
    'refund',
  );
});
