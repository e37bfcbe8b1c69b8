import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { LineOfOrder } from '../domain/allocation.ts';
import { execute } from './execute.ts';

export interface RentalMoved {
  unitId: string;
  /** The new period would end before it begins. */
  backwards: boolean;
  /** Another entry of the unit's calendar overlaps the new period. */
  taken: boolean;
}

/**
 * Gives the rentals of a line another period, all or none. The units must be locked.
 * @param from null keeps the beginning as it is
 * @param which units of the line are meant: those that are written off, or the others
 * @returns a row for each unit; if one cannot be moved, none was
 */
export async function movePeriod(
  tx: Tx,
  { reference, position }: LineOfOrder,
  { from, to }: { readonly from: Date | null; readonly to: Date },
  which: { readonly isWrittenOff: boolean },
): Promise<RentalMoved[]> {
  return execute(
    tx,
    sql<RentalMoved>`
      with mine as (
        select a.id, a.unit_id, coalesce(${from}::timestamptz, lower(a.during)) as start
        from allocations a join units u on u.id = a.unit_id
        where a.reference = ${reference} and a.position = ${position}::int and a.kind = 'rental'
          and a.released_at is null and (u.retired_at is not null) = ${which.isWrittenOff}::boolean
      ),
      checked as (
        select mine.*, mine.start >= ${to}::timestamptz as backwards,
          mine.start < ${to}::timestamptz and exists (
            select from allocations other
            where other.unit_id = mine.unit_id and other.id <> mine.id and other.released_at is null
              and other.during && tstzrange(mine.start, greatest(mine.start, ${to}::timestamptz), '[)')
          ) as taken
        from mine
      ),
      moved as (
        update allocations a set during = tstzrange(checked.start, ${to}::timestamptz, '[)')
        from checked
        where a.id = checked.id and not (select bool_or(taken or backwards) from checked)
      )
      select unit_id::text as "unitId", backwards, taken from checked
    `,
  );
}
