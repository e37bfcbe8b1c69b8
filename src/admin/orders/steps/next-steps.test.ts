import { describe, expect, test } from 'vitest';
import { withdrawnUnits, type WithdrawnUnits } from '../../../shared/orders/withdrawn-pieces.ts';
import { isAwaitedBack, mayWaitForGoods, nextSteps } from './next-steps.ts';

type Facts = Parameters<typeof nextSteps>[0];
type Line = Facts['lines'][number];
type Declaration = Facts['declarations'][number];
type Back = Facts['returns'][number];

const line = (state: Line['state']) => ({ state, quantity: 1 }) as Line;
const withdrawal = (changes: Partial<Declaration> = {}) =>
  ({
    ...{ kind: 'withdrawal', receivedAt: '2028-03-02T09:00:00.000Z', pieces: null, meant: null },
    ...{ handledAt: null, dispatchProvedAt: null, counts: true },
    ...changes,
  }) as Declaration;
const back = (returnedAt: string, changes: Partial<Back> = {}) =>
  ({ position: 0, quantity: 1, condition: 'gut', returnedAt, ...changes }) as Back;
/** Staff have recorded which lines it means. */
const meaning = (...positions: number[]) =>
  withdrawal({
    pieces: 'Sessel',
    meant: { at: later, by: 'Ada', pieces: positions.map((position) => ({ position, quantity: 1 })) },
  });
const damaged = {
  ...line('returned'),
  position: 0,
  cameBack: { condition: 'damaged', note: 'Bein ab' },
} as Line;
const rentedOut = { ...line('handed-over'), rentedUntil: '2028-03-07' } as Line;
const claimed = { position: 0, settled: null } as Facts['claims'][number];
const later = '2028-03-05T09:00:00.000Z';
const owed = { cents: 19_950, parts: [] };

const order = (changes: Partial<Facts>): Facts => ({
  ...{ state: 'accepted', actions: [], lines: [line('handed-over')], declarations: [], returns: [] },
  ...{ claims: [], paymentMethod: 'bank_transfer', refundSuggested: null, payments: [{ state: 'received' }] },
  ...changes,
});

const two = [line('returned'), line('handed-over')];
const waiting = [line('waiting'), line('waiting')];

test.each<[string, Partial<Facts>, string[], string[]]>([
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
      payments: [{ state: 'refunded' }],
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
    { lines: [line('returned')], actions: ['refund', 'mark-as-paid'] },
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
      ...{ lines: [damaged], claims: [claimed] },
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
    { lines: [{ ...rentedOut, state: 'not-returned', rentedUntil: null }], actions: ['return'] },
    [],
    ['return'],
  ],
  [
    'one that came back as it was: damage may be found later',
    { lines: [line('returned')], actions: ['claim-damage'] },
    [],
    ['claim-damage'],
  ],
  [
    'a rental is withdrawn from after it came back: only the money is left',
    { lines: [line('returned')], declarations: [withdrawal()], actions: ['refund', 'waive'] },
    ['refund', 'waive'],
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
      refundSuggested: owed,
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
      lines: [line('waiting'), line('handed-over')],
      declarations: [meaning(0)],
      actions: ['prepare', 'ship', 'hand-over', 'take-out', 'take-back', 'refund'],
    },
    ['take-out'],
    ['prepare', 'ship', 'hand-over', 'take-back', 'refund'],
  ],
  [
    'of recorded pieces one is taken out, and the other one still is to be',
    {
      lines: [line('taken-out'), line('waiting'), line('waiting')],
      declarations: [meaning(0, 1)],
      returns: [back(later, { condition: null })],
      refundSuggested: owed,
      actions: ['prepare', 'take-out', 'refund'],
    },
    ['refund', 'prepare', 'take-out'],
    [],
  ],
  [
    'of recorded pieces one is back, and the other one is awaited',
    {
      lines: [line('returned'), line('handed-over'), line('handed-over')],
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
      lines: [line('returned'), line('handed-over')],
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
      declarations: [withdrawal({ pieces: 'Sessel', meant: { at: later, by: 'Ada', pieces: null } })],
      actions: ['prepare', 'cancel'],
    },
    ['cancel'],
    ['prepare'],
  ],
  [
    'once it is taken out, its money is owed',
    {
      lines: [line('taken-out'), line('waiting')],
      declarations: [withdrawal({ pieces: 'Sessel' })],
      returns: [back(later)],
      refundSuggested: owed,
      actions: ['prepare', 'take-out', 'cancel', 'refund'],
    },
    ['refund', 'prepare'],
    ['take-out', 'cancel'],
  ],
  [
    'all is withdrawn while some is out: the rest is taken out, what is out is awaited',
    {
      lines: [line('handed-over'), line('waiting')],
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
      lines: [line('waiting')],
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
    { state: 'cancelled', payments: [{ state: 'refund-due' }], actions: ['refund', 'mark-as-paid'] },
    ['refund'],
    ['mark-as-paid'],
  ],
  [
    'a cancelled order waits for no money',
    { state: 'cancelled', payments: [{ state: 'lapsed' }], actions: ['mark-as-paid'] },
    [],
    ['mark-as-paid'],
  ],
  [
    'an accepted one does',
    { lines: waiting, payments: [{ state: 'open' }], actions: ['mark-as-paid', 'cancel'] },
    ['mark-as-paid'],
    ['cancel'],
  ],
  [
    'what is on its way is delivered next',
    { lines: [line('shipped')], actions: ['hand-over', 'correct-shipment', 'take-back'] },
    ['hand-over'],
    ['correct-shipment', 'take-back'],
  ],
  [
    'an offer is accepted or declined',
    { state: 'offered', payments: [], actions: ['accept', 'decline'] },
    ['accept', 'decline'],
    [],
  ],
])('%s', (_name, facts, due, others) => {
  expect(nextSteps(order(facts))).toEqual({ due, others });
});

const found = (facts: Partial<Facts>, changes: Partial<Declaration>) =>
  withdrawnUnits(order({ ...facts, declarations: [withdrawal(changes)] }))[0] as WithdrawnUnits;
const half = [line('handed-over'), line('waiting')];

test.each<[string, readonly Line[], string | null, boolean]>([
  ['all of it is with the customer', [line('handed-over'), line('shipped')], null, true],
  ['a part of that', [line('handed-over'), line('shipped')], 'Sessel', true],
  ['nothing has left', waiting, null, false],
  ['a part, and the one that is here may be meant', half, 'Sessel', false],
  ['all of it, and some is here', half, null, false],
  ['what else there was has been taken out', [line('handed-over'), line('taken-out')], null, true],
])('for its goods the shop may wait or not: %s', (_name, lines, pieces, expected) => {
  expect(mayWaitForGoods(found({ lines: [...lines] }, { pieces }))).toBe(expected);
});

describe('goods of a withdrawal', () => {
  test.each<[string, Partial<Facts>, Partial<Declaration>, boolean]>([
    ['are awaited while they are out', {}, {}, true],
    ['are not while nothing has left the shop', { lines: waiting }, {}, false],
    ['are not once all is back', { lines: [line('returned')], returns: [back(later)] }, {}, false],
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
  const payments = [{ state: 'open' }] as const;
  expect(nextSteps(order({ paymentMethod: 'stripe', payments, actions: ['mark-as-paid'] })).due).toEqual([]);
});
