/**
 * A line of a CSV file (RFC 4180). Spreadsheets execute what begins like a formula, also in what strangers have typed:
 * an apostrophe before it makes it text.
 */
export function csvLine(values: readonly string[], delimiter = ','): string {
  return `${values.map((value) => field(value, delimiter)).join(delimiter)}\r\n`;
}

/** What makes spreadsheets of today read a file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** The value that was written, from one that was read: nobody's text gains an apostrophe on its way there and back. */
export function unguarded(value: string): string {
  const whole = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? value.slice(1) : value;
  return whole.replace(guardedInside, '$1');
}

/** An amount below zero is a number and no formula; as text it could not be added up. */
const number = /^-?\d{1,15}([.,]\d{1,6})?$/;

/** How a formula begins, also in the full-width signs of East Asian keyboards, which spreadsheets read as well. */
const atStart = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A spreadsheet in another language divides fields at another sign, whatever the quotes: what stands behind one becomes a
 * field of its own there. A price like `80,- €` is none.
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
