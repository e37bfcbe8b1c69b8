import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { NotAvailable, PaidLine } from '../domain/line.ts';
import { secureLines } from './hold-units.ts';

export interface PaidLines {
  /** The order's id, as at `holdUnits`. */
  readonly reference: string;
  readonly lines: readonly PaidLine[];
  readonly now: Date;
}

/**
 * Turns the holds of a paid order into sales and rentals, all or none. A lapsed hold is taken again if a unit is still
 * free; otherwise the answer names the unavailable pieces (the payment is then refunded).
 *
 * Until a rented piece is handed over nobody knows when the rental ends, so it takes the unit without an end;
 * `startRental` then writes the true period. However often and however late this is repeated, each line is sold or
 * rented once; units that were taken back stay so.
 * @throws RangeError for a quantity that is no whole number of at least 1
 */
export async function sellOrRent(tx: Tx, paid: PaidLines): Promise<Result<void, NotAvailable>> {
  return secureLines(tx, { ...paid, to: null });
}
