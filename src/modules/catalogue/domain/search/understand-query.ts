import type { ColourKey, Decade, MaterialKey } from '../../../../shared/facets.ts';
import {
  noFilters,
  type PieceFilters,
  type Range,
  type RangeName,
} from '../../../../shared/piece-filters.ts';
import type { ShopType } from '../../../../shared/shop-type.ts';
import { colourGroupOf, colourOf } from './colour-words.ts';
import { takeApart } from './compound.ts';
import { erasIn } from './era-words.ts';
import { materialOf, materialWord } from './material-words.ts';
import { measuresIn } from './measures.ts';
import { normalWord } from './normal-word.ts';
import { phrasesIn, type ConditionGroup } from './query-phrases.ts';
import { synonymsOf } from './synonyms.ts';

/** What a part of a query was understood as. */
export type Meaning =
  | { readonly kind: RangeName; readonly range: Range }
  | { readonly kind: 'decades'; readonly decades: readonly Decade[] }
  | { readonly kind: 'material'; readonly material: MaterialKey }
  | { readonly kind: 'colour'; readonly colour: ColourKey; readonly word: string }
  | { readonly kind: 'condition'; readonly condition: ConditionGroup }
  | { readonly kind: 'maker'; readonly maker: string }
  | { readonly kind: 'shop-type'; readonly shopType: ShopType }
  | { readonly kind: 'rentable' }
  | { readonly kind: 'available' };

/** Something understood, and the query as it is without it. */
export interface Understood {
  readonly meaning: Meaning;
  readonly queryWithout: string;
}

/** A word that a piece must have, in the normal form. */
export interface Term {
  /** As it was typed. */
  readonly text: string;
  readonly word: string;
  /** What it may be called as well. */
  readonly synonyms: readonly string[];
}

export interface UnderstoodQuery {
  readonly terms: readonly Term[];
  readonly filters: PieceFilters;
  readonly understood: readonly Understood[];
}

export interface KnownMaker {
  readonly key: string;
  readonly name: string;
}

/** Longer ones are not read to their end. */
const mostLetters = 200;
const mostTerms = 8;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** What is left of it when a meaning is taken away. */
  readonly rest?: string;
}

/**
 * Takes a query apart into what it says of size, price, time, condition and the like, and the words that remain:
 * 'Teakholztisch bis 180 cm' → words 'teak' and 'tisch', width up to 1,800 mm.
 */
export function understandQuery(query: string, makers: readonly KnownMaker[] = []): UnderstoodQuery {
  const text = query.slice(0, mostLetters).replace(/\s+/g, ' ').trim();
  const parts: Part[] = [
    ...measuresIn(text).map(({ start, end, name, range }): Part => ({
      start,
      end,
      meanings: [{ kind: name, range }],
    })),
  ];
  const add = (found: readonly Part[]): void => {
    for (const part of found) {
      if (parts.every(({ start, end }) => part.end <= start || part.start >= end)) parts.push(part);
    }
  };
  add(
    erasIn(text).map(({ start, end, decades }) => ({ start, end, meanings: [{ kind: 'decades', decades }] })),
  );
  add(makersIn(text, makers));
  add(phrasesIn(text).map(({ start, end, meaning }) => ({ start, end, meanings: [meaning] })));

  const terms: Term[] = [];
  for (const { index, 0: typed } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const end = index + typed.length;
    if (parts.some((part) => index < part.end && end > part.start)) continue;
    const word = normalWord(typed);
    if (word === '') continue;
    const { found, meanings, rest } = readWord(word, typed);
    terms.push(...found);
    if (meanings.length > 0) parts.push({ start: index, end, meanings, rest });
  }
  return {
    terms: distinct(terms).slice(0, mostTerms),
    filters: filtersOf(parts.flatMap(({ meanings }) => meanings)),
    understood: parts
      .toSorted((one, other) => one.start - other.start)
      .flatMap((part) => part.meanings.map((meaning) => ({ meaning, queryWithout: cut(text, part) }))),
  };
}

function readWord(word: string, typed: string): { found: Term[]; meanings: Meaning[]; rest: string } {
  const plain = (lexeme: string): Term => ({ text: typed, word: lexeme, synonyms: synonymsOf(lexeme) });
  const material = materialOf(word);
  if (material !== null) {
    return { found: [plain(materialWord(material))], meanings: [{ kind: 'material', material }], rest: '' };
  }
  const colour = colourOf(word);
  if (colour !== null) {
    const meaning: Meaning = { kind: 'colour', colour, word: colourGroupOf(word) === null ? typed : '' };
    return { found: [plain(word)], meanings: [meaning], rest: '' };
  }
  const compound = takeApart(word);
  if (compound?.materials == null) return { found: [plain(word)], meanings: [], rest: '' };
  const made = compound.materials.map((key) => plain(key === 'holz' ? key : materialWord(key)));
  const meanings = compound.materials.flatMap((key): Meaning[] =>
    key === 'holz' ? [] : [{ kind: 'material', material: key }],
  );
  return { found: [...made, plain(compound.head)], meanings, rest: compound.head };
}

function makersIn(text: string, makers: readonly KnownMaker[]): Part[] {
  return makers.flatMap(({ key, name }): Part[] => {
    const start = text.toLowerCase().indexOf(name.toLowerCase());
    if (name.length < 3 || start === -1) return [];
    return [{ start, end: start + name.length, meanings: [{ kind: 'maker', maker: key }] }];
  });
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
      // Words, so that a piece whose title names them comes first.
      case 'material':
      case 'colour':
        return filters;
      default:
        return { ...filters, [meaning.kind]: meaning.range };
    }
  }, noFilters);
}

function cut(text: string, { start, end, rest = '' }: Part): string {
  return `${text.slice(0, start)}${rest}${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.word, term])).values()];
}
