import { expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { statusOf, type OrderStatus, type StatusFacts } from './order-status.ts';

const at = new Date('2028-03-01T09:00:00Z');
const states = {
  waiting: { state: 'waiting' },
  shipped: { state: 'shipped', shippedAt: at, carrier: null, tracking: null, link: null },
  'handed over': { state: 'handed-over', handedOverAt: at, shipment: null, rental: null },
  'given up': { state: 'not-returned', handedOverAt: at, shipment: null, dueAt: at, givenUpAt: at },
  'taken out': { state: 'returned', handedOverAt: null, shipment: null, returnedAt: at },
} as const satisfies Readonly<Record<string, LineFulfilment>>;

const withdrawal = {
  id: 'w',
  kind: 'withdrawal',
  counts: true,
  receivedAt: at,
  handledAt: null,
  pieces: null,
  meant: null,
} as const satisfies StatusFacts['declarations'][number];

function status(names: readonly (keyof typeof states)[], changes: Partial<StatusFacts> = {}): OrderStatus {
  const fulfilments = names.map((name) => states[name]);
  return statusOf({
    state: 'accepted',
    delivery: 'shipment',
    payment: 'received',
    refundedCents: 0,
    fulfilments,
    lines: fulfilments.map(({ state }) => ({ state, quantity: 1, grossCents: 100, rentOption: null })),
    returns: [],
    declarations: [],
    cases: [],
    ...changes,
  });
}

const ofSecond = { at, by: 's', pieces: [{ position: 1, quantity: 1 }] };
test.each<[string, ReturnType<typeof status>, OrderStatus['handover']]>([
  ['a paid order waits', status(['waiting', 'waiting']), 'open'],
  ['its last line is on its way', status(['handed over', 'shipped']), 'open'],
  ['its money is promised', status(['waiting'], { payment: 'authorised' }), 'open'],
  ['its money was given up', status(['waiting'], { payment: 'released' }), 'open'],
  ['its money is awaited', status(['waiting'], { payment: 'open' }), null],
  ['nobody was asked to pay', status(['waiting'], { payment: null }), null],
  ['all is withdrawn', status(['waiting', 'waiting'], { declarations: [withdrawal] }), null],
  [
    'a withdrawal does not count',
    status(['waiting'], { declarations: [{ ...withdrawal, counts: false }] }),
    'open',
  ],
  [
    'a part is withdrawn',
    status(['waiting', 'waiting'], { declarations: [{ ...withdrawal, meant: ofSecond }] }),
    'open',
  ],
  [
    'all that was left is withdrawn',
    status(['handed over', 'waiting'], { declarations: [{ ...withdrawal, meant: ofSecond }] }),
    null,
  ],
  ['all is with the customer', status(['handed over', 'given up']), 'done'],
  ['all was handed over before it was paid', status(['handed over'], { payment: 'open' }), 'done'],
  ['all was taken out', status(['taken out']), 'done'],
  ['a gift voucher is paid', status([], { delivery: 'download' }), 'done'],
  ['a gift voucher is not paid', status([], { delivery: 'download', payment: 'open' }), null],
  ['it was called off', status(['handed over'], { state: 'cancelled' }), null],
])('what is to be handed over: %s', (_, { handover }, expected) => {
  expect(handover).toBe(expected);
});

test('what was taken out before it left is no line of the order any more', () => {
  expect(status(['taken out', 'waiting', 'handed over']).linesLeft).toBe(2);
});

test('a status says how far the goods are, and what is held against the payment', () => {
  const cases = [{ state: 'needs-response', outcome: null }];
  expect(status(['shipped'], { cases })).toMatchObject({ progress: 'shipped', dispute: 'needs-response' });
});
