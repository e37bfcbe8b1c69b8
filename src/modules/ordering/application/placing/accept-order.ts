import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { draftEnd, transferEnd } from '../../domain/deadlines.ts';
import {
  type OrderRefusal,
  decideOrder,
  evolveOrder,
  type OrderCommand,
} from '../../domain/order-machine.ts';
import { refusalToAccept, type PaidOnTheSpot } from '../../domain/order-steps.ts';
import { isPaidOnTheSpot, payableOf, shownTitle, type OrderLine } from '../../domain/order.ts';
import { linesOf, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { insertPayment } from '../../infrastructure/stored-payment.ts';
import { saveOrder } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { releaseHolds } from '../ending/release-holds.ts';
import { declinedMail, acceptedMail } from '../mails/order-mails.ts';
import { tellShop } from '../mails/shop-mail.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';
import { isShelfEmptying } from './prove-mailbox.ts';
import type { NotAvailable } from '../../../inventory/index.ts';

/**
 * Accepts an offer by hand, within its time (spec 4.11): a mail asks the customer to pay.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing
 */
export async function acceptOrder(
  deps: OrderingDependencies,
  number: number,
  actor: Actor,
): Promise<Result<void, LockRefusal | AcceptRefusal | PaidOnTheSpot>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<void, LockRefusal | AcceptRefusal | PaidOnTheSpot>> => {
      const locked = await lockForStaff(tx, { number }, actor);
      if (!locked.ok) return locked;
      const stored = locked.value;
      if (stored.order.state === 'accepted') return ok(undefined);
      const refusal = refusalToAccept({ order: stored.order, method: stored.paymentMethod }, now);
      if (refusal !== null) return fail(refusal);
      const accepted = await acceptAndAsk(deps, tx, stored, null, name, now);
      if (!accepted.ok) return accepted;
      await auditOrder(
        tx,
        actor,
        stored,
        'accept',
        { state: stored.order.state },
        { state: 'accepted' },
        now,
      );
      return ok(undefined);
    },
  );
}

/**
 * Declines an offer: its pieces are free, and the customer gets a mail.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing
 */
export async function declineOrder(
  deps: OrderingDependencies,
  number: number,
  actor: Actor,
): Promise<Result<void, LockRefusal | OrderRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, LockRefusal | OrderRefusal>> => {
    const locked = await lockForStaff(tx, { number }, actor);
    if (!locked.ok) return locked;
    const stored = locked.value;
    if (stored.order.state === 'declined') return ok(undefined);
    const declined = await advanceOrder(tx, stored, { kind: 'decline' }, name, now);
    if (!declined.ok) return declined;
    await releaseHolds(deps, tx, stored.id, now);
    const view = await viewOrder(deps, tx, declined.value);
    await orderMail(tx, () => declinedMail(view), now, aboutOrder(view));
    await deps.invalidate(tx, tagsOf(view.lines));
    await auditOrder(tx, actor, stored, 'decline', { state: stored.order.state }, { state: 'declined' }, now);
    return ok(undefined);
  });
}

type Dependencies = Pick<
  OrderingDependencies,
  'inventory' | 'invalidate' | 'content' | 'afterContract' | 'newId' | 'publicUrl' | 'isTrial' | 'limitHolds'
>;

export type AcceptRefusal =
  | OrderRefusal
  | { readonly code: 'pieces-gone'; readonly pieces: readonly GonePiece[] };

/** Applies a command to an order through its state machine. */
export async function advanceOrder(
  tx: Tx,
  stored: StoredOrder,
  command: OrderCommand,
  actor: string,
  now: Date,
): Promise<Result<StoredOrder, OrderRefusal>> {
  const decided = decideOrder(stored.order, command, now);
  if (!decided.ok) return decided;
  const order = decided.value.reduce(evolveOrder, stored.order);
  await saveOrder(tx, stored.id, order, decided.value, actor);
  return ok({ ...stored, order });
}

/**
 * Accepts an offer, and asks for its money by mail. Its pieces are kept until the last day of payment; where it is paid
 * on the spot, by card or from the wallet, while it is paid.
 * @param link the order's own page; null where only the customer knows its secret
 */
export async function acceptAndAsk(
  deps: Dependencies,
  tx: Tx,
  offered: StoredOrder,
  link: string | null,
  actor: string,
  now: Date,
): Promise<Result<OrderView, AcceptRefusal>> {
  const accepted = await advanceOrder(tx, offered, { kind: 'accept' }, actor, now);
  if (!accepted.ok) return accepted;
  const lines = await linesOf(tx, offered.id);
  // Three steps of half an hour each would keep pieces for long from others when few are left.
  const isEmptying = deps.limitHolds && (await isShelfEmptying(deps, tx, now));
  const until = isPaidOnTheSpot(offered.paymentMethod) ? draftEnd(now, isEmptying) : transferEnd(now);
  const held = await deps.inventory.holdUnits(tx, { reference: offered.id, lines, until, now });
  if (!held.ok) return fail({ code: 'pieces-gone', pieces: gonePieces(held.error, lines) });
  await insertPayment(tx, {
    id: deps.newId(),
    order_id: offered.id,
    method: offered.paymentMethod,
    amount_cents: payableOf(offered.totals),
    opened_at: now,
    due_at: until,
    is_trial: deps.isTrial,
  });
  const view = await viewOrder(deps, tx, accepted.value);
  // The shop hears of other orders when their money is there: until then the customer may still turn back.
  if (view.paymentMethod === 'bank_transfer') await tellShop(deps, tx, view, now);
  await orderMail(
    tx,
    () => acceptedMail(view, { order: link, publicUrl: deps.publicUrl }),
    now,
    aboutOrder(view),
  );
  await deps.invalidate(tx, tagsOf(lines));
  return ok(view);
}

/** A piece of the cart that cannot be had as often as wanted. */
export interface GonePiece {
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly title: string;
  /** How many are still available. */
  readonly free: number;
}

/** The pieces that are in an order's way, by the titles that the customer knows. */
export function gonePieces({ unavailable }: NotAvailable, lines: readonly OrderLine[]): GonePiece[] {
  return unavailable.map(({ pieceId, variantId, free }) => {
    const line = lines.find((one) => one.pieceId === pieceId && one.variantId === variantId);
    return { pieceId, variantId, free, title: line === undefined ? pieceId : shownTitle(line) };
  });
}
