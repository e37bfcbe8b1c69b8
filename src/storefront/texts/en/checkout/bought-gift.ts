/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const name = 'Gift voucher';
export const download = 'Download the voucher as PDF';
export const comesSoon = 'It is paid for, and we will email it within a few minutes.';
export const comesWhenPaid = 'We will email it as soon as it is paid for.';
export const comesOn = (day: string): string => `We will email it on ${formatBoughtDay(day)}.`;
export const wasMailed = 'We have emailed it.';
export const validUntil = (day: string): string => `Can be redeemed until ${formatBoughtDay(day)}.`;
export const ended = 'It is no longer valid because the order was refunded.';
export const payUntil = (until: string): string =>
  `We have your order. You can pay until ${clock.format(new Date(until))}.`;
export const takeBackMeans = 'Then you have nothing to pay, and there is no voucher.';
/** Of a bank transfer. */
export const bankIntro = (day: string): string =>
  `Please transfer the money by ${formatBoughtDay(day)}. We will send the voucher as soon as it has arrived.`;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));
