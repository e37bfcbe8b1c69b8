import type { Language } from '../../../../shared/text/language.ts';
import { editDistance } from '../edit-distance.ts';
import { anyWord, normalWord } from '../normal-word.ts';
import { synonymsOf } from '../synonyms.ts';
import { colourOf, materialOf } from '../vocabulary.ts';
import { kindOfWord } from './german-kinds.ts';
import { goodsWords } from './goods-in-words.ts';
import type { GoodsWords } from './goods-words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A query in the words that the search understands, and where they come from. */
export interface GermanQuery {
  readonly text: string;
  /** The part of the typed query that a part of the German one stands for. */
  readonly typedAt: (span: Span) => Span;
}

/** Phrases have no more words than this. */
const maxWords = 6;

/**
 * A query in German, word by word and phrase by phrase: 'mesa de comedor de teca' → 'esstisch teak'. What is no word
 * of the language's vocabulary stays as it is: names, numbers, German itself.
 */
export function queryInGerman(language: Language, query: string): GermanQuery {
  if (language === 'de') return { text: query, typedAt: (span) => span };
  const { phrases, stemOf, decades } = lexiconOf(language);
  const found: (Span & { readonly german: string })[] = [];
  for (const pattern of decades) {
    for (const match of query.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.every((other) => span.end <= other.start || span.start >= other.end))
        found.push({ ...span, german: `${match[1]}0er` });
    }
  }
  const words = [...query.matchAll(anyWord)]
    .map(({ index: start, 0: typed }) => ({ start, end: start + typed.length, stem: stemOf(typed) }))
    .filter((word) => found.every((other) => word.end <= other.start || word.start >= other.end));
  for (let at = 0; at < words.length;) {
    const taken = phraseAt(words, at, query, phrases) ?? mistyped(words[at], query, phrases);
    if (taken === null) {
      at += 1;
      continue;
    }
    found.push(taken);
    at += taken.words;
  }
  return joined(
    query,
    found.sort((one, other) => one.start - other.start),
  );
}

interface Word extends Span {
  readonly stem: string;
}

/** The longest phrase that begins with this word. */
function phraseAt(
  words: readonly Word[],
  at: number,
  query: string,
  phrases: ReadonlyMap<string, string>,
): (Span & { german: string; words: number }) | null {
  for (let count = Math.min(maxWords, words.length - at); count > 0; count -= 1) {
    const taken = words.slice(at, at + count);
    const [first, last] = [taken[0], taken.at(-1)];
    if (first === undefined || last === undefined) continue;
    // Words of a phrase stand side by side: only spaces, hyphens and apostrophes are between them.
    const gaps = taken.slice(1).map((word, index) => query.slice(taken[index]?.end, word.start));
    if (!gaps.every((gap) => /^[\s'’-]+$/u.test(gap))) continue;
    const german = phrases.get(taken.map(({ stem }) => stem).join(' '));
    if (german !== undefined) return { start: first.start, end: last.end, german, words: count };
  }
  return null;
}

/** Shorter words are too easily another one. */
const minForgiven = 5;

/** The word of the vocabulary that differs from this one by a typing error, unless this one is German. */
function mistyped(
  word: Word | undefined,
  query: string,
  phrases: ReadonlyMap<string, string>,
): (Span & { german: string; words: number }) | null {
  if (word === undefined || word.stem.length < minForgiven || /\d/.test(word.stem)) return null;
  const typed = query.slice(word.start, word.end);
  const normal = normalWord(typed);
  const isGerman =
    kindOfWord(typed) !== null ||
    materialOf(normal) !== null ||
    colourOf(normal) !== null ||
    synonymsOf(normal).length > 0;
  if (isGerman) return null;
  const near = [...phrases].filter(
    ([phrase]) =>
      phrase.length >= minForgiven && !phrase.includes(' ') && editDistance(word.stem, phrase, 1) <= 1,
  );
  const meant = new Set(near.map(([, german]) => german));
  const [german] = meant;
  return meant.size === 1 && german !== undefined
    ? { start: word.start, end: word.end, german, words: 1 }
    : null;
}

/** The query with its phrases replaced; what is between them stays. */
function joined(query: string, found: readonly (Span & { readonly german: string })[]): GermanQuery {
  const pieces: {
    readonly at: number;
    readonly length: number;
    readonly typed: Span;
    readonly isSame: boolean;
  }[] = [];
  let text = '';
  let end = 0;
  const add = (part: string, typed: Span, isSame: boolean): void => {
    if (part !== '') pieces.push({ at: text.length, length: part.length, typed, isSame });
    text += part;
  };
  for (const { start, end: next, german } of found) {
    add(query.slice(end, start), { start: end, end: start }, true);
    add(german, { start, end: next }, false);
    end = next;
  }
  add(query.slice(end), { start: end, end: query.length }, true);
  const typedAt = (place: number, side: 'start' | 'end'): number => {
    const piece = pieces.find(({ at, length }) =>
      side === 'start' ? place >= at && place < at + length : place > at && place <= at + length,
    );
    if (piece === undefined) return place <= 0 ? 0 : query.length;
    return piece.isSame ? piece.typed.start + place - piece.at : piece.typed[side];
  };
  return {
    text,
    typedAt: ({ start, end: last }) => ({ start: typedAt(start, 'start'), end: typedAt(last, 'end') }),
  };
}

interface Lexicon {
  readonly phrases: ReadonlyMap<string, string>;
  readonly stemOf: (word: string) => string;
  readonly decades: readonly RegExp[];
}

const lexicons = new Map<Language, Lexicon>();

function lexiconOf(language: Exclude<Language, 'de'>): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const made = lexiconOfWords(goodsWords[language]);
  lexicons.set(language, made);
  return made;
}

function lexiconOfWords(words: GoodsWords): Lexicon {
  const stemOf = (word: string): string => (/\d/.test(word) ? word : words.stem(folded(word)));
  const phrases = new Map<string, string>();
  const add = (phrase: string, german: string): void => {
    const key = phrase
      .split(/[\s'’-]+/u)
      .map(stemOf)
      .join(' ');
    // The first meaning counts: kinds before materials, these before all others.
    if (!phrases.has(key)) phrases.set(key, german);
  };
  for (const [kind, { names }] of Object.entries(words.kinds)) for (const name of names) add(name, kind);
  for (const names of Object.entries(words.materials))
    for (const name of names[1]) add(name, materialName(names[0]));
  for (const [colour, names] of Object.entries(words.colours))
    for (const name of names) add(name, colourName(colour));
  for (const [origin, names] of Object.entries(words.origins))
    for (const name of names) add(name, origin.toLowerCase());
  for (const [feature, { him, her }] of Object.entries(words.features))
    for (const name of [him, her]) add(name, feature);
  for (const [phrase, german] of Object.entries(words.queryWords)) add(phrase, german);
  return { phrases, stemOf, decades: words.queryDecades };
}

const materialName = (key: string): string =>
  ({ 'wiener-geflecht': 'wienergeflecht', boucle: 'bouclé' })[key] ?? key;
const colourName = (key: string): string => ({ weiss: 'weiß', gruen: 'grün', tuerkis: 'türkis' })[key] ?? key;

/** Lower case without accents: 'Étagère' and 'etagere' are one. */
function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
}
