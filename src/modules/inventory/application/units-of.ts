import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Allocation } from '../domain/allocation.ts';
import { execute } from '../infrastructure/execute.ts';

/** A unit that a reference has, and for how long. */
export interface UnitTakenBy extends Omit<Allocation, 'place'> {
  readonly unitId: string;
  /** Which line of the order, counted from 0. */
  readonly position: number;
  readonly pieceId: string;
  readonly variantId: string | null;
}

/** The units that a reference has, in a fixed order. Lapsed holds are included; units given back are not. */
export async function unitsOf(handle: Db | Tx, reference: string): Promise<UnitTakenBy[]> {
  return execute(
    handle,
    sql<UnitTakenBy>`
      select u.id::text as "unitId", a.position, u.piece_id as "pieceId", u.variant_id as "variantId", a.kind,
        lower(a.during) as from, upper(a.during) as to
      from allocations a join units u on u.id = a.unit_id
      where a.reference = ${reference} and a.released_at is null
      order by a.id
    `,
  );
}
