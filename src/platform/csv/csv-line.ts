/**
 * One line of a CSV file (RFC 4180). Spreadsheets execute text that begins like a formula, including text typed by
 * strangers; a leading apostrophe prevents that.
 */
export function csvLine(values: readonly string[], delimiter = ','): string {
  return `${values.map((value) => field(value, delimiter)).join(delimiter)}\r\n`;
}

/** Makes today's spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Undoes the guard of `csvLine` on reading, so that no text gains an apostrophe on a round trip. */
export function unguarded(value: string): string {
  const whole = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? value.slice(1) : value;
  return whole.replace(guardedInside, '$1');
}

/** A negative amount is a number and not a formula; as text it could not be added up. */
const number = /^-?\d{1,15}([.,]\d{1,6})?$/;

/**
 * The beginning of a formula, including the full-width characters of East Asian keyboards, which spreadsheets accept as
 * well.
 */
const atStart = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A spreadsheet in another language separates fields by another character, regardless of quotes, so that text behind
 * such a character becomes a field of its own. A price like `80,- €` is not a formula.
 */
const formula = /(?=[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+-]['"(=@\w])/.source;
const inside = new RegExp(`([;,\\t\\r\\n])(?='*${formula})`, 'g');
const guardedInside = new RegExp(`([;,\\t\\r\\n])'(?='*${formula})`, 'g');

function field(value: string, delimiter: string): string {
  const isNumber = number.test(value);
  const guarded = isNumber ? value : value.replace(inside, "$1'");
  const harmless = atStart.test(guarded) && !isNumber ? `'${guarded}` : guarded;
  return /["\r\n]/.test(harmless) || harmless.includes(delimiter) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** '2026-06-15' as German spreadsheets read it as a day: '15.06.2026'. */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** 123456 cents as German spreadsheets read them as a number: '1234,56'. */
export const germanEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
