/**
 * Calendar days as a clock on the shop's wall shows them. Periods in law and in the terms count days in Berlin,
 * whatever time zone the machine is in.
 */
const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The day in Berlin at a moment, as '2028-02-29'. */
export function berlinDay(moment: Date): string {
  return new Date(wallClock(moment)).toISOString().slice(0, 10);
}

/**
 * The moment a day begins in Berlin, counted from the day of `moment`: 0 is the midnight before it, 1 the midnight
 * after it. Days on which the clock changes have 23 or 25 hours.
 */
export function startOfBerlinDay(moment: Date, daysLater = 0): Date {
  const midnight = new Date(wallClock(moment));
  midnight.setUTCHours(0, 0, 0, 0);
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  // The clock never changes at midnight here, so the offset at this moment is the right one.
  const guess = midnight.getTime();
  const first = guess - (wallClock(midnight) - guess);
  return new Date(guess - (wallClock(new Date(first)) - first));
}

/** The moment a day, given as '2028-02-29', begins in Berlin, or the day that many days later. */
export function startOfDay(day: string, daysLater = 0): Date {
  // Noon is the same day in Berlin as in UTC.
  return startOfBerlinDay(new Date(`${day}T12:00:00Z`), daysLater);
}

/** What Berlin's clock shows, in milliseconds as if it were UTC. */
function wallClock(moment: Date): number {
  const parts = new Map(berlin.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The last day before an end, as '2026-11-28': for display. */
export function lastDayBefore(end: Date): string {
  return berlinDay(new Date(end.getTime() - 1));
}

/**
 * The beginning of the oldest year whose records must still be kept, if records are kept for this many years after the
 * end of their own year (§ 147 (4) AO). Anything older is deleted.
 */
export function keptFrom(now: Date, years: number): Date {
  const year = Number(berlinDay(now).slice(0, 4)) - years;
  return startOfDay(`${year}-01-01`);
}
