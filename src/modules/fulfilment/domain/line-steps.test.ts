import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import type { OrderAction } from '../../../shared/orders/order-actions.ts';
import { decideLine, lineSteps, type OrderToFulfil } from './line-steps.ts';

const at = new Date('2028-03-01T09:00:00Z');
const now = new Date('2028-03-02T09:00:00Z');
const out = { handedOverAt: at, shipment: null };

type State = Exclude<LineFulfilment['state'], 'cancelled'>;
const sold: Readonly<Record<Exclude<State, 'not-returned'>, LineFulfilment>> = {
  waiting: { state: 'waiting' },
  prepared: { state: 'prepared', preparedAt: at },
  shipped: { state: 'shipped', shippedAt: at, carrier: null, tracking: null, link: null },
  'handed-over': { state: 'handed-over', ...out, rental: null },
  returned: { state: 'returned', ...out, returnedAt: at },
};
const rental = { dueAt: at, overdueToldAt: null };
const rented: Readonly<Record<State | 'partly returned', LineFulfilment>> = {
  ...sold,
  'handed-over': { state: 'handed-over', ...out, rental },
  'not-returned': { state: 'not-returned', ...out, dueAt: at, givenUpAt: at },
  'partly returned': { state: 'returned', ...out, returnedAt: at, givenUp: 1 },
};

/** What is possible while the money is there and nothing is disputed, of an order that is sent. */
const ofSold: Readonly<Record<keyof typeof sold, readonly OrderAction[]>> = {
  waiting: ['prepare', 'ship', 'hand-over', 'take-out'],
  prepared: ['ship', 'hand-over', 'take-out'],
  shipped: ['hand-over', 'correct-shipment', 'take-back'],
  'handed-over': ['take-back'],
  returned: [],
};
const ofRented: Readonly<Record<keyof typeof rented, readonly OrderAction[]>> = {
  ...ofSold,
  'handed-over': ['return', 'claim-missing'],
  returned: ['claim-damage'],
  'not-returned': ['return'],
  'partly returned': ['return', 'claim-damage'],
};

const paymentStates = {
  received: 'all',
  authorised: 'all',
  // The shop has paid it back, or does without it: the contract stands.
  refunded: 'all',
  released: 'all',
  // Promised, and not given: what has not left the shop stays.
  expired: 'what is out',
  open: 'nothing',
  lapsed: 'nothing',
  'refund-due': 'nothing',
} as const;
const claims: readonly OrderAction[] = ['claim-damage', 'claim-missing'];
const leaving: readonly OrderAction[] = ['ship', 'hand-over'];

const order = (changes: Partial<OrderToFulfil>): OrderToFulfil => ({
  state: 'accepted',
  paymentState: 'received',
  delivery: 'shipment',
  isStopped: false,
  ...changes,
});
const stepsOf = (of: OrderToFulfil, current: LineFulfilment, isRental: boolean) =>
  lineSteps(of, [{ rentOption: isRental ? '1 Monat' : null }], [current], now).map(({ action }) => action);

const cases = [
  ...Object.entries(sold).map(([name, current]) => ({
    name,
    current,
    isRental: false,
    all: ofSold[name as keyof typeof sold],
  })),
  ...Object.entries(rented).map(([name, current]) => ({
    name,
    current,
    isRental: true,
    all: ofRented[name as keyof typeof rented],
  })),
];

describe.each(cases)('a line that is $name, rented: $isRental', ({ current, isRental, all }) => {
  const isHere = current.state === 'waiting' || current.state === 'prepared';
  const kept = all.filter((action) => !isHere || !leaving.includes(action));

  test.each(Object.entries(paymentStates))('with its money %s: %s', (paymentState, possible) => {
    const out = kept.filter((action) => action !== 'prepare');
    const expected = { all, 'what is out': out, nothing: all.filter((action) => claims.includes(action)) };
    expect(stepsOf(order({ paymentState }), current, isRental)).toEqual(expected[possible]);
  });

  test('while a dispute stops the order', () => {
    expect(stepsOf(order({ isStopped: true }), current, isRental)).toEqual(kept);
  });

  test('of an order that is picked up', () => {
    const expected = isHere ? all.filter((action) => action !== 'ship') : all;
    expect(
      stepsOf(order({ delivery: 'pickup' }), current, isRental).filter(
        (action) => action !== 'correct-shipment',
      ),
    ).toEqual(expected.filter((action) => action !== 'correct-shipment'));
  });

  test.each(['draft', 'offered', 'cancelled', 'lapsed', 'declined'])('of an order that is %s', (state) => {
    expect(stepsOf(order({ state }), current, isRental)).toEqual(
      all.filter((action) => claims.includes(action)),
    );
  });
});

test('each step names its lines', () => {
  const lines = [{ rentOption: null }, { rentOption: '1 Monat' }, { rentOption: null }] as const;
  const fulfilments = [sold.waiting, rented['handed-over'], sold.shipped];
  expect(lineSteps(order({}), lines, fulfilments, now)).toEqual([
    { action: 'prepare', positions: [0] },
    { action: 'ship', positions: [0] },
    { action: 'hand-over', positions: [0, 2] },
    { action: 'correct-shipment', positions: [2] },
    { action: 'return', positions: [1] },
    { action: 'take-back', positions: [2] },
    { action: 'take-out', positions: [0] },
    { action: 'claim-missing', positions: [1] },
  ]);
});

test.each([
  ['a promise that has ended', { paymentState: 'expired' }, 'not-paid'],
  ['a dispute', { isStopped: true }, 'payment-disputed'],
  ['no money', { paymentState: 'open' }, 'not-paid'],
])('why nothing leaves the shop: %s', (_name, changes, code) => {
  const decided = decideLine(order(changes), { rentOption: null }, sold.waiting, { kind: 'hand-over' }, now);
  expect(decided).toMatchObject({ ok: false, error: { code } });
});
