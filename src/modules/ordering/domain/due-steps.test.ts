import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { orderActions, type OrderAction } from '../../../shared/orders/order-actions.ts';
import {
  isAwaitedBack,
  mayWaitForGoods,
  withdrawnUnits,
  type WithdrawnUnits,
} from '../../../shared/orders/withdrawn-pieces.ts';
import { sortSteps, type DueFacts } from './due-steps.ts';

const at = new Date('2028-03-01T09:00:00Z');
const out = { handedOverAt: at, shipment: null };
const line = {
  waiting: { state: 'waiting' },
  prepared: { state: 'prepared', preparedAt: at },
  shipped: { state: 'shipped', shippedAt: at, carrier: null, tracking: null, link: null },
  'handed-over': { state: 'handed-over', ...out, rental: null },
  returned: { state: 'returned', ...out, returnedAt: at },
  'taken-out': { state: 'returned', handedOverAt: null, returnedAt: at, shipment: null },
  'not-returned': { state: 'not-returned', ...out, dueAt: at, givenUpAt: at },
} as const satisfies Readonly<Record<string, LineFulfilment>>;
const damaged: LineFulfilment = { ...line.returned, cameBack: { condition: 'damaged', note: 'Bein ab' } };
const rentedOut: LineFulfilment = { ...line['handed-over'], rental: { dueAt: at, overdueToldAt: null } };

type Declaration = DueFacts['declarations'][number];
type Back = DueFacts['returns'][number];
const withdrawal = (changes: Partial<Declaration> = {}): Declaration => ({
  id: 'W',
  kind: 'withdrawal',
  receivedAt: '2028-03-02T09:00:00.000Z',
  pieces: null,
  meant: null,
  handledAt: null,
  dispatchProvedAt: null,
  counts: true,
  ...changes,
});
const later = '2028-03-05T09:00:00.000Z';
/** Taken out of the order: `condition` null. */
const back = (returnedAt: string, condition: 'gut' | null = 'gut'): Back => ({
  position: 0,
  quantity: 1,
  condition,
  returnedAt,
});
/** Staff have recorded which lines it means. */
const meaning = (...positions: number[]) =>
  withdrawal({
    pieces: 'Sessel',
    meant: { pieces: positions.map((position) => ({ position, quantity: 1 })) },
  });

type Facts = Partial<Omit<DueFacts, 'fulfilments' | 'lines'>> & {
  readonly lines?: readonly LineFulfilment[];
  readonly actions?: readonly OrderAction[];
};
const order = ({ lines = [line['handed-over']], actions: _, ...changes }: Facts): DueFacts => ({
  state: 'accepted',
  method: 'bank_transfer',
  payment: 'received',
  isRefundSuggested: false,
  declarations: [],
  returns: [],
  claims: [],
  fulfilments: lines,
  lines: lines.map(({ state }) => ({ state, quantity: 1, grossCents: 10_000 })),
  ...changes,
});

function sorted(facts: Facts) {
  const steps = sortSteps(
    (facts.actions ?? []).map((action) => ({ action, positions: [] })),
    order(facts),
  );
  const named = (isDue: boolean) => steps.filter((step) => step.isDue === isDue).map(({ action }) => action);
  return { due: named(true), others: named(false) };
}

const two = [line.returned, line['handed-over']];
const waiting = [line.waiting, line.waiting];

