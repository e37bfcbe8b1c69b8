import { berlinDay, startOfDay } from './berlin-day.ts';

/**
 * The beginning of the oldest year from which something must still be kept, where it is kept so many years after the
 * end of its own (§ 147 (4) AO): whatever is older goes.
 */
export function keptFrom(now: Date, years: number): Date {
  const year = Number(berlinDay(now).slice(0, 4)) - years;
  return startOfDay(`${year}-01-01`);
}
