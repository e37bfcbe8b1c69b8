/**
 * Who takes a unit: somebody who is paying (hold), a buyer (sale), a renter (rental), or staff (block: in repair, at an
 * exhibition). Holds always end, sales never do.
 */
export type AllocationKind = 'hold' | 'sale' | 'rental' | 'block';

/** The places of a blocked unit that visitors may read. */
export type BlockPlace = 'showroom' | 'workshop';

/** An entry in a unit's calendar that was not given back. */
export interface Allocation extends Period {
  readonly kind: AllocationKind;
  /** The place of a block, if it has one; otherwise null. */
  readonly place: BlockPlace | null;
}

/** A line of an order with the units it has bought or rented. */
export interface LineOfOrder {
  /** The order's id. */
  readonly reference: string;
  /** Which of its lines, counted from 0. */
  readonly position: number;
}

/** From `from` until just before `to`; null: without end. Two adjacent periods do not overlap. */
export interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

/** Whether any part of the period lies at or after `moment`. For a period that has ended, none does. */
export function reachesBeyond(period: Period, moment: Date): boolean {
  return period.to === null || period.to > moment;
}
