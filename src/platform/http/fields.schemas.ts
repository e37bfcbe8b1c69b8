import { z } from 'zod';
import { ifMissing, message, limit, finding, type PlainCode } from '../../shared/messages/message.ts';
import { isOneLine, notOneLine, onOneLine } from '../../shared/text/typed-text.ts';
import { plainEmail } from '../../shared/text/email.ts';
import { longestPersonal, longestOfStaff } from '../../shared/limits.ts';
import { holdsPhone, isWrittenAsPhone } from '../../shared/places/telephone.ts';
import { isCountry } from '../../shared/places/country-codes.ts';
import { linksLost } from '../../shared/text/link-address.ts';
import { languages } from '../../shared/text/language.ts';

/**
 * Text of one line, in its one form, for every form of the shop and the office.
 * @param missing what is said where nothing was sent
 */
export const oneLine = (missing?: string) =>
  z
    .string(missing === undefined ? {} : { error: ifMissing(missing) })
    .overwrite(onOneLine)
    .refine(isOneLine, notOneLine);

/** The same where it must not be empty. */
export const neededLine = (missing: string) => oneLine(missing).min(1, missing);

/** The same where it may be left out. */
export const shortText = (max: number) =>
  oneLine()
    .max(max, limit('text-too-long'))
    .transform((text) => (text === '' ? null : text));

/** Why staff take a step with an order. */
export const givenReason = z
  .string({ error: ifMissing(message('reason-missing')) })
  .trim()
  .min(1, message('reason-missing'))
  .max(longestOfStaff.reason, limit('text-too-long'));

/**
 * An e-mail address, in its one form.
 * @param invalid what is said about anything else
 */
export const emailAddress = (invalid: string = message('email-invalid')) =>
  z
    .string({ error: ifMissing(invalid) })
    .max(longestPersonal.email, invalid)
    .meta({ format: 'email' })
    .transform((typed, checked) => {
      const plain = plainEmail(typed);
      if (plain !== null) return plain;
      checked.issues.push({ code: 'custom', message: invalid, input: typed });
      return z.NEVER;
    });

/** The one number of a customer's account, however people write it. */
export const ownPhone = neededLine(message('own-phone-missing'))
  .max(longestPersonal.phone)
  .refine(isWrittenAsPhone, message('phone-invalid'));

/** By what somebody who asks may be called: see `holdsPhone`. */
export const phoneForStaff = oneLine()
  .max(longestPersonal.phone, limit('text-too-long'))
  .refine((text) => text === '' || holdsPhone(text), message('own-phone-invalid'))
  .default('');

/** A country by its two letters. */
export const countryCode = z.string().trim().toUpperCase().refine(isCountry, message('country-code-unknown'));

/** The years of days that somebody types about the shop's contracts, vouchers and money; others are slips of the finger. */
const years = { first: 2020, last: 2099 } as const;

/**
 * A day as '2026-11-28', for every form of the shop and the office. What else it must be, such as not in the future, the
 * domain says.
 * @param missing what is said where there is none, or something else
 */
export const typedDay = (missing: PlainCode) =>
  z.iso
    .date({ error: missing })
    .refine(
      (typed) => !isYear.test(typed) || isWithin(Number(typed.slice(0, 4))),
      finding('day-out-of-range', years),
    );

const isYear = /^\d{4}-/;
const isWithin = (year: number): boolean => year >= years.first && year <= years.last;

/** Refuses a formatted text with a link that would be lost, and says which. */
export function checkLinks(html: string | null | undefined, context: z.core.$RefinementCtx): void {
  const [address] = linksLost(html ?? '');
  if (address !== undefined) {
    context.addIssue({ code: 'custom', ...finding('link-leads-nowhere', { address }) });
  }
}

/** Longer than any token of ours. */
const longest = 100;

/**
 * What a link in a mail carries. Mail programs and copying shorten links, or append to them: whatever arrives is asked
 * for as it is, so that a damaged link gets the same answer as one that has expired.
 */
export const mailedToken = z.string().transform((token) => (token.length > longest ? '' : token));

/** What the page behind a mailed link sends; forms send the language of their page here. */
export const mailedTokenSchema = z.object({ token: mailedToken, language: z.enum(languages).optional() });

/** The version of a record that a change is based on, for programs that have read it. */
export const readVersion = z
  .string()
  .max(100)
  .optional()
  .describe(
    'The `version` that was read: if somebody else has changed the record since, the answer is 409 `record-changed`. Left out, whatever is there is replaced.',
  );

/** What somebody has sent, without the fields that they have left out. */
export const withoutUndefined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
