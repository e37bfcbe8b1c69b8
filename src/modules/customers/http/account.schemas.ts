import { z } from 'zod';
import { mailedToken, ownPhone } from '../../../platform/http/fields.schemas.ts';
import { passkeySchema } from '../../../platform/passkeys/passkey.schemas.ts';
import { message } from '../../../shared/messages/message.ts';
import { lacksLetters } from '../../../shared/orders/checkout-fields.ts';
import { countries, type CountryCode } from '../../../shared/places/country.ts';
import { isPostalBox } from '../../../shared/places/postal-box.ts';
import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import { salutations } from '../domain/person.ts';
import { email, line, optionalLine, password } from './customers.schemas.ts';
import { longestPersonal } from '../../../shared/limits.ts';

/** The profile with the names that the browser stores it under (spec 3), and what an account adds. */
export const personSchema = z
  .object({
    name: z.string(),
    email_address: z.string(),
    phone_number: z.string(),
    salutation: z.enum(salutations).nullable(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.iso.date().nullable(),
    /** Whether a mailed link has shown that the address is theirs. */
    emailConfirmed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountProfile' });

const noDate = message('date-invalid');
/** Fields that are left out stay as they are. */
export const changePersonSchema = z
  .object({
    salutation: z
      .union([z.enum(salutations), z.literal(''), z.null()])
      .transform((chosen) => (chosen === '' ? null : chosen)),
    firstName: line(longestPersonal.firstName, message('own-first-name-missing')),
    lastName: line(longestPersonal.lastName, message('own-last-name-missing')),
    phone: ownPhone,
    birthDate: z
      .union([z.iso.date(noDate), z.literal(''), z.null()], { error: noDate })
      .transform((day) => (day === '' ? null : day)),
  })
  .partial();

const codes = countries.map(({ code }) => code) as [CountryCode, ...CountryCode[]];
/** Digits alone most likely belong into another field. */
const lettered = (max: number, missing: string, withoutLetters: string) =>
  line(max, missing).refine((text) => text === '' || !lacksLetters(text), withoutLetters);
const addressFields = {
  firstName: lettered(
    longestPersonal.firstName,
    message('first-name-missing'),
    message('first-name-without-letters'),
  ),
  lastName: lettered(
    longestPersonal.lastName,
    message('last-name-missing'),
    message('last-name-without-letters'),
  ),
  company: optionalLine(longestPersonal.company),
  street: lettered(longestPersonal.street, message('street-missing'), message('street-without-letters')),
  apartment: optionalLine(longestPersonal.apartment),
  postalCode: line(longestPersonal.postalCode, message('postal-code-missing')),
  city: lettered(longestPersonal.city, message('town-missing'), message('town-without-letters')),
  country: z.enum(codes, { error: message('country-not-chosen') }),
};
export const changeAddressSchema = z
  .object({
    ...addressFields,
    /** The one that is suggested for deliveries, or for invoices. */
    isDelivery: z.boolean().default(false),
    isBilling: z.boolean().default(false),
  })
  .refine(({ country, postalCode }) => hasPostalCodeForm(country, postalCode), {
    path: ['postalCode'],
    error: message('postal-code-form'),
  })
  // An invoice may go there, furniture may not.
  .refine(({ isDelivery, country, street }) => !isDelivery || !isPostalBox(country, street), {
    path: ['street'],
    error: message('address-of-postal-box'),
  })
  .refine(({ isDelivery, country, apartment }) => !isDelivery || !isPostalBox(country, apartment), {
    path: ['apartment'],
    error: message('address-of-postal-box'),
  })
  .transform((address) => ({ ...address, postalCode: readPostalCode(address.country, address.postalCode) }));
export const addressSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    street: z.string(),
    apartment: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    isDelivery: z.boolean(),
    isBilling: z.boolean(),
  })
  .meta({ id: 'AccountAddress' });
export const addressesSchema = z.object({ addresses: z.array(addressSchema) });
export const idParams = z.object({ id: z.uuid() });

export const changePasswordSchema = z.object({ password, newPassword: password });
export const changeEmailSchema = z.object({ email, password });
export const followSchema = z.object({ token: mailedToken, password: password.optional() });
export const refuseLinkSchema = z.object({ token: mailedToken });
export const refusedLinkSchema = z.object({ locked: z.boolean() });
export const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** 'Firefox · Windows'; empty where it is not known. */
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      /** The one that asks. */
      isThis: z.boolean(),
    }),
  ),
});

const pieceIds = z
  .array(
    z
      .string()
      .min(1)
      .max(100)
      .regex(/^[\w-]+$/),
  )
  .max(500)
  .default([]);
export const changeWishlistSchema = z.object({ add: pieceIds, remove: pieceIds });
/** As the browser keeps it (spec 3), with the prices of today. */
export const wishlistSchema = z.object({
  entries: z.array(
    z.object({ productId: z.string(), title: z.string(), price: z.number(), image: z.string() }),
  ),
  /** Ids on the list whose pieces the shop shows no more: a browser that knows them says so. */
  gone: z.array(z.string()),
});

/** Omitted if the login was recent. */
export const proofSchema = z.object({ password: password.nullish().transform((typed) => typed ?? null) });
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

export const deletionSchema = z.object({ password });
export const goneSchema = z.object({ deleted: z.literal(true) });
