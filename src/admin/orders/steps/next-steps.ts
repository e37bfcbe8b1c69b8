import {
  mayHoldBack,
  mayMean,
  unitsKept,
  withdrawnUnits,
  type WithdrawnUnits,
} from '../../../shared/orders/withdrawn-pieces.ts';
import { isPaidBack } from '../../../shared/orders/delivered-orders.ts';
import type { Order } from '../order-types.ts';
import { isPaid } from './incoming-money.tsx';

type ActionName = Order['actions'][number];
type Facts = Pick<
  Order,
  'state' | 'actions' | 'paymentMethod' | 'lines' | 'declarations' | 'returns' | 'claims' | 'refundSuggested'
> & {
  readonly payments: readonly Pick<Order['payments'][number], 'state'>[];
};

const isOut = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ state }) => state === 'shipped' || state === 'handed-over');

/** Whether the shop may wait with the money of a withdrawal until its goods are back. */
export const mayWaitForGoods = (withdrawal: WithdrawnUnits): boolean =>
  mayHoldBack({ ...withdrawal, isOut: isAwaitedBack(withdrawal) });

/**
 * Whether the goods of a withdrawal are still with the customer or on their way back. Where nobody has recorded which part
 * it means, what came back for it counts as that part.
 */
export const isAwaitedBack = ({ isOut: isGone, isUnclear, back }: WithdrawnUnits): boolean =>
  isGone && !(isUnclear && back.length > 0);

/** Whether all that is still here is meant, as staff have recorded it: it is taken out, and nothing of it goes out. */
function isAllMeant(order: Pick<Facts, 'state' | 'lines' | 'returns' | 'declarations'>): boolean {
  const kept = unitsKept(order).filter((_, position) => {
    const state = order.lines[position]?.state;
    return state === 'waiting' || state === 'prepared';
  });
  return kept.length > 0 && kept.every((units) => units === 0);
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
  const withdrawals = withdrawnUnits(order).filter(({ isOpen }) => isOpen);
  const isWithdrawn = withdrawals.some(({ isAll }) => isAll);
  const awaited = withdrawals.filter(isAwaitedBack);
  // It came back as the rental ended, so no return of the withdrawal will say what is owed.
  const isRentalBack =
    withdrawals.length > 0 &&
    !isOut(order) &&
    order.returns.length === 0 &&
    order.lines.some(
      ({ state }, position) => state === 'returned' && withdrawals.some((one) => mayMean(one, position)),
    );
  const isOwed =
    order.refundSuggested !== null ||
    isRentalBack ||
    payment === 'refund-due' ||
    // It was disputed when the order was called off, and the shop has won.
    (order.state === 'cancelled' && payment === 'received') ||
    order.declarations.some(
      ({ id, dispatchProvedAt }) => dispatchProvedAt !== null && awaited.some((one) => one.id === id),
    );
  // What is withdrawn and never left the shop is taken out; all of an order is cancelled, as long as it can be.
  const isToTakeOut = withdrawals.some(
    ({ isHere, isAll, isUnclear, back }) =>
      isHere && (isAll ? !order.actions.includes('cancel') : !isUnclear || back.length === 0),
  );
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
        // Instead of delivering it as a present.
        return isWithdrawn || (isPaidBack(payment) && order.actions.includes('hand-over'));
      case 'prepare':
      case 'ship':
      case 'hand-over':
        return !isWithdrawn && !isAllMeant(order);
      case 'mark-as-paid':
        // Nobody waits for a transfer where a card or wallet was chosen.
        return !isPaid(order) && !hasEnded && order.paymentMethod === 'bank_transfer';
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
      case 'check-vat-id':
      case 'correct-shipment':
      case 'take-back-receipt':
      case 'take-back-claim-receipt':
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
