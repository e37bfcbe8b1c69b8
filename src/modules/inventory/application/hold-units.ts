import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { Line, NotAvailable } from '../domain/line.ts';
import { secureLines } from './secure-lines.ts';

export interface HoldUnits {
  /** The order's id. */
  readonly reference: string;
  readonly lines: readonly Line[];
  /** Later than `now`; `holdEnd(now)` is the usual one. */
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds the units of all lines for somebody who is about to pay, or none: then the answer names the lines in the way.
 * Whoever has an earlier draft of the same checkout first gives it back with `releaseReference` in the same transaction.
 * What the reference holds already counts, and is then held until `until` at least. What it has bought or rented
 * counts too, even if it was taken back: so a repetition takes nothing more.
 * @throws RangeError when `until` is not later than `now`, or a quantity is no whole number of at least 1
 */
export async function holdUnits(tx: Tx, { until, ...wish }: HoldUnits): Promise<Result<void, NotAvailable>> {
  if (until <= wish.now) throw new RangeError('a hold ends later than it begins');
  return secureLines(tx, { ...wish, kind: 'hold', to: until });
}
