import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StockCount } from '../domain/stock-count.ts';
import { execute } from '../infrastructure/execute.ts';

/** How many units of pieces and of their variants have come into the shop, sold ones among them; none: not named. */
export async function countUnits(handle: Db | Tx, pieceIds: readonly string[]): Promise<StockCount[]> {
  return execute(
    handle,
    sql<StockCount>`
      select piece_id as "pieceId", variant_id as "variantId", count(*)::int as count
      from units where piece_id = any(${pieceIds}::text[]) and retired_at is null
      group by piece_id, variant_id
    `,
  );
}
