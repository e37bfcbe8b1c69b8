import type { Cents } from './cents.ts';

/** Whether a price falls by more than half: perhaps somebody missed a comma or a zero. */
export function isSteepFall(beforeCents: Cents, afterCents: Cents): boolean {
  return afterCents * 2 < beforeCents;
}

/** A price changed by a whole percentage, in whole euros and never below one. */
export function changedPrice(cents: Cents, percent: number): Cents {
  return Math.max(100, Math.round((cents * (100 + percent)) / 10_000) * 100);
}
