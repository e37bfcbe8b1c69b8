import type { Cents } from '../money/cents.ts';
import { isAllBack, owedForWithdrawals, sumOf, type OwedFor, type Owing } from './owed-for-withdrawals.ts';
import { mayMean, withdrawnUnits, type Ordered, type WithdrawnUnits } from './withdrawn-pieces.ts';

/** Owing, and what of its money there is. */
export interface PaidOrder extends Owing {
  readonly payments: readonly {
    readonly state: string;
    readonly amountCents: Cents;
    readonly receivedCents: Cents;
  }[];
  readonly refunds: readonly (Owing['refunds'][number] & {
    /** Done without before it was taken. */
    readonly isWaived: boolean;
  })[];
  readonly totals: {
    readonly totalCents: Cents;
    readonly shippingCents: Cents;
    readonly giftCents: Cents;
  };
}

/** How far the money of a withdrawal is. */
export interface Progress extends OwedFor {
  /** What is still owed: for what came back, or before anything did, for all that is withdrawn; null: nobody can tell. */
  readonly cents: Cents | null;
  /** What of the pieces that are still open has not been paid back; null: all of the order is meant, or it is unclear. */
  readonly openCents: Cents | null;
  /** Nothing more is owed. */
  readonly isSettled: boolean;
  /** All that it means, another withdrawal means as well, for which something is owed. */
  readonly isCovered: boolean;
}

/**
 * What was paid for an order, by gift voucher as well, without overpayments, and what was done without before it was taken;
 * older payments have no figure of what came.
 */
export function paidCents({
  payments,
  refunds,
  totals,
}: Pick<PaidOrder, 'payments' | 'refunds' | 'totals'>): Cents {
  const came = payments.map(({ state, amountCents, receivedCents }) => {
    if (state === 'refund-due') return receivedCents || amountCents;
    return state === 'received' || state === 'refunded'
      ? (receivedCents || amountCents) + totals.giftCents
      : 0;
  });
  const waived = refunds.map(({ isWaived, amountCents }) => ({ cents: isWaived ? amountCents : 0 }));
  return Math.min(totals.totalCents, Math.max(0, ...came) + sumOf(waived));
}

/** What was paid back, or will be, without overpayments. */
export const orderedCents = ({ refunds }: Pick<Owing, 'refunds'>): Cents =>
  sumOf(refunds.map(({ isSurplus, amountCents }) => ({ cents: isSurplus ? 0 : amountCents })));

/** How far each withdrawal of a paid order is, the oldest first, and what came back without any. */
export function progressOfOwed(order: PaidOrder): readonly Progress[] {
  const { owed } = owedForWithdrawals(order);
  const unpaidCents = paidCents(order) - orderedCents(order);
  const all = owed.map((one) => {
    const { withdrawal, isBack, leftCents, isRefunded } = one;
    const isAll = withdrawal?.isAll ?? true;
    const openCents = openLeft(one);
    const ofOthers = owed.flatMap((other) =>
      other === one ? [] : [{ cents: other.leftCents + (openLeft(other) ?? 0) }],
    );
    const ahead = isAll ? Math.max(0, unpaidCents - sumOf(ofOthers)) : openCents;
    const isPaidBack = isAll
      ? isBack && leftCents === 0 && isAllBack(order)
      : leftCents === 0 && (openCents === null ? isBack && isRefunded : openCents === 0);
    return {
      ...one,
      openCents,
      isSettled: unpaidCents <= 0 || isPaidBack,
      isCovered: isCovered(one, owed),
      cents: leftCents > 0 ? leftCents : isBack ? openCents : ahead,
    };
  });
  // What is owed for the others settles those as well that they cover.
  const isSettled = all.every((one) => one.isCovered || one.isSettled);
  return all.map((one) => (one.isCovered ? { ...one, cents: null, isSettled } : one));
}

function openLeft({ withdrawal, aheadCents }: OwedFor): Cents | null {
  const { isAll = true, openCents = null } = withdrawal ?? {};
  return isAll || openCents === null ? null : openCents - aheadCents;
}

/** Nothing is left to come back or has come back, since it counts for others; if several mean all, for the first. */
function isCovered({ withdrawal, isBack }: OwedFor, owed: readonly OwedFor[]): boolean {
  if (withdrawal?.isOpen !== true || isBack || withdrawal.open.length > 0) return false;
  const first = owed.find((one) => one.withdrawal?.isOpen === true && one.withdrawal.isAll)?.withdrawal;
  return first === undefined
    ? owed.some(
        (one) => one.withdrawal !== null && one.withdrawal !== withdrawal && meet(one.withdrawal, withdrawal),
      )
    : first !== withdrawal;
}

/** Two withdrawals may mean pieces of one line. */
const meet = (one: WithdrawnUnits, { meant }: WithdrawnUnits): boolean =>
  one.meant?.pieces?.some(({ position }) => mayMean({ meant }, position)) ?? true;

/** A rental came back, and only a withdrawal may mean it of which nobody has recorded what it means. */
export const isRentUnclear = (order: Pick<Owing, 'lines' | keyof Ordered>): boolean => {
  const open = withdrawnUnits(order).filter(({ isOpen }) => isOpen);
  return (
    open.some(({ isUnclear }) => isUnclear) &&
    order.lines.some(
      ({ rentOption, handedOverAt, returnedAt }, position) =>
        rentOption !== null &&
        handedOverAt !== null &&
        returnedAt !== null &&
        !open.some((one) => !one.isUnclear && mayMean(one, position)),
    )
  );
};
