import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isHoldingTooMuch } from '../../inventory/index.ts';
import { transferEnd } from '../domain/deadlines.ts';
import { decideOrder, evolveOrder, type OrderCommand, type OrderRefusal } from '../domain/order-machine.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import { hashOf } from '../infrastructure/secrets.ts';
import { lockOrder, type StoredOrder } from '../infrastructure/stored-order.ts';
import { insertPayment } from '../infrastructure/stored-payment.ts';
import { saveMailToken, saveOrder } from '../infrastructure/write-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { gonePieces, type GonePiece } from './gone-pieces.ts';
import { acceptedMail, confirmLinkMail } from './order-mails.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';

export type ConfirmRefusal =
  | NoSuchOrder
  | OrderRefusal
  | { readonly code: 'mail-link-invalid' }
  | { readonly code: 'pieces-gone'; readonly pieces: readonly GonePiece[] };

/** Below so many held units nobody is emptying the shelves, however few pieces the shop has. */
const fewHeldUnits = 10;

/**
 * The click on „zahlungspflichtig bestellen“: the customer's offer, and by showing the bank details at once the shop's
 * acceptance (spec 4.11: a request to pay). The pieces are kept until the last day of payment.
 *
 * Where unpaid holds take much of the shop, the order first waits for `mailToken`, which is in a mailed link.
 * However often it is clicked, there is one order, one payment and one mail.
 */
export async function confirmOrder(
  deps: OrderingDependencies,
  orderId: string,
  mailToken: string | null,
): Promise<Result<OrderView, ConfirmRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<OrderView, ConfirmRefusal>> => {
    const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    const { order } = stored;
    if (order.state === 'draft') {
      const awaitsMail = await isShelfEmptying(deps, tx, now);
      const offered = await advance(tx, stored, { kind: 'offer', awaitsMail }, now);
      if (!offered.ok) return offered;
      return awaitsMail
        ? ok(await askByMail(deps, tx, offered.value, orderId, now))
        : accept(deps, tx, offered.value, orderId, now);
    }
    if (order.state === 'offered' && order.awaitsMail && mailToken !== null) {
      if (hashOf(mailToken) !== stored.mailTokenHash) return fail({ code: 'mail-link-invalid' });
      return accept(deps, tx, stored, orderId, now);
    }
    // Clicked before: nothing more happens. What has ended is refused.
    const again = decideOrder(order, { kind: 'offer', awaitsMail: false }, now);
    return again.ok ? ok(await viewOrder(tx, stored, deps.bankAccount)) : again;
  });
}

async function isShelfEmptying(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  tx: Tx,
  now: Date,
): Promise<boolean> {
  const share = await inventory.shareHeld(tx, now);
  return share.held >= fewHeldUnits && isHoldingTooMuch(share);
}

async function advance(
  tx: Tx,
  stored: StoredOrder,
  command: OrderCommand,
  now: Date,
): Promise<Result<StoredOrder, OrderRefusal>> {
  const decided = decideOrder(stored.order, command, now);
  if (!decided.ok) return decided;
  const order = decided.value.reduce(evolveOrder, stored.order);
  await saveOrder(tx, stored.id, order, decided.value, 'visitor');
  return ok({ ...stored, order });
}

async function askByMail(
  deps: OrderingDependencies,
  tx: Tx,
  offered: StoredOrder,
  orderId: string,
  now: Date,
): Promise<OrderView> {
  const token = deps.newSecret();
  await saveMailToken(tx, offered.id, hashOf(token));
  const view = await viewOrder(tx, offered, deps.bankAccount);
  // After '#': servers and their logs never see it, and programs that open links in mails confirm nothing.
  await orderMail(tx, confirmLinkMail(view, `${linkTo(deps, orderId)}#bestaetigen=${token}`), now);
  return view;
}

async function accept(
  deps: OrderingDependencies,
  tx: Tx,
  offered: StoredOrder,
  orderId: string,
  now: Date,
): Promise<Result<OrderView, ConfirmRefusal>> {
  const accepted = await advance(tx, offered, { kind: 'accept' }, now);
  if (!accepted.ok) return accepted;
  const lines = await linesOf(tx, offered.id);
  const until = transferEnd(now);
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
  const view = await viewOrder(tx, accepted.value, deps.bankAccount);
  await orderMail(tx, acceptedMail(view, linkTo(deps, orderId)), now);
  await deps.invalidate(tx, tagsOf(lines));
  return ok(view);
}

function linkTo({ publicUrl }: Pick<OrderingDependencies, 'publicUrl'>, orderId: string): string {
  return `${publicUrl}/order-success/${orderId}`;
}
