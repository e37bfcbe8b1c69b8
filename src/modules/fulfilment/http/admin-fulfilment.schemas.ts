import { z } from 'zod';
import { longestOfStaff } from '../../../shared/limits.ts';
import { conditions } from '../../../shared/pieces/condition.ts';
import { rentalConditions } from '../../../shared/orders/line-fulfilment.ts';
import { givenReason, shortText, typedDay } from '../../../platform/http/fields.schemas.ts';
import { ifMissing, limit, message } from '../../../shared/messages/message.ts';

const positions = z.array(z.int().min(0).max(1000)).min(1).max(1000).nullish();
/** The day on which it happened; left out: today. */
const happenedOn = typedDay(message('day-missing')).nullish();
export const linesSchema = z.object({ positions }).nullish();
export const handOverSchema = z.object({ positions, happenedOn }).nullish();
export const rentalReturnSchema = z
  .object({
    positions,
    happenedOn,
    /** Left out: nobody has looked. */
    condition: z.enum(rentalConditions, message('condition-not-chosen')).nullish(),
    /** For staff alone. */
    note: z.string().trim().max(longestOfStaff.returnNote, limit('text-too-long')).default(''),
  })
  .refine(({ condition, note }) => condition !== 'damaged' || note !== '', {
    path: ['note'],
    error: message('damage-not-described'),
  })
  .nullish();
export const shipSchema = z
  .object({
    positions,
    happenedOn,
    carrier: shortText(100).nullish(),
    /** Needs its carrier: by the number alone nobody finds where the goods are. */
    tracking: shortText(100).nullish(),
    /** The page that follows it, where the carrier's is not known. */
    trackingLink: z
      .url({ protocol: /^https$/, error: message('tracking-link-invalid') })
      .max(500, message('link-too-long'))
      .nullish(),
  })
  .refine(({ carrier = null, tracking = null }) => tracking === null || carrier !== null, {
    path: ['carrier'],
    error: message('carrier-missing'),
  });
/** The idempotency key: sent twice, it happens once. */
const key = z.string().min(8).max(100);
const amountCents = z
  .int({ error: ifMissing(message('amount-missing')) })
  .min(1)
  .max(2_000_000_000);
export const claimSchema = z.object({
  /** The line, counted from 0. */
  position: z.int().min(0).max(1000),
  amountCents,
  /** Shown to the customer. */
  reason: givenReason,
  /** The last day on which the money is in time. */
  dueOn: typedDay(message('day-missing')),
  /** The piece has not come back and is not waited for any more: it leaves the stock. */
  notReturned: z.boolean().default(false),
  /** How many units of the line; left out: all that came back, or are out. */
  quantity: z.int().min(1, message('one-piece-at-least')).max(1000).nullable().default(null),
  key,
});
export const claimPaymentSchema = z.object({
  /** All that is open, or a part of it. */
  amountCents,
  receivedOn: typedDay(message('booking-day-missing')),
  /** Whether more than is open is meant: what is too much goes back. */
  mayDiffer: z.boolean().default(false),
  key,
});
/** The reason is for staff alone. */
export const waivedClaimSchema = z.object({ reason: givenReason, key });
/** The reason is for staff alone. */
export const takenBackClaimReceiptSchema = z.object({ reason: givenReason });
const someOfLine = {
  position: z.int().min(0).max(1000),
  quantity: z
    .int({ error: ifMissing(message('quantity-missing')) })
    .min(1, message('one-piece-at-least'))
    .max(1000),
  /** For staff alone. */
  note: z.string().trim().max(longestOfStaff.returnNote, limit('text-too-long')).default(''),
};
export const takeOutSchema = z.object({ ...someOfLine, key });
export const returnSchema = z.object({
  ...someOfLine,
  condition: z.enum(conditions, message('condition-not-chosen')),
  /** For a loss of value; the reason is shown to the customer. */
  deduction: z
    .object({
      cents: z.int().min(1).max(2_000_000_000),
      reason: givenReason,
    })
    .nullable(),
  /** Whether its assembly was done and stays paid; left out: it goes back with the piece. */
  assemblyKept: z.boolean().default(false),
  /** Whether the units stay out of the shop until somebody has looked at them. */
  blocked: z.boolean(),
  key,
});
