import { expect, test } from 'vitest';
import { owedForWithdrawals } from '../../../shared/orders/owed-for-withdrawals.ts';
import { withdrawnUnits } from '../../../shared/orders/withdrawn-pieces.ts';
import type { TypedNumber } from '../../numbers/typed-number.ts';
import { owedUpTo, partsWithdrawn, refundDefaults, restAfter, settlesWithdrawal } from './refund-fields.tsx';

test.each<[string, TypedNumber, number | null, boolean, number]>([
  ['all that is owed', 23_500, 23_500, true, 0],
  ['a part of it', 10_000, 23_500, false, 13_500],
  ['a cent less', 23_499, 23_500, false, 1],
  ['more than that', 30_000, 23_500, true, 0],
  ['nothing yet', null, 23_500, false, 0],
  ['something unreadable', '12,', 23_500, false, 0],
  ['all, but nothing came back', 23_500, null, false, 0],
])('a refund of %s', (_, amountCents, owedCents, settles, rest) => {
  expect(settlesWithdrawal(amountCents, owedCents)).toBe(settles);
  if (owedCents !== null) expect(restAfter(amountCents, owedCents)).toBe(rest);
});

type Order = Parameters<typeof owedUpTo>[0];
/** What deals with each open withdrawal of an order. */
const owedFor = (order: object) =>
  withdrawnUnits(order as Order)
    .filter(({ isOpen }) => isOpen)
    .map((one) => owedUpTo(order as Order, one));
const at = '2026-06-15T10:00:00.000Z';
const line = {
  position: 0,
  quantity: 1,
  rentOption: null,
  state: 'returned',
  handedOverAt: at,
  returnedAt: at,
};
const rental = { ...line, position: 1, rentOption: '1 Woche' };
const out = { state: 'handed-over', returnedAt: null };
const open = {
  id: 'first',
  kind: 'withdrawal',
  handledAt: null,
  counts: true,
  pieces: null,
  meant: null,
  receivedAt: at,
};
const part = { ...open, pieces: 'Der Hocker' };
/** The same, and staff have recorded that it is the first line. */
const known = { ...part, meant: { pieces: [{ position: 0, quantity: 1 }] } };

test.each<[string, readonly object[], readonly object[], number | null]>([
  ['all of it is back', [line, rental], [open], 13_500],
  ['the rental is still out', [line, { ...rental, ...out }], [open], null],
  ['the stool is still out', [{ ...line, ...out }, rental], [open], null],
  ['the stool is withdrawn, and a rental is back as well', [line, rental], [part], null],
  ['one of two stools is withdrawn and back', [line, { ...line, ...out, position: 1 }], [part], 13_500],
  ['a part of a single piece', [rental], [part], 13_500],
  ['the recorded stool is back, and a rental as well', [line, rental], [known], 13_500],
  ['the recorded stool is out', [{ ...line, ...out }, rental], [known], null],
  [
    'the recorded stool is still here',
    [{ ...line, state: 'waiting', returnedAt: null }, rental],
    [known],
    null,
  ],
])('what deals with a withdrawal: %s', (_, lines, declarations, owed) => {
  const refundSuggested = { cents: 13_500, parts: [] };
  const returns = (lines as (typeof line)[]).flatMap(({ state, rentOption }, position) =>
    state === 'returned' && rentOption === null
      ? [{ position, quantity: 1, condition: 'gut', returnedAt: at }]
      : [],
  );
  const order = { state: 'accepted', lines, declarations, returns, refundSuggested };
  expect(owedFor(order)).toEqual([owed]);
});

const day = (date: number) => `2026-06-${date}T10:00:00.000Z`;
/** Of two lines of 100.00 and 250.00 euros, the first and then the second are withdrawn. */
const two = (...changes: readonly object[]) =>
  ['first', 'second'].map((id, position) => ({
    ...known,
    id,
    receivedAt: day(16 + position),
    meant: { pieces: [{ position, quantity: 1 }] },
    ...changes[position],
  }));
const isBack = (position: number, returnedAt: string) => ({
  position,
  quantity: 1,
  condition: 'gut',
  returnedAt,
  deduction: null,
  owedCents: position === 0 ? 10_000 : 25_000,
});
const paidBack = (amountCents: number) => ({ amountCents, orderedAt: day(21), isSurplus: false });

