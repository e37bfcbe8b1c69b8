import { waysAtCounter } from '../../../shared/money/gift-vouchers.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { giftShare } from '../../../shared/money/gift-share.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { VoucherReason } from './voucher.ts';

/** How it was paid for: at the counter, or by an order in the shop. */
export const waysPaid = [...waysAtCounter, 'order'] as const;
export type WayPaid = (typeof waysPaid)[number];

export const giftStates = ['open', 'spent', 'blocked', 'over', 'cancelled'] as const;
export type GiftState = (typeof giftStates)[number];

/** What decides whether a gift voucher pays for an order. */
export interface GiftVoucherState {
  readonly balanceCents: Cents;
  /** A day in Berlin, as '2031-12-31', which still counts. */
  readonly lastDay: string;
  readonly isBlocked: boolean;
  /** Whether its sale was undone. */
  readonly isCancelled: boolean;
}

/** The years after the year of the sale in which it may be redeemed (AGB 10.2; §§ 195, 199 BGB). */
const validYears = 3;

/** The last day of a gift voucher that is sold now. */
export function lastDayOfGift(soldAt: Date): string {
  return `${Number(berlinDay(soldAt).slice(0, 4)) + validYears}-12-31`;
}

/** Staff extend it by years at most; a typing error would make it centuries. */
const maxYearsAhead = 30;

/** Whether a last day chosen by staff extends its validity: an earlier one would take money away (§ 195 BGB). */
export function isLonger(lastDay: string, before: string, now: Date): boolean {
  const [year, ...rest] = berlinDay(now).split('-');
  return lastDay > before && lastDay <= [Number(year) + maxYearsAhead, ...rest].join('-');
}

/** Whether it may be redeemed today, or why not. Nobody learns that a blocked or cancelled one exists. */
export function whyNoGift(
  { lastDay, isBlocked, isCancelled }: Omit<GiftVoucherState, 'balanceCents'>,
  now: Date,
): VoucherReason | null {
  if (isBlocked || isCancelled) return { code: 'voucher-unknown' };
  return berlinDay(now) > lastDay ? { code: 'voucher-over', params: { day: lastDay } } : null;
}

/** What it pays of a total, or why it pays nothing. */
export function giftPays(gift: GiftVoucherState, totalCents: Cents, now: Date): Result<Cents, VoucherReason> {
  const barred = whyNoGift(gift, now);
  if (barred !== null) return fail(barred);
  if (gift.balanceCents === 0) return fail({ code: 'gift-voucher-spent' });
  const cents = giftShare(gift.balanceCents, totalCents);
  return cents === 0 ? fail({ code: 'gift-voucher-empty' }) : ok(cents);
}
