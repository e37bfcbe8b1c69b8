import { isAbovePrice, type Cents } from '../../../shared/money/cents.ts';
import { dayMs } from '../../../shared/time/durations.ts';

/** A price and the time from which it was asked. The record of a piece's prices is append-only. */
export interface PriceChange {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

export interface PriceRecord {
  readonly history: readonly PriceChange[];
  readonly now: Date;
  readonly priceCents: Cents;
  /** The former price as staff state it; null if the piece is not announced as reduced. */
  readonly comparePriceCents: Cents | null;
}

/** A saving that may be shown: `referenceCents − savingCents` is the price, and `savingCents` is above 0. */
export interface Saving {
  readonly referenceCents: Cents;
  readonly savingCents: Cents;
}

const thirtyDays = 30 * dayMs;

/**
 * The saving that the record supports: against the lowest price of the 30 days before the reduction (§ 11 (1) PAngV,
 * EuGH C-330/23), never against comparePrice itself, which may be a price that was never asked. Null: no badge, no
 * struck-through price.
 *
 * A reduction that grew in steps refers to the 30 days before its first step, as long as no price in between rose (§ 11
 * (2)). A piece offered for less than 30 days before refers to the time it was offered. A comparePrice without a record
 * supports no saving, nor does a record without a comparePrice above the price: the shop then announces no reduction. Changes that
 * begin after `now` do not count yet; a price that the record does not know counts from now on.
 */
export function savingOf({ history, now, priceCents, comparePriceCents }: PriceRecord): Saving | null {
  if (comparePriceCents === null || !isAbovePrice(comparePriceCents, priceCents)) return null;
  const prices = distinctSteps([
    ...history
      .filter(({ validFrom }) => validFrom <= now)
      .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime()),
    { priceCents, validFrom: now },
  ]);
  const first = firstStepDown(prices);
  const reducedAt = prices[first]?.validFrom ?? now;
  const lowest = lowestBetween(prices, reducedAt.getTime() - thirtyDays, first);
  if (lowest === null) return null;
  return lowest > priceCents ? { referenceCents: lowest, savingCents: lowest - priceCents } : null;
}

/** Without entries that repeat the previous price; only the last of several at the same moment is kept. */
function distinctSteps(changes: readonly PriceChange[]): readonly PriceChange[] {
  return changes
    .filter((change, index) => changes[index + 1]?.validFrom.getTime() !== change.validFrom.getTime())
    .filter((change, index, all) => all[index - 1]?.priceCents !== change.priceCents);
}

/** Index of the first of the unbroken steps down that lead to the last price, or of the last price if it rose. */
function firstStepDown(prices: readonly PriceChange[]): number {
  let first = prices.length - 1;
  const isStepDown = (index: number): boolean =>
    (prices[index - 1]?.priceCents ?? 0) > (prices[index]?.priceCents ?? 0);
  if (!isStepDown(first)) return first;
  while (isStepDown(first - 1)) first -= 1;
  return first;
}

/** The lowest price asked at any time from `from` until the change at index `until`; null if none was asked. */
function lowestBetween(prices: readonly PriceChange[], from: number, until: number): Cents | null {
  const asked = prices.slice(0, until).filter((_, index) => {
    const next = prices[index + 1];
    return next === undefined || next.validFrom.getTime() > from;
  });
  return asked.length === 0 ? null : Math.min(...asked.map((change) => change.priceCents));
}

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
