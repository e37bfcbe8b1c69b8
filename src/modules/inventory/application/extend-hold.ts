import type { Tx } from '../../../platform/db/db.ts';
import type { Result } from '../../../shared/result.ts';
import type { NotAvailable } from '../domain/line.ts';
import { holdUnits, type HoldUnits } from './hold-units.ts';

/**
 * Keeps the units of an order for longer: with the binding click on a bank-transfer order, until
 * `transferHoldEnd(now)`. A hold is never shortened. One that has lapsed is taken again where units are still
 * free, else the answer names the lines in the way. A repetition changes nothing.
 * @throws RangeError as `holdUnits` does
 */
export async function extendHold(tx: Tx, order: HoldUnits): Promise<Result<void, NotAvailable>> {
  // Standing holds are kept and lapsed ones taken anew by the very rule that holds for a first hold.
  return holdUnits(tx, order);
}
