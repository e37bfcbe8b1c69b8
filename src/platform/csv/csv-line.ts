/**
 * A line of a CSV file (RFC 4180). Spreadsheets execute what begins like a formula, also in what strangers have typed:
 * an apostrophe before it makes it text.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
