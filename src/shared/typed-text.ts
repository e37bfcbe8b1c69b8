/**
 * Whether a text is a single line, as names, towns and addresses are. Unicode's line and paragraph separators break a
 * line as control characters do: neither may stand in the subject of a mail.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** What the schemas say at a field that holds more than a line. */
export const notOneLine = 'Steuerzeichen sind nicht erlaubt';

/** The beginning of a text. Counted in whole characters: half of one (a lone surrogate) can be stored nowhere. */
export function firstLetters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
