import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { AppliedText } from '../domain/legal-texts.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** Keeps the texts that apply to an order. */
export async function insertTexts(tx: Tx, orderId: string, texts: readonly AppliedText[]): Promise<void> {
  if (texts.length === 0) return;
  await queries<OrderingTables>(tx)
    .insertInto('order_texts')
    .values(
      texts.map(({ slug, version, fileKey }) => ({ order_id: orderId, slug, version, file_key: fileKey })),
    )
    .execute();
}

/** The texts that applied when an order was placed, the terms first; of one that was not placed there are none. */
export async function textsOf(handle: Db | Tx, orderId: string): Promise<AppliedText[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_texts')
    .select(['slug', 'version', 'file_key'])
    .where('order_id', '=', orderId)
    .orderBy(sql`array_position(array['terms', 'withdrawal', 'data-protection'], slug)`)
    .execute();
  return rows.map(({ slug, version, file_key: fileKey }) => ({ slug, version, fileKey }));
}