test.each<[string, Facts, OrderAction[], OrderAction[]]>([
  [
    'a paid order waits to be packed; nothing is owed',
    { lines: waiting, actions: ['prepare', 'ship', 'hand-over', 'cancel', 'refund', 'mark-as-paid'] },
    ['prepare', 'ship', 'hand-over'],
    ['cancel', 'refund', 'mark-as-paid'],
  ],
  [
    'all of its money was paid back: it is delivered, or cancelled',
    {
      lines: waiting,
      payment: 'refunded',
      actions: ['prepare', 'ship', 'hand-over', 'cancel', 'mark-as-paid'],
    },
    ['prepare', 'ship', 'hand-over', 'cancel'],
    ['mark-as-paid'],
  ],
  [
    'a stranger has withdrawn from it, or somebody staff have not asked yet: it is still to be packed',
    {
      lines: waiting,
      declarations: [withdrawal({ counts: false })],
      actions: ['prepare', 'ship', 'hand-over', 'cancel', 'refund'],
    },
    ['prepare', 'ship', 'hand-over'],
    ['cancel', 'refund'],
  ],
  [
    'called off while it was disputed, and won: its money is owed',
    { state: 'cancelled', actions: ['refund'] },
    ['refund'],
    [],
  ],
  [
    'a rental that came back is finished',
    { lines: [line.returned], actions: ['refund', 'mark-as-paid'] },
    [],
    ['refund', 'mark-as-paid'],
  ],
  [
    'a rental that came back damaged: something may be claimed for it',
    { lines: [damaged], actions: ['refund', 'claim-damage'] },
    ['claim-damage'],
    ['refund'],
  ],
  [
    'what is claimed for it is waited for; more may be found',
    {
      lines: [damaged],
      claims: [{ position: 0 }],
      actions: ['refund', 'claim-damage', 'claim-paid', 'claim-waived', 'take-back-claim-receipt'],
    },
    ['claim-paid'],
    ['refund', 'claim-damage', 'claim-waived', 'take-back-claim-receipt'],
  ],
  [
    'a rental that is out is to come back; that it does not is nobody’s next step',
    { lines: [rentedOut], actions: ['return', 'claim-missing'] },
    ['return'],
    ['claim-missing'],
  ],
  [
    'one that was given up may come back all the same',
    { lines: [line['not-returned']], actions: ['return'] },
    [],
    ['return'],
  ],
  [
    'one that came back as it was: damage may be found later',
    { lines: [line.returned], actions: ['claim-damage'] },
    [],
    ['claim-damage'],
  ],
  [
    'a rental is withdrawn from after it came back: only the money is left',
    { lines: [line.returned], declarations: [withdrawal()], actions: ['refund', 'waive'] },
    ['waive', 'refund'],
    [],
  ],
  [
    'a sold piece that was handed over is finished',
    { actions: ['take-back', 'refund'] },
    [],
    ['take-back', 'refund'],
  ],
  [
    'a part was withdrawn and is back: its money leads',
    {
      lines: two,
      declarations: [withdrawal({ pieces: 'Sessel' })],
      returns: [back(later)],
      isRefundSuggested: true,
      actions: ['take-back', 'refund'],
    },
    ['refund'],
    ['take-back'],
  ],
  [
    'a part was withdrawn and is not back yet',
    { declarations: [withdrawal({ pieces: 'Sessel' })], actions: ['take-back', 'refund'] },
    ['take-back'],
    ['refund'],
  ],
  [
    'a piece that came back before the withdrawal is not the one that it means',
    {
      lines: two,
      declarations: [withdrawal({ pieces: 'Sessel' })],
      returns: [back('2028-03-01T09:00:00.000Z')],
      actions: ['take-back', 'refund'],
    },
    ['take-back'],
    ['refund'],
  ],
  [
    'its dispatch was proved: the money is due, and the goods are still awaited',
    { declarations: [withdrawal({ dispatchProvedAt: later })], actions: ['take-back', 'refund'] },
    ['refund', 'take-back'],
    [],
  ],
  [
    'withdrawn before anything left: it is cancelled, not packed',
    {
      lines: waiting,
      declarations: [withdrawal()],
      actions: ['prepare', 'ship', 'hand-over', 'cancel', 'refund'],
    },
    ['cancel'],
    ['prepare', 'ship', 'hand-over', 'refund'],
  ],
  [
    'a part withdrawn before anything left: it is taken out, and the rest is packed',
    {
      lines: waiting,
      declarations: [withdrawal({ pieces: 'Sessel' })],
      actions: ['prepare', 'take-out', 'cancel', 'refund'],
    },
    ['prepare', 'take-out'],
    ['cancel', 'refund'],
  ],
  [
    'recorded pieces are the only ones here: nothing is packed',
    {
      lines: [line.waiting, line['handed-over']],
      declarations: [meaning(0)],
      actions: ['prepare', 'ship', 'hand-over', 'take-out', 'take-back', 'refund'],
    },
    ['take-out'],
    ['prepare', 'ship', 'hand-over', 'take-back', 'refund'],
  ],
  [
    'of recorded pieces one is taken out, and the other one still is to be',
    {
      lines: [line['taken-out'], line.waiting, line.waiting],
      declarations: [meaning(0, 1)],
      returns: [back(later, null)],
      isRefundSuggested: true,
      actions: ['prepare', 'take-out', 'refund'],
    },
    ['refund', 'prepare', 'take-out'],
    [],
  ],
  [
    'of recorded pieces one is back, and the other one is awaited',
    {
      lines: [line.returned, line['handed-over'], line['handed-over']],
      declarations: [meaning(0, 1)],
      returns: [back(later)],
      actions: ['take-back', 'refund'],
    },
    ['take-back'],
    ['refund'],
  ],
  [
    'all recorded pieces are back, and what the customer keeps is not awaited',
    {
      lines: [line.returned, line['handed-over']],
      declarations: [meaning(0)],
      returns: [back(later)],
      actions: ['take-back', 'refund'],
    },
    [],
    ['take-back', 'refund'],
  ],
  [
    'staff have read that all is meant: it is cancelled',
    {
      lines: waiting,
      declarations: [withdrawal({ pieces: 'Sessel', meant: { pieces: null } })],
      actions: ['prepare', 'cancel'],
    },
    ['cancel'],
    ['prepare'],
  ],
  [
    'once it is taken out, its money is owed',
    {
      lines: [line['taken-out'], line.waiting],
      declarations: [withdrawal({ pieces: 'Sessel' })],
      returns: [back(later)],
      isRefundSuggested: true,
      actions: ['prepare', 'take-out', 'cancel', 'refund'],
    },
    ['refund', 'prepare'],
    ['take-out', 'cancel'],
  ],
  [
    'all is withdrawn while some is out: the rest is taken out, what is out is awaited',
    {
      lines: [line['handed-over'], line.waiting],
      declarations: [withdrawal()],
      actions: ['prepare', 'take-back', 'take-out', 'refund'],
    },
    ['take-back', 'take-out'],
    ['prepare', 'refund'],
  ],
  [
    'a piece can be taken out by agreement, which nobody waits for',
    { lines: waiting, actions: ['prepare', 'take-out', 'cancel'] },
    ['prepare'],
    ['take-out', 'cancel'],
  ],
  [
    'a part of a single piece is all of it',
    {
      lines: [line.waiting],
      declarations: [withdrawal({ pieces: 'Den Sessel' })],
      actions: ['prepare', 'cancel'],
    },
    ['cancel'],
    ['prepare'],
  ],
  [
    'a withdrawal that was put away asks for nothing',
    { declarations: [withdrawal({ handledAt: later })], actions: ['take-back', 'refund'] },
    [],
    ['take-back', 'refund'],
  ],
  [
    'money that came too late goes back, though the order has ended',
    { state: 'cancelled', payment: 'refund-due', actions: ['refund', 'mark-as-paid'] },
    ['refund'],
    ['mark-as-paid'],
  ],
  [
    'a cancelled order waits for no money',
    { state: 'cancelled', payment: 'lapsed', actions: ['mark-as-paid'] },
    [],
    ['mark-as-paid'],
  ],
  [
    'an accepted one does',
    { lines: waiting, payment: 'open', actions: ['mark-as-paid', 'cancel'] },
    ['mark-as-paid'],
    ['cancel'],
  ],
  [
    'what is on its way is delivered next',
    { lines: [line.shipped], actions: ['hand-over', 'correct-shipment', 'take-back'] },
    ['hand-over'],
    ['correct-shipment', 'take-back'],
  ],
  [
    'an offer is accepted or declined',
    { state: 'offered', payment: null, actions: ['accept', 'decline'] },
    ['accept', 'decline'],
    [],
  ],
])('%s', (_name, facts, due, others) => {
  expect(sorted(facts)).toEqual({ due, others });
});

