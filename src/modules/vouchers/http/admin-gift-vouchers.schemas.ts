import { z } from 'zod';
import { message } from '../../../shared/messages/message.ts';
import { giftDesigns, waysAtCounter } from '../domain/gift-voucher.ts';

const cents = z.int();
const day = z.iso.date();
const moment = z.iso.datetime();

export const giftStates = ['open', 'spent', 'blocked', 'over'] as const;

export const newGiftSchema = z.object({
  valueCents: z.int().min(10_00).max(5_000_00),
  paidBy: z.enum(waysAtCounter),
});

export const giftSchema = z
  .object({
    id: z.uuid(),
    valueCents: cents,
    balanceCents: cents,
    lastDay: day,
    paidBy: z.enum(waysAtCounter),
    state: z.enum(giftStates),
    soldAt: moment,
    soldBy: z.string(),
    blockedAt: moment.nullable(),
    blockedBy: z.string().nullable(),
  })
  .meta({ id: 'GiftVoucher' });

/** Its code is answered this once. */
export const soldGiftSchema = z.object({ id: z.uuid(), code: z.string(), lastDay: day });

export const giftCodeSchema = z.object({
  code: z
    .string({ error: message('voucher-code-missing') })
    .trim()
    .min(1, message('voucher-code-missing'))
    .max(100),
});

export const giftPaperWishSchema = giftCodeSchema.extend({
  language: z.enum(['de', 'en']).default('de'),
  design: z.enum(giftDesigns).default('planks'),
  recipient: z
    .string()
    .trim()
    .max(80)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null),
  greeting: z
    .string()
    .trim()
    .max(300)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null),
});

export const giftPaperSchema = z.object({
  name: z.string(),
  pdf: z.base64().meta({ description: 'The PDF, as Base64.' }),
});

export const extendGiftSchema = z.object({ lastDay: day });
