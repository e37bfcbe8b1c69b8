import { joinFilters, noFilters, type PieceFilters } from '../../../shared/pieces/piece-filters.ts';
import { colourGroupOf, colourOf, colourWord, materialOf, materialWord, erasIn } from './vocabulary.ts';
import { plainLetters } from '../../../shared/text/fold-text.ts';
import type { Language } from '../../../shared/text/language.ts';
import { queryInGerman } from './languages/query-in-german.ts';
import { englishNamesIn, takeApart } from './compound.ts';
import { asDiningTable, guestsIn, tableFor, type Guests } from './guests.ts';
import type { MeantRange } from './bare-numbers.ts';
import { makersIn, type KnownMaker, type Span } from './makers.ts';
import { measuresIn } from './measures.ts';
import { anyWord, normalWord } from './normal-word.ts';
import { type Asked, type Meaning, type QueryPart, type Term, phrasesIn } from './query-part.ts';
import { synonymsOf } from './synonyms.ts';
import { unwantedIn } from './unwanted.ts';
import { isKindOrMaterial } from './kinds.ts';
import { inFigures } from './worded-numbers.ts';
import { alone, wordsAroundNumbers } from './written-numbers.ts';

/** An understood part, and the query without it. */
export interface Understood {
  readonly meaning: Meaning;
  readonly queryWithout: string;
}

/** The meaning of a query, or of some of its parts. */
export interface QueryReading {
  readonly parts: readonly QueryPart[];
  readonly terms: readonly Term[];
  readonly filters: PieceFilters;
  readonly understood: readonly Understood[];
}

/** Longer queries are not read to their end. */
const maxLetters = 200;
const maxTerms = 8;
/** What something is bought for, or for how little, beside what it is. */
const fillers = new Set(
  'geschenk geschenkidee günstig preiswert billig kaufen suche gesucht gift present cheap buy'
    .split(' ')
    .map(normalWord),
);

/**
 * 'B-00009': letters, and digits behind a sign; or behind a blank, where they are no measure: with noughts before them,
 * or too many.
 */
const itemNumber = alone(
  String.raw`(?:\p{L}{1,8}[-_./]\d[\p{L}\d]*(?:[-_./][\p{L}\d]+)*|\p{L}{1,3} 0\d{2,}|\p{L} \d{5,})`,
);

interface Place extends Span {
  /** What remains of it when the part is removed. */
  readonly rest?: string;
}

interface Found {
  readonly place: Place;
  part: QueryPart;
}

/**
 * Splits a query into conditions on size, price, time, condition and the like, and the remaining words: 'Teakholztisch
 * bis 180 cm' → words 'teak' and 'tisch', width up to 1,800 mm.
 * @param language of the page: its words for goods are understood beside German ones
 */
