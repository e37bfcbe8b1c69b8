import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { NotAvailable, PaidLine } from '../domain/line.ts';
import { secureLines } from './secure-lines.ts';

export interface PaidLines {
  /** The order's id, as at `holdUnits`. */
  readonly reference: string;
  readonly lines: readonly PaidLine[];
  readonly now: Date;
}

/**
 * Turns the holds of a paid order into sales and rentals, all or none. A hold that has lapsed is taken again where a
 * unit is still free; where none is, the answer names the pieces in the way (the payment is then refunded).
 *
 * Until a rented piece is handed over nobody knows when the rental ends, so it takes the unit without end;
 * `startRental` then writes the true period. However often this is repeated, and however late, each line is sold or
 * rented once; what was taken back stays so.
 * @throws RangeError for a quantity that is no whole number of at least 1
 */
export async function sellOrRent(tx: Tx, paid: PaidLines): Promise<Result<void, NotAvailable>> {
  return secureLines(tx, { ...paid, to: null });
}
