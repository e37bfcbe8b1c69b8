import type { Period } from './period.ts';

/**
 * What takes a unit: somebody who is paying (hold), a buyer (sale), a tenant (rental), or staff (block: in repair,
 * at an exhibition). Holds always end, sales never do.
 */
export type AllocationKind = 'hold' | 'sale' | 'rental' | 'block';

/** One entry in a unit's calendar that was not given back. */
export interface Allocation extends Period {
  readonly kind: AllocationKind;
}

/** Units that a reference has rented or bought. */
export interface UnitsOfReference {
  /** The order's id. */
  readonly reference: string;
  /** As `unitsOf` names them. */
  readonly unitIds: readonly string[];
}
