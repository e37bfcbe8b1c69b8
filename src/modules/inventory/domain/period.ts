/** From `from` until just before `to`; null: without end. Two adjacent periods do not overlap. */
export interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

/** Whether any part of the period lies at or after `moment`. For a period that has ended, none does. */
export function reachesBeyond(period: Period, moment: Date): boolean {
  return period.to === null || period.to > moment;
}
