import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { Language } from '../../../shared/text/language.ts';
import { eurosIn } from '../../../shared/money/cents.ts';

/** The language of the texts beside this file. */
export const language = 'en' as Language;
/** An amount in cents as text, '€1,250.00'. */
export const formatEuros = eurosIn('en-GB');
/** Between a label and what it labels. */
export const colon = ': ';

export const claim = 'Vintage furniture, and furniture made of old boat wood';
export const skipToContent = 'Skip to content';
/** At the top of every page of a shop that takes no orders, or only simulated ones. */
export const noticeLabel = 'About this shop';
export const notices = {
  closed: 'Opening soon: have a look around, ordering comes later.',
  trial: 'Trial run: nothing is delivered and no real money moves.',
  away: 'Technical fault: prices and stock may be out of date, and buying is not possible at the moment.',
};
export const announcement = 'Announcement';
export const banner = 'News';
export const pauseBanner = 'Pause the banner';
export const shopHours = 'Opening hours';
export const contents = 'Contents';
export const mainMenu = 'Main menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const languageLabel = 'Language';
export const home = 'Home';
export const shop = 'Shop';
export const catalogue = 'Catalogue';
export const vintage = 'Vintage';
export { boatwood } from '../wording/quoted.ts';
export const sale = 'Sale';
export { rental } from '../wording/quoted.ts';
export const buyIn = 'Sell to us';
export const contact = 'Contact';
export const about = 'About us';
export const team = 'Our team';
export const shopDog = 'Melem, our shop dog';
export const showroom = 'Vintage Mega Store';
export const firmName = 'Our name';
export const origin = 'Where our furniture comes from';
export const sustainability = 'Sustainability';
export const ukraine = 'WMK for Ukraine';
export const highlights = 'Highlights';
export const newArrivals = 'New arrivals';
export const vintageColumn = 'VINTAGE';
export { boatwoodInCapitals as boatwoodColumn } from '../wording/quoted.ts';
export const allOf = (group: string): string => `Everything in ${group}`;

export const benefits = 'What you can count on';
export const footerShop = 'Browse';
export const footerHelp = 'Help and service';
export const footerNote = 'There is only one of most vintage pieces.';
export const delivery = 'Delivery';
export const payment = 'Payment';
export const giftPurchase = 'Buy a gift voucher';
export const giftBalance = 'Gift voucher balance';
export const instalments = 'Payment by instalments';
export const sustainableRental = 'Rent a Sustainability';
export const faq = 'Frequently asked questions';
export const social = 'Social networks';
export const stores = 'Our stores';
export const withoutAppointment = 'No appointment needed';
export const paymentMeans = 'Ways to pay';
/** Before the link to the delivery prices (§ 6 (2) PAngV). */
export const priceNote =
  'Vintage furniture is sold under the margin scheme (§ 25a UStG). All prices include statutory VAT; delivery is added:';
export const legal = 'Legal';
export const imprint = 'Legal notice';
export const privacy = 'Privacy policy';
export const terms = 'Terms and conditions';
export const withdrawalNotice = 'Withdrawal notice';
export const privacySettings = 'Privacy settings';
export const accessibility = 'Accessibility';
export const legalFunctions = 'Withdraw from and cancel contracts';
/** The wording that § 356a (1) BGB prescribes, in English. */
export const withdrawContract = 'Withdraw from contract';
/** The wording that § 312k (2) BGB prescribes, in English. */
export const endContracts = 'Cancel contracts here';
export const chatInNewTab = 'Open chat (in a new tab)';

export const openSearch = 'Search';

const dayNames: Record<Weekday, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
};

/** 'Mon–Thu and Sat, 9 am–6 pm'. */
export function openingHours(days: readonly Weekday[], opens: string, closes: string): string {
  const names = new Intl.ListFormat('en-GB').format(
    dayRuns(days).map((run) =>
      run.length === 1 ? dayNames[run[0]] : `${dayNames[run[0]]}–${dayNames[run.at(-1) ?? run[0]]}`,
    ),
  );
  return `${names}, ${clockTime(opens)}–${clockTime(closes)}`;
}

export const notFoundTitle = 'This page does not exist';
export const notFoundText =
  'Perhaps the piece has already been sold, or the address has changed. This way to everything else:';
export const toCategories = 'All categories';
export const toHome = 'Home page';
export { crashed as crashTitle } from '../wording/quoted.ts';
export const crashText =
  'Something went wrong on our side. Your basket and your wishlist are kept. Please reload the page. If that does not help, try again in a few minutes, or write to us.';
export const reload = 'Reload page';
export const awayTitle = 'Out of order right now';
export const awayText =
  'We cannot show this page at the moment: our shop cannot reach its data. We are working on it. Your basket and your wishlist are kept. Please reload the page in a few minutes.';

/** '09:00' is '9 am', '18:30' is '6.30 pm'. */
export function clockTime(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `.${minutes}`}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`;
}
