import { isAwaited } from '../../../shared/orders/payment-states.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { neverLeft, type LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import type { OrderAction } from '../../../shared/orders/order-actions.ts';
import { decideOrder, type OrderCommand, type OrderRefusal, type OrderState } from './order-machine.ts';
import { isPaidOnTheSpot, type PaymentMethod } from './order.ts';
import { decidePayment, type PaymentCommand, type PaymentRefusal } from './paying/payment-machine.ts';
import { receivedOf, type PaymentState } from './paying/payment-state.ts';
import { amountToRefund, type RefundLimit } from './paying/refund.ts';
import { isStuck } from './paying/settlement.ts';

/** The money for an order, and what is left of it. */
export interface MoneyOfOrder {
  readonly payment: PaymentState;
  /** Since when a provider's payment is being taken; null: none is. */
  readonly claimedAt: Date | null;
  /** Whether the provider looks at that payment for some days. */
  readonly isReviewed: boolean;
  /** The money that has come and was not ordered back. */
  readonly leftCents: Cents;
  /** What a dispute has given back to the customer and no document corrects yet. */
  readonly uncorrectedCents: Cents;
}

/** All of an order that decides about what staff may do with it. */
export interface OrderSituation {
  readonly order: OrderState;
  readonly method: PaymentMethod;
  /** Whether there is an address to write to: it is not kept by law alone, nor anonymised. */
  readonly isReachable: boolean;
  readonly fulfilments: readonly LineFulfilment[];
  /** Null: the customer was not asked to pay. */
  readonly money: MoneyOfOrder | null;
  /** What a gift voucher has paid and did not get back. */
  readonly giftLeftCents: Cents;
  /** A dispute keeps what is here from being delivered, and nobody has decided otherwise. */
  readonly isStopped: boolean;
}

/** The provider is just taking money: in a minute it is known whether it came. */
type BeingTaken = { readonly code: 'capture-under-way' };
const beingTaken: BeingTaken = { code: 'capture-under-way' };

/** An order that is paid on the spot is accepted with the click. */
export type PaidOnTheSpot = { readonly code: 'paid-on-the-spot' };

type Asked = Pick<MoneyOfOrder, 'payment' | 'claimedAt'>;

export function refusalToAccept(
  { order, method }: Pick<OrderSituation, 'order' | 'method'>,
  now: Date,
): OrderRefusal | PaidOnTheSpot | null {
  return isPaidOnTheSpot(method) ? { code: 'paid-on-the-spot' } : refusedBy(order, { kind: 'accept' }, now);
}

const refusalToDecline = ({ order }: Pick<OrderSituation, 'order'>, now: Date): OrderRefusal | null =>
  refusedBy(order, { kind: 'decline' }, now);

export type MarkAsPaidRefusal = BeingTaken | { readonly code: 'not-asked-to-pay' };

/**
 * A transfer can come for any order, whoever was to take its money, and whether or not anything is owed. While a provider
 * is taking it, that decides first: what it took of an order that is paid meanwhile would stay with the shop.
 */
export function refusalToMarkAsPaid(method: PaymentMethod, money: Asked | null): MarkAsPaidRefusal | null {
  if (money === null) return { code: 'not-asked-to-pay' };
  const isBeingTaken = isAwaited(money.payment.state) && money.claimedAt !== null;
  return isBeingTaken && isPaidOnTheSpot(method) ? beingTaken : null;
}

export type CheckRefusal = BeingTaken | { readonly code: 'payment-closed' };

/** Until it is stuck, a job asks about it. */
export function refusalToCheck(money: Asked | null, now: Date): CheckRefusal | null {
  if (money?.claimedAt == null || !isAwaited(money.payment.state)) return closed;
  return isStuck(money.payment.state, money.claimedAt, now) ? null : beingTaken;
}

const refusalToCapture = (money: Pick<Asked, 'payment'> | null, now: Date): PaymentRefusal | null =>
  refusedByMoney(money, { kind: 'ask-capture' }, now);

export function refusalToAskAgain(
  isReachable: boolean,
  money: Pick<Asked, 'payment'> | null,
  now: Date,
): PaymentRefusal | null {
  return isReachable ? refusedByMoney(money, { kind: 'ask-again', dueAt: now }, now) : closed;
}

