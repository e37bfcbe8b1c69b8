import { canStillBePaid, isAwaited } from '../../../../shared/orders/payment-states.ts';
import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { PaymentNow, ProviderBehaviour } from '../../../payments/index.ts';
import { boughtGiftOf, takeOffBoughtGift } from '../../../vouchers/index.ts';
import { draftEnd } from '../../domain/deadlines.ts';
import { methodOfKind } from '../../domain/order.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { leftToPay } from '../../domain/paying/payment-state.ts';
import { mayCapture, meaningOf } from '../../domain/paying/settlement.ts';
import {
  historyOf,
  linesOf,
  lockOrder,
  readOrder,
  type StoredOrder,
} from '../../infrastructure/stored-order.ts';
import {
  dropClaim,
  paymentOf,
  saveClaim,
  savePayment,
  savePaymentMethod,
  type StoredPayment,
} from '../../infrastructure/stored-payment.ts';
import { refundsOf } from '../../infrastructure/stored-refund.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { noteRefunds, payBack } from '../ending/follow-refunds.ts';
import { releaseHolds } from '../ending/release-holds.ts';
import { creditOrder } from '../invoice-of-order.ts';
import { nothingChargedMail, paymentPendingMail, surplusMail } from '../mails/order-mails.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder } from '../reading/order-view.ts';
import { expireAuthorised, followAuthorised, type Next } from './authorised-payment.ts';
import { receiveMoney } from './receive-money.ts';

/** The outcome of a payment that a provider was asked for. */
type Settled =
  /** The order is paid. */
  | { readonly state: 'paid' }
  /** The provider has promised the money, and the goods can go. */
  | { readonly state: 'authorised' }
  /** The provider is still looking at it; the order waits. */
  | { readonly state: 'pending' }
  /** Nothing was paid yet; `failure` says why, in the provider's words. */
  | { readonly state: 'open'; readonly failure: string | null }
  /** It came to nothing, and the order waits for another. */
  | { readonly state: 'refused' }
  /** Nothing was taken, or it goes back at once. */
  | { readonly state: 'too-late' | 'surplus' | 'ended' };

const actor = 'payments';

/**
 * Brings an order to what the provider says of its payment: one use case for the browser's return, the webhook and the
 * job that asks about everything open, whichever comes first, however often and in whatever order. Money is taken only
 * while all pieces are held, and what was taken for nothing goes back.
 */
export async function settlePayment(
  deps: OrderingDependencies,
  paymentId: string,
): Promise<Result<Settled, ProviderBehaviour>> {
  const looked = await deps.payments.look(paymentId);
  if (!looked.ok) return looked;
  let seen = looked.value;
  if (seen.state === 'authorised') {
    const next = await nextOf(deps, seen);
    if (next.step === 'wait') return ok({ state: 'authorised' });
    if (next.step === 'unwanted') {
      const given = await deps.payments.cancel(seen.id);
      if (!given.ok) return given;
      // Captured after all, by somebody at the provider's own desk: then it goes back.
      if (given.value.state !== 'captured') {
        await giveUpClaim(deps, seen);
        return ok({ state: 'too-late' });
      }
      seen = given.value;
    } else {
      const taken = await deps.payments.capture(seen.id, next.amountCents);
      if (!taken.ok) {
        if (taken.error.code !== 'provider-unavailable') await giveUpClaim(deps, seen, taken.error);
        return taken;
      }
      seen = taken.value;
    }
  }
  switch (seen.state) {
    case 'captured':
      return ok(await receive(deps, seen));
    case 'pending':
      await keepForPending(deps, seen);
      return ok({ state: 'pending' });
    case 'authorised':
    case 'open':
      await giveUpClaim(deps, seen);
      if (!(await isOver(deps, seen))) return ok({ state: 'open', failure: seen.failure });
      // The order has ended: what nobody waits for must not be paid any more.
      await deps.payments.cancel(seen.id);
      return ok({ state: 'ended' });
    case 'cancelled':
      await giveUpClaim(deps, seen);
      return ok({ state: (await isOver(deps, seen)) ? 'ended' : 'refused' });
    default:
      return seen.state satisfies never;
  }
}

/** The next step of an authorised payment; `amountCents` null: all of it. */
async function nextOf(
  deps: OrderingDependencies,
  seen: PaymentNow,
): Promise<Next | { readonly step: 'capture'; readonly amountCents: null }> {
  if (seen.captureBefore !== null) return followAuthorised(deps, seen, seen.captureBefore);
  return (await claim(deps, seen)) ? { step: 'capture', amountCents: null } : { step: 'unwanted' };
}

