import { berlinDay, startOfDay } from './berlin-day.ts';

/**
 * The beginning of the oldest year whose records must still be kept, if records are kept for this many years after the
 * end of their own year (§ 147 (4) AO). Anything older is deleted.
 */
export function keptFrom(now: Date, years: number): Date {
  const year = Number(berlinDay(now).slice(0, 4)) - years;
  return startOfDay(`${year}-01-01`);
}
