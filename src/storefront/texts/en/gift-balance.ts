import { formatEuros } from './shell.ts';

export const title = 'Gift voucher balance';
export const intro =
  'Enter the code that is printed on the voucher. Capitals and hyphens make no difference.';
export const needsScript =
  'This page needs JavaScript. Without it, we are happy to tell you the balance by phone or email.';
export const code = 'Voucher code';
export const ask = 'Check balance';
export const asking = 'Checking …';
export const balance = 'Balance';
export const lastDay = 'Can be redeemed until';
export const spent = (day: string): string =>
  `There is nothing left on this voucher. It is valid until ${day} and can be used again if a refund puts money back on it.`;
/** Beside the balance: what orders hold that may yet end. */
export const held = (amount: string, day: string): string =>
  `${amount} is reserved for an order that has not been paid yet. If it is not paid, the amount is free again after ${day}.`;
export const howToRedeem =
  'Redeem it in the basket or at the checkout, in the field ‘Voucher code’, all at once or in parts.';
export const amount = (cents: number): string => formatEuros(cents);
export const browse = 'See our pieces';
export const failed = 'The balance could not be checked just now. Please try again.';

// A day of the calendar has no zone.
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatDay = (lastDay: string): string => day.format(new Date(lastDay));
