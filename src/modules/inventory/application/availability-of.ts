import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import {
  availability,
  foremostAway,
  type Availability,
  type Away,
  type Share,
} from '../domain/availability.ts';
import { execute } from '../infrastructure/execute.ts';

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
