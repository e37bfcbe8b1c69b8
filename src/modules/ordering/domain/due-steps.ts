import { isAwaited, isPaidBack } from '../../../shared/orders/payment-states.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { orderActions, type OrderAction, type OrderStep } from '../../../shared/orders/order-actions.ts';
import {
  isAwaitedBack,
  mayMean,
  unitsKept,
  withdrawnUnits,
  type Ordered,
} from '../../../shared/orders/withdrawn-pieces.ts';
import type { OrderState } from './order-machine.ts';
import type { PaymentMethod } from './order.ts';
import type { PaymentState } from './paying/payment-state.ts';

/** What decides whether somebody waits for a step. */
export interface DueFacts extends Omit<Ordered, 'state' | 'declarations'> {
  readonly state: OrderState['state'];
  readonly method: PaymentMethod;
  /** Null: the customer was not asked to pay. */
  readonly payment: PaymentState['state'] | null;
  readonly fulfilments: readonly LineFulfilment[];
  readonly declarations: readonly (Ordered['declarations'][number] & {
    readonly dispatchProvedAt: Date | string | null;
  })[];
  /** The claims on lines, by their positions. */
  readonly claims: readonly { readonly position: number }[];
  /** Whether money is owed for what came back or was taken out. */
  readonly isRefundSuggested: boolean;
}

type Possible = Omit<OrderStep, 'isDue'>;

/**
 * The possible steps: those that are due first, the most urgent of them leading, then those that nobody waits for. Paying
 * money back is due only while it is owed: after a return, for money that came too late, or for goods whose dispatch was
 * proved (§ 357 (4) BGB). What is withdrawn is not packed any more, as long as the withdrawal counts.
 */
export function sortSteps(possible: readonly Possible[], order: DueFacts): readonly OrderStep[] {
  const { isDue, isOwed } = dueIn(possible, order);
  const isSecondPayment = order.payment !== null && !isAwaited(order.payment);
  // Money that nobody waits for comes after all that is about the money that has come.
  const place = (action: OrderAction): number =>
    isSecondPayment && action === 'mark-as-paid'
      ? orderActions.indexOf('refund') + 0.5
      : orderActions.indexOf(action);
  const leads = ({ action }: Possible): boolean => isOwed && (action === 'refund' || action === 'waive');
  const rank = (step: OrderStep): number => (step.isDue ? (leads(step) ? 0 : 1) : 2);
  return possible
    .map((step) => ({ ...step, isDue: isDue(step.action) }))
    .toSorted((a, b) => rank(a) - rank(b) || place(a.action) - place(b.action));
}

function dueIn(possible: readonly Possible[], order: DueFacts) {
  const { state, payment, fulfilments } = order;
  const isPossible = (name: OrderAction): boolean => possible.some(({ action }) => action === name);
  const withdrawals = withdrawnUnits(order).filter(({ isOpen }) => isOpen);
  const isWithdrawn = withdrawals.some(({ isAll }) => isAll);
  const awaited = withdrawals.filter(isAwaitedBack);
  // It came back as the rental ended, so no return of the withdrawal will say what is owed.
  const isRentalBack =
    withdrawals.length > 0 &&
    !fulfilments.some((one) => one.state === 'shipped' || one.state === 'handed-over') &&
    order.returns.length === 0 &&
    fulfilments.some(
      (one, position) => one.state === 'returned' && withdrawals.some((each) => mayMean(each, position)),
    );
  const isOwed =
    order.isRefundSuggested ||
    isRentalBack ||
    payment === 'refund-due' ||
    // It was disputed when the order was called off, and the shop has won.
    (state === 'cancelled' && payment === 'received') ||
    order.declarations.some(
      ({ id, dispatchProvedAt }) => dispatchProvedAt !== null && awaited.some((one) => one.id === id),
    );
  // Withdrawn units that never left the shop are taken out; all of an order is cancelled, as long as it can be.
  const isToTakeOut = withdrawals.some(
    ({ isHere, isAll, isUnclear, back }) =>
      isHere && (isAll ? !isPossible('cancel') : !isUnclear || back.length === 0),
  );
  const isDue = (name: OrderAction): boolean => {
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
        return isWithdrawn || (isPaidBack(payment) && isPossible('hand-over'));
      case 'prepare':
      case 'ship':
      case 'hand-over':
        return !isWithdrawn && !isAllHereMeant(order);
      case 'mark-as-paid':
        // Nobody waits for a transfer where a card or wallet was chosen.
        return (
          payment !== null && isAwaited(payment) && state === 'accepted' && order.method === 'bank_transfer'
        );
      case 'claim-damage':
        // Due when a return reports damage, until something is claimed for it. Damage found later is not urgent.
        return fulfilments.some(
          (one, position) =>
            one.state === 'returned' &&
            one.cameBack?.condition === 'damaged' &&
            !order.claims.some((claim) => claim.position === position),
        );
      case 'return':
        // A rental that was given up may come back after all, and nobody waits for it.
        return fulfilments.some((one) => one.state === 'handed-over' && one.rental !== null);
      case 'accept':
      case 'decline':
      case 'check-payment':
      case 'ask-again':
      case 'claim-paid':
      case 'correct-vat':
        return true;
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
        return name satisfies never;
    }
  };
  return { isDue, isOwed };
}

/** Whether all that is still here is meant, as staff have recorded it: it is taken out, and nothing of it goes out. */
function isAllHereMeant(order: DueFacts): boolean {
  const kept = unitsKept(order).filter((_, position) => {
    const state = order.fulfilments[position]?.state;
    return state === 'waiting' || state === 'prepared';
  });
  return kept.length > 0 && kept.every((units) => units === 0);
}
