import type { Period } from './period.ts';

/**
 * What takes a unit: somebody who is paying (hold), a buyer (sale), a tenant (rental), or staff (block: in repair,
 * at an exhibition). Holds always end, sales never do.
 */
export type AllocationKind = 'hold' | 'sale' | 'rental' | 'block';

/** Where visitors may read that a blocked unit is. */
export type BlockPlace = 'showroom' | 'workshop';

/** One entry in a unit's calendar that was not given back. */
export interface Allocation extends Period {
  readonly kind: AllocationKind;
  /** Of a block that has one; else null. */
  readonly place: BlockPlace | null;
}

/** A line of an order whose units it has bought or rented. */
export interface LineOfOrder {
  /** The order's id. */
  readonly reference: string;
  /** Which of its lines, counted from 0. */
  readonly position: number;
}
