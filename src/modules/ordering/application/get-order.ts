import { fail, ok, type Result } from '../../../shared/result.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { readOrder } from '../infrastructure/stored-order.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

export interface NoSuchOrder {
  readonly code: 'order-not-found';
}

/** An order, for whoever has its link. One that is only kept by law is there for nobody. */
export async function getOrder(
  deps: Pick<OrderingDependencies, 'db' | 'content'>,
  orderId: string,
): Promise<Result<OrderView, NoSuchOrder>> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  return ok(await viewOrder(deps, deps.db, stored));
}
