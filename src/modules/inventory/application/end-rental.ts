import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { UnitsOfReference } from '../domain/allocation.ts';
import { moveRental, type NoSuchRental, type UnitTaken } from './move-rental.ts';

/**
 * The units came back at `at`, earlier or later than agreed; from then on they are free. The same call, made before
 * the agreed end, keeps an overdue piece out of the shop until `at`. When it comes later, somebody may have taken the
 * unit meanwhile: then nothing changes, and staff must sort it out ('unit-taken').
 * An order that is called off before the units were handed over ends with `takeBack`.
 */
export async function endRental(
  tx: Tx,
  { at, ...rented }: UnitsOfReference & { readonly at: Date },
): Promise<Result<void, NoSuchRental | UnitTaken>> {
  return moveRental(tx, rented, { from: null, to: at });
}
