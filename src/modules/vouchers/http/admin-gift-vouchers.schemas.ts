import { z } from 'zod';
import { typedDay, neededLine } from '../../../platform/http/fields.schemas.ts';
import { printed } from '../../../platform/documents/printed-text.schemas.ts';
import { message } from '../../../shared/messages/message.ts';
import { giftDesigns, giftText, giftValues, waysAtCounter } from '../../../shared/money/gift-vouchers.ts';
import { completeLanguages, defaultLanguage } from '../../../shared/text/language.ts';
import { giftStates, waysPaid } from '../domain/gift-voucher.ts';

const cents = z.int();
const day = z.iso.date();
const moment = z.iso.datetime();

export const newGiftSchema = z.object({
  valueCents: z.int().min(giftValues.least).max(giftValues.most),
  paidBy: z.enum(waysAtCounter),
  /** The idempotency key: sent twice, it is one sale with one code. */
  key: z.uuid(),
});

export const giftSchema = z
  .object({
    id: z.uuid(),
    valueCents: cents,
    balanceCents: cents,
    lastDay: day,
    paidBy: z.enum(waysPaid),
    state: z.enum(giftStates),
    soldAt: moment,
    soldBy: z.string(),
    blockedAt: moment.nullable(),
    blockedBy: z.string().nullable(),
    cancelledAt: moment.nullable(),
    cancelledBy: z.string().nullable(),
    /** For a voucher that was bought in the shop: what was refunded of it, and when it is and was mailed. */
    refundedCents: cents,
    sendAt: moment.nullable(),
    sentAt: moment.nullable(),
  })
  .meta({ id: 'GiftVoucher' });

/** Its code is answered this once. */
export const soldGiftSchema = z.object({ id: z.uuid(), code: z.string(), lastDay: day });

export const giftCodeSchema = z.object({
  code: neededLine(message('voucher-code-missing')).max(100),
});

export const giftPaperRequestSchema = giftCodeSchema.extend({
  language: z.enum(completeLanguages).default(defaultLanguage),
  design: z.enum(giftDesigns).default('planks'),
  recipient: printed(giftText.recipient, 1),
  greeting: printed(giftText.greeting, giftText.greetingLines),
});

export const giftPaperSchema = z.object({
  name: z.string(),
  pdf: z.base64().meta({ description: 'The PDF, as Base64.' }),
});

export const extendGiftSchema = z.object({ lastDay: typedDay(message('date-missing')) });