const found = (facts: Facts, changes: Partial<Declaration>) =>
  withdrawnUnits(order({ ...facts, declarations: [withdrawal(changes)] }))[0] as WithdrawnUnits;
const half = [line['handed-over'], line.waiting];

test.each<[string, readonly LineFulfilment[], string | null, boolean]>([
  ['all of it is with the customer', [line['handed-over'], line.shipped], null, true],
  ['a part of that', [line['handed-over'], line.shipped], 'Sessel', true],
  ['nothing has left', waiting, null, false],
  ['a part, and the one that is here may be meant', half, 'Sessel', false],
  ['all of it, and some is here', half, null, false],
  ['what else there was has been taken out', [line['handed-over'], line['taken-out']], null, true],
])('for its goods the shop may wait or not: %s', (_name, lines, pieces, expected) => {
  expect(mayWaitForGoods(found({ lines }, { pieces }))).toBe(expected);
});

describe('goods of a withdrawal', () => {
  test.each<[string, Facts, Partial<Declaration>, boolean]>([
    ['are awaited while they are out', {}, {}, true],
    ['are not while nothing has left the shop', { lines: waiting }, {}, false],
    ['are not once all is back', { lines: [line.returned], returns: [back(later)] }, {}, false],
    ['are while one of them is out', { lines: two, returns: [back(later)] }, {}, true],
    [
      'are not once the part that was meant is back',
      { lines: two, returns: [back(later)] },
      { pieces: 'Sessel' },
      false,
    ],
  ])('%s', (_name, facts, changes, expected) => {
    expect(isAwaitedBack(found(facts, changes))).toBe(expected);
  });
});

test('nobody waits for a transfer where a card was chosen', () => {
  expect(sorted({ method: 'stripe', payment: 'open', actions: ['mark-as-paid'] }).due).toEqual([]);
});

test('a second transfer comes after all that is about the money that has come', () => {
  const { others } = sorted({ actions: [...orderActions] });
  expect(others.indexOf('mark-as-paid')).toBe(others.indexOf('refund') + 1);
});
