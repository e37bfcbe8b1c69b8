/** With its country or area code, no number has fewer. */
const fewestDigits = 7;

/**
 * As copied from contacts, papers and pages: invisible marks are dropped, dashes of every kind are hyphens, and digits of
 * full width, as on keyboards of East Asia, are digits.
 */
export function phoneAsTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * Whether a text looks like one telephone number: digits, spaces, and the marks people put between them. E.164 allows at
 * most 15 digits (spec 5): with more of them they are two.
 */
export function isWrittenAsPhone(text: string): boolean {
  const typed = phoneAsTyped(text);
  return /^[+\d\s()/.-]+$/.test(typed) && /^\d{1,15}$/.test(digitsIn(typed));
}

/** Whether a text can be a complete number that a carrier could call. */
export function isPhoneNumber(text: string): boolean {
  return isWrittenAsPhone(text) && digitsIn(phoneAsTyped(text)).length >= fewestDigits;
}

const digitsIn = (text: string): string => text.replace(/^00|\D/g, '');

/** A phone number for a `tel:` link: '030 23125 000' is '+493023125000'. */
export function phoneLink(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return digits.startsWith('0') ? `+49${digits.slice(1)}` : digits;
}

/**
 * The digits by which a telephone number is looked for: without the country's code or the 0 that stands for it, since the
 * number may be kept with either. Null: it is no number, or too short to be found by.
 */
export function digitsOfPhone(text: string): string | null {
  const typed = phoneAsTyped(text);
  if (!/^[+(\d][\d ()/.-]*$/.test(typed)) return null;
  const digits = typed
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)490?|^00|^0/, '')
    .replace('+', '');
  return digits.length < 6 ? null : digits;
}
