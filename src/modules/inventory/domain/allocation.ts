import type { AllocationKind, BlockPlace } from '../../../shared/pieces/piece-vocabulary.ts';
export type { AllocationKind, BlockPlace };

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
