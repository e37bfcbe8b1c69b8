import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** The status that is stored with an order; null: none is. */
export async function storedStatus(handle: Db | Tx, orderId: string): Promise<OrderStatus | null> {
  const row = await queries<OrderingTables>(handle)
    .selectFrom('orders')
    .select(['progress', 'dispute', 'handover', 'lines_left as linesLeft'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.linesLeft == null ? null : { ...row, linesLeft: row.linesLeft };
}

/** The caller has locked the order. */
export async function storeStatus(tx: Tx, orderId: string, status: OrderStatus): Promise<void> {
  const { progress, dispute, handover, linesLeft } = status;
  await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ progress, dispute, handover, lines_left: linesLeft })
    .where('id', '=', orderId)
    .execute();
}

/** Orders from before their status was stored. */
export async function ordersWithoutStatus(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await queries<OrderingTables>(db)
    .selectFrom('orders')
    .select('id')
    .where('state', 'not in', ['draft', 'offered'])
    .where('lines_left', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
