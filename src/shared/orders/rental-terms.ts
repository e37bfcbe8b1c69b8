import { type Cents, percentOf } from '../money/cents.ts';
import type { ClaimEnd } from './order-vocabulary.ts';
import type { ShopType } from '../pieces/shop-type.ts';

/** How long a piece may be rented, and for what share of its price (spec 9). Each option is its own German label. */
export const rentalTerms = [
  { option: '1 Tag', sharePercent: 10, days: 1, months: 0 },
  { option: '1 Woche', sharePercent: 20, days: 7, months: 0 },
  { option: '1 Monat', sharePercent: 30, days: 0, months: 1 },
  { option: '1 Jahr', sharePercent: 40, days: 0, months: 12 },
  { option: '2 Jahre', sharePercent: 50, days: 0, months: 24 },
] as const;

type RentalTerm = (typeof rentalTerms)[number];
export type RentOption = RentalTerm['option'];

/** Percent of VAT added to the rental price of a vintage piece (spec 9). */
const vintageRentalTaxPercent = 19;

export function isRentOption(value: unknown): value is RentOption {
  return rentalTerms.some((term) => term.option === value);
}

/** @throws RangeError for an option that is not in the table */
function rentalTerm(option: RentOption): RentalTerm {
  const term = rentalTerms.find((candidate) => candidate.option === option);
  if (!term) throw new RangeError(`no such rental term: ${String(option)}`);
  return term;
}

/** The price of renting one piece in integer cents, before tax on top, rounded half up. */
export function rentalPrice(salePrice: Cents, option: RentOption): Cents {
  return percentOf(salePrice, rentalTerm(option).sharePercent);
}

/** Percent of tax added to a line: the piece's own `chargeTax`, but 19 for a rented vintage piece (spec 9). */
export function taxOnTopPercent(shopType: ShopType, isRent: boolean, chargeTaxPercent: number): number {
  return isRent && shopType === 'vintage' ? vintageRentalTaxPercent : chargeTaxPercent;
}

/**
 * The last day of a rental that begins on the day of delivery; both as '2026-11-21'.
 *
 * § 187 (1), § 188 (2) BGB: the day of delivery does not count, so a week from a Monday ends on the next Monday. § 188
 * (3): if the month has no such day, the term ends on its last day (31 January → 28 February).
 * @throws RangeError when `start` is not a calendar day
 */
export function rentalEnd(start: string, option: RentOption): string {
  const day = new Date(`${start}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(start) || isoDay(day) !== start) {
    throw new RangeError(`not a calendar day: ${start}`);
  }
  const { days, months } = rentalTerm(option);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months);
  // If the month lacks that day, the date has run over into the next month: go back to the last day of the right one.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  day.setUTCDate(day.getUTCDate() + days);
  return isoDay(day);
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * What rented pieces of a line are worth: their price as it was when they were rented, without tax. To the
 * cent for prices in whole euros.
 * @param unitCents the rent of one piece, before tax on top
 */
export function valueOfRented(
  { unitCents, quantity }: { readonly unitCents: Cents; readonly quantity: number },
  option: RentOption,
): Cents {
  return Math.round((unitCents * 100) / rentalTerm(option).sharePercent) * quantity;
}

/** The part of that which can still be claimed: earlier claims count, without what the shop has done without. */
export function leftToClaim(
  valueCents: Cents,
  claims: readonly {
    readonly amountCents: Cents;
    readonly receivedCents: Cents;
    readonly settled: { readonly as: ClaimEnd } | null;
  }[],
): Cents {
  return claims.reduce(
    (left, { amountCents, receivedCents, settled }) =>
      left - (settled?.as === 'waived' ? receivedCents : amountCents),
    valueCents,
  );
}
