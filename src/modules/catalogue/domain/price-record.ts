import type { Cents } from '../../../shared/money/cents.ts';

/** A price shown to the public, and the moment it took effect. */
export interface PriceEntry {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

/**
 * The entry that a price adds to a piece's record. The record contains prices asked in public (§ 11 PAngV), so a
 * draft's price is not recorded, nor is one that is already in effect.
 */
export function priceToRecord(priceCents: Cents, last: PriceEntry | null, now: Date): readonly PriceEntry[] {
  if (last?.priceCents === priceCents) return [];
  const after = last === null ? 0 : last.validFrom.getTime() + 1;
  return [{ priceCents, validFrom: new Date(Math.max(now.getTime(), after)) }];
}
