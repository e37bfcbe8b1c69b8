import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { stopsDelivery, withheldIn } from '../../../payments/index.ts';
import { isPaidOnTheSpot } from '../../domain/order.ts';
import type { MoneyOfOrder, OrderSituation } from '../../domain/order-steps.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import { linesOf, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import { refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'payments' | 'vouchers' | 'afterContract'>;

/** Kept only for the law, or anonymised, an order has nobody to write to. */
export const isReachable = ({
  isRestricted,
  customer,
}: Pick<StoredOrder, 'isRestricted' | 'customer'>): boolean => !isRestricted && customer.email !== '';

/** All of an order that decides about what staff may do with it, as it is now. */
export async function standingOf(
  deps: Dependencies,
  handle: Db | Tx,
  stored: StoredOrder,
): Promise<OrderSituation> {
  const lines = await linesOf(handle, stored.id);
  const asked = await paymentOf(handle, stored.id);
  return {
    order: stored.order,
    method: stored.paymentMethod,
    isReachable: isReachable(stored),
    fulfilments: await deps.afterContract.progressOf(handle, stored.id, lines.length),
    money: asked === null ? null : await moneyOf(deps, handle, stored, asked),
    giftLeftCents: await deps.vouchers.giftLeftOf(handle, stored.id),
    isStopped: (await deps.payments.casesOf(handle, stored.id)).some(stopsDelivery),
  };
}

async function moneyOf(
  deps: Pick<Dependencies, 'payments'>,
  handle: Db | Tx,
  { id }: StoredOrder,
  asked: StoredPayment,
): Promise<MoneyOfOrder> {
  const refunds = await refundsOf(handle, id);
  const unsettled = await deps.payments.unsettledOf(handle, id);
  return {
    payment: asked.payment,
    claimedAt: asked.claimedAt,
    isReviewed: unsettled.some((one) => one.id === asked.claimedBy && one.state === 'pending'),
    leftCents: await leftOf(deps, handle, asked, refunds),
    uncorrectedCents: uncorrectedOf(await disputedOf(deps, handle, id, asked.claimedBy), refunds),
  };
}

/** The part of the order's money for which no refund was ordered; below zero where more than came is to go back. */
export async function leftOf(
  { payments }: Pick<OrderingDependencies, 'payments'>,
  handle: Db | Tx,
  { payment, method, claimedBy }: StoredPayment,
  refunds: readonly StoredRefund[],
): Promise<Cents> {
  if (isPaidOnTheSpot(method) && claimedBy !== null) return payments.refundable(handle, claimedBy);
  return (
    receivedOf(payment) -
    refunds.reduce(
      (sum, one) =>
        one.isToGift || one.isWaived || one.isByBank || one.claimId !== null ? sum : sum + one.amountCents,
      0,
    )
  );
}

/** The money of an order's payment that disputes hold, and that they have given back to the customer. */
export async function disputedOf(
  { payments }: Pick<OrderingDependencies, 'payments'>,
  handle: Db | Tx,
  orderId: string,
  claimedBy: string | null,
): Promise<{ readonly heldCents: Cents; readonly lostCents: Cents }> {
  const cases = await payments.casesOf(handle, orderId);
  return withheldIn(cases.filter(({ paymentId }) => paymentId === claimedBy));
}

/** The money that a dispute has given back to the customer and no credit note says yet. */
export function uncorrectedOf(
  { lostCents }: { readonly lostCents: Cents },
  refunds: readonly StoredRefund[],
): Cents {
  const corrected = refunds.reduce((sum, one) => (one.isByBank ? sum + one.amountCents : sum), 0);
  return Math.max(0, lostCents - corrected);
}
