import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { UnitsOfReference } from '../domain/allocation.ts';
import { execute, idList } from './execute.ts';

/**
 * Gives rentals another period, all or none. The units must be locked.
 * @param from null keeps the beginning as it is
 * @returns the units whose rental there is (begun before `to`), and those whose calendar the new period does not fit
 */
export async function movePeriod(
  tx: Tx,
  { reference, unitIds }: UnitsOfReference,
  { from, to }: { readonly from: Date | null; readonly to: Date },
): Promise<{ known: string[]; taken: string[] }> {
  const rows = await execute(
    tx,
    sql<{ unit_id: string; taken: boolean }>`
      with mine as (
        select a.id, a.unit_id, coalesce(${from}::timestamptz, lower(a.during)) as start
        from allocations a
        where a.reference = ${reference} and a.kind = 'rental' and a.released_at is null
          and a.unit_id = any(${idList(unitIds)})
          and coalesce(${from}::timestamptz, lower(a.during)) < ${to}::timestamptz
      ),
      checked as (
        select mine.*, exists (
          select from allocations other
          where other.unit_id = mine.unit_id and other.id <> mine.id and other.released_at is null
            and other.during && tstzrange(mine.start, ${to}::timestamptz, '[)')
        ) as taken
        from mine
      ),
      moved as (
        update allocations a set during = tstzrange(checked.start, ${to}::timestamptz, '[)')
        from checked
        where a.id = checked.id and not (select bool_or(taken) from checked)
      )
      select unit_id::text, taken from checked
    `,
  );
  return {
    known: rows.map((row) => row.unit_id),
    taken: rows.filter((row) => row.taken).map((row) => row.unit_id),
  };
}
