import { sql } from 'kysely';
import { lockTexts, type Tx } from '../../../platform/db/db.ts';
import type { StockCount } from '../domain/stock-count.ts';
import { execute, isActiveFrom } from './execute.ts';

/**
 * Locks the counting of these pieces and variants against each other. A piece without units has no row that could be
 * locked, and two transactions that set its count at the same moment would both add units.
 */
export async function lockCounts(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  await lockTexts(
    tx,
    counts.map(({ pieceId }) => `stock of ${pieceId}`),
  );
}

export interface CountRow {
  piece_id: string;
  variant_id: string | null;
  count: number;
  /** Units that could not be retired, since they are sold, held, rented or blocked; more than `count` if refused. */
  taken: number;
}

/**
 * Sets the number of units that are not retired to `count`: adds new ones, or retires free ones, newest first. Both
 * locks must be held. If more units are taken than the new count, the free ones are retired all the same, unless
 * `allOrNothing`.
 */
export async function writeCounts(
  tx: Tx,
  counts: readonly StockCount[],
  { now, allOrNothing }: { readonly now: Date; readonly allOrNothing: boolean },
): Promise<CountRow[]> {
  return execute(
    tx,
    sql<CountRow>`
      with wanted as (
        select * from unnest(
          ${counts.map((count) => count.pieceId)}::text[],
          ${counts.map((count) => count.variantId)}::text[],
          ${counts.map((count) => count.count)}::int[]
        ) with ordinality as w (piece_id, variant_id, count, line)
      ),
      unit as (
        select w.line, u.id, not exists (
          select from allocations a where a.unit_id = u.id and ${isActiveFrom(now)}
        ) as free
        from wanted w
        join units u on u.piece_id = w.piece_id and u.variant_id is not distinct from w.variant_id
        where u.retired_at is null
      ),
      plan as (
        select w.*, count(unit.id)::int as there, (count(unit.id) filter (where not unit.free))::int as taken
        from wanted w left join unit on unit.line = w.line
        group by w.piece_id, w.variant_id, w.count, w.line
      ),
      surplus as (
        select unit.id, row_number() over (partition by unit.line order by unit.id desc) <= plan.there - plan.count as leaves
        from unit join plan on plan.line = unit.line
        where unit.free and (plan.taken <= plan.count or not ${allOrNothing}::boolean)
      ),
      retired as (
        update units u set retired_at = ${now}::timestamptz from surplus where u.id = surplus.id and surplus.leaves
      ),
      added as (
        insert into units (piece_id, variant_id)
        select plan.piece_id, plan.variant_id from plan, generate_series(1, plan.count - plan.there)
      )
      select piece_id, variant_id, count, taken from plan order by line
    `,
  );
}
