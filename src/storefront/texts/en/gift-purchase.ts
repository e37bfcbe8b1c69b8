import { formatEuros } from './shell.ts';

export const title = 'Buy a gift voucher';
export const intro =
  'As a PDF to print or pass on: you choose the value, the design and a greeting, and the voucher comes by email, right after payment or on a day of your choice.';
export const needsScript =
  'This order needs JavaScript. Without it, we are happy to sell you vouchers in our stores.';
export const voucher = 'The voucher';
export const value = 'Value in euros';
export const valueHint = 'From 10 to 5,000 euros, in whole euros.';
export const valueWrong = 'Please enter a value in whole euros from 10 to 5,000';
/** Asks which amount is meant if what was typed can be read in several ways. */
export const valueInDoubt = (amounts: readonly string[]): string =>
  `Do you mean ${amounts.join(' or ')}? Please enter the value without a decimal point`;
export const design = 'Design';
export const designs = {
  planks: 'Boat planks in old paint',
  armchair: 'Armchair with a lamp',
  stripes: 'Stripes',
} as const;
export const recipient = 'For whom';
export const recipientHint = 'As it should appear on the voucher: ‘For Ada’.';
export const greeting = 'Greeting';
export const greetingHint = 'At most 300 characters on 6 lines.';
export const sendOn = 'Day on which we send it';
export const sendOnHint =
  'If you leave it empty, we send it as soon as it is paid for. After payment you can always download it.';
export const yourself = 'Your details';
export const emailHint = 'We send the voucher here; you pass it on yourself.';
export const methodHints = {
  stripe: 'You enter your card after ordering.',
  bank_transfer:
    'After ordering we show you our bank details. We send the voucher as soon as the money has arrived.',
  paypal: 'After ordering you confirm the payment on PayPal’s page.',
} as const;
export const summary = 'Your order';
/** How and when the voucher is sent: `day` is '2026-12-24', or empty. */
export const isSent = (email: string, day: string): string =>
  `The voucher comes as a PDF by email${email === '' ? '' : ` to ${email}`}, ${day === '' ? 'as soon as it is paid for' : `on ${formatDay(day)}`}. Nothing is shipped, and there are no shipping costs.`;
export const validity =
  'It is valid until the end of the third year after the year of purchase, can be redeemed in parts and may be passed on. It cannot be paid for with vouchers.';
export const vatNote =
  'Multi-purpose voucher: VAT is due only when it is redeemed. You can withdraw from the purchase within 14 days, as far as nothing has been redeemed.';
export const total = 'Total price';
export const amount = (cents: number): string => formatEuros(cents);

// A day of the calendar has no zone.
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatDay = (day: string): string => dayFormat.format(new Date(day));
