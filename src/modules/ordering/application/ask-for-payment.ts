import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type {
  OpenedPayment,
  OpenFailure,
  PaymentKind,
  PaymentWish,
  ProviderName,
} from '../../payments/index.ts';
import { draftEnd } from '../domain/deadlines.ts';
import { isPaidOnTheSpot } from '../domain/order.ts';
import { decideOrder, evolveOrder, lapsesAt, type OrderRefusal } from '../domain/order-machine.ts';
import { orderNumber } from '../domain/order-number.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import { lockOrder, readOrder, type StoredOrder } from '../infrastructure/stored-order.ts';
import {
  insertPayment,
  paymentOf,
  savePaymentMethod,
  type StoredPayment,
} from '../infrastructure/stored-payment.ts';
import { saveOrder } from '../infrastructure/write-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { gonePieces, type GonePiece } from './gone-pieces.ts';
import { orderLink } from './order-link.ts';
import { acceptedMail } from './order-mails.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';
import { settlePayment } from './settle-payment.ts';

export type AskRefusal =
  | NoSuchOrder
  | OrderRefusal
  | OpenFailure
  | { readonly code: 'payment-closed' }
  | { readonly code: 'pieces-gone'; readonly pieces: readonly GonePiece[] };

const methodOf: Record<PaymentKind, ProviderName> = { card: 'stripe', checkout: 'stripe', wallet: 'paypal' };

/**
 * Asks for the money of an order that was placed: by card, on the card provider's page, or from the wallet. It is the
 * request to pay by which a card order is accepted (spec 4.11); before „zahlungspflichtig bestellen“ there is none.
 * However often it is called, there is one open payment of a kind. The customer may choose another kind meanwhile.
 */
export async function askForPayment(
  deps: OrderingDependencies,
  orderId: string,
  kind: PaymentKind,
): Promise<Result<OpenedPayment, AskRefusal>> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  const refused = refusalOf(stored, await paymentOf(deps.db, stored.id), deps.now());
  if (refused !== null) return fail(refused);

  const wish: PaymentWish = {
    kind,
    reference: stored.id,
    amountCents: stored.totals.totalCents,
    label: `Bestellung ${orderNumber(stored.number)}`,
    email: stored.customer.email,
    returns: returnsOf(deps, orderId, methodOf[kind]),
  };
  const opened = await deps.payments.open(wish);
  if (!opened.ok) return opened;
  const asked = await deps.db.transaction((tx) => noteAsked(deps, tx, orderId, methodOf[kind]));
  if (!asked.ok) return asked;
  if (opened.value.payment.state === 'open') return opened;
  // Paid meanwhile, in another tab or before the page was closed: nothing is to be typed in again.
  const { id } = opened.value.payment;
  const settled = await settlePayment(deps, id);
  if (settled.ok || settled.error.code !== 'payment-declined') return fail({ code: 'payment-closed' });
  // What the shopper had agreed to could not be taken: a new payment, by which other means can be chosen.
  const ended = await deps.payments.cancel(id);
  return ended.ok ? deps.payments.open(wish) : ended;
}

function returnsOf(
  { publicUrl }: Pick<OrderingDependencies, 'publicUrl'>,
  orderId: string,
  method: ProviderName,
) {
  const paid = method === 'stripe' ? 'success' : 'paypal-success';
  return {
    paid: `${publicUrl}/${paid}?order_id=${orderId}`,
    cancelled: `${publicUrl}/cancel?order_id=${orderId}`,
  };
}

function refusalOf(
  { order, paymentMethod }: StoredOrder,
  payment: StoredPayment | null,
  now: Date,
): AskRefusal | null {
  if (!isPaidOnTheSpot(paymentMethod)) return { code: 'payment-method-unavailable' };
  if (order.state === 'draft' || (order.state === 'offered' && order.awaitsMail)) {
    return { code: 'order-not-offered' };
  }
  const end = lapsesAt(order) ?? payment?.dueAt ?? null;
  if (order.state === 'lapsed' || (order.state === 'cancelled' && order.reason === 'unpaid')) {
    return { code: 'order-expired' };
  }
  if (order.state !== 'offered' && order.state !== 'accepted') return { code: 'order-closed' };
  if (payment !== null && (payment.payment.state !== 'open' || payment.claimedBy !== null)) {
    return { code: 'payment-closed' };
  }
  return end !== null && now >= end ? { code: 'order-expired' } : null;
}

/** Accepts what was only offered, and notes by which means it will be paid. */
async function noteAsked(
  deps: OrderingDependencies,
  tx: Tx,
  orderId: string,
  method: ProviderName,
): Promise<Result<void, AskRefusal>> {
  const now = deps.now();
  const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  const refused = refusalOf(stored, await paymentOf(tx, stored.id), now);
  if (refused !== null) return fail(refused);
  if (stored.paymentMethod !== method) await savePaymentMethod(tx, stored.id, method);
  if (stored.order.state !== 'offered') return ok(undefined);
  const accepted = await acceptToPayNow(deps, tx, { ...stored, paymentMethod: method }, orderId, now);
  return accepted.ok ? ok(undefined) : accepted;
}

/** The shop's acceptance of an order that is paid on the spot: its pieces are held while it is paid. */
export async function acceptToPayNow(
  deps: OrderingDependencies,
  tx: Tx,
  offered: StoredOrder,
  orderId: string,
  now: Date,
): Promise<Result<OrderView, OrderRefusal | { code: 'pieces-gone'; pieces: readonly GonePiece[] }>> {
  const decided = decideOrder(offered.order, { kind: 'accept' }, now);
  if (!decided.ok) return decided;
  const order = decided.value.reduce(evolveOrder, offered.order);
  await saveOrder(tx, offered.id, order, decided.value, 'visitor');
  const lines = await linesOf(tx, offered.id);
  const until = draftEnd(now);
  const held = await deps.inventory.extendHold(tx, { reference: offered.id, lines, until, now });
  if (!held.ok) return fail({ code: 'pieces-gone', pieces: gonePieces(held.error, lines) });
  await insertPayment(tx, {
    id: deps.newId(),
    order_id: offered.id,
    method: offered.paymentMethod,
    amount_cents: offered.totals.totalCents,
    opened_at: now,
    due_at: until,
  });
  const view = await viewOrder(deps, tx, { ...offered, order });
  const { publicUrl } = deps;
  const link = orderLink(publicUrl, orderId, offered.language);
  await orderMail(tx, acceptedMail(view, { order: link, publicUrl }), now);
  await deps.invalidate(tx, tagsOf(lines));
  return ok(view);
}
