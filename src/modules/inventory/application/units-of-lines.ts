import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { unitsOfLines as dealOut, type TakenLine, type UnitOfOrder } from '../domain/units-of-lines.ts';
import { execute } from '../infrastructure/execute.ts';

/**
 * The units that each line of a paid order still has, in the order of the lines.
 * @param lines all of the order's, bought and rented ones
 */
export async function unitsOfLines(
  handle: Db | Tx,
  reference: string,
  lines: readonly TakenLine[],
): Promise<readonly (readonly string[])[]> {
  const units = await execute(
    handle,
    sql<UnitOfOrder>`
      select u.id::text as "unitId", u.piece_id as "pieceId", u.variant_id as "variantId", a.kind,
        a.released_at is not null as "isBack"
      from allocations a join units u on u.id = a.unit_id
      where a.reference = ${reference} and a.kind in ('sale', 'rental')
      order by a.id
    `,
  );
  return dealOut(lines, units);
}
