import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { paymentChanged, type PaymentNow } from '../../../payments/index.ts';
import { transferEnd } from '../../domain/deadlines.ts';
import {
  decidePayment,
  evolvePayment,
  type PaymentCommand,
  type PaymentRefusal,
} from '../../domain/paying/payment-machine.ts';
import { leftToPay } from '../../domain/paying/payment-state.ts';
import { refusalToAskAgain } from '../../domain/order-steps.ts';
import { mayCapture } from '../../domain/paying/settlement.ts';
import { linesOf, lockOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import {
  paymentOf,
  dropClaim,
  savePayment,
  savePaymentMethod,
  saveTrial,
  type StoredPayment,
} from '../../infrastructure/stored-payment.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { releaseHolds } from '../ending/release-holds.ts';
import { authorisedMail, payAgainMail } from '../mails/authorised-mails.ts';
import { nothingChargedMail } from '../mails/order-mails.ts';
import { tellShop } from '../mails/shop-mail.ts';
import { renewLink } from '../order-link.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder } from '../reading/order-view.ts';
import { isReachable } from '../reading/order-situation.ts';
import { secure, settleOrder } from './receive-money.ts';

const actor = 'payments';

/** What follows from an authorisation that is captured later. `unwanted`: it is given back. */
export type Next =
  | { readonly step: 'wait' }
  | { readonly step: 'unwanted' }
  | { readonly step: 'capture'; readonly amountCents: Cents };

/**
 * A provider has promised money that is taken when the goods leave the shop: the pieces are the buyer's, the order may be
 * fulfilled, and no invoice says that anything was paid. Once the goods have left, it says how much is to be captured.
 * However often it is called, each of that happens once.
 */
export async function followAuthorised(
  deps: OrderingDependencies,
  seen: PaymentNow,
  captureBefore: Date,
): Promise<Next> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Next> => {
    const stored = await lockOrder(tx, { id: seen.reference });
    const asked = stored === null ? null : await paymentOf(tx, stored.id);
    if (stored === null || asked === null) return { step: 'unwanted' };
    const { payment, claimedBy } = asked;
    if (payment.state === 'authorised' && claimedBy === seen.id) {
      const { captureAskedAt, amountCents } = payment;
      return captureAskedAt === null ? { step: 'wait' } : { step: 'capture', amountCents };
    }
    if (!mayCapture({ order: stored.order, payment, claimedBy }, seen.id)) return { step: 'unwanted' };
    const command = { kind: 'authorise', amountCents: seen.amountCents, captureBefore } as const;
    const decided = decidePayment(payment, command, now);
    if (!decided.ok) return { step: 'unwanted' };
    const lines = await linesOf(tx, stored.id);
    const isLowered = await deps.vouchers.takeAgain(tx, stored.id);
    if (!isLowered || !(await secure(deps, tx, stored.id, lines, now))) {
      if (stored.order.state === 'cancelled') await releaseHolds(deps, tx, stored.id, now);
      const view = await viewOrder(deps, tx, stored);
      await orderMail(tx, () => nothingChargedMail(view), now, aboutOrder(view));
      return { step: 'unwanted' };
    }
    // Whatever else was begun meanwhile, Klarna pays.
    if (seen.kind === 'klarna') await savePaymentMethod(tx, stored.id, 'klarna');
    await savePayment(
      tx,
      asked.id,
      decided.value.reduce(evolvePayment, payment),
      seen.transactionId,
      seen.id,
    );
    if (deps.isTrial) await saveTrial(tx, asked.id);
    await appendHistory(tx, stored.id, actor, decided.value);
    const settled = await settleOrder(tx, stored, true, actor, now);
    const view = await viewOrder(deps, tx, settled);
    // An order whose first authorisation had ended is known to the shop.
    if (payment.state !== 'expired') await tellShop(deps, tx, view, now);
    await orderMail(tx, () => authorisedMail(view, seen.amountCents), now, aboutOrder(view));
    await deps.invalidate(tx, tagsOf(lines));
    return { step: 'wait' };
  });
}