export function understandQuery(
  query: string,
  makers: readonly KnownMaker[] = [],
  language: Language = 'de',
): QueryReading {
  const typed = inFigures(
    plainLetters(query.slice(0, maxLetters)).slice(0, maxLetters).replace(/\s+/g, ' ').trim(),
  );
  const { text, typedAt } = queryInGerman(language, typed);
  const saidAt = (span: Span): string => {
    const { start, end } = typedAt(span);
    return typed.slice(start, end);
  };
  const found: Found[] = [];
  const isFree = ({ start, end }: Span): boolean =>
    found.every(({ place }) => end <= place.start || start >= place.end);
  const partAt = (place: Place, asked: Partial<QueryPart>): QueryPart => ({
    text: saidAt(place),
    queryWithout: cut(typed, { ...place, ...typedAt(place) }),
    terms: [],
    meanings: [],
    otherwise: [],
    isGuess: false,
    ...asked,
  });
  const add = (place: Span, asked: Partial<QueryPart>): void => {
    if (isFree(place)) found.push({ place, part: partAt(place, asked) });
  };
  for (const { words: named, ...span } of unwantedIn(text)) {
    add(span, {
      terms: named.flatMap(readWord).flatMap(({ asked }) => asked.terms.map(asUnwanted)),
      meanings:
        saidAt(span) === text.slice(span.start, span.end)
          ? named.map((word) => ({ kind: 'without', word }))
          : [{ kind: 'without', word: saidAt(span).replace(/^\S+\s+/, '') }],
    });
  }
  for (const { index: start, 0: number } of text.matchAll(itemNumber)) {
    const span = { start, end: start + number.length };
    const word = normalWord(number);
    // No item has the number '〱-1'.
    if (word === '') continue;
    add(span, {
      terms: [{ text: saidAt(span), word, synonyms: [] }],
      otherwise: plainWords(number),
    });
  }
  for (const { means, otherwise, isGuess, ...span } of measuresIn(text)) {
    const asWord = isGuess ? plainWords(text.slice(span.start, span.end)) : [];
    add(span, {
      meanings: means,
      isGuess,
      otherwise: [...otherwise.map((meanings) => ({ terms: [], meanings })), ...asWord],
    });
  }
  for (const { decades, ...span } of erasIn(text)) add(span, { meanings: [{ kind: 'decades', decades }] });
  for (const { maker, ...span } of makersIn(text, makers))
    add(span, { meanings: [{ kind: 'maker', maker }] });
  for (const { meaning, ...span } of phrasesIn(text)) add(span, { meanings: [meaning] });
  for (const { word, ...span } of englishNamesIn(text))
    add(span, { terms: [{ text: saidAt(span), word, synonyms: synonymsOf(word) }] });
  const guests = guestsIn(text);

  const words = [...text.matchAll(anyWord)]
    .map(({ index: start, 0: word }) => ({ start, end: start + word.length, word }))
    .filter((span) => isFree(span) && !wordsAroundNumbers.has(span.word.toLowerCase()));
  const isAside = ({ word, ...span }: (typeof words)[number]): boolean =>
    fillers.has(normalWord(word)) || (guests !== null && span.start < guests.end && span.end > guests.start);
  // Alone, they are all that is asked for.
  const telling = words.filter((word) => !isAside(word));
  for (const { word, ...span } of found.length + telling.length === 0 ? words : telling) {
    const said = saidAt(span);
    for (const { asked, text: part, rest } of readWord(word)) {
      const whole = partAt({ ...span, rest }, asked);
      found.push({ place: span, part: said === word ? { ...whole, text: part } : asTyped(whole, said) });
    }
  }
  if (guests !== null) {
    const size = seat(guests, found);
    if (size !== null) add(guests, { meanings: [size] });
  }
  found.sort((one, other) => one.place.start - other.place.start);
  return readingOf(distinct(found.map(({ part }) => part)));
}

/**
 * Makes every table among the parts one to eat at.
 * @returns how large it is for that many; null if there is no table, or the query says how large
 */
function seat({ count }: Guests, found: Found[]): MeantRange | null {
  const tables = found.filter(({ part }) => part.terms.some((term) => asDiningTable(term) !== null));
  for (const one of tables) {
    one.part = { ...one.part, terms: one.part.terms.map((term) => asDiningTable(term) ?? term) };
  }
  const isSized = found.some(({ part }) => part.meanings.some(({ kind }) => kind === 'width'));
  return tables.length === 0 || isSized ? null : tableFor(count);
}

/** The combined meaning of these parts of a query. */
export function readingOf(parts: readonly QueryPart[]): QueryReading {
  return {
    parts,
    terms: parts.flatMap(({ terms }) => terms),
    filters: filtersOf(parts.flatMap(({ meanings }) => meanings)),
    understood: parts.flatMap(({ meanings, queryWithout }) =>
      meanings.map((meaning) => ({ meaning, queryWithout })),
    ),
  };
}

/** A translated word is shown as it was typed. */
const asTyped = (part: QueryPart, said: string): QueryPart => ({
  ...part,
  text: said,
  terms: part.terms.map((term) => ({ ...term, text: said })),
  meanings: part.meanings.map((meaning) =>
    meaning.kind === 'colour' && meaning.word !== '' ? { ...meaning, word: said } : meaning,
  ),
});

const asUnwanted = (term: Term): Term => ({ ...term, isUnwanted: true });

interface WordPart {
  readonly asked: Asked;
  readonly text: string;
  readonly rest: string;
}

/** Most words are one part; a Teakholztisch is a table, and of teak. */
function readWord(typed: string): WordPart[] {
  const word = normalWord(typed);
  if (word === '') return [];
  const one = (lexeme: string, meanings: readonly Meaning[] = [], text = typed, rest = ''): WordPart => ({
    asked: { terms: [{ text: typed, word: lexeme, synonyms: synonymsOf(lexeme) }], meanings },
    text,
    rest,
  });
  const material = materialOf(word);
  if (material !== null) return [one(materialWord(material), [{ kind: 'material', material }])];
  const colour = colourOf(word);
  if (colour !== null) {
    return colourGroupOf(word) === null
      ? [one(word, [{ kind: 'colour', colour, word: typed }])]
      : [one(colourWord(colour), [{ kind: 'colour', colour, word: '' }])];
  }
  const compound = takeApart(word);
  if (compound?.materials == null) return [one(word)];
  const before = typed.slice(0, startOfHead(typed, compound.head));
  return [
    ...compound.materials.map((key) =>
      key === 'holz'
        ? one(key, [], before, compound.head)
        : one(materialWord(key), [{ kind: 'material', material: key }], before, compound.head),
    ),
    one(compound.head, [], typed.slice(before.length) || typed),
  ];
}

