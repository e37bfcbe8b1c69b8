import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { InvoiceFile } from '../../invoicing/index.ts';
import { readOrder } from '../infrastructure/stored-order.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

export interface NoSuchOrder {
  readonly code: 'order-not-found';
}

/** The PDF of one of the order's documents, for the holder of the order's link. */
export async function invoiceOfOrder(
  { db, invoicing }: Pick<OrderingDependencies, 'db' | 'invoicing'>,
  orderId: string,
  number: string,
): Promise<InvoiceFile | null> {
  const stored = await readOrder(db, { tokenHash: hashOf(orderId) });
  return stored === null ? null : invoicing.invoiceFile(stored.id, number);
}

/** An order, for the holder of its link. One that is kept only because the law demands it is shown to nobody. */
export async function getOrder(
  deps: Pick<OrderingDependencies, 'db' | 'content' | 'afterContract'>,
  orderId: string,
): Promise<Result<OrderView, NoSuchOrder>> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  return ok(await viewOrder(deps, deps.db, stored));
}

/** An order within a transaction that has locked it. @param id the row's, not the customer's secret */
export async function viewLockedOrder(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  id: string,
): Promise<OrderView> {
  const stored = await readOrder(tx, { id });
  if (stored === null) throw new Error('an order that was just locked is gone');
  return viewOrder(deps, tx, stored);
}
