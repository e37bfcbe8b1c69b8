export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof weekdays)[number];

/** Groups consecutive days of the week. */
export function dayRuns(days: readonly Weekday[]): readonly (readonly [Weekday, ...Weekday[]])[] {
  const runs: [Weekday, ...Weekday[]][] = [];
  for (const [position, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === weekdays[position - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The day of the week of a day, given as '2028-02-29'. */
export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekdays[(fromSunday + 6) % 7] ?? 'Su';
}
