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

/** Units that a reference has rented or bought. */
export interface UnitsOfReference {
  /** The order's id. */
  readonly reference: string;
  /** As `unitsOf` names them. */
  readonly unitIds: readonly string[];
}
