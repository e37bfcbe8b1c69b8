const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** When a hold ends that is taken now: after 30 minutes, time enough to pay by card or wallet. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + 30 * minuteMs);
}

/** When the hold of a bank-transfer order ends: 7 days (of 24 hours) after the binding click. */
export function transferHoldEnd(click: Date): Date {
  return new Date(click.getTime() + 7 * dayMs);
}
