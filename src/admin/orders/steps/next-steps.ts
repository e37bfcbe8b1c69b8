import { mayHoldBack } from '../../../shared/orders/goods-withdrawn.ts';
import { isOfAll } from '../../../shared/orders/used-share.ts';
import type { Order } from '../order-types.ts';

type ActionName = Order['actions'][number];
type Facts = Pick<
  Order,
  'state' | 'actions' | 'lines' | 'declarations' | 'returns' | 'claims' | 'refundSuggested'
> & {
  readonly payments: readonly Pick<Order['payments'][number], 'state'>[];
};

const isOut = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ state }) => state === 'shipped' || state === 'handed-over');

const isHere = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ state }) => state === 'waiting' || state === 'prepared');

/** Whether the shop may wait with the money of a withdrawal until its goods are back. */
export const mayWaitForGoods = (
  order: Pick<Order, 'lines' | 'returns'>,
  withdrawal: Pick<Order['declarations'][number], 'pieces' | 'receivedAt'>,
): boolean => mayHoldBack({ isOut: isAwaitedBack(order, withdrawal), isHere: isHere(order) });

/**
 * Whether the goods of a withdrawal are still with the customer or on their way back. What was booked back since the
 * withdrawal counts as the part that it meant, because that part is only named in the customer's words.
 */
export function isAwaitedBack(
  order: Pick<Order, 'lines' | 'returns'>,
  { pieces, receivedAt }: Pick<Order['declarations'][number], 'pieces' | 'receivedAt'>,
): boolean {
  if (!isOut(order)) return false;
  return pieces === null || !order.returns.some(({ returnedAt }) => returnedAt >= receivedAt);
}

/**
 * The possible actions in two groups: those that are due, the most urgent first, and the rest, which no one waits for.
 * Paying money back is due only while it is owed: after a return, for money that came too late, or for goods whose
 * dispatch was proved (§ 357 (4) BGB). What is withdrawn is not packed any more, as long as the withdrawal counts.
 */
export function nextSteps(order: Facts): {
  readonly due: readonly ActionName[];
  readonly others: readonly ActionName[];
} {
  const payment = order.payments.at(-1)?.state;
  const withdrawals = order.declarations.filter(
    ({ kind, handledAt, counts }) => kind === 'withdrawal' && handledAt === null && counts,
  );
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWithdrawn = withdrawals.some((one) => isOfAll(one, units));
  const awaited = withdrawals.filter((one) => isAwaitedBack(order, one));
  // It came back as the rental ended, so no return of the withdrawal will say what is owed.
  const isRentalBack =
    withdrawals.length > 0 &&
    !isOut(order) &&
    order.returns.length === 0 &&
    order.lines.some(({ state }) => state === 'returned');
  const isOwed =
    order.refundSuggested !== null ||
    isRentalBack ||
    payment === 'refund-due' ||
    // It was disputed when the order was called off, and the shop has won.
    (order.state === 'cancelled' && payment === 'received') ||
    awaited.some(({ dispatchProvedAt }) => dispatchProvedAt !== null);
  // What is withdrawn and never left the shop is taken out; all of an order is cancelled, as long as it can be.
  const isToTakeOut =
    isHere(order) &&
    withdrawals.some((one) =>
      isOfAll(one, units)
        ? !order.actions.includes('cancel')
        : !order.returns.some(({ returnedAt }) => returnedAt >= one.receivedAt),
    );
  const isPaid = payment === 'received' || payment === 'refund-due';
  const hasEnded = order.state !== 'offered' && order.state !== 'accepted';
  const isDue = (name: ActionName): boolean => {
    switch (name) {
      case 'refund':
      case 'refund-by-bank':
      case 'waive':
        return isOwed;
      case 'take-back':
        return awaited.length > 0;
      case 'take-out':
        return isToTakeOut;
      case 'cancel':
        return isWithdrawn;
      case 'prepare':
      case 'ship':
      case 'hand-over':
        return !isWithdrawn;
      case 'mark-as-paid':
        return !isPaid && !hasEnded;
      case 'claim-damage':
        // Where a return says that there is damage, until something is claimed for it; found later, it is no urgent matter.
        return order.lines.some(
          ({ cameBack, position }) =>
            cameBack?.condition === 'damaged' && !order.claims.some((claim) => claim.position === position),
        );
      case 'return':
        // What was given up may come back after all, and nobody waits for it.
        return order.lines.some(({ rentedUntil }) => rentedUntil !== null);
      case 'claim-missing':
      case 'claim-waived':
      case 'release':
      case 'capture':
      case 'correct-shipment':
      case 'take-back-receipt':
      case 'issue-to-another':
        return false;
      default:
        return true;
    }
  };
  const due = order.actions.filter(isDue);
  const leads = (name: ActionName): boolean => isOwed && (name === 'refund' || name === 'waive');
  return {
    due: [...due.filter(leads), ...due.filter((name) => !leads(name))],
    others: order.actions.filter((name) => !isDue(name)),
  };
}
