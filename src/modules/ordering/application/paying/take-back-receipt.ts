import { aboutOrder } from '../mails/mail-parts.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import type { LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { takeBackBoughtGift } from '../../../vouchers/index.ts';
import { transferEnd } from '../../domain/deadlines.ts';
import type { OrderState } from '../../domain/order-machine.ts';
import { decidePayment, evolvePayment, type PaymentRefusal } from '../../domain/paying/payment-machine.ts';
import { isPaidOtherwise, type PaymentState } from '../../domain/paying/payment-state.ts';
import {
  paymentOf,
  receiptsOf,
  savePayment,
  saveReceiptTakenBack,
  type Receipt,
  type StoredPayment,
} from '../../infrastructure/stored-payment.ts';
import { refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { receiptTakenBackMail, type AfterTakingBack } from '../mails/order-mails.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { reckonSurplus, surplusIn } from './surplus.ts';

interface MistakenReceipt {
  /** The number of the order: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  readonly receiptId: string;
  /** For staff's own records; the customer does not see it. */
  readonly reason: string;
}

type MistakenReceiptRefusal =
  | LockRefusal
  | PaymentRefusal
  | { readonly code: 'receipt-not-found' | 'gift-voucher-redeemed' };

type Dependencies = Pick<
  OrderingDependencies,
  'db' | 'now' | 'inventory' | 'invalidate' | 'content' | 'afterContract' | 'invoicing' | 'newId'
>;

/**
 * Takes back a bank transfer that staff have booked by mistake. Where its money is owed again, the order waits for it
 * with a new deadline, keeps holding its pieces, and its invoice is cancelled by a document of its own. The customer,
 * who had a mail that the money arrived, gets another that it did not. Doing it twice has no further effect.
 * @returns what the payment is then
 * @throws RightMissing without `orders:write`
 */
export async function takeBackReceipt(
  deps: Dependencies,
  { orderNumber, receiptId, reason }: MistakenReceipt,
  actor: Actor,
): Promise<Result<PaymentState['state'], MistakenReceiptRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<PaymentState['state'], MistakenReceiptRefusal>> => {
    const locked = await lockForStaff(tx, { number: orderNumber }, actor);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const asked = await paymentOf(tx, stored.id);
    const receipts = await receiptsOf(tx, stored.id);
    const receipt = receipts.find(({ id }) => id === receiptId);
    if (asked === null || receipt === undefined) return fail({ code: 'receipt-not-found' });
    const { payment: before } = asked;
    if (receipt.takenBack !== null) return ok(before.state);
    const { fulfilments, lines } = await viewOrder(deps, tx, stored);
    const refunds = await refundsOf(tx, stored.id);
    const decided = decideTakingBack({ asked, receipt, order: stored.order, fulfilments, refunds }, now);
    if (!decided.ok) return decided;
    // The gift voucher that it had bought is worth nothing until the money comes.
    const payment = decided.value.reduce(evolvePayment, before);
    const isUnpaid = before.state === 'received' && payment.state !== 'received';
    if (isUnpaid && !(await takeBackBoughtGift(tx, stored.id, name, now))) {
      return fail({ code: 'gift-voucher-redeemed' });
    }

    await savePayment(tx, asked.id, payment, null);
    const left = receipts.filter(({ id, takenBack }) => id !== receiptId && takenBack === null);
    const named = left.findLast(({ externalId }) => externalId !== null)?.externalId ?? null;
    const told = { at: now, by: name, reason };
    const externalId = asked.method === 'bank_transfer' ? named : asked.externalId;
    await saveReceiptTakenBack(tx, { receiptId, paymentId: asked.id }, told, externalId);
    await appendHistory(
      tx,
      stored.id,
      name,
      decided.value.map((event) => ({ ...event, receivedOn: receipt.receivedOn, reason })),
    );
    // What is still to be transferred back comes from all receipts: without this one it is less.
    const { openCents } = surplusIn(refunds, null);
    const refund = { id: deps.newId(), by: name, now };
    if (openCents > 0)
      await reckonSurplus(tx, { orderId: stored.id, claim: null }, openCents - receipt.amountCents, refund);
    if (payment.state === 'open') {
      if (before.state === 'received') {
        await deps.inventory.holdAgain(tx, { reference: stored.id, until: payment.dueAt, now });
        await deps.invoicing.cancelInvoice(tx, stored.id, now);
      } else {
        await deps.inventory.holdUnits(tx, { reference: stored.id, lines, until: payment.dueAt, now });
      }
      await deps.invalidate(tx, tagsOf(lines));
    }
    const view = await viewOrder(deps, tx, stored);
    await orderMail(
      tx,
      () => receiptTakenBackMail(view, receipt.amountCents, endOf(before, payment)),
      now,
      aboutOrder(view),
    );
    const { amountCents, externalId: reference, receivedOn } = receipt;
    await auditOrder(
      tx,
      actor,
      stored,
      'take-back-receipt',
      { payment: before.state, amountCents, reference, receivedOn },
      { payment: payment.state, reason },
      now,
    );
    return ok(payment.state);
  });
}

function endOf(before: PaymentState, after: PaymentState): AfterTakingBack {
  if (after.state === 'received' || isPaidOtherwise(after)) return 'unchanged';
  if (after.state !== 'open' && after.state !== 'expired') return 'has-ended';
  return before.state === 'received' ? 'waits-again' : 'still-waits';
}

/** Whether a booking can be taken back, and what that leads to. */
function decideTakingBack(
  {
    asked,
    receipt,
    order,
    fulfilments,
    refunds,
  }: {
    readonly asked: Pick<StoredPayment, 'method' | 'payment'>;
    readonly receipt: Receipt;
    readonly order: Pick<OrderState, 'state'>;
    readonly fulfilments: readonly Pick<LineFulfilment, 'state'>[];
    readonly refunds: readonly Pick<
      StoredRefund,
      'isSurplus' | 'paymentId' | 'claimId' | 'amountCents' | 'doneAt'
    >[];
  },
  now: Date,
): ReturnType<typeof decidePayment> {
  const { openCents: openSurplusCents } = surplusIn(refunds, null);
  if (asked.method !== 'bank_transfer' && receipt.amountCents > openSurplusCents) {
    return fail({ code: 'payment-closed' });
  }
  const isHere = fulfilments.every(({ state }) => state === 'waiting' || state === 'prepared');
  const command = {
    kind: 'take-back-receipt',
    amountCents: receipt.amountCents,
    mayWait: order.state === 'accepted' && isHere,
    isRefunded: refunds.some(
      ({ isSurplus, claimId, doneAt }) => claimId === null && (!isSurplus || doneAt !== null),
    ),
    openSurplusCents,
    restUntil: transferEnd(now),
  } as const;
  return decidePayment(asked.payment, command, now);
}

/** The bookings of an order that may be taken back, by their ids: the same decision as under its lock. */
export function receiptsToTakeBack(
  view: Pick<OrderView, 'state' | 'fulfilments'>,
  asked: Pick<StoredPayment, 'method' | 'payment'> | null,
  receipts: readonly Receipt[],
  refunds: readonly StoredRefund[],
  now: Date,
): readonly string[] {
  if (asked === null) return [];
  const { state, fulfilments } = view;
  const standing = { asked, order: { state }, fulfilments, refunds };
  return receipts
    .filter((receipt) => receipt.takenBack === null && decideTakingBack({ ...standing, receipt }, now).ok)
    .map(({ id }) => id);
}
