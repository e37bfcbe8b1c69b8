import { fail, ok, type Result } from '../../../shared/result.ts';
import { hashOf } from '../infrastructure/secrets.ts';
import { readOrder } from '../infrastructure/stored-order.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

export interface NoSuchOrder {
  readonly code: 'order-not-found';
}

/** An order, for whoever has its link. */
export async function getOrder(
  { db, bankAccount }: Pick<OrderingDependencies, 'db' | 'bankAccount'>,
  orderId: string,
): Promise<Result<OrderView, NoSuchOrder>> {
  const stored = await readOrder(db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  return ok(await viewOrder(db, stored, bankAccount));
}
