import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { checkCounts, type StockCount } from '../domain/stock-count.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';
import { lockCounts, writeCounts } from '../infrastructure/stock-counts.ts';

/** `taken` units are sold, held, rented or blocked, so the count cannot be lower. */
export interface UnitsTaken {
  readonly code: 'units-taken';
  readonly wanted: number;
  readonly taken: number;
}

/**
 * Sets the number of units of a piece or variant to `count`: adds new ones or retires free ones.
 *
 * **Sold units count.** The number says how many have come into the shop, not how many are left. So saving a form that
 * was opened before a sale, or importing yesterday's file again, does not put a sold piece back on sale. Later arrivals
 * are added with `addUnits`, or by a higher count.
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function setStock(
  tx: Tx,
  pieceId: string,
  variantId: string | null,
  count: number,
  now: Date,
): Promise<Result<void, UnitsTaken>> {
  const counts = [{ pieceId, variantId, count }];
  await lock(tx, counts);
  const [row] = await writeCounts(tx, counts, { now, allOrNothing: true });
  const taken = row?.taken ?? 0;
  return taken > count ? fail({ code: 'units-taken', wanted: count, taken }) : ok(undefined);
}

/**
 * The same for many at once (a few hundred in one transaction), each piece and variant named once, for an import that
 * cannot ask back: if more units are taken than the new count, the free ones are retired and the taken ones stay.
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function setStocks(tx: Tx, counts: readonly StockCount[], now: Date): Promise<void> {
  if (counts.length === 0) return;
  await lock(tx, counts);
  await writeCounts(tx, counts, { now, allOrNothing: false });
}

/** Keeps others from taking, selling or counting units of these pieces until the transaction ends. */
export async function lockStock(tx: Tx, pieceIds: readonly string[]): Promise<void> {
  if (pieceIds.length === 0) return;
  await lock(
    tx,
    pieceIds.map((pieceId) => ({ pieceId, variantId: null, count: 0 })),
  );
}

async function lock(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  checkCounts(counts);
  await lockCounts(tx, counts);
  await lockUnitsOfPieces(
    tx,
    counts.map((count) => count.pieceId),
  );
}