/**
 * Before money is taken all pieces are held, for as long as taking it may last, and the order is bound to this one
 * payment. If a piece is gone, no money is taken, and the customer is told.
 */
async function claim(deps: OrderingDependencies, seen: PaymentNow): Promise<boolean> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const found = await lockPaid(tx, seen.reference);
    if (found === null) return false;
    const { stored, asked } = found;
    if (!mayCapture(standing(found), seen.id)) return false;
    const isRight = decidePayment(
      asked.payment,
      { kind: 'receive', amountCents: seen.amountCents, piecesSecured: true },
      now,
    );
    if (!isRight.ok) return false;
    const lines = await linesOf(tx, stored.id);
    const isRedeemed = await deps.vouchers.takeAgain(tx, stored.id);
    const held = await deps.inventory.holdUnits(tx, {
      reference: stored.id,
      lines,
      // Half an hour, however few pieces are left: this is somebody whose money is about to be taken.
      until: draftEnd(now),
      now,
    });
    if (!held.ok || !isRedeemed) {
      if (stored.order.state === 'cancelled') await releaseHolds(deps, tx, stored.id, now);
      const view = await viewOrder(deps, tx, stored);
      await orderMail(tx, () => nothingChargedMail(view), now, aboutOrder(view));
      return false;
    }
    await saveClaim(tx, asked.id, seen.id, now);
    await deps.invalidate(tx, tagsOf(lines));
    return true;
  });
}

/**
 * The provider has the customer's agreement and is still checking it, for hours or days: the pieces are held on, each
 * time it is asked, and customer and staff are told once.
 */
async function keepForPending(deps: OrderingDependencies, seen: PaymentNow): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const found = await lockPaid(tx, seen.reference);
    if (found === null || !mayCapture(standing(found), seen.id)) return;
    const { stored, asked } = found;
    const lines = await linesOf(tx, stored.id);
    // If a piece is gone all the same, the money goes back as soon as it is there.
    await deps.inventory.holdUnits(tx, { reference: stored.id, lines, until: draftEnd(now), now });
    await saveClaim(tx, asked.id, seen.id, now);
    const told = await historyOf(tx, stored.id);
    if (told.some(({ type }) => type === 'payment-pending')) return;
    await appendHistory(tx, stored.id, actor, [{ type: 'payment-pending', at: now }]);
    const view = await viewOrder(deps, tx, stored);
    await orderMail(tx, () => paymentPendingMail(view), now, aboutOrder(view));
    await deps.invalidate(tx, tagsOf(lines));
  });
}

/** Money has arrived: it pays the order, or goes back because the order is paid or its pieces are gone. */
async function receive(deps: OrderingDependencies, seen: PaymentNow): Promise<Settled> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Settled> => {
    const found = await lockPaid(tx, seen.reference);
    if (found === null) throw new Error('a payment is for no order');
    const { stored, asked } = found;
    const refund = (why: 'late' | 'surplus' | 'part') =>
      payBack(deps, tx, stored.id, { paymentId: seen.id, why }, actor, now);
    switch (meaningOf(standing(found), seen.id)) {
      case 'surplus': {
        if (await refund('surplus')) {
          const view = await viewOrder(deps, tx, stored);
          await orderMail(tx, () => surplusMail(view), now, aboutOrder(view));
          await appendHistory(tx, stored.id, actor, [{ type: 'surplus-refunded', at: now }]);
        }
        await noteRefunds(deps, tx, stored, actor, now);
        return { state: 'surplus' };
      }
      case 'known':
        await noteRefund(deps, tx, found, seen, now);
        await noteRefunds(deps, tx, stored, actor, now);
        return { state: asked.payment.state === 'received' ? 'paid' : 'too-late' };
      case 'pays': {
        const isPromised = asked.payment.state === 'authorised';
        const isPart = !isPromised && seen.amountCents < leftToPay(asked.payment);
        const received = await receiveMoney(
          deps,
          tx,
          await paidBy(tx, found, seen),
          {
            amountCents: seen.amountCents,
            mayDiffer: isPart || isPromised,
            externalId: seen.transactionId,
            takenAt: seen.capturedAt,
            claimedBy: seen.id,
          },
          actor,
          now,
        );
        // Checked against the order before it was captured, and against the provider's answer since.
        if (!received.ok) throw new Error(`captured money does not fit its order: ${received.error.code}`);
        if (received.value === 'received') return { state: 'paid' };
        await refund(isPart ? 'part' : 'late');
        return { state: 'too-late' };
      }
    }
  });
}

