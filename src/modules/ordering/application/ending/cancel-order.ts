import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { paymentChanged } from '../../../payments/index.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import { moneyOfCalledOff } from '../../domain/paying/called-off.ts';
import { refusalToCancel, type CancelRefusal } from '../../domain/order-steps.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { advanceOrder } from '../placing/accept-order.ts';
import { auditOrder } from '../audit-order.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { cancelledMail } from '../mails/order-mails.ts';
import { viewOrder } from '../reading/order-view.ts';
import { disputedOf, standingOf } from '../reading/order-situation.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { correctCalledOff, calledOff } from './given-back-by-bank.ts';
import { refundLocked, type RefundRefusal } from './refund-order.ts';

/**
 * Calls off an accepted order: its pieces are free, the customer is told, and all money that came is ordered back, in
 * one transaction; what a dispute holds waits for its end, and what it has given back only corrects the invoice. The
 * withdrawals that it answers are closed.
 * Idempotent.
 * @param number 100234 in 'WMK-100234'
 * @param reason staff's own words for it, which the customer does not see; null: none
 * @throws RightMissing
 */
export async function cancelOrder(
  deps: OrderingDependencies,
  number: number,
  actor: Actor,
  reason: string | null = null,
): Promise<Result<void, LockRefusal | CancelRefusal | RefundRefusal>> {
  const name = requireRight(actor, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<void, LockRefusal | CancelRefusal | RefundRefusal>> => {
      const locked = await lockForStaff(tx, { number }, actor);
      if (!locked.ok) return locked;
      const stored = locked.value;
      if (stored.order.state === 'cancelled') return ok(undefined);
      const refusal = refusalToCancel(await standingOf(deps, tx, stored), now);
      if (refusal !== null) return fail(refusal);
      const asked = await paymentOf(tx, stored.id);
      const unsettled = await deps.payments.unsettledOf(tx, stored.id);

      const why = reason === null ? {} : { note: reason };
      const cancelled = await advanceOrder(tx, stored, { kind: 'let-go', ...why }, name, now);
      if (!cancelled.ok) return cancelled;
      await deps.inventory.takeBackAll(tx, stored.id, now);
      const isPaid = asked !== null && receivedOf(asked.payment) > 0;
      const giftCents = await deps.vouchers.giftLeftOf(tx, stored.id);
      // If a part of the payment has come, nobody waits for the rest any more.
      if (asked !== null) await dropPayment(tx, stored, asked, name, now);
      let refundedCents = 0;
      const disputed = await disputedOf(deps, tx, stored.id, asked?.claimedBy ?? null);
      // A gift voucher may have paid alone.
      if (isPaid || asked?.payment.state === 'received') {
        const input = { amountCents: null, reason: calledOff, key: 'cancel' };
        const refunded = await refundLocked(deps, tx, stored, input, actor, now);
        // Parts that were paid back before need no more; disputed money the shop does not have.
        if (!refunded.ok && refunded.error.code !== 'nothing-to-refund') return refunded;
        if (refunded.ok && !refunded.value.refund.isToGift) refundedCents = refunded.value.refund.amountCents;
        if (disputed.lostCents > 0) await correctCalledOff(deps, tx, stored, asked, actor, now);
      }
      // Money that was refunded to a gift voucher is not given back twice.
      await deps.vouchers.giveBack(tx, stored.id, now);
      for (const { id } of unsettled) {
        await writeOutbox(tx, paymentChanged, { paymentId: id }, now);
      }
      const isAuthorised = asked?.payment.state === 'authorised';
      const money = moneyOfCalledOff({ isPaid, isAuthorised, refundedCents, giftCents, ...disputed });
      const view = await viewOrder(deps, tx, cancelled.value);
      await orderMail(tx, () => cancelledMail(view, money), now, aboutOrder(view));
      await deps.invalidate(tx, tagsOf(view.lines));
      // The cancellation answers the customer's withdrawal.
      const declared = await deps.afterContract.declarationsOf(tx, stored.id);
      const ids = declared.map(({ id }) => id);
      await deps.afterContract.closeWithdrawals(tx, stored.id, ids, actor, now);
      await auditOrder(
        tx,
        actor,
        stored,
        'cancel',
        { state: 'accepted', reason: null },
        { state: 'cancelled', reason },
        now,
      );
      return ok(undefined);
    },
  );
}

/** The payment is no longer expected. */
async function dropPayment(
  tx: Tx,
  stored: StoredOrder,
  asked: StoredPayment,
  name: string,
  now: Date,
): Promise<void> {
  const decided = decidePayment(asked.payment, { kind: 'drop' }, now);
  if (!decided.ok || decided.value.length === 0) return;
  await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, stored.id, name, decided.value);
}
