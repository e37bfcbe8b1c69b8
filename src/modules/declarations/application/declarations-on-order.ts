import type { Db, Tx } from '../../../platform/db/db.ts';
import type { DeclarationOnOrder } from '../../ordering/index.ts';
import { refundEnd } from '../domain/judge-declaration.ts';
import { storedDeclarationsOf } from '../infrastructure/stored-declaration.ts';

/** What was declared about an order, the oldest first. */
export async function declarationsOf(handle: Db | Tx, orderId: string): Promise<DeclarationOnOrder[]> {
  const found = await storedDeclarationsOf(handle, orderId);
  return found.map(({ id, declaration: { kind }, receivedAt, handled, dispatchProvedAt }) => ({
    ...{ id, kind, receivedAt, dispatchProvedAt },
    handledAt: handled?.at ?? null,
    refundUntil: kind === 'withdrawal' ? refundEnd(receivedAt) : null,
  }));
}
