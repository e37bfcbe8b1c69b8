import { message } from '../messages/message.ts';

/**
 * Whether a text is a single line, as names, towns and addresses are. Unicode's line and paragraph separators break
 * lines just as control characters do, and neither may appear in the subject of a mail.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The schemas' message for a field that contains a line break or a tab. */
export const notOneLine = message('not-one-line');

/**
 * A text of several lines as every database, mail program and XML takes it: a control character, half of a character or
 * what is no character at all becomes a space, however it came into the shop.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');
}

/** The beginning of a text, counted in whole characters: half of one (a lone surrogate) cannot be stored. */
export function firstLetters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/**
 * Text that somebody has typed, so that no mail program makes links of it: for mails that go, or may go, to an address
 * that is not theirs.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/\//g, ': / /').replace(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '$1 ');
}

const block = /<(?:p|h[1-6]|ul|ol|li|blockquote|table|hr|div|br)\b/i;

/**
 * Lines typed or imported as plain text, as HTML: a blank line ends a paragraph, and a single break stays one. Text on one
 * line, and text that has blocks of its own, stays as it is.
 */
export function asParagraphs(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length === 1 || block.test(text)) return text;
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
