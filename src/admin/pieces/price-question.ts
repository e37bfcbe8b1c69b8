import { isSteepFall } from '../../shared/price-fall.ts';

/** Furniture is hardly ever sold below this: perhaps a comma or a zero is missing. */
const hardlyAPriceCents = 500;

/** Why a new price needs confirmation before it is saved; null if it does not. */
export function priceQuestion(beforeCents: number | null, afterCents: number): 'falls' | 'is-low' | null {
  if (beforeCents !== null && isSteepFall(beforeCents, afterCents)) return 'falls';
  const wasLow = beforeCents !== null && beforeCents < hardlyAPriceCents;
  return afterCents < hardlyAPriceCents && !wasLow ? 'is-low' : null;
}
