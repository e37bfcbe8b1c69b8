import { queries, type Db } from '../../../platform/db/db.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** Those of the keys of photographs that an order shows. */
export async function picturesShown(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await queries<OrderingTables>(db)
    .selectFrom('order_lines')
    .select('picture_key as key')
    .distinct()
    .where('picture_key', 'in', keys)
    .execute();
  return rows.map(({ key }) => key).filter((key) => key !== null);
}
