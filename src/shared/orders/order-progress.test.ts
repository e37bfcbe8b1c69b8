import { expect, test } from 'vitest';
import type { LineFulfilment } from './line-fulfilment.ts';
import { disputeOf, paidBackOf, progressOfOrder } from './order-progress.ts';

const at = new Date('2028-03-01T09:00:00Z');
const out = { handedOverAt: at, shipment: null };
const states = {
  waiting: { state: 'waiting' },
  prepared: { state: 'prepared', preparedAt: at },
  shipped: { state: 'shipped', shippedAt: at, carrier: null, tracking: null, link: null },
  'handed over': { state: 'handed-over', ...out, rental: null },
  'rented out': { state: 'handed-over', ...out, rental: { dueAt: at, overdueToldAt: null } },
  back: { state: 'returned', ...out, returnedAt: at },
  'rental back': { state: 'returned', ...out, returnedAt: at },
  'given up': { state: 'not-returned', ...out, dueAt: at, givenUpAt: at },
  'taken out': { state: 'returned', handedOverAt: null, shipment: null, returnedAt: at },
} as const satisfies Readonly<Record<string, LineFulfilment>>;
type Name = keyof typeof states;
const rentals: ReadonlySet<Name> = new Set(['rented out', 'rental back', 'given up']);

const progress = (names: readonly Name[], changes: object = {}) =>
  progressOfOrder({
    state: 'accepted',
    payment: 'received',
    refundedCents: 0,
    lines: names.map((name) => ({ fulfilment: states[name], isRental: rentals.has(name) })),
    ...changes,
  });

test.each<[string, readonly Name[], ReturnType<typeof progress>]>([
  ['nothing is done', ['waiting', 'waiting'], 'waiting'],
  ['one of two is ready', ['prepared', 'waiting'], 'waiting'],
  ['all is ready', ['prepared', 'prepared'], 'prepared'],
  ['one is on its way', ['prepared', 'shipped'], 'partly'],
  ['one is with the customer, the other one waits', ['handed over', 'waiting'], 'partlyHandedOver'],
  ['one with the customer, one on its way, one waits', ['handed over', 'shipped', 'waiting'], 'partly'],
  ['the last one is on its way', ['shipped', 'handed over'], 'shipped'],
  ['all is with the customer', ['handed over', 'handed over'], 'handedOver'],
  ['all of it came back', ['back', 'back'], 'back'],
  ['one of two came back', ['back', 'handed over'], 'partlyBack'],
  ['a shipment came back, the other one waits', ['back', 'waiting'], 'partlyBack'],
  ['it bought a gift voucher', [], 'gift'],
  ['one of two was taken out, the other one waits', ['taken out', 'waiting'], 'waiting'],
  ['and the other one is with the customer', ['taken out', 'handed over'], 'handedOver'],
  ['all was taken out before it left', ['taken out', 'taken out'], 'takenOut'],
  ['all rentals are over', ['rental back', 'given up'], 'rentalEnded'],
  ['one rental is over', ['rental back', 'handed over'], 'handedOver'],
  ['something is rented out', ['rented out', 'handed over'], 'out'],
])('how far the goods of a paid order are: %s', (_, names, expected) => {
  expect(progress(names)).toBe(expected);
});

test.each<[string, readonly Name[], object, ReturnType<typeof progress>]>([
  ['a part of it was paid back', ['back', 'rental back'], { refundedCents: 100 }, 'backAndPartlyRefunded'],
  ['all of it was paid back', ['back', 'rental back'], { payment: 'refunded' }, 'backAndRefunded'],
  ['all of it was paid back before anything left', ['waiting'], { payment: 'refunded' }, null],
  ['all of it was paid back for rentals', ['rental back'], { payment: 'refunded' }, null],
  ['the promised money was done without', ['back'], { payment: 'released' }, null],
  ['it is awaited', ['waiting'], { payment: 'open' }, null],
  ['its order was called off', ['waiting'], { state: 'cancelled', payment: 'refunded' }, null],
])('money and goods: %s', (_, names, changes, expected) => {
  expect(progress(names, changes)).toBe(expected);
});

test.each([
  ['nothing is held against it', [], null],
  ['it is the turn of the shop', ['waiting', 'needs-response'], 'needs-response'],
  ['the provider decides', ['won', 'waiting'], 'waiting'],
  ['one was lost', ['won', 'lost'], 'lost'],
  ['all ended well', ['won', 'dropped'], null],
] as const)('what is said of a disputed payment: %s', (_, cases, dispute) => {
  const all = cases.map((one) =>
    one === 'waiting' || one === 'needs-response'
      ? { state: one, outcome: null }
      : { state: 'ended', outcome: one },
  );
  expect(disputeOf(all)).toBe(dispute);
});

test('what was paid back is what went back of the order’s own money', () => {
  const refund = { amountCents: 100, doneAt: at, isSurplus: false, isWaived: false, isByBank: false };
  const all = [
    refund,
    { ...refund, doneAt: null },
    { ...refund, isSurplus: true },
    { ...refund, isWaived: true },
    { ...refund, isByBank: true },
  ];
  expect(paidBackOf(all)).toBe(100);
});
