import type { Cents } from '../src/shared/money/cents.ts';
import { tagPrice } from './prices.ts';
import type { Random } from './random.ts';

export interface RecordedPrice {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

export interface PriceStory {
  readonly comparePriceCents: Cents | null;
  readonly onSale: boolean;
  /** Oldest first, reaching back at least 60 days; the last entry is today's price. */
  readonly history: readonly RecordedPrice[];
}

/**
 * What happened to a price. 'unborne' and 'raised-first' show a reference price which the record does not bear
 * (§ 11 PAngV), so that the storefront's own check has something to refuse.
 */
type Course = 'stable' | 'sale' | 'stepwise-sale' | 'unborne' | 'raised-first' | 'risen' | 'once-changed';

const reducing: ReadonlySet<Course> = new Set(['sale', 'stepwise-sale', 'unborne', 'raised-first']);

const day = 86_400_000;

/** Invents the past of a price that is `priceCents` now. */
export function tellPriceStory(
  priceCents: Cents,
  { publishedAt, now, mayBeReduced }: { publishedAt: Date; now: Date; mayBeReduced: boolean },
  random: Random,
): PriceStory {
  const chosen = random.weighted<Course>([
    ['stable', 68],
    ['sale', 9],
    ['stepwise-sale', 3],
    ['unborne', 3],
    ['raised-first', 2],
    ['risen', 5],
    ['once-changed', 10],
  ]);
  const course = mayBeReduced || !reducing.has(chosen) ? chosen : 'stable';
  // Prices are recorded from the buying of a piece on, some time before it is published.
  const recordedSince = Math.min(publishedAt.getTime(), now.getTime() - random.int(61, 90) * day);
  const start = atHour(new Date(recordedSince));
  const daysAgo = (days: number): Date => atHour(new Date(now.getTime() - days * day));
  const times = (factor: number): Cents => higher(priceCents, tagPrice(Math.round(priceCents * factor)));
  const recently = random.int(2, 24);
  const story = (
    comparePriceCents: Cents | null,
    ...entries: readonly (readonly [Cents, Date])[]
  ): PriceStory => ({
    comparePriceCents,
    onSale: comparePriceCents !== null,
    history: entries.map(([cents, validFrom]) => ({ priceCents: cents, validFrom })),
  });

  switch (course) {
    case 'stable':
      return story(null, [priceCents, start]);
    case 'sale': {
      const before = times(random.pick([1.12, 1.15, 1.2, 1.25, 1.35, 1.45]));
      return story(before, [before, start], [priceCents, daysAgo(recently)]);
    }
    case 'stepwise-sale': {
      const between = times(1.12);
      const first = higher(between, times(1.3));
      return story(
        first,
        [first, start],
        [between, daysAgo(recently + 5)],
        [priceCents, daysAgo(random.int(1, 5))],
      );
    }
    case 'unborne':
      return story(times(random.pick([1.3, 1.5, 1.8])), [priceCents, start]);
    case 'raised-first': {
      const raised = times(1.4);
      const before = random.chance(0.5) ? priceCents : times(1.08);
      return story(
        raised,
        [before, start],
        [raised, daysAgo(recently + 7)],
        [priceCents, daysAgo(random.int(1, 6))],
      );
    }
    case 'risen':
      return story(
        null,
        [lower(priceCents, tagPrice(Math.round(priceCents * 0.88))), start],
        [priceCents, daysAgo(recently)],
      );
    case 'once-changed':
      return story(null, [times(1.1), start], [priceCents, daysAgo(random.int(35, 58))]);
  }
}

/** Rounding must not swallow a reduction on cheap pieces. */
function higher(than: Cents, cents: Cents): Cents {
  return cents > than ? cents : than + 500;
}

function lower(than: Cents, cents: Cents): Cents {
  return cents < than ? cents : than - 500;
}

/** Staff change prices in the morning, not at 3:47:12. */
function atHour(time: Date): Date {
  const hour = 3_600_000;
  return new Date(Math.floor(time.getTime() / hour) * hour);
}
