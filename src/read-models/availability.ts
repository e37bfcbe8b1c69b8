import { sql } from 'kysely';
import { foremostAway, type Availability, type Away } from '../modules/inventory/index.ts';

export interface AvailabilityRow {
  free: number;
  held_until: Date | null;
  rented_until: Date | null;
  away: Away[];
  away_until: Date | null;
}

/**
 * The availability of the piece `p`, as a lateral join named `stock`. The database's function `unit_availability`
 * belongs to the inventory and decides when a unit is free; the result is never stored.
 */
export function availabilityJoin(now: Date) {
  return sql`cross join lateral (
    select count(*) filter (where ua.free)::int as free,
      min(ua.held_until) as held_until, min(ua.rented_until) as rented_until,
      coalesce(array_agg(distinct ua.away) filter (where ua.away is not null), '{}') as away,
      min(ua.away_until) as away_until
    from unit_availability(${now}) ua where ua.piece_id = p.id
  ) stock`;
}

/** The columns of `AvailabilityRow`, from the join above. */
export const availabilityColumns = sql`
    stock.free, stock.held_until, stock.rented_until, stock.away, stock.away_until
  `;

export function readAvailability(row: AvailabilityRow): Availability {
  const soldOut = row.free === 0;
  return {
    stockAmt: row.free,
    reservedUntil: soldOut ? row.held_until : null,
    rentedUntil: soldOut ? row.rented_until : null,
    away: soldOut ? foremostAway(row.away) : null,
    awayUntil: soldOut ? row.away_until : null,
  };
}
