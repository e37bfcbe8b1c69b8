import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { OrderedGift } from '../domain/order.ts';
import type { OrderingTables } from './ordering.tables.ts';

export async function insertOrderedGift(tx: Tx, orderId: string, gift: OrderedGift): Promise<void> {
  const { design, recipient, greeting, sendOn } = gift;
  await queries<OrderingTables>(tx)
    .insertInto('order_gifts')
    .values({ order_id: orderId, design, recipient, greeting, send_on: sendOn })
    .execute();
}

/** The gift voucher that an order buys; null: it is for pieces. */
export async function orderedGiftOf(handle: Db | Tx, orderId: string): Promise<OrderedGift | null> {
  const row = await queries<OrderingTables>(handle)
    .selectFrom('order_gifts')
    .select(['design', 'recipient', 'greeting', sql<string | null>`send_on::text`.as('sendOn')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** For whom they were, and what was wished them: it goes when their orders name nobody any more. */
export async function forgetOrderedGifts(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await queries<OrderingTables>(tx)
    .updateTable('order_gifts')
    .set({ recipient: null, greeting: null })
    .where('order_id', 'in', orderIds)
    .execute();
}
