import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { NotAvailable } from '../domain/line.ts';
import { secureLines } from './secure-lines.ts';
import type { PaidLines } from './sell-held.ts';

/**
 * Turns the holds of an order into rentals. Until the piece is handed over nobody knows when the rental ends, so it
 * takes the unit without end; `startRental` then writes the true period. For the rest as `sellHeld`.
 * @throws RangeError for a quantity that is no whole number of at least 1
 */
export async function rentHeld(tx: Tx, paid: PaidLines): Promise<Result<void, NotAvailable>> {
  return secureLines(tx, { ...paid, kind: 'rental', to: null });
}
