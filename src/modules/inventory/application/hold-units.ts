import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { Line, NotAvailable } from '../domain/line.ts';
import { secureLines } from './secure-lines.ts';

export interface HoldUnits {
  /** The order's id. */
  readonly reference: string;
  /** All of the order's. */
  readonly lines: readonly Line[];
  /** Later than `now`. */
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds the units of all lines for somebody who is about to pay, or none: then the answer names the pieces in the way.
 * An earlier draft of the same checkout is released first, with `releaseReference` in the same transaction.
 *
 * What a line holds already counts, and is then held until `until` at least: so an order is kept for longer with the
 * binding click, and a hold is never shortened. One that has lapsed is taken again where units are still free. What the
 * line has bought or rented counts too, even if it was taken back: a repetition takes nothing more.
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
