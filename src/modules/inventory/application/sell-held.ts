import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { Line, NotAvailable } from '../domain/line.ts';
import { secureLines } from './secure-lines.ts';

export interface PaidLines {
  /** The order's id, as at `holdUnits`. */
  readonly reference: string;
  /** The order's lines of this kind only: what is bought for a sale, what is rented for a rental. */
  readonly lines: readonly Line[];
  readonly now: Date;
}

/**
 * Turns the holds of an order into sales. A hold that has lapsed is taken again where a unit is still free; where
 * none is, nothing is sold and the answer names the lines in the way (the payment is then refunded).
 * However often it is repeated, and however late, each line is sold once; what was taken back stays so.
 * @throws RangeError for a quantity that is no whole number of at least 1
 */
export async function sellHeld(tx: Tx, paid: PaidLines): Promise<Result<void, NotAvailable>> {
  return secureLines(tx, { ...paid, kind: 'sale', to: null });
}