/** The provider does not give the promised money any more: the pieces stay the customer's until staff have decided. */
export async function expireAuthorised(
  tx: Tx,
  { stored, asked }: { readonly stored: StoredOrder; readonly asked: StoredPayment },
  now: Date,
): Promise<void> {
  await advance(tx, stored.id, asked, { kind: 'expire', dueAt: transferEnd(now) }, actor, now);
  await dropClaim(tx, asked.id);
}

/**
 * Goods of an order leave the shop: from now on its authorised money is taken, by a job. Nothing changes for an order
 * whose money is there. The caller has locked the order.
 */
export async function askCapture(
  tx: Tx,
  orderId: string,
  by: string,
  now: Date,
): Promise<Result<void, PaymentRefusal>> {
  const asked = await paymentOf(tx, orderId);
  if (asked?.claimedBy == null) return fail({ code: 'payment-closed' });
  const advanced = await advance(tx, orderId, asked, { kind: 'ask-capture' }, by, now);
  if (!advanced.ok) return advanced;
  if (advanced.value) await writeOutbox(tx, paymentChanged, { paymentId: asked.claimedBy }, now);
  return ok(undefined);
}

/**
 * Staff want the authorised money before the goods leave the shop, as before the authorisation ends.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing without `orders:write`
 */
export async function captureNow(
  deps: Pick<OrderingDependencies, 'db' | 'now'>,
  number: number,
  by: Actor,
): Promise<Result<void, LockRefusal | PaymentRefusal>> {
  const name = requireRight(by, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, LockRefusal | PaymentRefusal>> => {
    const locked = await lockForStaff(tx, { number }, by);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const captured = await askCapture(tx, stored.id, name, now);
    if (captured.ok) await auditOrder(tx, by, stored, 'capture', null, null, now);
    return captured;
  });
}

/**
 * The customer is asked for the money that a provider had promised and does not give, by a mail with a new link to the
 * order. Asked again, the deadline is a later one.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing without `orders:write`
 */
export async function askToPayAgain(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'newSecret' | 'publicUrl' | 'content' | 'afterContract'>,
  number: number,
  by: Actor,
): Promise<Result<void, LockRefusal | PaymentRefusal>> {
  const name = requireRight(by, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, LockRefusal | PaymentRefusal>> => {
    const locked = await lockForStaff(tx, { number }, by);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const asked = await paymentOf(tx, stored.id);
    const refusal = refusalToAskAgain(isReachable(stored), asked, now);
    if (refusal !== null || asked === null) return fail(refusal ?? { code: 'payment-closed' });
    const dueAt = transferEnd(now);
    const advanced = await advance(tx, stored.id, asked, { kind: 'ask-again', dueAt }, name, now);
    if (!advanced.ok) return advanced;
    const link = await renewLink(deps, tx, stored);
    const view = await viewOrder(deps, tx, stored);
    await orderMail(
      tx,
      () => payAgainMail(view, { link, dueAt, amountCents: leftToPay(asked.payment) }),
      now,
      aboutOrder(view),
    );
    await auditOrder(tx, by, stored, 'ask-again', null, null, now);
    return ok(undefined);
  });
}

/** @returns whether anything has changed */
async function advance(
  tx: Tx,
  orderId: string,
  { id, payment }: StoredPayment,
  command: PaymentCommand,
  by: string,
  now: Date,
): Promise<Result<boolean, PaymentRefusal>> {
  const decided = decidePayment(payment, command, now);
  if (!decided.ok) return decided;
  if (decided.value.length === 0) return ok(false);
  await savePayment(tx, id, decided.value.reduce(evolvePayment, payment), null);
  await appendHistory(tx, orderId, by, decided.value);
  return ok(true);
}