test.each<[string, object[], object[], object[], readonly (number | null)[]]>([
  ['the first is back', two(), [isBack(0, day(20))], [], [10_000, null]],
  ['the second is back', two(), [isBack(1, day(20))], [], [null, 25_000]],
  ['both are back', two(), [isBack(0, day(20)), isBack(1, day(20))], [], [10_000, 35_000]],
  [
    'both are, and the first is paid back',
    two(),
    [isBack(0, day(20)), isBack(1, day(20))],
    [paidBack(10_000)],
    [null, 25_000],
  ],
  [
    'the second was declared twice',
    two({ meant: { pieces: [{ position: 1, quantity: 1 }] } }),
    [isBack(1, day(20))],
    [],
    [25_000, 25_000],
  ],
])('what deals with each of two withdrawals: %s', (_, declarations, returns, refunds, owed) => {
  const lines = [10_000, 25_000].map((grossCents, position) => {
    const isHome = returns.some((one) => (one as { position: number }).position === position);
    return { ...line, ...(isHome ? {} : out), position, grossCents };
  });
  const order = {
    state: 'accepted',
    earlyService: false,
    lines,
    declarations,
    returns,
    refunds,
    payments: [{ state: 'received', amountCents: 35_000, receivedCents: 35_000 }],
    totals: { totalCents: 35_000, shippingCents: 0, giftCents: 0 },
  };
  const { suggested: refundSuggested } = owedForWithdrawals(order as unknown as Order);
  expect(owedFor({ ...order, refundSuggested })).toEqual(owed);
});

/** A card was charged twice, or too much: its money has gone back, and paid nothing. */
const ofCard = {
  amountCents: 5_000,
  isSurplus: true,
  byTransfer: false,
  isWaived: false,
  isByBank: false,
  claimId: null,
};
const ofClaim = { amountCents: 2_000, isSurplus: true, isWaived: false, isByBank: false, claimId: 'a claim' };
const here = { ...line, grossCents: 35_500, state: 'waiting', handedOverAt: null, returnedAt: null };

test.each<[string, readonly object[], number | null, number | null, readonly string[]]>([
  // What was too much for a claim is none of the order's money, and goes back by itself.
  ['nobody has withdrawn', [], null, 71_000, []],
  ['all of it is withdrawn', [open], null, 71_000, []],
  ['a part is, and nobody knows what it is worth', [part], null, null, ['„Der Hocker“']],
  ['a part is, and was taken out or came back', [part], 13_500, 13_500, ['„Der Hocker“']],
  ['two parts are', [part, { ...part, pieces: 'Die Lampe' }], null, null, ['„Der Hocker“', '„Die Lampe“']],
  ['recorded pieces are', [known], null, 35_500, []],
  ['recorded pieces are, and others that nobody has read', [known, part], null, null, ['„Der Hocker“']],
  ['a part is, and then all of it', [part, open], null, 71_000, []],
  ['a part is, and was answered', [{ ...part, handledAt: at }], null, 71_000, []],
])('the amount to begin with: %s', (_, declarations, owedCents, amountCents, parts) => {
  const order = {
    state: 'accepted',
    earlyService: false,
    declarations,
    returns: [],
    refunds: [ofClaim, ofCard],
    cases: [],
    lines: [here, { ...here, position: 1 }],
    payments: [{ state: 'received', receivedCents: 71_000 }],
    totals: { giftCents: 0 },
    refundSuggested: owedCents === null ? null : { cents: owedCents, parts: [] },
  } as unknown as Parameters<typeof refundDefaults>[0];
  expect(refundDefaults(order)).toMatchObject({ amountCents });
  expect(partsWithdrawn(order)).toEqual(parts);
});

const goesBack = (position: number) => ({ kind: 'piece', position, quantity: 1, cents: 13_500 });
const taken = { position: 0, quantity: 1, condition: null };

test.each([
  ['it came back', [{ ...taken, condition: 'Gut' }], [goesBack(0)], 'Rücksendung'],
  ['it was taken out', [taken], [goesBack(0)], 'Aus der Bestellung genommen'],
  ['its rental was withdrawn, and it came back', [], [goesBack(1)], 'Rücksendung'],
  ['one was taken out, and a rental came back', [taken], [goesBack(0), goesBack(1)], 'Rücksendung'],
])('the reason to begin with: %s', (_, returns, parts, reason) => {
  const order = {
    state: 'accepted',
    declarations: [open],
    returns,
    refunds: [],
    cases: [],
    lines: [line, rental],
    payments: [{ state: 'received', receivedCents: 71_000 }],
    totals: { giftCents: 0 },
    refundSuggested: { cents: 13_500, parts },
  } as unknown as Parameters<typeof refundDefaults>[0];
  expect(refundDefaults(order)).toMatchObject({ reason });
});
