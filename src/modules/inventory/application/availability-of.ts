import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import {
  availability,
  foremostAway,
  type Availability,
  type Away,
  type Share,
  shareOfUnit,
} from '../domain/availability.ts';
import { execute } from '../infrastructure/execute.ts';
import type { Allocation } from '../domain/allocation.ts';

export interface PieceAvailability extends Availability {
  /** By the variant's id; empty for a piece without variants. Variants that never had a unit are missing. */
  readonly variants: ReadonlyMap<string, Availability>;
}

interface ShareRow {
  piece_id: string;
  variant_id: string | null;
  free: number;
  held_until: Date | null;
  rented_until: Date | null;
  away: Away[];
  away_until: Date | null;
}

/**
 * The availability of these pieces from now on, in one query. Every requested piece is in the answer; one without
 * units, or an unknown one, is sold out.
 */
export async function availabilityOf(
  handle: Db | Tx,
  pieceIds: readonly string[],
  now: Date,
): Promise<Map<string, PieceAvailability>> {
  const rows = await execute(
    handle,
    sql<ShareRow>`
      select piece_id, variant_id, (count(*) filter (where free))::int as free,
        min(held_until) as held_until, min(rented_until) as rented_until,
        coalesce(array_agg(distinct away) filter (where away is not null), '{}') as away,
        min(away_until) as away_until
      from unit_availability(${now}::timestamptz)
      where piece_id = any(${pieceIds}::text[])
      group by piece_id, variant_id
    `,
  );
  const byPiece = Map.groupBy(rows, (row) => row.piece_id);
  return new Map(pieceIds.map((id) => [id, pieceAvailability(byPiece.get(id) ?? [])]));
}

function pieceAvailability(rows: readonly ShareRow[]): PieceAvailability {
  const variants = new Map<string, Availability>();
  for (const row of rows) {
    if (row.variant_id !== null) variants.set(row.variant_id, availability([share(row)]));
  }
  return { ...availability(rows.map(share)), variants };
}

function share(row: ShareRow): Share {
  return {
    free: row.free,
    heldUntil: row.held_until,
    rentedUntil: row.rented_until,
    away: foremostAway(row.away),
    awayUntil: row.away_until,
  };
}

export interface CalendarEntry extends Allocation {
  /** For a block, the id that `unblockUnit` takes. */
  readonly id: string;
  readonly reference: string;
}

/** `free` is 1 or 0; the ends say when a hold, or a rental, is over. */
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
