import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { isPaidOnTheSpot } from '../domain/order.ts';
import type { OrderRefusal } from '../domain/order-machine.ts';
import { acceptAndAsk, advanceOrder, type AcceptRefusal } from './accept-and-ask.ts';
import { auditOrder } from './audit-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { declinedMail } from './order-mails.ts';
import { viewOrder } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';
import { lockForStaff } from './restricted.ts';

/** Card and wallet orders are accepted by asking for their money, which only the customer's browser can do. */
type PaidOnTheSpot = { readonly code: 'paid-on-the-spot' };

/**
 * Accepts an offer by hand, within its time (spec 4.11): the customer is asked for the money by mail.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing
 */
export async function acceptOrder(
  deps: OrderingDependencies,
  number: number,
  actor: Actor,
): Promise<Result<void, NoSuchOrder | AcceptRefusal | PaidOnTheSpot>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<void, NoSuchOrder | AcceptRefusal | PaidOnTheSpot>> => {
      const stored = await lockForStaff(tx, number, actor);
      if (stored === null) return fail({ code: 'order-not-found' });
      if (stored.order.state === 'accepted') return ok(undefined);
      if (isPaidOnTheSpot(stored.paymentMethod)) return fail({ code: 'paid-on-the-spot' });
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
): Promise<Result<void, NoSuchOrder | OrderRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NoSuchOrder | OrderRefusal>> => {
    const stored = await lockForStaff(tx, number, actor);
    if (stored === null) return fail({ code: 'order-not-found' });
    if (stored.order.state === 'declined') return ok(undefined);
    const declined = await advanceOrder(tx, stored, { kind: 'decline' }, name, now);
    if (!declined.ok) return declined;
    await deps.inventory.releaseReference(tx, stored.id, now);
    const view = await viewOrder(deps, tx, declined.value);
    await orderMail(tx, declinedMail(view), now);
    await deps.invalidate(tx, tagsOf(view.lines));
    await auditOrder(tx, actor, stored, 'decline', { state: stored.order.state }, { state: 'declined' }, now);
    return ok(undefined);
  });
}
