/**
 * What every checkout has to fill in, by its name in REST, and how long it may be. The form asks for it while it is
 * typed, and the shop's schema when it is sent.
 */
export const neededTexts = {
  email: 254,
  firstName: 100,
  lastName: 100,
  address: 200,
  city: 100,
  postalCode: 20,
  phone: 40,
} as const;

/** And of all that can be typed there. */
export const longestTexts = { ...neededTexts, apartment: 100, company: 200, vatId: 30, note: 1000 } as const;

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
  readonly customerKind: 'consumer' | 'business';
  readonly company: string | null;
}): boolean {
  return who.customerKind === 'business' && (who.company ?? '').trim() === '';
}
