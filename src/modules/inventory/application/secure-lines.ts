import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { mergeLines, type Line, type NotAvailable } from '../domain/line.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';
import { takeUnits, type Taking } from '../infrastructure/take-units.ts';

/** Locks, then takes: the one way by which a reference comes to its units. All lines, or a refusal and nothing. */
export async function secureLines(
  tx: Tx,
  taking: Omit<Taking, 'lines'> & { readonly lines: readonly Line[] },
): Promise<Result<void, NotAvailable>> {
  const lines = mergeLines(taking.lines);
  if (lines.length === 0) return ok(undefined);
  await lockUnitsOfPieces(
    tx,
    lines.map((line) => line.pieceId),
    taking.reference,
  );
  const unavailable = await takeUnits(tx, { ...taking, lines });
  return unavailable.length === 0 ? ok(undefined) : fail({ code: 'not-available', unavailable });
}
