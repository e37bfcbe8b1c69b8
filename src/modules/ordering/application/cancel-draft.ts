import type { Tx } from '../../../platform/db/db.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { paymentChanged } from '../../payments/index.ts';
import { isPaidOnTheSpot } from '../domain/order.ts';
import { decideOrder, evolveOrder, type OrderRefusal } from '../domain/order-machine.ts';
import { decidePayment, evolvePayment } from '../domain/payment-machine.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { lockOrder } from '../infrastructure/stored-order.ts';
import { paymentOf, savePayment, type StoredPayment } from '../infrastructure/stored-payment.ts';
import { appendHistory, saveOrder } from '../infrastructure/write-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';

/**
 * Drops a draft and gives its pieces back; dropping twice is once. What was ordered binds, but where it is paid on the
 * spot and nothing was, the shop lets the customer go: going back from the card form means a change of
 * mind.
 */
export async function cancelDraft(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'inventory' | 'invalidate' | 'payments'>,
  orderId: string,
): Promise<Result<void, NoSuchOrder | OrderRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NoSuchOrder | OrderRefusal>> => {
    const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    const open = await deps.payments.unsettledOf(tx, stored.id);
    const asked = await paymentOf(tx, stored.id);
    const isFree = isPaidOnTheSpot(stored.paymentMethod) && (asked === null || isUntouched(asked));
    const command = isFree ? ({ kind: 'let-go' } as const) : ({ kind: 'cancel', reason: 'dropped' } as const);
    const decided = decideOrder(stored.order, command, now);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return ok(undefined);
    await saveOrder(tx, stored.id, decided.value.reduce(evolveOrder, stored.order), decided.value, 'visitor');
    await deps.inventory.releaseReference(tx, stored.id, now);
    if (asked !== null) await dropPayment(tx, stored.id, asked, now);
    for (const { id } of open) await writeOutbox(tx, paymentChanged, { paymentId: id }, now);
    await deps.invalidate(tx, tagsOf(await linesOf(tx, stored.id)));
    return ok(undefined);
  });
}

function isUntouched({ payment, claimedBy }: StoredPayment): boolean {
  return payment.state === 'open' && claimedBy === null;
}

async function dropPayment(tx: Tx, orderId: string, asked: StoredPayment, now: Date): Promise<void> {
  const decided = decidePayment(asked.payment, { kind: 'drop' }, now);
  if (!decided.ok || decided.value.length === 0) return;
  await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, orderId, 'visitor', decided.value);
}
