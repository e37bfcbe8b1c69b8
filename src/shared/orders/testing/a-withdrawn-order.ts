import type { PaidOrder } from '../owed-progress.ts';

const start = Date.parse('2028-03-01T09:00:00.000Z');
export const day = (days: number): string => new Date(start + days * 86_400_000).toISOString();

/** Two stools of 300.01 € together, a chair of 500 €, and a rental of 210 € for a week, out since the first day. */
const stools = { quantity: 2, grossCents: 30_001, rentOption: null };
const chair = { quantity: 1, grossCents: 50_000, rentOption: null };
const rental = { quantity: 1, grossCents: 21_000, rentOption: '1 Woche' };
const line = (
  kind: typeof stools | typeof rental,
  state = 'handed-over',
  returnedAt: string | null = null,
) => ({
  ...kind,
  state,
  returnedAt,
  handedOverAt: state === 'waiting' ? null : day(0),
});
export const back = (position: number, owedCents: number, on: number, more: object = {}) => ({
  position,
  owedCents,
  returnedAt: day(on),
  quantity: 1,
  condition: 'gut',
  deduction: null,
  ...more,
});
export const withdrawn = (on: number, positions: readonly number[] | null, more: object = {}) => ({
  id: `${on}`,
  kind: 'withdrawal' as const,
  counts: true,
  receivedAt: day(on),
  handledAt: null,
  pieces: positions === null ? null : 'Worte',
  meant: positions === null ? null : { pieces: positions.map((position) => ({ position, quantity: 1 })) },
  ...more,
});
export const unread = { meant: null, pieces: 'Worte' };
export const refund = (amountCents: number, on: number, more: object = {}) => ({
  amountCents,
  orderedAt: day(on),
  isSurplus: false,
  isWaived: false,
  ...more,
});
export const order = (changes: Partial<PaidOrder>): PaidOrder => ({
  state: 'accepted',
  lines: [line(stools), line(chair), line(rental)],
  returns: [],
  refunds: [],
  declarations: [],
  earlyService: false,
  payments: [{ state: 'received', amountCents: 105_501, receivedCents: 105_501 }],
  totals: { totalCents: 105_501, shippingCents: 4_500, giftCents: 0 },
  ...changes,
});
export const isBack = { lines: [line(stools), line(chair), line(rental, 'returned', day(5))] };
export const allBack = {
  lines: [
    line(stools, 'returned', day(4)),
    line(chair, 'returned', day(5)),
    line(rental, 'returned', day(6)),
  ],
  returns: [back(0, 30_001, 4, { quantity: 2 }), back(1, 50_000, 5)],
};
export const aStool = back(0, 15_001, 4);
export const aChair = back(1, 50_000, 5);