/** The index at which the head of a compound begins in the typed text; its length if that is unclear. */
function startOfHead(typed: string, head: string): number {
  const starts = Array.from({ length: typed.length }, (_, index) => index);
  return starts.find((start) => start > 0 && normalWord(typed.slice(start)) === head) ?? typed.length;
}

/** A model number, such as that of a chair, is a word. */
function plainWords(text: string): Asked[] {
  const terms = [...text.matchAll(anyWord)]
    .map(([typed]) => typed)
    .filter((typed) => !wordsAroundNumbers.has(typed.toLowerCase()) && normalWord(typed) !== '')
    .map((typed): Term => ({ text: typed, word: normalWord(typed), synonyms: [] }));
  return terms.length === 0 ? [] : [{ terms, meanings: [] }];
}

function filtersOf(meanings: readonly Meaning[]): PieceFilters {
  return meanings.reduce<PieceFilters>((filters, meaning) => {
    switch (meaning.kind) {
      case 'decades':
        return { ...filters, decades: [...new Set([...filters.decades, ...meaning.decades])] };
      case 'condition':
        return { ...filters, conditions: meaning.condition };
      case 'maker':
        return { ...filters, makers: [...new Set([...filters.makers, meaning.maker])] };
      case 'shop-type':
        return { ...filters, shopTypes: [...new Set([...filters.shopTypes, meaning.shopType])] };
      case 'rentable':
      case 'available':
        return { ...filters, [meaning.kind]: true };
      // As words too, so that a piece whose title contains them comes first.
      case 'without':
      case 'material':
      case 'colour':
        return filters;
      default:
        return joinFilters(filters, { ...noFilters, [meaning.kind]: meaning.range });
    }
  }, noFilters);
}

function cut(text: string, { start, end, rest = '' }: Place): string {
  return `${text.slice(0, start)}${rest}${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}

/** Each word once, and not too many of them. */
function distinct(parts: readonly QueryPart[]): QueryPart[] {
  const words = new Set<string>();
  return parts.filter(({ terms }) => {
    if (terms.length === 0) return true;
    const isNew = terms.some(({ word }) => !words.has(word)) && words.size < maxTerms;
    for (const { word } of terms) words.add(word);
    return isNew;
  });
}

/** Other words of the catalogue to search for in place of a term, because nothing contains the term itself. */
export type Substitutes = ReadonlyMap<string, readonly string[]>;

/** The parts of a document in which a word must occur: the title, the title or the facts, anywhere. */
type Weight = '/a' | '/b' | '';

/** The queries of a search in PostgreSQL's `tsquery` syntax, best first. */
export interface TextQueries {
  /** By title and facts. */
  readonly good: readonly string[];
  /** The same, and then also by texts. */
  readonly all: readonly string[];
}

/**
 * The queries of a search; matches of an earlier one rank before those of later ones. Exact before partial, title before
 * text: every word is in the title; it is in the title, also as part of a longer word, or among the facts; it is there
 * under another name; it is anywhere, also in the texts. What a piece is and what it is made of stand in its title and
 * facts: the text of a chair mentions the table of boat-wood that it goes with.
 * What is unwanted is in none of its titles and facts; texts may mention it.
 */
export function textQueriesOf(terms: readonly Term[], substitutes: Substitutes = new Map()): TextQueries {
  if (terms.length === 0) return { good: [], all: [] };
  const all = (any: (term: Term) => readonly string[], placeOf: (term: Term) => Weight): string =>
    terms
      .map((term) =>
        term.isUnwanted === true ? `!(${anyOf(alike(term), '/b')})` : `(${anyOf(any(term), placeOf(term))})`,
      )
      .join('&');
  const own = ({ word }: Term): readonly string[] => substitutes.get(word) ?? [word];
  const alike = (term: Term): readonly string[] => [...own(term), ...term.synonyms];
  const anywhere = (term: Term): Weight => (own(term).some(isKindOrMaterial) ? '/b' : '');
  const good = eachOnce([all(own, () => '/a'), all(own, () => '/b'), all(alike, () => '/b')]);
  return { good, all: eachOnce([...good, all(alike, anywhere)]) };
}

function anyOf(words: readonly string[], place: Weight): string {
  return eachOnce(words)
    .map((word) => `'${word}${place}'`)
    .join('|');
}

function eachOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
