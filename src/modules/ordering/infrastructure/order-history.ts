import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { HistoryEntry } from '../domain/customer-history.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** What happened to an order, the oldest first. */
export async function historyOf(handle: Db | Tx, orderId: string): Promise<HistoryEntry[]> {
  return queries<OrderingTables>(handle)
    .selectFrom('order_history')
    .select(['at', 'actor', 'type', 'facts'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
