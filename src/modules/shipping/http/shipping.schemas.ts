import { z } from 'zod';
import { isOneLine, notOneLine } from '../../../shared/text/typed-text.ts';
import { message } from '../../../shared/messages/message.ts';

const text = z.string().max(200).default('');

/** The shipping calculator's request (spec 3 and 7). Only country, postal code and pieces decide the price. */
export const shippingRequestSchema = z.object({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  Useraddress: z.object({
    email: text,
    firstName: text,
    lastName: text,
    address: text,
    city: text,
    postalCode: z.string().trim().max(20).default(''),
    apartment: text,
  }),
  /** `id` is a product's, or a cart line's, which begins with it. */
  products: z
    .array(z.object({ id: z.string().min(1).max(300), quantity: z.int().min(1).max(1000) }))
    .max(100),
});

export const shippingAnswerSchema = z.object({
  /** In euros, gross. */
  shippingCharge: z.number(),
  /** How many weeks the delivery takes at most. */
  deliveryWeeks: z.int(),
  /** Whether the shop's people can assemble pieces there. */
  assembly: z.boolean(),
  /** By freight, on pallets to the kerb; otherwise by the shop's own people, to the apartment. */
  toTheKerb: z.boolean(),
  /** In euros: how much more the pieces would cost one by one. */
  saved: z.number(),
});

export const suggestionsQuestionSchema = z.object({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  query: z.string().max(200),
  kind: z.enum(['town', 'street']).default('town'),
});

const invalidEmail = message('email-invalid');
const hasControls = /[^\P{Cc}\n\r\t]/u;

/** Optional text. */
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !hasControls.test(value), message('control-characters'))
    .default('');

/** A single line: it is used in the subject of a mail, or beside others in a row. */
const line = (max: number) => note(max).refine(isOneLine, notOneLine);
const wanted = (max: number, message: string) => line(max).refine((value) => value !== '', message);

/** A request for the price of a delivery to a place without rates (spec 2.20: worldwide on request). */
export const priceRequestSchema = z
  .object({
    name: wanted(200, message('contact-name-missing')),
    email: z.string({ error: invalidEmail }).trim().max(254, invalidEmail).pipe(z.email(invalidEmail)),
    phone: line(40),
    country: wanted(100, message('country-missing')),
    postalCode: line(20),
    city: line(100),
    message: note(2000),
    pieces: z
      .array(z.object({ id: z.string().min(1).max(300), quantity: z.int().min(1).max(1000) }))
      .max(100)
      .default([]),
  })
  .meta({ id: 'ShippingPriceRequest' });

export const priceRequestAnswerSchema = z.object({ message: z.string(), number: z.number() });

export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ street: z.string().nullable(), postalCode: z.string(), city: z.string() })),
});

export const shippingRequestForStaffSchema = z
  .object({
    id: z.uuid(),
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
  })
  .meta({ id: 'ShippingRequestForStaff' });
