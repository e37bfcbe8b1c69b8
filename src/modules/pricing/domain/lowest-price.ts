import type { Cents } from '../../../shared/cents.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { PriceChange } from './reference-price.ts';

const thirtyDaysMs = 30 * dayMs;

/**
 * The lowest price asked at any time in the 30 days before `now`, the present price included: staff see it before they
 * announce a reduction (§ 11 (1) PAngV). Null if no price was ever asked.
 */
export function lowestOfThirtyDays(history: readonly PriceChange[], now: Date): Cents | null {
  const asked = history
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const from = now.getTime() - thirtyDaysMs;
  const within = asked.filter((_, index) => {
    const next = asked[index + 1];
    return next === undefined || next.validFrom.getTime() > from;
  });
  return within.length === 0 ? null : Math.min(...within.map(({ priceCents }) => priceCents));
}
