import type { Db, Tx } from '../../../platform/db/db.ts';
import type { DeclarationOnOrder } from '../../ordering/index.ts';
import { refundEnd } from '../domain/judge-declaration.ts';
import { declaredOrders, storedDeclarationsOf } from '../infrastructure/stored-declaration.ts';

/** What was declared about an order, the oldest first. */
export async function declarationsOf(handle: Db | Tx, orderId: string): Promise<DeclarationOnOrder[]> {
  const found = await storedDeclarationsOf(handle, orderId);
  return found.map(({ id, declaration, receivedAt, handled, dispatchProvedAt }) => ({
    ...{ id, kind: declaration.kind, receivedAt, dispatchProvedAt },
    pieces: declaration.kind === 'withdrawal' ? declaration.pieces : null,
    ending:
      declaration.kind === 'ending'
        ? { manner: declaration.manner, reason: declaration.reason, endsOn: declaration.endsOn }
        : null,
    handledAt: handled?.at ?? null,
    refundUntil: declaration.kind === 'withdrawal' ? refundEnd(receivedAt) : null,
  }));
}

/** Those of the orders about which a declaration waits for its answer. */
export async function ordersAwaitingAnswer(handle: Db | Tx, orderIds: readonly string[]): Promise<string[]> {
  const waiting = new Set(await declaredOrders(handle, 'open'));
  return orderIds.filter((id) => waiting.has(id));
}
