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

/** How much of the stock is held by people who have not paid. Both are counts of units. */
export interface HeldShare {
  readonly held: number;
  /** Units in the shop: neither sold nor retired. */
  readonly all: number;
}

/** Above this, somebody may be emptying the shelves: guests must then confirm bank-transfer orders by a mailed link. */
const alarmPercent = 5;

/** Whether unpaid holds take more than 5 % of all units. Computed in integers, so that exactly 5 % is not more. */
export function isHoldingTooMuch({ held, all }: HeldShare): boolean {
  return held * 100 > all * alarmPercent;
}
