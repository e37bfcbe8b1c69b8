import { message } from '../messages/message.ts';

/**
 * Whether a text is a single line, as names, towns and addresses are. Unicode's line and paragraph separators break
 * lines just as control characters do, and neither may appear in the subject of a mail.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The schemas' message for a field that contains a line break. */
export const notOneLine = message('control-characters');

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
