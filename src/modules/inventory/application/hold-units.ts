import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { checkLines, linesInTheWay, type Line, type NotAvailable } from '../domain/line.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';
import { takeUnits, type Taking } from '../infrastructure/take-units.ts';

export interface HoldUnits {
  /** The order's id. */
  readonly reference: string;
  /** All lines of the order. */
  readonly lines: readonly Line[];
  /** Later than `now`. */
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds the units of all lines for somebody who is about to pay, or none of them: then the answer names the unavailable
 * pieces. An earlier draft of the same checkout is released first, with `releaseReference` in the same transaction.
 *
 * Units that a line already holds count, and are then held until at least `until`: so the binding click extends a hold,
 * and a hold is never shortened. A lapsed hold is taken again if units are still free. Units the line has bought or
 * rented count too, even if they were taken back: a repeated call takes nothing more.
 * @throws RangeError when `until` is not later than `now`, or a quantity is no whole number of at least 1
 */
export async function holdUnits(
  tx: Tx,
  { reference, lines, until, now }: HoldUnits,
): Promise<Result<void, NotAvailable>> {
  if (until <= now) throw new RangeError('a hold ends later than it begins');
  const held = lines.map((line) => ({ ...line, kind: 'hold' as const }));
  return secureLines(tx, { reference, lines: held, to: until, now });
}

/** Locks, then takes: the only way an order gets its units. It takes all lines, or refuses and takes nothing. */
export async function secureLines(tx: Tx, taking: Taking): Promise<Result<void, NotAvailable>> {
  const { lines, reference } = taking;
  checkLines(lines);
  if (lines.length === 0) return ok(undefined);
  await lockUnitsOfPieces(
    tx,
    lines.map((line) => line.pieceId),
    reference,
  );
  const unavailable = linesInTheWay(await takeUnits(tx, taking));
  return unavailable.length === 0 ? ok(undefined) : fail({ code: 'not-available', unavailable });
}
