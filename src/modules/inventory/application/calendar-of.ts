import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Allocation } from '../domain/allocation.ts';
import { shareOfUnit, type Share } from '../domain/availability.ts';
import { execute } from '../infrastructure/execute.ts';

export interface CalendarEntry extends Allocation {
  /** For a block, the id that `unblockUnit` takes. */
  readonly id: string;
  readonly reference: string;
}

/** `free` is 1 or 0; the ends tell until when a unit is only held, or only rented out. */
export interface UnitCalendar extends Share {
  readonly unitId: string;
  readonly variantId: string | null;
  /** Oldest first, without entries that were given back. */
  readonly entries: readonly CalendarEntry[];
}

interface EntryRow {
  unit_id: string;
  variant_id: string | null;
  id: string | null;
  kind: CalendarEntry['kind'];
  place: CalendarEntry['place'];
  reference: string;
  from: Date;
  to: Date | null;
}

/** The units of a piece that are not retired, with their present and past allocations: for staff. */
export async function calendarOf(handle: Db | Tx, pieceId: string, now: Date): Promise<UnitCalendar[]> {
  const rows = await execute(
    handle,
    sql<EntryRow>`
      select u.id::text as unit_id, u.variant_id, a.id::text as id, a.kind, a.place, a.reference,
        lower(a.during) as from, upper(a.during) as to
      from units u left join allocations a on a.unit_id = u.id and a.released_at is null
      where u.piece_id = ${pieceId} and u.retired_at is null
      order by u.id, lower(a.during)
    `,
  );
  return [...Map.groupBy(rows, (row) => row.unit_id)].map(([unitId, unit]) => {
    const entries = unit.flatMap(({ id, kind, place, reference, from, to }) =>
      id === null ? [] : [{ id, kind, place, reference, from, to }],
    );
    return { unitId, variantId: unit[0]?.variant_id ?? null, entries, ...shareOfUnit(entries, now) };
  });
}
