import { foldText, plainLetters } from '../../../shared/text/fold-text.ts';

/** Words that say nothing about a piece. Single letters are ignored too. */
const stopWords = new Set(
  (
    'aus auf mit und in im an am zu zum zur der die das den dem des ein eine einen einem einer fuer von vom bei ' +
    'oder ohne als ist sind cm mm meter euro eur moebel stueck farbe the a of for with and'
  ).split(' '),
);

// 'Buche' is a wood; without its ending it would be the same word as 'Bücher'. The others have no ending to lose.
const whole = new Set([
  'buche',
  'leder',
  'messing',
  'rosa',
  'orange',
  'beige',
  'turkis',
  'glas',
  'bambus',
  'braun',
]);

// 'Rosafarben' is 'rosa'; colours that have no endings of their own are given some: 'rosane', 'orangener', 'beiger'.
const asColour = /^([a-z]{4,})farben(?:e|er|es|em|en)?$/;
const asUndeclined = /^(?:(rosa|lila|orange|beige|turkis)(?:n?(?:e|er|es|em|en)|[rm]))$/;

// Shades of these end in no ending either: 'waldgrün' and 'waldgrünem' are one word.
const asShade = /(?:grun|braun)$/;

/** Endings of declension and plural, longest first, and how many letters must precede them. */
const endings: readonly (readonly [ending: string, before: number])[] = [
  ['ern', 3],
  ['em', 3],
  ['en', 3],
  ['er', 3],
  ['es', 3],
  ['e', 3],
  ['n', 4],
  ['s', 4],
];

/**
 * A word as the search compares it, so that different spellings become one word: without case, forms of letters
 * ('ﬁ'), umlauts in any spelling ('Bücher', 'buecher', 'bucher'), doubled letters ('Komode') and endings ('Stühlen', 'runder').
 * @returns a word of letters and digits; empty for a word that says nothing
 */
export function normalWord(word: string): string {
  const folded = foldText(plainLetters(word)).replace(/[^a-z0-9]/g, '');
  if (folded.length < 2 || stopWords.has(folded)) return '';
  const plain = folded.replace(/([aou])e/g, '$1').replace(/([a-z])\1+/g, '$1');
  return plain.length < 2 ? '' : withoutEnding(plain.replace(asColour, '$1').replace(asUndeclined, '$1'));
}

function withoutEnding(word: string): string {
  if (/\d/.test(word) || whole.has(word) || asShade.test(word)) return word;
  for (const [ending] of endings) {
    if (word.endsWith(ending) && whole.has(word.slice(0, -ending.length)))
      return word.slice(0, -ending.length);
  }
  for (const [ending, before] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= before) return word.slice(0, -ending.length);
  }
  return word;
}

/** A word of a text. A mark belongs to the letter before it, which it need not have become one character with. */
export const anyWord = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in their normal form, in their order, without words that say nothing. */
export function normalWords(text: string): string[] {
  return (text.match(anyWord) ?? []).map(normalWord).filter((word) => word !== '');
}
