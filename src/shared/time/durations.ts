/** Durations in milliseconds. A day is 24 hours: calendar days in Berlin are counted by `berlin-day.ts`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How many weeks a delivery takes at most (spec 9). */
export const deliveryWeeks = { berlin: 1, germany: 3, europe: 5 } as const;
