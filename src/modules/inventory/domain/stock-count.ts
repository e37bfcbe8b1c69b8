/** A number of units of a piece, or of one variant of it. */
export interface StockCount {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** 0 to 10,000. */
  readonly count: number;
}

/**
 * The units that have come in, each counted once by its state from now on: a unit that is blocked and rented counts as
 * blocked.
 */
export interface UnitCount extends StockCount {
  readonly free: number;
  readonly held: number;
  readonly rented: number;
  readonly blocked: number;
  readonly sold: number;
}

const maxCount = 10_000;

/** @throws RangeError for a count that is not a whole number from 0 to 10,000 */
export function checkCounts(counts: readonly StockCount[]): void {
  for (const { count } of counts) {
    if (!Number.isSafeInteger(count) || count < 0 || count > maxCount) {
      throw new RangeError(`not a number of units: ${count}`);
    }
  }
}
