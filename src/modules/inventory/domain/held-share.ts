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
