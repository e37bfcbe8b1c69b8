import { sql } from 'kysely';

/** How many of a piece can be had, and if none, when there is hope. */
export interface Availability {
  /** Units that are free from now on, without end. */
  readonly stockAmt: number;
  /** Set when nothing is free but somebody is just paying for a unit: until then it is held. */
  readonly reservedUntil: Date | null;
  /** Set when nothing is free but a unit is rented out: the earliest end. */
  readonly rentedUntil: Date | null;
}

export interface AvailabilityRow {
  free: number;
  held_until: Date | null;
  rented_until: Date | null;
}

/** Derived from the calendar of units for the piece `p`; nothing of it is stored. */
export function availabilityColumns(now: Date) {
  const fromNow = sql`tstzrange(${now}::timestamptz, null)`;
  return sql`
    (select count(*)::int from units u where u.piece_id = p.id and u.retired_at is null and not exists (
      select from allocations a where a.unit_id = u.id and a.released_at is null and a.during && ${fromNow}
    )) as free,
    (select min(upper(a.during)) from units u join allocations a on a.unit_id = u.id
      where u.piece_id = p.id and u.retired_at is null and a.released_at is null
        and a.kind = 'hold' and a.during && ${fromNow}) as held_until,
    (select min(upper(a.during)) from units u join allocations a on a.unit_id = u.id
      where u.piece_id = p.id and u.retired_at is null and a.released_at is null
        and a.kind = 'rental' and a.during && ${fromNow}) as rented_until
  `;
}

export function readAvailability(row: AvailabilityRow): Availability {
  const soldOut = row.free === 0;
  return {
    stockAmt: row.free,
    reservedUntil: soldOut ? row.held_until : null,
    rentedUntil: soldOut ? row.rented_until : null,
  };
}
