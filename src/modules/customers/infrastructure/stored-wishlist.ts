import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { CustomersTables } from './customers.tables.ts';

/** The pieces on the list, the first added first. */
export async function wishesOf(handle: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await queries<CustomersTables>(handle)
    .selectFrom('wishlist_entries')
    .select('piece_id')
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('piece_id')
    .execute();
  return rows.map((row) => row.piece_id);
}

/** Entries that are on the list already keep their place. */
export async function addWishes(
  tx: Tx,
  customerId: string,
  pieceIds: readonly string[],
  now: Date,
): Promise<void> {
  if (pieceIds.length === 0) return;
  await sql`
    insert into wishlist_entries (customer_id, piece_id, added_at)
    -- A millisecond apart, so that they keep their order.
    select ${customerId}::uuid, piece.id, ${now}::timestamptz + piece.nth * interval '1 millisecond'
    from unnest(${[...pieceIds]}::text[]) with ordinality as piece (id, nth)
    on conflict do nothing
  `.execute(queries<CustomersTables>(tx));
}

export async function removeWishes(tx: Tx, customerId: string, pieceIds: readonly string[]): Promise<void> {
  if (pieceIds.length === 0) return;
  await queries<CustomersTables>(tx)
    .deleteFrom('wishlist_entries')
    .where('customer_id', '=', customerId)
    .where('piece_id', 'in', pieceIds)
    .execute();
}
