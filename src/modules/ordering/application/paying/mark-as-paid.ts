import { isAwaited } from '../../../../shared/orders/payment-states.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { boughtGiftOf } from '../../../vouchers/index.ts';
import { refusalToMarkAsPaid, type MarkAsPaidRefusal } from '../../domain/order-steps.ts';
import type { PaymentRefusal } from '../../domain/paying/payment-machine.ts';
import { type PaymentState, isSameReference } from '../../domain/paying/payment-state.ts';
import { isPaidOnTheSpot } from '../../domain/order.ts';
import { readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import {
  insertReceipt,
  isExternalIdKnown,
  paymentOf,
  receiptsOf,
  savePaymentMethod,
  type StoredPayment,
} from '../../infrastructure/stored-payment.ts';
import { auditOrder } from '../audit-order.ts';
import { tellShop } from '../mails/shop-mail.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder } from '../reading/order-view.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { receiveMoney, type ReceiveMoneyDependencies } from './receive-money.ts';

/** Money that has come in, as the bank tells it. */
export interface IncomingPayment {
  /** The number of the order it is for: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  readonly amountCents: Cents;
  /** The bank's reference; one transfer pays one order. Null where none was typed. */
  readonly externalId: string | null;
  /**
   * Whether an amount is meant that is not the one that is owed: less, and the rest is waited for; more, and what is too
   * much goes back. Otherwise it is refused as a slip of the finger.
   */
  readonly mayDiffer?: boolean;
  /** The idempotency key: sent twice, it is one booking. Omitted: the bank's reference, or else the amount. */
  readonly key?: string | undefined;
  /** The day on which the bank booked it, as '2026-11-28'. */
  readonly receivedOn?: string | null;
}

export type PaidRefusal =
  | LockRefusal
  | PaymentRefusal
  /** `booked-in-future`, `booked-before-order`: no bank can have booked it on the day that was typed. */
  | MarkAsPaidRefusal
  | { readonly code: 'booked-in-future' | 'booked-before-order' }
  /** The reference was booked before: on another order, or as another transfer for this one. */
  | { readonly code: 'payment-known' | 'reference-booked' };

/**
 * Books money that came for an order. Once it is the whole amount, held pieces are sold or rented out. Money for a
 * cancelled order revives it if every piece is still free; if not, it is to be refunded.
 * Reported several times, it happens once.
 * @returns `received`, `open` while something is left to pay, or `refund-due` when a piece was gone
 * @throws RightMissing when the actor may not say so
 * @throws FreshLoginNeeded where a gift voucher above the owner's limit is issued by it
 */
export async function markAsPaid(
  deps: ReceiveMoneyDependencies & Pick<OrderingDependencies, 'db' | 'now' | 'moveValue'>,
  incoming: IncomingPayment,
  actor: Actor,
): Promise<Result<PaymentState['state'], PaidRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  const { orderNumber, amountCents, externalId, mayDiffer = false, receivedOn = null } = incoming;
  const idempotencyKey = incoming.key ?? externalId ?? `${amountCents} cents`;
  return deps.db.transaction(async (tx): Promise<Result<PaymentState['state'], PaidRefusal>> => {
    const isBooked = async (orderId: string): Promise<boolean> =>
      (await receiptsOf(tx, orderId)).some((receipt) => receipt.key === incoming.key);
    const locked = await lockForStaff(tx, { number: orderNumber }, actor, isBooked);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const asked = await paymentOf(tx, stored.id);
    if (asked === null) return fail({ code: 'not-asked-to-pay' });
    const same = (await receiptsOf(tx, stored.id)).find(
      (one) =>
        (incoming.key !== undefined && one.key === incoming.key) ||
        (one.takenBack === null &&
          (one.key === idempotencyKey ||
            (externalId !== null && isSameReference(one.externalId, externalId)))),
    );
    if (same !== undefined) {
      const isRepeated = incoming.key === undefined || same.key === incoming.key;
      return isRepeated && same.amountCents === amountCents
        ? ok(asked.payment.state)
        : fail({ code: 'reference-booked' });
    }
    const refusal = refusalToMarkAsPaid(stored.paymentMethod, asked);
    if (refusal !== null) return fail(refusal);
    if (externalId !== null && (await isExternalIdKnown(tx, asked.method, externalId))) {
      return fail({ code: 'payment-known' });
    }
    const before = asked.payment.state;
    if (receivedOn !== null && receivedOn > berlinDay(now)) return fail({ code: 'booked-in-future' });
    if (receivedOn !== null && receivedOn < berlinDay(stored.createdAt)) {
      return fail({ code: 'booked-before-order' });
    }
    const money = { amountCents, mayDiffer, externalId, receivedOn };
    const waiting = await awaitedByTransfer(tx, stored, asked);
    const received = await receiveMoney(deps, tx, waiting, money, name, now);
    if (received.ok) {
      // The shop hears of such an order when its money is there: this is the first, by whichever way.
      const isNew = waiting.stored !== stored && before !== 'expired';
      if (isNew) await tellOfNew(deps, tx, orderNumber, now);
      // A gift voucher is as good as money, and nobody but the bank knows whether any has come.
      const issued =
        received.value === 'received' && before !== 'received' ? await boughtGiftOf(tx, stored.id) : null;
      if (issued !== null) await deps.moveValue(tx, actor, issued.valueCents, now);
      const receipt = { id: deps.newId(), key: idempotencyKey, amountCents, externalId, receivedOn };
      await insertReceipt(tx, stored.id, { ...receipt, bookedBy: name, bookedAt: now });
      await auditOrder(
        tx,
        actor,
        stored,
        'mark-as-paid',
        { payment: before },
        { payment: received.value, amountCents, reference: externalId, receivedOn },
        now,
      );
    }
    return received;
  });
}

async function tellOfNew(deps: ReceiveMoneyDependencies, tx: Tx, number: number, now: Date): Promise<void> {
  const order = await readOrder(tx, { number });
  if (order?.order.state === 'accepted') await tellShop(deps, tx, await viewOrder(deps, tx, order), now);
}

/**
 * A customer who chose card or wallet and transfers the money has changed to bank transfer: what is missing is asked
 * for, and what is too much or paid back goes back, by transfer. If a provider is just taking the money, nothing
 * changes.
 */
async function awaitedByTransfer(
  tx: Tx,
  stored: StoredOrder,
  asked: StoredPayment,
): Promise<{ readonly stored: StoredOrder; readonly asked: StoredPayment }> {
  const isChosen = isAwaited(asked.payment.state) && asked.claimedBy === null;
  if (!isChosen || !isPaidOnTheSpot(asked.method)) return { stored, asked };
  const method = 'bank_transfer';
  await savePaymentMethod(tx, stored.id, method);
  return { stored: { ...stored, paymentMethod: method }, asked: { ...asked, method } };
}
