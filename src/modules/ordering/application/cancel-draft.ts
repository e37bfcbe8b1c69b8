import { fail, ok, type Result } from '../../../shared/result.ts';
import { decideOrder, evolveOrder, type OrderRefusal } from '../domain/order-machine.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import { hashOf } from '../infrastructure/secrets.ts';
import { lockOrder } from '../infrastructure/stored-order.ts';
import { saveOrder } from '../infrastructure/write-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';

/** Drops a draft and gives its pieces back. What was ordered cannot be dropped; dropping twice is once. */
export async function cancelDraft(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'inventory' | 'invalidate'>,
  orderId: string,
): Promise<Result<void, NoSuchOrder | OrderRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NoSuchOrder | OrderRefusal>> => {
    const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    const decided = decideOrder(stored.order, { kind: 'cancel', reason: 'dropped' }, now);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return ok(undefined);
    await saveOrder(tx, stored.id, decided.value.reduce(evolveOrder, stored.order), decided.value, 'visitor');
    await deps.inventory.releaseReference(tx, stored.id, now);
    await deps.invalidate(tx, tagsOf(await linesOf(tx, stored.id)));
    return ok(undefined);
  });
}
