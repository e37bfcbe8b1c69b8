/** From `from` on until just before `to`; null: without end. Two that touch do not overlap. */
export interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

/** Whether anything of the period lies at or after `moment`. A period that has ended does not. */
export function reachesBeyond(period: Period, moment: Date): boolean {
  return period.to === null || period.to > moment;
}
