import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { checkLines, linesInTheWay, type NotAvailable } from '../domain/line.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';
import { takeUnits, type Taking } from '../infrastructure/take-units.ts';

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
