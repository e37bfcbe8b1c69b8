import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import type { RefundProgress } from '../../../payments/index.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment } from '../../infrastructure/stored-payment.ts';
import {
  insertRefund,
  refundsOf,
  saveRefundDone,
  saveRefundReturned,
  type StoredRefund,
} from '../../infrastructure/stored-refund.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { refundedMail, refundReturnedMail } from '../mails/order-mails.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder } from '../reading/order-view.ts';

/** The key of an order's refund at the department of payments. */
export const providerKey = (refundId: string): string => `staff ${refundId}`;

/** How far the providers are with the refunds of an order, by their ids; those that staff transfer are not among them. */
export async function refundStates(
  { payments, db }: Pick<OrderingDependencies, 'payments' | 'db'>,
  refunds: readonly StoredRefund[],
): Promise<ReadonlyMap<string, RefundProgress>> {
  const states = new Map<string, RefundProgress>();
  for (const { id, paymentId } of refunds) {
    const state = paymentId === null ? null : await payments.refundState(db, providerKey(id));
    if (state !== null) states.set(id, state);
  }
  return states;
}

/**
 * Refunds of an order that its provider has made since, or that have come back to it: they are noted, and the customer
 * hears of them. The caller has locked the order.
 */
export async function noteRefunds(
  deps: Pick<OrderingDependencies, 'payments' | 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  actor: string,
  now: Date,
): Promise<void> {
  for (const refund of await refundsOf(tx, stored.id)) {
    if (refund.paymentId === null) continue;
    const progress = await deps.payments.refundState(tx, providerKey(refund.id));
    if (refund.doneAt === null && progress?.state === 'made')
      await finish(deps, tx, stored, refund, actor, now);
    if (refund.doneAt !== null && progress?.state === 'refused')
      await reopen(deps, tx, stored, refund, actor, now);
  }
}

/** The customer's bank has sent the money back: it is owed again, and staff see it among the refunds to be made. */
async function reopen(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  refund: StoredRefund,
  actor: string,
  now: Date,
): Promise<void> {
  if (!(await saveRefundReturned(tx, refund.id))) return;
  const { amountCents } = refund;
  await appendHistory(tx, stored.id, actor, [{ type: 'refund-returned', at: now, amountCents }]);
  const asked = isOfOrder(refund) ? await paymentOf(tx, stored.id) : null;
  if (asked !== null) {
    const isDue = stored.order.state === 'cancelled' && stored.order.reason === 'unpaid';
    const command = { kind: 'return-refund', receivedAt: asked.receivedAt ?? now, isDue } as const;
    const decided = decidePayment(asked.payment, command, now);
    if (decided.ok && decided.value.length > 0) {
      await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
      await appendHistory(tx, stored.id, actor, decided.value);
    }
  }
  const view = await viewOrder(deps, tx, stored);
  await orderMail(tx, () => refundReturnedMail(view, amountCents), now, aboutOrder(view));
}

/** A refund is made: its order and its customer hear of it. @returns false if they have before */
export async function finish(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  refund: StoredRefund,
  actor: string,
  now: Date,
): Promise<boolean> {
  if (!(await saveRefundDone(tx, refund.id, actor, now))) return false;
  await appendHistory(tx, stored.id, actor, [
    { type: 'refund-made', at: now, amountCents: refund.amountCents },
  ]);
  await noteWhole(tx, stored, actor, now);
  const view = await viewOrder(deps, tx, stored);
  await orderMail(
    tx,
    () => refundedMail(view, refund.amountCents, refund.paymentId !== null),
    now,
    aboutOrder(view),
  );
  return true;
}

/** Marks the order's payment as refunded once all of it was paid back, no matter how. */
export async function noteWhole(tx: Tx, stored: StoredOrder, actor: string, now: Date): Promise<void> {
  const asked = await paymentOf(tx, stored.id);
  if (asked === null) return;
  const made = (await refundsOf(tx, stored.id)).filter((one) => one.doneAt !== null && isOfOrder(one));
  const madeOf = (isToGift: boolean) =>
    made.reduce((sum, one) => (one.isToGift === isToGift ? sum + one.amountCents : sum), 0);
  if (madeOf(false) < receivedOf(asked.payment)) return;
  if (asked.payment.state === 'received' && madeOf(true) < stored.totals.giftCents) return;
  const decided = decidePayment(asked.payment, { kind: 'refund' }, now);
  if (!decided.ok || decided.value.length === 0) return;
  await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, stored.id, actor, decided.value);
}

/** As staff read them. */
const reasons = {
  late: 'Zu spät bezahlt',
  surplus: 'Doppelt bezahlt',
  part: 'Nur zum Teil abgebucht',
} as const;

/**
 * Money that a provider took for nothing goes back at once: it came too late, or for an order that was paid. It is a
 * refund like any other, so staff see if it comes to nothing. The caller has locked the order.
 * @returns whether anything was left to go back
 */
export async function payBack(
  deps: Pick<OrderingDependencies, 'payments' | 'newId'>,
  tx: Tx,
  orderId: string,
  { paymentId, why }: { readonly paymentId: string; readonly why: keyof typeof reasons },
  orderedBy: string,
  now: Date,
): Promise<boolean> {
  const amountCents = await deps.payments.refundable(tx, paymentId);
  if (amountCents === 0) return false;
  const id = deps.newId();
  const isSurplus = why === 'surplus';
  await insertRefund(tx, {
    id,
    orderId,
    key: `${why} ${paymentId}`,
    amountCents,
    reason: reasons[why],
    isSurplus,
    paymentId,
    orderedAt: now,
    orderedBy,
  });
  await deps.payments.orderRefund(tx, { paymentId, amountCents, key: providerKey(id) }, now);
  return true;
}

/** Whether it is of the money that the order was paid with, and not of a claim's or of a second payment by a provider. */
const isOfOrder = ({
  isSurplus,
  isWaived,
  isByBank,
  paymentId,
  claimId,
}: Pick<StoredRefund, 'isSurplus' | 'isWaived' | 'isByBank' | 'paymentId' | 'claimId'>): boolean =>
  !isWaived && !isByBank && claimId === null && (!isSurplus || paymentId === null);
