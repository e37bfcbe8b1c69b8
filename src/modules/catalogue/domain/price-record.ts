import type { Cents } from '../../../shared/cents.ts';

/** A price that was asked in public, and since when. */
export interface PriceEntry {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

/**
 * What a price adds to a piece's record, which is of prices that were asked in public (§ 11 PAngV): a draft's are
 * nobody's, and one that stands already is not recorded again.
 */
export function priceToRecord(priceCents: Cents, last: PriceEntry | null, now: Date): readonly PriceEntry[] {
  if (last?.priceCents === priceCents) return [];
  const after = last === null ? 0 : last.validFrom.getTime() + 1;
  return [{ priceCents, validFrom: new Date(Math.max(now.getTime(), after)) }];
}
