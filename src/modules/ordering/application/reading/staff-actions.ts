import { isDelivered } from '../../../../shared/orders/delivered-orders.ts';
import { neverLeft, unitsGivenUp, type LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { stopsDelivery, withheldIn, type PaymentCase } from '../../../payments/index.ts';
import type { OrderAction } from '../../domain/order-machine.ts';
import { isAwaited } from '../../domain/paying/payment-state.ts';
import { isStuck } from '../../domain/paying/settlement.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import type { PaymentFacts } from '../../infrastructure/stored-payment.ts';
import type { StoredRefund } from '../../infrastructure/stored-refund.ts';
import { isOfOrder } from '../ending/follow-refunds.ts';
import type { OrderView } from './order-view.ts';
import type { StaffClaim } from './staff-orders.ts';

/** What may come next. The use cases decide again, under the order's lock. */
export function actionsFor(
  {
    state,
    paymentMethod,
    lines,
    fulfilments,
    delivery,
    awaitsMail,
    totals,
  }: Omit<OrderView, 'history' | 'payment'>,
  payments: readonly PaymentFacts[],
  refunds: readonly StoredRefund[],
  cases: readonly PaymentCase[],
  now: Date,
): OrderAction[] {
  const payment = payments.at(-1)?.state ?? null;
  const actions: OrderAction[] = [];
  const isTransfer = paymentMethod === 'bank_transfer';
  if (state === 'offered')
    actions.push(...(isTransfer || awaitsMail ? (['accept'] as const) : []), 'decline');
  // A transfer can come for any order, whoever was to take its money; while a provider is taking it, that decides first.
  const isBeingPaid = !isTransfer && payments.at(-1)?.claimedAt !== null;
  if (payment !== null && isAwaited(payment) && !isBeingPaid) actions.push('mark-as-paid');
  if (payment !== null && isStuck(payment, payments.at(-1)?.claimedAt ?? null, now))
    actions.push('check-payment');
  const isUncaptured = payments.at(-1)?.captureAskedAt === null;
  if (state === 'accepted' && payment === 'authorised' && isUncaptured) actions.push('capture');
  if (state === 'accepted' && payment === 'expired') actions.push('ask-again');
  if (state === 'accepted' && isDelivered(payment)) {
    const has = (...states: string[]) => fulfilments.some((one) => states.includes(one.state));
    const isHere = has('waiting', 'prepared');
    const isStopped = cases.some(stopsDelivery);
    if (has('waiting')) actions.push('prepare');
    if (delivery === 'shipment' && isHere && !isStopped) actions.push('ship');
    if (has('shipped') || (isHere && !isStopped)) actions.push('hand-over');
    if (isHere && isStopped) actions.push('release');
    if (has('shipped')) actions.push('correct-shipment');
    if (fulfilments.some(mayReturn)) actions.push('return');
  }
  // What is on its way may arrive, whatever has become of its money.
  if (state === 'accepted' && payment === 'expired') {
    if (fulfilments.some((one) => one.state === 'shipped')) actions.push('hand-over', 'correct-shipment');
    if (fulfilments.some(mayReturn)) actions.push('return');
  }
  const isUnderWay = fulfilments.some((one) => one.state === 'shipped' || one.state === 'handed-over');
  const wasOut =
    isUnderWay ||
    fulfilments.some((one) => one.state === 'not-returned' || (one.state === 'returned' && !neverLeft(one)));
  const isSettled = isDelivered(payment) || payment === 'expired';
  if (state === 'accepted' && isSettled && fulfilments.some(mayComeBack)) actions.push('take-back');
  // An order of a single piece that is here is cancelled.
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isHere = fulfilments.some((one) => one.state === 'waiting' || one.state === 'prepared');
  if (state === 'accepted' && isSettled && isHere && units > 1) actions.push('take-out');
  const isBeingTaken = payment === 'authorised' && !isUncaptured;
  if (state === 'accepted' && !wasOut && !isBeingTaken) actions.push('cancel');
  if (payment === 'authorised' && isUncaptured) actions.push('waive');
  const refunded = refunds.filter(isOfOrder).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { heldCents, lostCents } = withheldIn(cases);
  const withheld = heldCents + lostCents;
  const corrected = refunds.reduce((sum, one) => (one.isByBank ? sum + one.amountCents : sum), 0);
  if (corrected < lostCents) actions.push('refund-by-bank');
  const isPaid = payment === 'received' || payment === 'refund-due';
  const giftCents = payment === 'received' ? totals.giftCents : 0;
  if (isPaid && refunded + withheld < (payments.at(-1)?.receivedCents ?? 0) + giftCents)
    actions.push('refund');
  // Nor does it matter whether anything is owed.
  if (payment !== null && !isAwaited(payment)) actions.push('mark-as-paid');
  return actions;
}

/** As long as nothing was credited on the invoice, it is the newest document. */
export function mayIssueAgain(
  { isRestricted, customer }: StoredOrder,
  { invoices }: Pick<OrderView, 'invoices'>,
): boolean {
  return !isRestricted && customer.email !== '' && invoices.at(-1)?.kind === 'invoice';
}

/** Damage shows once a rental is back, and may be found later than its return says; what is out may not come back. */
export function claimActions(
  { lines, fulfilments }: Pick<OrderView, 'lines' | 'fulfilments'>,
  claims: readonly StaffClaim[],
): OrderAction[] {
  const isBack = lines.some(
    ({ rentOption }, position) => rentOption !== null && fulfilments[position]?.state === 'returned',
  );
  const isOpen = claims.some(({ settled }) => settled === null);
  const isMistakable = claims.some(({ receipts }) => receipts.some(({ mayTakeBack }) => mayTakeBack));
  return [
    ...(isBack ? (['claim-damage'] as const) : []),
    ...(fulfilments.some(isRentedOut) ? (['claim-missing'] as const) : []),
    ...(isOpen ? (['claim-paid', 'claim-waived'] as const) : []),
    ...(isMistakable ? (['take-back-claim-receipt'] as const) : []),
  ];
}

function isRentedOut(one: LineFulfilment): boolean {
  return one.state === 'handed-over' && one.rental !== null;
}

/** What was given up may come back after all. */
function mayReturn(one: LineFulfilment): boolean {
  return isRentedOut(one) || one.state === 'not-returned' || unitsGivenUp(one) > 0;
}

/** Whether a line is taken back if it comes: rentals that are out have a step of their own. */
function mayComeBack(one: LineFulfilment): boolean {
  return one.state === 'shipped' || (one.state === 'handed-over' && !isRentedOut(one));
}
