/** Durations in milliseconds. A day is 24 hours: calendar days in Berlin are counted by `berlin-day.ts`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How many weeks a delivery takes at most (spec 9). */
export const deliveryWeeks = { berlin: 1, germany: 3, europe: 5 } as const;

/** Returns a function that says how soon something will be, in minutes or, from two hours on, in hours: 'in 48 minutes'. */
export function fromNowIn(locale: string): (minutes: number) => string {
  const relative = new Intl.RelativeTimeFormat(locale);
  return (minutes) =>
    minutes < 120 ? relative.format(minutes, 'minute') : relative.format(Math.ceil(minutes / 60), 'hour');
}
