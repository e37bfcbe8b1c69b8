import { plainDigits, plainSigns } from '../text/plain-digits.ts';

/** With its country or area code, no number has fewer. */
const fewestDigits = 7;

/**
 * As copied from contacts, papers and pages: invisible marks are dropped, and dashes of every kind are hyphens.
 */
export function phoneAsTyped(text: string): string {
  return plainSigns(text)
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
  return /^[+\d\s()/.-]+$/.test(typed) && /^\d{1,15}$/.test(digitsIn(typed)) && !areTwoPhones(typed);
}

/** Short ones can have fewer than 16 digits together. '030 23125 - 0' is one, with its extension. */
function areTwoPhones(typed: string): boolean {
  const beforePlus = typed.split('+').slice(0, -1);
  if (beforePlus.some((part) => /\d/.test(part))) return true;
  const [first = '', ...others] = typed.split(/\/| - /);
  return digitsIn(first).length >= fewestDigits && others.some((other) => /^ *0(?:\D*\d){4}/.test(other));
}

/**
 * Whether somebody who asks the shop something can be called by what they typed. Staff read it, so it may be two numbers,
 * or one with the hours: it is kept as it was typed, and only what has no digit is none.
 */
export function holdsPhone(text: string): boolean {
  return /\d/.test(plainDigits(text));
}

/** Whether a text can be a complete number that a carrier could call. */
export function isPhoneNumber(text: string): boolean {
  return isWrittenAsPhone(text) && digitsIn(phoneAsTyped(text)).length >= fewestDigits;
}

const digitsIn = (text: string): string => text.replace(/^00|\D/g, '');

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
