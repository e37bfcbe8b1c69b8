import { aboutOrder } from '../mails/mail-parts.ts';
import { writeAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { isPaidOnTheSpot, orderNumber } from '../../domain/order.ts';
import { paymentChanged } from '../../../payments/index.ts';
import { takeOffBoughtGift } from '../../../vouchers/index.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import { amountToRefund, amountToWaive, type RefundLimit } from '../../domain/paying/refund.ts';
import { lockOrder, readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import {
  insertRefund,
  insertWaiver,
  readRefund,
  refundsOf,
  type StoredRefund,
} from '../../infrastructure/stored-refund.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { creditOrder } from '../invoice-of-order.ts';
import { waivedMail } from '../mails/authorised-mails.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { isHiddenFrom, lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder } from '../reading/order-view.ts';
import { leftOf } from '../reading/order-situation.ts';
import { refundedToGiftMail } from '../mails/order-mails.ts';
import { finish, noteWhole, providerKey } from './follow-refunds.ts';
import { correctForBank } from './given-back-by-bank.ts';
import { partsOfCredit } from './suggested-refund.ts';

export interface RefundRequest {
  /** The number of the order: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** Integer from 1, at most what was paid and not yet paid back; null: all of that. */
  readonly amountCents: Cents | null;
  /** For staff's own records; the customer does not see it. */
  readonly reason: string;
  /** The idempotency key, 1 to 100 characters: sent twice, it is one refund. */
  readonly key: string;
  /** The account for a bank transfer, without spaces; null: it is found in the bank's statement. */
  readonly iban?: string | null | undefined;
  /** The withdrawals from the order that are dealt with by it, by their ids. */
  readonly settledWithdrawals?: readonly string[];
  /** No money goes back: the customer has it from a dispute that the shop has lost, and the invoice is corrected. */
  readonly isByBank?: boolean;
}

export type RefundRefusal =
  | LockRefusal
  | RefundLimit
  /** The same key was used for another amount. */
  | { readonly code: 'idempotency-conflict' }
  /** Promised money is just being taken: it is paid back once it has come. */
  | { readonly code: 'capture-under-way' };

export interface OrderedRefund {
  readonly refund: StoredRefund;
  /** The money that could still be paid back after it. */
  readonly leftCents: Cents;
}

/**
 * Pays money back to a customer: the amount, or a part of it. What came through a provider goes back the same way, by a
 * job that asks until the provider has done it; a bank transfer is made by staff, who then call `refundTransferred`.
 * The customer gets a mail when the money is on its way. Stock and order stay as they are.
 * @throws RightMissing without `orders:refund`
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function refundOrder(
  deps: OrderingDependencies,
  request: RefundRequest,
  actor: Actor,
): Promise<Result<OrderedRefund, RefundRefusal>> {
  requireRight(actor, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<OrderedRefund, RefundRefusal>> => {
    const isOrdered = async (orderId: string): Promise<boolean> =>
      (await refundsOf(tx, orderId)).some((refund) => isCalled(refund, request.key));
    const locked = await lockForStaff(tx, { number: request.orderNumber }, actor, isOrdered);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const ordered = await refundLocked(deps, tx, stored, request, actor, now);
    const { settledWithdrawals = [] } = request;
    if (ordered.ok && settledWithdrawals.length > 0) {
      await deps.afterContract.closeWithdrawals(tx, stored.id, settledWithdrawals, actor, now);
    }
    return ordered;
  });
}

/** The same within a transaction that has locked the order. */
export async function refundLocked(
  deps: OrderingDependencies,
  tx: Tx,
  stored: StoredOrder,
  input: Omit<RefundRequest, 'orderNumber'>,
  actor: Actor,
  now: Date,
): Promise<Result<OrderedRefund, RefundRefusal>> {
  const orderedBy = requireRight(actor, 'orders:refund');
  const asked = await paymentOf(tx, stored.id);
  if (asked === null) return fail({ code: 'nothing-to-refund' });
  const before = await refundsOf(tx, stored.id);
  const left = await leftOf(deps, tx, asked, before);
  const giftLeft = await deps.vouchers.giftLeftOf(tx, stored.id);
  const leftAfter = (cents: Cents): Cents => Math.max(0, left) + giftLeft - cents;
  const same = before.filter((refund) => isCalled(refund, input.key));
  if (same[0] !== undefined) {
    const sameCents = same.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return input.amountCents === null || input.amountCents === sameCents
      ? ok({ refund: same[0], leftCents: leftAfter(0) })
      : fail({ code: 'idempotency-conflict' });
  }
  if (input.isByBank === true) return correctForBank(deps, tx, stored, asked, input, actor, now);
  if (asked.payment.state === 'authorised') {
    return waive(deps, tx, stored, { ...asked, payment: asked.payment }, input, actor, now);
  }
  const ordered = receivedOf(asked.payment) - left;
  const shares = amountToRefund(asked.payment, ordered, giftLeft, input.amountCents);
  if (!shares.ok) return shares;
  const { moneyCents, giftCents } = shares.value;
  const amountCents = moneyCents + giftCents;
  await deps.moveValue(tx, actor, amountCents, now);
  // What a bought gift voucher gives back is worth nothing any more; what was redeemed does not go back.
  const taken = await takeOffBoughtGift(tx, stored.id, amountCents, orderedBy, now);
  if (!taken.ok) return taken;
  const paymentId = isPaidOnTheSpot(asked.method) ? asked.claimedBy : null;
  const about = {
    orderId: stored.id,
    reason: input.reason,
    orderedAt: now,
    orderedBy,
    isSurplus: false,
    claimId: null,
  };
  const iban = paymentId === null ? (input.iban ?? null) : null;
  const money = { ...about, id: deps.newId(), key: input.key, amountCents: moneyCents, paymentId, iban };
  const gift = {
    ...about,
    id: deps.newId(),
    key: giftKey(input.key),
    amountCents: giftCents,
    paymentId: null,
    isToGift: true,
    iban: null,
  };
  const refund =
    moneyCents > 0
      ? { ...money, isToGift: false, isWaived: false, isByBank: false, doneAt: null }
      : { ...gift, isWaived: false, isByBank: false, doneAt: now };
  if (moneyCents > 0) await insertRefund(tx, money);
  if (moneyCents > 0 && paymentId !== null) {
    const way = { paymentId, amountCents: moneyCents, key: providerKey(money.id) };
    await deps.payments.orderRefund(tx, way, now);
  }
  if (giftCents > 0) {
    await deps.vouchers.refundToGift(tx, stored.id, giftCents);
    await insertRefund(tx, gift);
  }
  await creditOrder(
    deps,
    tx,
    stored,
    {
      key: `refund ${refund.id}`,
      amountCents,
      giftCents,
      ...(await partsOfCredit(deps, tx, stored, before, amountCents)),
    },
    now,
  );
  await appendHistory(tx, stored.id, orderedBy, [
    { type: 'refund-ordered', at: now, amountCents, reason: input.reason },
  ]);
  await writeAudit(
    tx,
    actor,
    {
      action: 'refund',
      entity: 'orders',
      entityId: orderNumber(stored.number),
      before: null,
      after: { amountCents, reason: input.reason },
    },
    now,
  );
  if (giftCents > 0) {
    await noteWhole(tx, stored, orderedBy, now);
    const view = await viewOrder(deps, tx, stored);
    await orderMail(tx, () => refundedToGiftMail(view, giftCents), now, aboutOrder(view));
  }
  return ok({ refund, leftCents: leftAfter(amountCents) });
}

/**
 * Takes less of the money that a provider has only promised, or none of it: there is nothing to pay back, and no
 * invoice to correct yet.
 */
async function waive(
  deps: OrderingDependencies,
  tx: Tx,
  stored: StoredOrder,
  asked: StoredPayment & { readonly payment: Extract<StoredPayment['payment'], { state: 'authorised' }> },
  input: Omit<RefundRequest, 'orderNumber'>,
  actor: Actor,
  now: Date,
): Promise<Result<OrderedRefund, RefundRefusal>> {
  const orderedBy = requireRight(actor, 'orders:refund');
  const amount = amountToWaive(asked.payment, input.amountCents);
  if (!amount.ok) return amount;
  const amountCents = amount.value;
  await deps.moveValue(tx, actor, amountCents, now);
  const decided = decidePayment(asked.payment, { kind: 'waive', amountCents }, now);
  if (!decided.ok) return fail({ code: 'capture-under-way' });
  const payment = decided.value.reduce(evolvePayment, asked.payment);
  await savePayment(tx, asked.id, payment, null);
  const waiver = {
    id: deps.newId(),
    orderId: stored.id,
    amountCents,
    reason: input.reason,
    orderedAt: now,
    orderedBy,
  };
  await insertWaiver(tx, { ...waiver, key: input.key });
  const told = { amountCents, reason: input.reason };
  await appendHistory(
    tx,
    stored.id,
    orderedBy,
    decided.value.map((event) => ({ ...event, ...told })),
  );
  await auditOrder(tx, actor, stored, 'waive', null, told, now);
  if (payment.state === 'released' && asked.claimedBy !== null) {
    await writeOutbox(tx, paymentChanged, { paymentId: asked.claimedBy }, now);
  }
  const leftCents = payment.state === 'released' ? 0 : payment.amountCents;
  const view = await viewOrder(deps, tx, stored);
  await orderMail(tx, () => waivedMail(view, amountCents, leftCents), now, aboutOrder(view));
  const refund = {
    ...waiver,
    paymentId: null,
    iban: null,
    isSurplus: false,
    claimId: null,
    isToGift: false,
    isWaived: true,
    isByBank: false,
    doneAt: now,
  };
  return ok({ refund, leftCents });
}

/** The key of the part of a refund that goes to a gift voucher. */
const giftKey = (key: string): string => `${key} gift voucher`;

const isCalled = (refund: { readonly key: string }, key: string): boolean =>
  refund.key === key || refund.key === giftKey(key);

/**
 * What goes back, or went back, of an order's money, the oldest first.
 * @throws RightMissing without `orders:read`
 */
export async function listRefunds(
  { db }: Pick<OrderingDependencies, 'db'>,
  orderNumber: number,
  actor: Actor,
): Promise<readonly StoredRefund[]> {
  requireRight(actor, 'orders:read');
  const stored = await readOrder(db, { number: orderNumber });
  return stored === null || isHiddenFrom(stored, actor) ? [] : refundsOf(db, stored.id);
}

/**
 * Staff have transferred the money of a refund. Told twice, it happened once.
 * @returns whether it was open until now; false also for what a provider pays back and has not refused
 * @throws RightMissing without `orders:refund`
 */
export async function refundTransferred(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'content' | 'afterContract' | 'payments'>,
  refundId: string,
  actor: Actor,
): Promise<boolean> {
  const name = requireRight(actor, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const found = await lockRefund(tx, refundId, actor);
    if (found === null) return false;
    const { refund, stored } = found;
    const isStaffs =
      refund.paymentId === null || (await deps.payments.refundPaidOtherwise(tx, providerKey(refund.id), now));
    if (!isStaffs || !(await finish(deps, tx, stored, { ...refund, paymentId: null }, name, now)))
      return false;
    await auditOrder(tx, actor, stored, 'refund-transferred', null, { amountCents: refund.amountCents }, now);
    return true;
  });
}

/**
 * Asks the provider again for a refund that it refused, or that did not happen within a day.
 * @returns whether there is anything to ask for
 * @throws RightMissing without `orders:refund`
 */
export async function retryRefund(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'payments'>,
  refundId: string,
  actor: Actor,
): Promise<boolean> {
  const name = requireRight(actor, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const found = await lockRefund(tx, refundId, actor);
    if (found === null) return false;
    const { refund, stored } = found;
    if (!(await deps.payments.retryRefund(tx, providerKey(refund.id), now))) return false;
    const { amountCents } = refund;
    await appendHistory(tx, stored.id, name, [{ type: 'refund-tried-again', at: now, amountCents }]);
    await auditOrder(tx, actor, stored, 'retry-refund', null, { amountCents }, now);
    return true;
  });
}

/** A refund with its order, which stays locked; null where there is none, or none for this actor. */
async function lockRefund(
  tx: Tx,
  refundId: string,
  actor: Actor,
): Promise<{ readonly refund: StoredRefund; readonly stored: StoredOrder } | null> {
  const refund = await readRefund(tx, refundId);
  const stored = refund === null ? null : await lockOrder(tx, { id: refund.orderId });
  return refund === null || stored === null || isHiddenFrom(stored, actor) ? null : { refund, stored };
}
