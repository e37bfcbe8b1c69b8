import { message } from '../messages/message.ts';
import { plainDigits } from './plain-digits.ts';

/**
 * Whether a text is a single line, as names, towns and addresses are. Unicode's line and paragraph separators break
 * lines just as control characters do, and neither may appear in the subject of a mail.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Whether people could say a name or a number: it is more than signs and pictures. */
export function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * The one form of what is typed as a single line: a tab, as it comes along with what is pasted from a table, is a space,
 * and around it there are none. Breaks, which no browser leaves in such a field, stay for the schema to refuse.
 */
export function onOneLine(text: string): string {
  return text.replace(/\t+/g, ' ').trim();
}

/** The schemas' message for a field that contains a line break. */
export const notOneLine = message('not-one-line');

/**
 * Characters that nobody sees, as they come along when a name or a number is copied from a web page or a PDF: marks of
 * direction, joiners of words, places for a hyphen, fillers. Those with a meaning stay: they choose how a sign is drawn
 * (variation selectors, tags of flags), or are letters within a script.
 */
const unseen =
  /(?!\u115f|\u1160|\u17b4|\u17b5|\u200c|\u200d|\p{Variation_Selector}|[\u{e0000}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** Joiners make one sign of several, or keep letters apart, but not behind Latin ones, figures, blanks and dots. */
const idleJoiners = /(?<=^|[\p{Script=Latin}\u0300-\u036f\p{Nd}\p{P}\p{Z}])[\u200c\u200d]+/gu;

const markup = /<\/?[a-z]/i;

/**
 * A typed text in the one form that the shop keeps and compares: a letter and its mark are one character (NFC, Unicode
 * Standard Annex 15), digits of every script are the same ones, and invisible characters are gone. Who writes HTML lays
 * out with soft hyphens, which stay there.
 */
export function inOneForm(text: string): string {
  // Most texts; nothing in them could change.
  if (/^[\n\r\t -~]*$/.test(text)) return text;
  const isHtml = markup.test(text);
  return plainDigits(text)
    .replace(unseen, (sign) => (isHtml && sign === '\u00ad' ? sign : ''))
    .replace(idleJoiners, '')
    .normalize('NFC');
}

/** The beginning of a text, counted in whole characters: half of one (a lone surrogate) cannot be stored. */
export function firstLetters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/** Letters and digits with dots and at signs: '27.11.', 'J.R', 'www.evil.example', 'ada@evil.example'. */
const joined = /[\p{L}\p{M}\p{N}_.@-]+/gu;
/** Which of them mail programs take for addresses: a part behind a dot begins with two letters, as top-level domains do. */
const looksLikeAddress = /[^.@]@[^.@]|^www\.|[^.@]\.\p{L}\p{M}*\p{L}|^\d+(?:\.\d+){3}$/iu;
const joint = /(?<=[^.@])[.@](?=[^.@])/gu;

/**
 * Text that somebody has typed, so that no mail program makes links of it: for mails that may go to an address that is
 * not theirs. It reads as it was typed. Only what looks like an address gets word joiners (U+2060), which have no width
 * and which no address may hold; any other text stays as it is, character by character.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(joined, (word) => (looksLikeAddress.test(word) ? word.replace(joint, '\u2060$&') : word))
    .replace(/:(?=\/\/)/g, ':\u2060');
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

/** Neither case nor blanks tell two names apart that stand in one list. */
const asCompared = (name: string): string => inOneForm(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a name of a list is that of an earlier entry; an empty one is nobody's. */
export function isNamedAgain(names: readonly string[], index: number): boolean {
  const compared = names.slice(0, index + 1).map(asCompared);
  const name = compared.at(index) ?? '';
  return name !== '' && compared.indexOf(name) < index;
}
