import type { Cents } from './cents.ts';

/** A price changed by whole percent, in whole euros, and never below one. */
export function changedPrice(cents: Cents, percent: number): Cents {
  return Math.max(100, Math.round((cents * (100 + percent)) / 10_000) * 100);
}
