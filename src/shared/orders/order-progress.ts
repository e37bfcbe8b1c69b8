import type { Cents } from '../money/cents.ts';
import { neverLeft, type LineFulfilment } from './line-fulfilment.ts';

/** How far the goods of an order are, all of its lines together. */
export const orderProgresses = [
  'waiting',
  'prepared',
  'partly',
  'shipped',
  'partlyHandedOver',
  'handedOver',
  'out',
  'rentalEnded',
  'partlyBack',
  'back',
  'backAndPartlyRefunded',
  'backAndRefunded',
  // A gift voucher, which needs nobody's hands.
  'takenOut',
  'gift',
] as const;
export type OrderProgress = (typeof orderProgresses)[number];

interface LineInOrder {
  readonly isRental: boolean;
  readonly fulfilment: LineFulfilment;
}

/**
 * How far the goods are, if that says more than the money: the order is paid; or something that was sold is back, though
 * all of the money was refunded. Null: the money says more.
 */
export function progressOfOrder(order: {
  readonly state: string;
  /** The state of its latest payment; null: the customer was not asked to pay. */
  readonly payment: string | null;
  readonly refundedCents: Cents;
  readonly lines: readonly LineInOrder[];
}): OrderProgress | null {
  if (order.state !== 'accepted') return null;
  const isBack = order.payment === 'refunded' && order.lines.some(isSoldAndBack);
  return order.payment === 'received' || isBack ? progressOf(order) : null;
}

const isSoldAndBack = ({ isRental, fulfilment }: LineInOrder): boolean =>
  !isRental && fulfilment.state === 'returned' && !neverLeft(fulfilment);

function progressOf({
  lines: ordered,
  payment,
  refundedCents,
}: Parameters<typeof progressOfOrder>[0]): OrderProgress {
  const lines = ordered.filter(({ fulfilment }) => !neverLeft(fulfilment));
  if (lines.length === 0) return ordered.length > 0 ? 'takenOut' : 'gift';
  const count = (...states: readonly LineFulfilment['state'][]): number =>
    lines.filter(({ fulfilment }) => states.includes(fulfilment.state)).length;
  if (lines.some(({ fulfilment: one }) => one.state === 'handed-over' && one.rental !== null)) return 'out';
  const isSoldBack = lines.some(isSoldAndBack);
  if (count('returned', 'not-returned') === lines.length) {
    if (!isSoldBack) return 'rentalEnded';
    if (payment === 'refunded') return 'backAndRefunded';
    return refundedCents > 0 ? 'backAndPartlyRefunded' : 'back';
  }
  if (isSoldBack) return 'partlyBack';
  const [shipped, handedOver] = [count('shipped'), count('handed-over', 'returned', 'not-returned')];
  if (handedOver === lines.length) return 'handedOver';
  if (handedOver + shipped === lines.length) return 'shipped';
  if (shipped > 0) return 'partly';
  if (handedOver > 0) return 'partlyHandedOver';
  return count('prepared') === lines.length ? 'prepared' : 'waiting';
}

/** The money of an order that was paid back; without what had been transferred too much. */
export function paidBackOf(
  refunds: readonly {
    readonly amountCents: Cents;
    readonly doneAt: unknown;
    readonly isSurplus: boolean;
    readonly isWaived: boolean;
    readonly isByBank: boolean;
  }[],
): Cents {
  return refunds.reduce(
    (sum, { doneAt, isSurplus, isWaived, isByBank, amountCents }) =>
      doneAt === null || isSurplus || isWaived || isByBank ? sum : sum + amountCents,
    0,
  );
}

/** The disputes about an order's payment, what counts most first: the shop's turn, the provider's, or lost. */
export const disputeMarks = ['needs-response', 'waiting', 'lost'] as const;
export type DisputeMark = (typeof disputeMarks)[number];

/** Null: nothing that counts. */
export function disputeOf(
  cases: readonly { readonly state: string; readonly outcome: string | null }[],
): DisputeMark | null {
  const open = (['needs-response', 'waiting'] as const).find((mark) =>
    cases.some(({ state }) => state === mark),
  );
  return open ?? (cases.some(({ outcome }) => outcome === 'lost') ? 'lost' : null);
}
