import type { Cents } from './cents.ts';

/** Whether a price falls by more than half: perhaps somebody missed a comma or a zero. */
export function isSteepFall(beforeCents: Cents, afterCents: Cents): boolean {
  return afterCents * 2 < beforeCents;
}
