import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute, idList } from './execute.ts';

/**
 * Every write to calendars first locks the units, all in one statement and in the order of their ids, until the
 * transaction ends. This has four effects:
 * - nobody waits in a circle, whatever the order of the lines;
 * - the next statement sees everything that others have committed (as each statement under 'read committed' does), and
 *   nothing can change under it: a read and a write that cannot be one statement are still one step;
 * - nobody is refused because of a transaction that is then rolled back, as would happen with `skip locked`;
 * - nobody chooses a unit that somebody else is just taking, as would happen if the constraint alone decided: 20 buyers
 *   of a series would all try its first unit, and 19 again the second. Buyers of the same piece queue for the length of
 *   one transaction; buyers of other pieces notice nothing.
 *
 * Sold units are left out, so that nobody waits for a sold piece and old sales cost nothing. Locks every piece of the
 * lines and every piece that the reference already has, so that selling and renting for the same order lock the same
 * units at the first of the two.
 */
export async function lockUnitsOfPieces(
  tx: Tx,
  pieceIds: readonly string[],
  reference: string | null = null,
): Promise<void> {
  await execute(
    tx,
    sql`
      select count(*) from (
        select u.id from units u
        where u.retired_at is null
          and u.piece_id in (
            select unnest(${pieceIds}::text[])
            union
            select own.piece_id from allocations a join units own on own.id = a.unit_id
            where a.reference = ${reference}::text
          )
          and not exists (
            select from allocations a where a.unit_id = u.id and a.kind = 'sale' and a.released_at is null
          )
        order by u.id
        for no key update of u
      ) locked
    `,
  );
}

/** The same for a single unit. */
export async function lockUnit(tx: Tx, unitId: string): Promise<void> {
  await execute(tx, sql`select id from units where id = any(${idList([unitId])}) for no key update`);
}

/**
 * The same for the units that an order has bought or rented, in one of its lines or, for null, in all.
 * @returns their ids, in the order in which the order got them
 */
export async function lockUnitsOfOrder(
  tx: Tx,
  reference: string,
  position: number | null,
): Promise<string[]> {
  const rows = await execute(
    tx,
    sql<{ id: string }>`
      with locked as materialized (
        select u.id from units u
        where u.id in (
          select a.unit_id from allocations a
          where a.reference = ${reference} and a.kind in ('sale', 'rental') and a.released_at is null
            and (${position}::int is null or a.position = ${position}::int)
        )
        order by u.id
        for no key update of u
      )
      select u.id::text as id from locked u
      join allocations a on a.unit_id = u.id and a.reference = ${reference} and a.kind in ('sale', 'rental')
        and a.released_at is null
      order by a.id
    `,
  );
  return rows.map(({ id }) => id);
}
