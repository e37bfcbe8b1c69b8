import type { CountryCode } from './country.ts';

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const threeAndTwo = /^\d{3} ?\d{2}$/;

/** The form of postal codes, without the country's letters before them (Universal Postal Union). */
const forms: Record<CountryCode, RegExp> = {
  DE: fiveDigits,
  IT: fiveDigits,
  // Many people know only the routing key, the first three characters.
  IE: /^[a-z]\d[\dw](?: ?[a-z\d]{4})?$/i,
  AT: fourDigits,
  BE: fourDigits,
  BG: fourDigits,
  CZ: threeAndTwo,
  DK: fourDigits,
  EE: fiveDigits,
  FI: fiveDigits,
  FR: fiveDigits,
  GR: threeAndTwo,
  HU: fourDigits,
  LV: fourDigits,
  LT: fiveDigits,
  NL: /^\d{4}(?: ?[a-z]{2})?$/i,
  NO: fourDigits,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}(?:[- ]?\d{3})?$/,
  RO: /^\d{6}$/,
  SK: threeAndTwo,
  ES: fiveDigits,
  SE: threeAndTwo,
  CH: fourDigits,
  HR: fiveDigits,
  LU: fourDigits,
  SI: fourDigits,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
};

/** Whether a postal code has the form used in that country. Codes of countries without a known form always pass. */
export function hasPostalCodeForm(country: string, postalCode: string): boolean {
  const form = formOf(country);
  return form === undefined || form.test(readPostalCode(country, postalCode));
}

/**
 * A postal code without the letters of its country, and without spaces that it does not have there: 'A-1010' is '1010',
 * 'D-10245' and '10 245' are '10245'. What is no code of that country stays as it was typed.
 */
export function readPostalCode(country: string, typed: string): string {
  const code = typed.trim();
  const form = formOf(country);
  if (form === undefined || form.test(code)) return code;
  // The first is also the letter of cars, which stood there until the nineties, and still does in stored addresses.
  const bare = code.replace(new RegExp(`^${country[0]}${country[1]}?\\s*[-–]?\\s*(?=\\d)`, 'i'), '');
  return [bare, bare.replace(/\s/g, '')].find((text) => form.test(text)) ?? code;
}

/** Whether a text can be a postal code of some country, where nothing is known of which. */
export function isWrittenAsPostalCode(text: string): boolean {
  return /^(?=.*\d)[a-z\d][a-z\d -]{1,10}[a-z\d]$/i.test(text);
}

function formOf(country: string): RegExp | undefined {
  return Object.hasOwn(forms, country) ? (forms as Record<string, RegExp>)[country] : undefined;
}
