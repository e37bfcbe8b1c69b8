import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { UnitsOfReference } from '../domain/allocation.ts';
import { lockUnits } from '../infrastructure/lock-units.ts';
import { movePeriod } from '../infrastructure/rental-periods.ts';

/** The reference rents no such unit, or no unit was named. Or: the rental would end before it began. */
export interface NoSuchRental {
  readonly code: 'no-such-rental';
  readonly unitIds: readonly string[];
}

/** Another entry of the unit's calendar is in the way. */
export interface UnitTaken {
  readonly code: 'unit-taken';
  readonly unitIds: readonly string[];
}

/** Moves the periods of rentals, all or none. No unit at all is a failure: nobody may believe that a period was written. */
export async function moveRental(
  tx: Tx,
  rented: UnitsOfReference,
  period: { readonly from: Date | null; readonly to: Date },
): Promise<Result<void, NoSuchRental | UnitTaken>> {
  if (rented.unitIds.length === 0) return fail({ code: 'no-such-rental', unitIds: [] });
  await lockUnits(tx, rented.unitIds);
  const { known, taken } = await movePeriod(tx, rented, period);
  const missing = rented.unitIds.filter((id) => !known.includes(id));
  if (missing.length > 0) return fail({ code: 'no-such-rental', unitIds: missing });
  return taken.length > 0 ? fail({ code: 'unit-taken', unitIds: taken }) : ok(undefined);
}
