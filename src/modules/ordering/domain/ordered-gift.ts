import { berlinDay, startOfBerlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { giftAheadDays } from '../../../shared/money/gift-vouchers.ts';
import type { OrderedGift } from './order.ts';

/** Mails of a chosen day are there at breakfast. */
const morningHour = 8;

/** When a gift voucher is mailed: in the morning of its day, or at once, where none was chosen or it is over. */
export function giftSendTime({ sendOn }: Pick<OrderedGift, 'sendOn'>, paidAt: Date): Date {
  if (sendOn === null) return paidAt;
  const morning = new Date(startOfDay(sendOn).getTime() + morningHour * hourMs);
  return morning > paidAt ? morning : paidAt;
}

/** Whether one may be mailed on this day: not before today, and within a year. */
export function isGiftDay(day: string, now: Date): boolean {
  return day >= berlinDay(now) && day <= berlinDay(startOfBerlinDay(now, giftAheadDays));
}
