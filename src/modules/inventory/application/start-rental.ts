import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { UnitsOfReference } from '../domain/allocation.ts';
import { moveRental, type NoSuchRental, type UnitTaken } from './move-rental.ts';

export interface StartRental extends UnitsOfReference {
  /** When the units were handed over. */
  readonly from: Date;
  /** When they are due back: from then on they are free again (see `endRental` for one that comes late). */
  readonly to: Date;
}

/**
 * The units were handed over: what was taken without end gets its true period. A repetition changes nothing, another
 * `to` prolongs or shortens the rental as long as nobody else comes in between.
 * Units of the same order with different terms are started one by one (`unitsOfLines` names them).
 * @throws RangeError when `to` is not later than `from`
 */
export async function startRental(
  tx: Tx,
  { from, to, ...rented }: StartRental,
): Promise<Result<void, NoSuchRental | UnitTaken>> {
  if (to <= from) throw new RangeError('a rental ends later than it begins');
  return moveRental(tx, rented, { from, to });
}
