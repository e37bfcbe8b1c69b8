import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { fromRow } from '../../../platform/db/row-names.ts';
import type { OrderLine } from '../domain/order.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** The lines of an order, in the order of the cart. */
export async function linesOf(handle: Db | Tx, orderId: string): Promise<OrderLine[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ order_id: _, ...row }) => fromRow<OrderLine>(row));
}
