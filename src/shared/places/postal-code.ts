import { plainDigits, plainSigns } from '../text/plain-digits.ts';

/** The forms of postal codes, without the country's letters before them (Universal Postal Union), and who has them. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^\d{5}$/, 'DE IT EE FI FR LT ES HR'],
  [/^\d{4}$/, 'AT BE BG DK HU LV NO CH LU SI'],
  [/^\d{3} ?\d{2}$/, 'CZ GR SK SE'],
  // Many people know only the routing key, the first three characters.
  [/^[a-z]\d[\dw](?: ?[a-z\d]{4})?$/i, 'IE'],
  [/^\d{4}(?: ?[a-z]{2})?$/i, 'NL'],
  [/^\d{2}-?\d{3}$/, 'PL'],
  [/^\d{4}(?:[- ]?\d{3})?$/, 'PT'],
  [/^\d{6}$/, 'RO'],
  [/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, 'GB'],
];

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
  const code = plainSigns(typed).trim();
  const form = formOf(country);
  if (form === undefined || form.test(code)) return code;
  // The first is also the letter of cars, which stood there until the nineties, and still does in stored addresses.
  const bare = code.replace(new RegExp(`^${country[0]}${country[1]}?\\s*[-–]?\\s*(?=\\d)`, 'i'), '');
  return [bare, bare.replace(/\s/g, '')].find((text) => form.test(text)) ?? code;
}

/** Whether a text can be a postal code of some country, where nothing is known of which. */
export function isWrittenAsPostalCode(text: string): boolean {
  return /^(?=.*\d)[a-z\d][a-z\d -]{1,10}[a-z\d]$/i.test(plainDigits(text));
}

function formOf(country: string): RegExp | undefined {
  return forms.find(([, countries]) => countries.split(' ').includes(country))?.[0];
}
