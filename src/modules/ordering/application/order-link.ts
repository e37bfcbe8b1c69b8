import { aboutOrder } from './mails/mail-parts.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { orderTokenOf, type StoredOrder } from '../infrastructure/stored-order.ts';
import { appendHistory, saveOrderToken } from '../infrastructure/write-order.ts';
import { auditOrder } from './audit-order.ts';
import { lockForStaff, type LockRefusal } from './reading/get-order.ts';
import { newLinkMail } from './mails/order-mails.ts';
import { viewOrder } from './reading/order-view.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

/** The address of an order's own page, for its mails: a secret, since it needs no login. */
export function orderLink(publicUrl: string, orderId: string, language: Language): string {
  return `${publicUrl}${addressIn(language, `/order-success/${orderId}`)}`;
}

/**
 * Mails the customer a new link to the order and revokes the old one, which others may have from a forwarded mail or a
 * shared computer. Staff never see the link.
 * @throws RightMissing
 */
export async function renewOrderLink(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'newSecret' | 'publicUrl' | 'content' | 'afterContract'>,
  number: number,
  actor: Actor,
): Promise<Result<void, LockRefusal | { readonly code: 'order-closed' | 'order-not-offered' }>> {
  const name = requireRight(actor, 'orders:write');
  type Renewed = Awaited<ReturnType<typeof renewOrderLink>>;
  return deps.db.transaction(async (tx): Promise<Renewed> => {
    const locked = await lockForStaff(tx, { number }, actor);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const { order, customer } = stored;
    // Kept only for the law, or anonymised: its link opens nothing, and no address is left to write to.
    if (stored.isRestricted || customer.email === '') return fail({ code: 'order-closed' });
    // The mail that waits to be followed leads to the present link.
    if (order.state === 'draft' || (order.state === 'offered' && order.awaitsMail)) {
      return fail({ code: 'order-not-offered' });
    }
    const now = deps.now();
    const link = await renewLink(deps, tx, stored);
    const view = await viewOrder(deps, tx, stored);
    await orderMail(tx, () => newLinkMail(view, link), now, aboutOrder(view));
    await appendHistory(tx, stored.id, name, [{ type: 'link-renewed', at: now }]);
    await auditOrder(tx, actor, stored, 'renew-link', null, null, now);
    return ok(undefined);
  });
}

/** Gives an order another link, for a mail to its customer; the earlier one ends. The caller has locked the order. */
export async function renewLink(
  deps: Pick<OrderingDependencies, 'newSecret' | 'publicUrl'>,
  tx: Tx,
  { id, language }: StoredOrder,
): Promise<string> {
  const salt = deps.newSecret();
  const orderId = orderTokenOf(salt, deps.newSecret());
  await saveOrderToken(tx, id, { hash: hashOf(orderId), salt });
  return orderLink(deps.publicUrl, orderId, language);
}
