import { startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';

/** How long a draft's pieces are held: time enough for the last look and the click. */
const draftMinutes = 30;
/** The same while unpaid holds take up much of the stock: shorter, so that others get their chance. */
const shortDraftMinutes = 10;
const daysToAccept = 5;
const daysToPay = 7;

/** When the holds of a draft made now end. */
export function draftEnd(now: Date, isShelfEmptying = false): Date {
  return new Date(now.getTime() + (isShelfEmptying ? shortDraftMinutes : draftMinutes) * minuteMs);
}

/**
 * The deadline for accepting an offer; at this moment it lapses.
 *
 * AGB (spec 4.11): within five days, counted from the day after sending, ending with the end of the fifth day. An
 * offer of any hour on a Monday ends with the Saturday. Days are Berlin's (§§ 187 (1), 188 (1) BGB).
 */
export function acceptanceEnd(sentAt: Date): Date {
  return startOfBerlinDay(sentAt, daysToAccept + 1);
}

/**
 * The deadline for a bank transfer: seven whole days after the day of the contract, counted the same way, so that
 * a payment on the day that is named as the last one is in time.
 */
export function transferEnd(acceptedAt: Date): Date {
  return startOfBerlinDay(acceptedAt, daysToPay + 1);
}

/** A reminder goes out in the morning of the last day but one: time enough for a transfer. */
const reminderBeforeMs = (2 * 24 - 9) * 60 * minuteMs;

/** From when on somebody is reminded of a transfer that is waited for until then. */
export function reminderTime(dueAt: Date): Date {
  return new Date(dueAt.getTime() - reminderBeforeMs);
}

/** The last end of waiting of which somebody is to be reminded now. */
export function latestDueToRemind(now: Date): Date {
  return new Date(now.getTime() + reminderBeforeMs);
}

/** How long personal data of a draft or offer without a contract are kept: questions about it come soon. */
export const daysWithoutContract = 30;

/** § 147 (3) AO, § 257 (4) HGB: an order is the accounting record of its payment and delivery, which is kept this long. */
export const yearsOfVouchers = 8;
/** 14 days to withdraw, 14 to send back: after that nothing is left to be done (§§ 355, 357 BGB). */
export const daysUntilDone = 28;

/**
 * Whether nothing is left to be done about a line: a rental is back or given up, and what was sold was handed over before then, or
 * came back before then without having reached the customer.
 * @param fulfilment undefined: it waits
 */
export function isDone(
  { isRented }: { readonly isRented: boolean },
  fulfilment: LineFulfilment | undefined,
  handedOverBefore: Date,
): boolean {
  if (isRented) return fulfilment?.state === 'returned' || fulfilment?.state === 'not-returned';
  switch (fulfilment?.state) {
    case 'handed-over':
      return fulfilment.handedOverAt < handedOverBefore;
    case 'returned':
      return (fulfilment.handedOverAt ?? fulfilment.returnedAt) < handedOverBefore;
    default:
      return false;
  }
}