/** Marks the order's payment as refunded once all of it was paid back, no matter by whom. */
async function noteRefund(
  deps: Pick<OrderingDependencies, 'invoicing' | 'afterContract' | 'vouchers'>,
  tx: Tx,
  { stored, asked }: Paid,
  seen: PaymentNow,
  now: Date,
): Promise<void> {
  // Money that is only on its way may come back.
  if (seen.refundedCents - seen.pendingRefundCents < seen.amountCents) return;
  // Also refunds made in the provider's own dashboard, which no refund of ours asked for.
  const ours = (await refundsOf(tx, stored.id)).filter(({ paymentId }) => paymentId === seen.id);
  const theirsCents = ours.reduce((rest, { amountCents }) => rest - amountCents, seen.refundedCents);
  // Whatever of a bought gift voucher was not redeemed yet is worth nothing any more.
  const bought = await boughtGiftOf(tx, stored.id);
  if (bought !== null && theirsCents > 0) {
    await takeOffBoughtGift(tx, stored.id, Math.min(theirsCents, bought.balanceCents), actor, now);
  }
  await creditOrder(deps, tx, stored, { key: 'all of it', amountCents: Math.max(0, theirsCents) }, now);
  if ((await deps.vouchers.giftLeftOf(tx, stored.id)) > 0) return;
  const decided = decidePayment(asked.payment, { kind: 'refund' }, now);
  if (!decided.ok || decided.value.length === 0) return;
  await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, stored.id, actor, decided.value);
}

/**
 * A payment that came to nothing leaves the order to another one. One that has ended meanwhile, and was to be revived by
 * it, leaves its pieces to others.
 */
async function giveUpClaim(
  deps: OrderingDependencies,
  seen: PaymentNow,
  why: ProviderBehaviour | null = null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockPaid(tx, seen.reference);
    const state = found?.asked.payment.state;
    if (state === 'authorised' && found?.asked.claimedBy === seen.id) {
      await expireAuthorised(tx, found, deps.now());
    }
    if (state !== undefined && isAwaited(state) && found?.asked.claimedBy === seen.id) {
      await dropClaim(tx, found.asked.id);
      if (found.stored.order.state === 'cancelled') {
        const now = deps.now();
        await releaseHolds(deps, tx, found.stored.id, now);
        await deps.invalidate(tx, tagsOf(await linesOf(tx, found.stored.id)));
      }
    }
    if (found !== null && why?.code === 'payment-declined') {
      const told = { type: 'payment-refused', at: deps.now() } as const;
      await appendHistory(tx, found.stored.id, actor, [
        { ...told, meaning: why.meaning, ...(why.issue === null ? {} : { note: why.issue }) },
      ]);
    }
  });
}

async function isOver({ db }: Pick<OrderingDependencies, 'db'>, { reference }: PaymentNow): Promise<boolean> {
  const stored = await readOrder(db, { id: reference });
  if (stored === null) return true;
  const asked = await paymentOf(db, reference);
  if (asked !== null && asked.payment.state !== 'open' && asked.payment.state !== 'expired') return true;
  return stored.order.state !== 'offered' && !canStillBePaid(stored.order);
}

interface Paid {
  readonly stored: StoredOrder;
  readonly asked: StoredPayment;
}

async function lockPaid(tx: Tx, orderId: string): Promise<Paid | null> {
  const stored = await lockOrder(tx, { id: orderId });
  const asked = stored === null ? null : await paymentOf(tx, stored.id);
  return stored === null || asked === null ? null : { stored, asked };
}

/** Whatever else was begun meanwhile: the order was paid by the means of the payment that paid it. */
async function paidBy(tx: Tx, { stored, asked }: Paid, { kind }: PaymentNow): Promise<Paid> {
  const method = methodOfKind[kind];
  // On the card provider's page Klarna could be chosen as well, and has promised what waits to be captured.
  if (stored.paymentMethod === method || (kind === 'checkout' && stored.paymentMethod === 'klarna')) {
    return { stored, asked };
  }
  await savePaymentMethod(tx, stored.id, method);
  return { stored: { ...stored, paymentMethod: method }, asked: { ...asked, method } };
}

function standing({ stored, asked }: Paid) {
  return { order: stored.order, payment: asked.payment, claimedBy: asked.claimedBy };
}

/** @throws Error when the provider could not be asked, so that the job is tried again */
export async function settleOrThrow(deps: OrderingDependencies, paymentId: string): Promise<void> {
  const settled = await settlePayment(deps, paymentId);
  if (!settled.ok && settled.error.code === 'provider-unavailable') {
    throw new Error('the provider does not answer');
  }
}
