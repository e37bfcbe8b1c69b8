import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { Cents } from '../../../shared/cents.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { PaymentRefusal, PaymentState } from '../domain/payment-machine.ts';
import { isExternalIdKnown, paymentOf } from '../infrastructure/stored-payment.ts';
import { auditOrder } from './audit-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { receiveMoney } from './receive-money.ts';
import { lockForStaff } from './restricted.ts';

/** Money that has come in, as the bank tells it. */
export interface IncomingPayment {
  /** Of the order it is for: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  readonly amountCents: Cents;
  /** What the bank calls it; the same money pays one order. Null where nobody typed it. */
  readonly externalId: string | null;
  /** The day on which the bank booked it, as '2026-11-28'. */
  readonly receivedOn?: string | null;
}

export type PaidRefusal =
  NoSuchOrder | PaymentRefusal | { readonly code: 'not-asked-to-pay' | 'payment-known' };

/**
 * The money for an order is there: what was held is sold, or rented out. Money that comes after the order was called
 * off revives it if every piece is still free; if not, the money is to be paid back.
 * However often it is told, it happens once.
 * @returns `received`, or `refund-due` when a piece was gone
 * @throws RightMissing when the actor may not say so
 */
export async function markAsPaid(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'inventory' | 'invalidate' | 'content' | 'invoicing'>,
  incoming: IncomingPayment,
  actor: Actor,
): Promise<Result<PaymentState['state'], PaidRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  const { orderNumber, amountCents, externalId } = incoming;
  return deps.db.transaction(async (tx): Promise<Result<PaymentState['state'], PaidRefusal>> => {
    const stored = await lockForStaff(tx, orderNumber, actor);
    if (stored === null) return fail({ code: 'order-not-found' });
    const asked = await paymentOf(tx, stored.id);
    if (asked === null) return fail({ code: 'not-asked-to-pay' });
    if (
      externalId !== null &&
      externalId !== asked.externalId &&
      (await isExternalIdKnown(tx, asked.method, externalId))
    ) {
      return fail({ code: 'payment-known' });
    }
    const before = asked.payment.state;
    const received = await receiveMoney(deps, tx, { stored, asked }, { amountCents, externalId }, name, now);
    if (received.ok && received.value !== before) {
      const money = { amountCents, reference: externalId, receivedOn: incoming.receivedOn ?? null };
      await auditOrder(
        tx,
        actor,
        stored,
        'mark-as-paid',
        { payment: before },
        { payment: received.value, ...money },
        now,
      );
    }
    return received;
  });
}
