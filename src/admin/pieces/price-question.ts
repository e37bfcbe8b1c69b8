import { isSteepFall } from '../../shared/price-fall.ts';

/** Below this furniture is hardly ever sold: perhaps a comma or a zero is missing. */
const hardlyAPriceCents = 500;

/** Why a new price is worth a question before it is saved; null where it is not. */
export function priceQuestion(beforeCents: number | null, afterCents: number): 'falls' | 'is-low' | null {
  if (beforeCents !== null && isSteepFall(beforeCents, afterCents)) return 'falls';
  const wasLow = beforeCents !== null && beforeCents < hardlyAPriceCents;
  return afterCents < hardlyAPriceCents && !wasLow ? 'is-low' : null;
}
