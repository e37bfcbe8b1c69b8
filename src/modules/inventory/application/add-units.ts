import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { checkCounts, type StockCount } from '../domain/stock-count.ts';
import { execute } from '../infrastructure/execute.ts';

/** A statement's parameters are sent and held in memory as a whole: larger batches cost memory and save nothing. */
const atOnce = 10_000;

/**
 * Adds this many new units of each piece or variant to the existing ones.
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function addUnits(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  checkCounts(counts);
  for (let start = 0; start < counts.length; start += atOnce) {
    const some = counts.slice(start, start + atOnce);
    await execute(
      tx,
      sql`
        insert into units (piece_id, variant_id)
        select w.piece_id, w.variant_id
        from unnest(
          ${some.map((count) => count.pieceId)}::text[],
          ${some.map((count) => count.variantId)}::text[],
          ${some.map((count) => count.count)}::int[]
        ) with ordinality as w (piece_id, variant_id, count, line), generate_series(1, w.count)
        order by w.line
      `,
    );
  }
}
