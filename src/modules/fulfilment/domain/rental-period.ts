import { berlinDay, startOfBerlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';
import { rentalEnd, type RentOption } from '../../../shared/orders/rental-terms.ts';

/** From this moment on a rental that was handed over then is due back: the end of its last day in Berlin. */
export function rentalDueAt(handedOverAt: Date, option: RentOption): Date {
  return startOfDay(rentalEnd(berlinDay(handedOverAt), option), 1);
}

/**
 * How long the calendar must reserve the unit of a rental that is out. On its last day, and for as long as it has not
 * come back, that is the end of the following day: what is due tonight cannot be had tonight, and a day without the
 * job that looks for this frees nothing.
 * @returns null while the last day has not begun
 */
export function keptUntil(currentEnd: Date, now: Date): Date | null {
  const wanted = startOfBerlinDay(now, 2);
  return startOfBerlinDay(now, 1) >= currentEnd && wanted > currentEnd ? wanted : null;
}
