import { formatEuros } from './shell.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';

export { soldOut } from '../wording/quoted.ts';
export const savingBadge = (cents: number): string => `SAVE ${formatEuros(cents)}`;
export const lowestPrice = (cents: number): string =>
  `Lowest price of the last 30 days: ${formatEuros(cents)}`;
export const priceNow = 'Price';
export const priceBefore = 'Before';
/** § 6 (1) PAngV, beside each price before it can be put into the cart. */
export const priceNote = 'incl. VAT, plus delivery';
export const includedVat = (percents: readonly number[]): string => `Incl. ${percents.join('% and ')}% VAT`;
export const containedVat = 'Incl. 19% VAT';
export const marginTax = 'incl. VAT, margin scheme under §\u00a025a\u00a0UStG, VAT not shown separately';
export const reservedUntil = (moment: string, now: string): string =>
  `reserved until ${timeOrDate(moment, now)}`;
export const rentedUntil = (moment: string): string => `rented out until ${date.format(new Date(moment))}`;
/** For a piece that is unavailable online although it is not sold. */
export const away = {
  showroom: 'In the showroom',
  workshop: 'In our workshop',
  elsewhere: 'Not online at present',
  rented: 'rented out',
} as const;
export const noPreview = 'No preview available';
export const empty = 'There are no products in this collection at the moment.';

export { english as conditionName } from '../../../shared/pieces/condition.ts';

export const buy = 'Buy';
export const rent = 'Rent';
/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 day',
  '1 Woche': '1 week',
  '1 Monat': '1 month',
  '1 Jahr': '1 year',
  '2 Jahre': '2 years',
};
export const wishlist = 'Wishlist';
export const cartButton = 'Basket';
export const inBadge = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
export const paymentMeans = 'Ways to pay';

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function timeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? time.format(end) : dayAndTime.format(end - 1);
}

export const guarantee = 'Guarantee';
export const guaranteeText =
  'For pieces that they buy, consumers have the legal guarantee: two years from handover, second-hand pieces included. We repair or replace free of charge; if that fails, you may reduce the price or rescind the contract.';
export const guaranteeLink = 'All about the guarantee';

const zone = { timeZone: 'Europe/Berlin' } as const;
const date = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
