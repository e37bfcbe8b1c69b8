import type { Cents } from './cents.ts';

/** Whether a price falls by more than half: perhaps a comma or a zero is missing. */
export function isSteepFall(beforeCents: Cents, afterCents: Cents): boolean {
  return afterCents * 2 < beforeCents;
}
