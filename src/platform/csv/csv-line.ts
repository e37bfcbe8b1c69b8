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
  return /^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value;
}

/** An amount below zero is a number and no formula; as text nobody could add it up. */
const number = /^-?\d{1,15}([.,]\d{1,6})?$/;

function field(value: string, delimiter: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(value) && !number.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(harmless) || harmless.includes(delimiter) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
