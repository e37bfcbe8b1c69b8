import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { LineNews } from '../../features/cart/line-news.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const cart = 'Your basket';
export const close = 'Close';
export const closeMessage = 'Close message';
export const notice = 'Please note';
export const ok = 'OK';

export const cartEmpty = 'Your basket is empty.';
export const wishlistEmpty = 'There is nothing on your wishlist yet.';
export const wishlistHint = 'A heart on a piece keeps it here, in this browser and without logging in.';
export const withdrawn = 'No longer in the shop.';
export const browse = 'Browse';
export const remove = (title: string): string => `Remove: ${title}`;
export const removeShort = 'Remove';
export const removeAssembly = (title: string): string => `Remove assembly: ${title}`;
export const removeAssemblyShort = 'Remove assembly';
export const assemblyRemoved = (titles: readonly string[]): string =>
  `Assembly of ${titles.length === 1 ? `‘${titles[0]}’` : `${titles.length} pieces`} has been removed.`;
export const similar = 'Similar pieces';
export const similarTo = (title: string): string => `Similar pieces: ${title}`;
export const toWishlist = 'Move to wishlist';
export const toWishlistOf = (title: string): string => `Move to wishlist: ${title}`;
export const movedToWishlist = (title: string): string => `‘${title}’ is on your wishlist now.`;
export const removed = (title: string): string => `‘${title}’ has been removed.`;
export const notAsWanted = (count: number): string =>
  count === 1
    ? 'One piece is no longer available like this. Please remove or change it before you go to the checkout.'
    : `${count} pieces are no longer available like this. Please remove or change them before you go to the checkout.`;
export function lineNews(news: LineNews): string {
  switch (news.kind) {
    case 'sold':
      return 'Sold in the meantime.';
    case 'away':
      return 'Not for sale online at present.';
    case 'reserved':
      return `Reserved for someone else until ${dayAndTime.format(Date.parse(news.until) - 1)}. If you have just ordered it yourself, the link in our email leads to the payment.`;
    case 'rented':
      return `Rented out in the meantime, until ${day.format(new Date(news.until))}.`;
    case 'too-few':
      return `Only ${news.available} left.`;
    case 'price':
      return `New price; it was ${formatEuros(news.before)}.`;
  }
}
export const undo = 'Undo';
export const more = (title: string): string => `One more: ${title}`;
export const less = (title: string): string => `One less: ${title}`;
export const quantity = (count: number): string => `Quantity: ${count}`;
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: now ${count}, ${formatEuros(cents)}.`;
export const rentedFor = (option: RentOption): string => `Rental: ${termName[option]}`;
export const rentalRuns =
  'The rental begins with the handover (that day does not count) and ends by itself after the rental period.';
export const assembly = 'Assembly';
/** The rate is named where that of the piece is another. */
export const withAssembly = (cents: number, percent: number | null): string =>
  `with assembly (${formatEuros(cents)} per piece${percent === null ? '' : `, incl. ${percent}% VAT`})`;
export const each = (cents: number): string => `${formatEuros(cents)} each`;
export const subtotal = 'Subtotal';
export const shippingNote =
  'Delivery is added according to your address and shown at the checkout before you order. Collection in Berlin is free.';
export const deliveryLimits =
  'We deliver into your home in Berlin, to the kerb by freight in Germany and Europe, and worldwide on request.';
export const toCheckout = 'Go to checkout';
export const oneMoment = 'One moment …';
export const noConnection =
  'You have no connection to us right now. Everything here stays as it is; please try again in a moment.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Your browser does not allow the shop to remember your basket. Please allow this site cookies and site data, and reload the page. Or order by email or telephone.';

export const inCartToBuy = 'It is in your basket already, to buy. To rent it, take it out there first.';
export const rentalTitle = 'Choose how long to rent';
export const rentalIntro = (title: string): string => `How long would you like to rent ‘${title}’?`;
export const rentalPrices = 'Prices incl. VAT for the whole rental period, plus delivery';
export const cancel = 'Cancel';
export const confirm = 'Confirm';

export const voucher = 'Promotional voucher';
export const giftVoucher = 'Gift voucher';
export const leftToPay = 'Remaining amount';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const voucherPaysAll = 'Your gift voucher pays for everything. You need no other payment method.';
export const noKlarnaWithVoucher = 'Klarna cannot be used when a gift voucher pays a part.';

export const shareWishlist = 'Share the wishlist';
export const sharedWishlist = 'A shared wishlist';
export const wishlistAsPage = 'Open as a page';
export const aboutWishlist = 'A list of vintage furniture and furniture made of old boat wood.';
export const wishlistPieces = 'Pieces';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'One piece of this list is no longer in the shop.'
    : `${count} pieces of this list are no longer in the shop.`;
export const wishlistNeedsScript =
  'Your wishlist is kept only in your browser; to show it, this page needs JavaScript.';

const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
