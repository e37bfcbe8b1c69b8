import type { Cents } from './cents.ts';

/**
 * What all distance sales to consumers in other member states may come to in a calendar year, net, before they are taxed
 * where they go to (§ 3c (4) sentence 1 UStG, Art. 59c of Directive 2006/112/EC).
 */
export const distanceSalesThresholdCents: Cents = 10_000_00;

/** What the owner has decided and said about distance sales. */
export interface DistanceSaleRules {
  /** Since which day they are taxed where they go to, whatever they come to (§ 3c (4) sentence 2); null: they are not. */
  readonly taxedThereSince: string | null;
  /** The distance sales elsewhere, net, by year. */
  readonly elsewhereCents: Readonly<Record<number, Cents>>;
}

/** The sum of distance sales in a year, net. */
export interface DistanceSalesOfYear {
  readonly year: number;
  /** In the shop. */
  readonly shopCents: Cents;
  readonly elsewhereCents: Cents;
}

const sumOf = ({ shopCents, elsewhereCents }: DistanceSalesOfYear): Cents => shopCents + elsewhereCents;

/**
 * Whether a distance sale is taxed where it goes to: by the owner's choice, or because such sales came to more than the
 * threshold in the last year, or do so in this one with this very sale. That one is taxed there already, since § 3c (4)
 * excepts only those that the threshold holds for when they are made („bei der Leistungserbringung … nicht
 * überschreitet“; Art. 59c (2): from the time when it is exceeded). Earlier ones stay as they were.
 */
export function isTaxedThere(
  isChosen: boolean,
  [thisYear, lastYear]: readonly [DistanceSalesOfYear, DistanceSalesOfYear],
  netCents: Cents,
): boolean {
  if (isChosen || sumOf(lastYear) > distanceSalesThresholdCents) return true;
  return sumOf(thisYear) + netCents > distanceSalesThresholdCents;
}

/** How near they are; `passed`: the next one is taxed there. Null: far off, or the owner has chosen that. */
export function distanceSalesAlarm(
  isChosen: boolean,
  years: readonly [DistanceSalesOfYear, DistanceSalesOfYear],
): 'near' | 'passed' | null {
  if (isChosen) return null;
  if (isTaxedThere(false, years, 0)) return 'passed';
  return sumOf(years[0]) * 100 >= distanceSalesThresholdCents * 80 ? 'near' : null;
}
