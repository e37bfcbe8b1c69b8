import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { FulfilmentTables } from './fulfilment.tables.ts';

/** Erases the parcel numbers of these orders and what staff wrote about what came back, which may name somebody. */
export async function forgetOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const q = queries<FulfilmentTables>(tx);
  const forgotten = { tracking: null, tracking_link: null, return_note: '' };
  await q.updateTable('fulfilments').set(forgotten).where('order_id', 'in', orderIds).execute();
  await sql`
    update order_returns set note = '', deduction_reason = case when deduction_reason is not null then '' end
    where order_id = any(${orderIds}::uuid[])`.execute(q);
}
