import type { Term } from './query-part.ts';

/** Other words of the catalogue to search for in place of a term, because nothing contains the term itself. */
export type Stand = ReadonlyMap<string, readonly string[]>;

/** Where a word must occur, as in documents: in the title, there or in the facts, anywhere. */
type Place = '/a' | '/b' | '';

/**
 * The queries of a search, best first, in PostgreSQL's `tsquery` syntax; matches of an earlier query rank before those
 * of later ones. Exact before partial, title before text: every word is in the title; it is in the title, also as part
 * of a longer word, or among the facts; it is there under another name; it is anywhere, also in the texts.
 */
export function textQueriesOf(terms: readonly Term[], stands: Stand = new Map()): string[] {
  const all = (any: (term: Term) => readonly string[], place: Place): string =>
    terms.map((term) => `(${anyOf(any(term), place)})`).join('&');
  const own = ({ word }: Term): readonly string[] => stands.get(word) ?? [word];
  const alike = (term: Term): readonly string[] => [...own(term), ...term.synonyms];
  return distinct([all(own, '/a'), all(own, '/b'), all(alike, '/b'), all(alike, '')]);
}

function anyOf(words: readonly string[], place: Place): string {
  return distinct(words)
    .map((word) => `'${word}${place}'`)
    .join('|');
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
