import { z } from 'zod';
import { questionKinds } from '../domain/question.ts';
import { message } from '../../../shared/messages/message.ts';
import { neededLine, oneLine, phoneForStaff, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { longestMessages, longestPersonal } from '../../../shared/limits.ts';

const hasControls = /[^\P{Cc}\n\r\t]/u;

/** Optional text. */
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !hasControls.test(value), message('not-storable'))
    .default('');

/** A single line: it is used in the subject of a mail, or beside others in a row. */
const line = (max: number) => oneLine().max(max).default('');
const wanted = (max: number, missing: string) => neededLine(missing).max(max);

/** A request for the price of a delivery to a place without rates (spec 2.20: worldwide on request). */
export const priceRequestSchema = z
  .object({
    name: wanted(longestPersonal.name, message('contact-name-missing')),
    email: emailAddress(),
    phone: phoneForStaff,
    country: wanted(longestPersonal.country, message('country-missing')),
    postalCode: line(longestPersonal.postalCode),
    city: line(longestPersonal.city),
    message: note(longestMessages.priceRequest),
    pieces: z
      .array(z.object({ id: z.string().min(1).max(300), quantity: z.int().min(1).max(1000) }))
      .max(100)
      .default([]),
  })
  .meta({ id: 'ShippingPriceRequest' });

/** The contact form (spec 4.11). `piece` is the id of the piece that it is about; empty: none. */
export const contactSchema = z
  // In the order of the form, which is the order of its errors.
  .object({
    message: note(longestMessages.contact).refine((value) => value !== '', message('question-missing')),
    name: wanted(longestPersonal.name, message('contact-name-missing')),
    email: emailAddress(message('contact-email-invalid')),
    phone: phoneForStaff,
    piece: line(300),
  })
  .meta({ id: 'ContactQuestion' });

/** What a filled-in contact form asks. */
export function contactQuestion({ piece, ...typed }: z.output<typeof contactSchema>) {
  const pieces = piece === '' ? [] : [{ id: pieceOf(piece), quantity: 1 }];
  return { kind: 'contact' as const, ...typed, country: '', postalCode: '', city: '', pieces };
}

/** The id of a product, which is also the beginning of a cart line's id. */
export const pieceOf = (id: string): string => id.split(':')[0] ?? id;

export const questionKindSchema = z.enum(questionKinds);

export const questionForStaffSchema = z
  .object({
    id: z.uuid(),
    kind: questionKindSchema,
    number: z.int(),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    postalCode: z.string(),
    city: z.string(),
    message: z.string(),
    pieces: z.array(z.object({ id: z.string(), title: z.string(), quantity: z.int() })),
    isAnswered: z.boolean(),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable(),
    /** For staff only. */
    note: z.string(),
    version: z.string(),
  })
  .meta({ id: 'QuestionForStaff' });
