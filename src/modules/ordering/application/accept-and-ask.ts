import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { draftEnd, transferEnd } from '../domain/deadlines.ts';
import { isPaidOnTheSpot } from '../domain/order.ts';
import { decideOrder, evolveOrder, type OrderCommand, type OrderRefusal } from '../domain/order-machine.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import type { StoredOrder } from '../infrastructure/stored-order.ts';
import { insertPayment } from '../infrastructure/stored-payment.ts';
import { saveOrder } from '../infrastructure/write-order.ts';
import { gonePieces, type GonePiece } from './gone-pieces.ts';
import { acceptedMail } from './order-mails.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';
import { isShelfEmptying } from './prove-mailbox.ts';

type Dependencies = Pick<
  OrderingDependencies,
  'inventory' | 'invalidate' | 'content' | 'afterContract' | 'newId' | 'publicUrl' | 'isTrial' | 'limitHolds'
>;

export type AcceptRefusal =
  OrderRefusal | { readonly code: 'pieces-gone'; readonly pieces: readonly GonePiece[] };

/** Does with an order what its machine makes of a command. */
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
    amount_cents: offered.totals.totalCents,
    opened_at: now,
    due_at: until,
    is_trial: deps.isTrial,
  });
  const view = await viewOrder(deps, tx, accepted.value);
  await orderMail(tx, acceptedMail(view, { order: link, publicUrl: deps.publicUrl }), now);
  await deps.invalidate(tx, tagsOf(lines));
  return ok(view);
}
