import type { CustomerKind } from './order-vocabulary.ts';
import { longestMessages, longestPersonal } from '../limits.ts';

/**
 * What every checkout has to fill in, by its name in REST, and how long it may be. The form asks for it while it is
 * typed, and the shop's schema when it is sent.
 */
export const neededTexts = {
  email: longestPersonal.email,
  firstName: longestPersonal.firstName,
  lastName: longestPersonal.lastName,
  address: longestPersonal.street,
  city: longestPersonal.city,
  postalCode: longestPersonal.postalCode,
  phone: longestPersonal.phone,
} as const;

/** And of all that can be typed there. */
export const longestTexts = {
  ...neededTexts,
  apartment: longestPersonal.apartment,
  company: longestPersonal.company,
  vatId: longestPersonal.vatId,
  note: longestMessages.orderNote,
} as const;

/** What the recipient of an invoice wants to read on it, such as a cost centre; staff type it. */
export const longestReference = 100;

export type CheckoutText = keyof typeof longestTexts;

/** Whether a text is longer than the shop takes it. */
export function isTooLong(field: CheckoutText, text: string): boolean {
  return text.trim().length > longestTexts[field];
}

export type NeededText = keyof typeof neededTexts;

export type Lettered = Extract<NeededText, 'firstName' | 'lastName' | 'address' | 'city'>;

export function isLettered(field: NeededText): field is Lettered {
  return field === 'address' || field === 'city' || field === 'firstName' || field === 'lastName';
}

/** Streets, towns and names have letters: '12' most likely belongs into the next field. */
export function lacksLetters(text: string): boolean {
  return !/\p{L}/u.test(text);
}

/** A business orders under its name. */
export function lacksCompany(who: {
  readonly customerKind: CustomerKind;
  readonly company: string | null;
}): boolean {
  return who.customerKind === 'business' && (who.company ?? '').trim() === '';
}
