import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { LineOfOrder } from '../domain/allocation.ts';
import { lockUnitsOfOrder } from '../infrastructure/lock-units.ts';
import { movePeriod } from '../infrastructure/rental-periods.ts';

/** The line rents no unit (any more), or the rental would end before it began. */
export interface NoSuchRental {
  readonly code: 'no-such-rental';
  readonly unitIds: readonly string[];
}

/** Another entry of the unit's calendar overlaps. */
export interface UnitTaken {
  readonly code: 'unit-taken';
  readonly unitIds: readonly string[];
}

type Moved = Result<void, NoSuchRental | UnitTaken>;

export interface StartRental extends LineOfOrder {
  /** When the units were handed over. */
  readonly from: Date;
  /** When they are due back. They are free again from then on (see `endRental` for late returns). */
  readonly to: Date;
}

/**
 * Records that the units of a line were handed over: their open-ended allocation gets its true period. A repeated call
 * changes nothing; another `to` extends or shortens the rental if no other entry is in between.
 * @throws RangeError when `to` is not later than `from`
 */
export async function startRental(tx: Tx, { from, to, ...line }: StartRental): Promise<Moved> {
  if (to <= from) throw new RangeError('a rental ends later than it begins');
  return moveRental(tx, line, { from, to });
}

/**
 * Records that the units of a line came back at `at`, earlier or later than agreed; from then on they are free. Called
 * before the agreed end, it also keeps an overdue piece out of the shop until `at`. Called later, somebody may have
 * taken the unit meanwhile: then nothing changes, and staff must sort it out ('unit-taken'). An order cancelled before
 * the units were handed over ends with `takeBack`.
 */
export async function endRental(
  tx: Tx,
  { at, ...line }: LineOfOrder & { readonly at: Date },
): Promise<Moved> {
  return moveRental(tx, line, { from: null, to: at });
}

/** All units or none. A line without any unit is a failure, so that nobody believes a period was written. */
async function moveRental(
  tx: Tx,
  line: LineOfOrder,
  period: { readonly from: Date | null; readonly to: Date },
): Promise<Moved> {
  await lockUnitsOfOrder(tx, line.reference, line.position);
  const units = await movePeriod(tx, line, period);
  const idsOf = (which: 'backwards' | 'taken') =>
    units.filter((unit) => unit[which]).map(({ unitId }) => unitId);
  const backwards = idsOf('backwards');
  if (units.length === 0 || backwards.length > 0) return fail({ code: 'no-such-rental', unitIds: backwards });
  const taken = idsOf('taken');
  return taken.length > 0 ? fail({ code: 'unit-taken', unitIds: taken }) : ok(undefined);
}
