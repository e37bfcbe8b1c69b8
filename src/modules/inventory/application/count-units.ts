import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { UnitCount } from '../domain/stock-count.ts';
import { execute, takesFrom } from '../infrastructure/execute.ts';

/**
 * How many units of pieces and of their variants have come into the shop, including sold ones, and how many of these
 * are free, held, rented, blocked and sold. Pieces without units are missing.
 */
export async function countUnits(
  handle: Db | Tx,
  pieceIds: readonly string[],
  now: Date,
): Promise<UnitCount[]> {
  return execute(
    handle,
    sql<UnitCount>`
      with unit as (
        select u.piece_id, u.variant_id, count(a.id) = 0 as free,
          bool_or(a.kind = 'sale') as sold,
          bool_or(a.kind = 'block') and not bool_or(a.kind = 'sale') as blocked,
          bool_or(a.kind = 'rental') and not bool_or(a.kind in ('sale', 'block')) as rented,
          bool_and(a.kind = 'hold') as held
        from units u left join allocations a on a.unit_id = u.id and ${takesFrom(now)}
        where u.piece_id = any(${pieceIds}::text[]) and u.retired_at is null
        group by u.id, u.piece_id, u.variant_id
      )
      select piece_id as "pieceId", variant_id as "variantId", count(*)::int as count,
        (count(*) filter (where free))::int as free, (count(*) filter (where held))::int as held,
        (count(*) filter (where rented))::int as rented, (count(*) filter (where blocked))::int as blocked,
        (count(*) filter (where sold))::int as sold
      from unit group by piece_id, variant_id
    `,
  );
}
