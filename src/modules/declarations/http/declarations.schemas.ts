import { z } from 'zod';
import { neededLine, typedDay, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { endingManners } from '../../../shared/orders/order-vocabulary.ts';
import { limit, message } from '../../../shared/messages/message.ts';
import { longestMessages, longestPersonal } from '../../../shared/limits.ts';

/** The two legal functions as REST and the forms speak them. */

const noControls = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text);
const line = (max: number, missing: string) => neededLine(missing).max(max, limit('text-too-long'));
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, limit('text-too-long'))
    .refine(noControls, message('not-storable'))
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));

const common = {
  name: line(longestPersonal.name, message('contact-name-missing')),
  contract: line(200, message('contract-missing')),
  email: line(longestPersonal.email, message('contact-email-missing')).pipe(
    emailAddress(message('contact-email-invalid')),
  ),
};

export const withdrawalSchema = z
  .object({
    ...common,
    /** Only this part of the order. */
    pieces: lines(longestMessages.withdrawnPieces),
  })
  .meta({ id: 'Withdrawal' });

const ending = z
  .object({
    ...common,
    manner: z.enum(endingManners, { error: message('manner-not-chosen') }),
    /** Why, where it is extraordinary. */
    reason: lines(longestMessages.endingReason),
    /** '2026-12-31'; left out: as soon as possible. */
    endsOn: z
      .union([z.literal(''), typedDay(message('date-missing'))])
      .nullish()
      .transform((text) => (text == null || text === '' ? null : text)),
  })
  .refine(({ manner, reason }) => manner === 'ordinary' || reason !== null, {
    path: ['reason'],
    error: message('reason-missing'),
  })
  .meta({ id: 'ContractEnding' });

/** An ordinary ending needs no reason; the form hides one that was typed before, and nothing may be wrong with it. */
export const contractEndingSchema = z.preprocess(
  (body) =>
    (body as { manner?: unknown } | null)?.manner === 'ordinary'
      ? { ...(body as object), reason: null }
      : body,
  ending,
);

export const receiptSchema = z
  .object({
    receivedAt: z.iso.datetime(),
    /** Whether the receipt goes out by mail as well. */
    mailed: z.boolean(),
  })
  .meta({ id: 'DeclarationReceipt' });
