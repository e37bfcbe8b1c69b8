import { z } from 'zod';
import { givenReason, shortText, typedDay } from '../../../platform/http/fields.schemas.ts';
import { longestOfStaff } from '../../../shared/limits.ts';
import { ifMissing, limit, message } from '../../../shared/messages/message.ts';
import { isIban, plainIban } from '../../../shared/money/iban.ts';
import { longestReference } from '../../../shared/orders/checkout-fields.ts';
import { billingOf, billingTyped, ifAny, vatIdTyped } from './checkout.schemas.ts';
import type { BillingAddress } from '../domain/order.ts';
import { orderNumberParams } from './admin-orders.schemas.ts';

/** What staff decide about an order. */

export const paymentSchema = z.object({
  amountCents: z
    .int({ error: ifMissing(message('amount-missing')) })
    .min(1)
    .max(2_000_000_000),
  receivedOn: typedDay(message('booking-day-missing')),
  reference: shortText(140).nullish(),
  /** Whether another amount than the one that is owed is meant: a part, or too much. */
  mayDiffer: z.boolean().default(false),
  /** The idempotency key: sent twice, it is one booking. */
  key: z.string().min(8).max(100).optional(),
});
export const receiptParams = orderNumberParams.extend({ receiptId: z.uuid() });
export const takeBackReceiptSchema = z.object({ reason: givenReason });
const noFirstName = message('first-name-missing');
const noLastName = message('last-name-missing');
/** The new recipient of an invoice: an address as of the checkout, or a company's without a person. */
export const otherRecipientSchema = billingTyped({
  address: message('street-missing'),
  postalCode: message('postal-code-missing'),
  city: message('town-missing'),
})
  .safeExtend({
    firstName: ifAny('firstName', noFirstName),
    lastName: ifAny('lastName', noLastName),
    vatId: vatIdTyped,
    /** What the recipient wants to read on it, such as a cost centre. */
    reference: shortText(longestReference)
      .nullish()
      .transform((text) => text ?? null),
  })
  .refine(({ company, firstName }) => company !== null || firstName !== '', {
    path: ['firstName'],
    error: noFirstName,
  })
  .refine(({ company, lastName }) => company !== null || lastName !== '', {
    path: ['lastName'],
    error: noLastName,
  })
  .transform((typed): BillingAddress => billingOf(typed));
export const cancelSchema = z
  .object({
    /** For staff alone. */
    reason: z
      .string()
      .trim()
      .max(longestOfStaff.reason, limit('text-too-long'))
      .transform((text) => (text === '' ? null : text))
      .nullish(),
  })
  .nullish();
export const releaseSchema = z.object({ reason: givenReason });
export const refundSchema = z.object({
  /** Null: all that is left. */
  amountCents: z.int().min(1).max(2_000_000_000).nullable(),
  reason: givenReason,
  /** True: no money goes back, since the customer has it from a lost dispute; only the invoice is corrected. */
  isByBank: z.boolean().default(false),
  /** The idempotency key: sent twice, it is one refund. */
  key: z.string().min(8).max(100),
  /** The account to which staff will transfer it; kept until they have. */
  iban: z
    .string()
    .overwrite(plainIban)
    .refine((text) => text === '' || isIban(text), message('not-an-iban'))
    .transform((text) => (text === '' ? null : text))
    .nullish(),
  /** The withdrawals from the order that are dealt with by it. */
  settledWithdrawals: z.array(z.uuid()).max(100).default([]),
});
export const noteSchema = z.object({
  text: z
    .string({ error: ifMissing(message('note-missing')) })
    .trim()
    .min(1, message('note-missing'))
    .max(longestOfStaff.orderNote, limit('text-too-long')),
});