export function refusalToRelease({
  order,
  isStopped,
  fulfilments,
}: Pick<OrderSituation, 'order' | 'isStopped' | 'fulfilments'>): { readonly code: 'no-open-case' } | null {
  const isWaiting = order.state === 'accepted' && fulfilments.some(isHere);
  return isStopped && isWaiting ? null : { code: 'no-open-case' };
}

export type CancelRefusal =
  | OrderRefusal
  | BeingTaken
  /** A piece is with the customer or on its way: it must come back first. One has been there: money goes back by itself. */
  | { readonly code: 'piece-is-out' | 'already-handed-over' };

export function refusalToCancel(
  { order, money, fulfilments }: Pick<OrderSituation, 'order' | 'money' | 'fulfilments'>,
  now: Date,
): CancelRefusal | null {
  if (order.state !== 'accepted') return { code: 'order-closed' };
  if (money !== null && isTakingNow(money, now)) return beingTaken;
  if (fulfilments.some((one) => one.state === 'shipped' || one.state === 'handed-over')) {
    return { code: 'piece-is-out' };
  }
  return fulfilments.some((one) => !isHere(one) && !neverLeft(one)) ? { code: 'already-handed-over' } : null;
}

/** A payment that is looked at for days, or is stuck, is no reason to wait: if it is taken after all, it goes back. */
function isTakingNow({ payment, claimedAt, isReviewed }: MoneyOfOrder, now: Date): boolean {
  if (payment.state === 'authorised') return payment.captureAskedAt !== null;
  return (
    payment.state === 'open' && claimedAt !== null && !isReviewed && !isStuck(payment.state, claimedAt, now)
  );
}

const refusalToWaive = (money: Pick<Asked, 'payment'> | null, now: Date): PaymentRefusal | null =>
  refusedByMoney(money, { kind: 'waive', amountCents: money?.payment.amountCents ?? 0 }, now);

function refusalToRefund({
  money,
  giftLeftCents,
}: Pick<OrderSituation, 'money' | 'giftLeftCents'>): RefundLimit | null {
  if (money === null) return nothing;
  const shares = amountToRefund(
    money.payment,
    receivedOf(money.payment) - money.leftCents,
    giftLeftCents,
    null,
  );
  return shares.ok ? null : shares.error;
}

const refusalToCorrectForBank = (money: MoneyOfOrder | null): RefundLimit | null =>
  money !== null && money.uncorrectedCents > 0 ? null : nothing;

/** The actions that are decided here, and not for a line, a document or a claim. */
const refusals = {
  accept: refusalToAccept,
  decline: refusalToDecline,
  'mark-as-paid': ({ method, money }) => refusalToMarkAsPaid(method, money),
  'check-payment': ({ money }, now) => refusalToCheck(money, now),
  capture: ({ money }, now) => refusalToCapture(money, now),
  'ask-again': ({ isReachable, money }, now) => refusalToAskAgain(isReachable, money, now),
  release: refusalToRelease,
  cancel: refusalToCancel,
  waive: ({ money }, now) => refusalToWaive(money, now),
  'refund-by-bank': ({ money }) => refusalToCorrectForBank(money),
  refund: refusalToRefund,
} as const satisfies Partial<
  Record<OrderAction, (order: OrderSituation, now: Date) => { readonly code: string } | null>
>;

/** What staff may do with an order and its money now. The use cases ask the same functions, under the order's lock. */
export function possibleActions(order: OrderSituation, now: Date): readonly OrderAction[] {
  return (Object.keys(refusals) as (keyof typeof refusals)[]).filter(
    (action) => refusals[action](order, now) === null,
  );
}

const closed = { code: 'payment-closed' } as const;
const nothing = { code: 'nothing-to-refund' } as const;

const isHere = ({ state }: LineFulfilment): boolean => state === 'waiting' || state === 'prepared';

/** A command whose effect happened before is no failure, and nothing to offer. */
function refusedBy(order: OrderState, command: OrderCommand, now: Date): OrderRefusal | null {
  const decided = decideOrder(order, command, now);
  if (!decided.ok) return decided.error;
  return decided.value.length === 0 ? { code: 'order-closed' } : null;
}

function refusedByMoney(
  money: Pick<Asked, 'payment'> | null,
  command: PaymentCommand,
  now: Date,
): PaymentRefusal | null {
  if (money === null) return closed;
  const decided = decidePayment(money.payment, command, now);
  if (!decided.ok) return decided.error;
  return decided.value.length === 0 ? closed : null;
}
