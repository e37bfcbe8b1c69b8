import { sql } from 'kysely';
import {
  anyWordQueryOf,
  normalWords,
  partsOf,
  textQueriesOf,
  understandQuery,
  type CatalogueTables,
  type KnownMaker,
  type Stand,
  type Term,
  type Understood,
  type UnderstoodQuery,
} from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';
import type { PieceFilters } from '../../shared/piece-filters.ts';
import type { CategorySummary } from '../categories.ts';
import { cardsOf, type PieceCard } from '../piece-card.ts';
import { conditionsOf } from '../listing/where.ts';
import { lookUpWords } from './look-up-words.ts';
import { rankPieces } from './rank-pieces.ts';

export interface SearchHits {
  readonly categories: readonly CategorySummary[];
  readonly pieces: readonly PieceCard[];
}

/** What the shop has names for, as queries may say them. */
export interface Vocabulary {
  readonly makers: readonly KnownMaker[];
  readonly categories: readonly CategorySummary[];
}

/** A query, ready to be asked: what it means, and in which words the catalogue has it. */
export interface PreparedSearch {
  readonly understood: readonly Understood[];
  /** What the query itself says, such as 'bis 180 cm'. */
  readonly filters: PieceFilters;
  readonly terms: readonly Term[];
  /** Best first; empty where the query has no words but only filters. */
  readonly textQueries: readonly string[];
  /** Words that were mistyped, as they were typed. */
  readonly corrected: readonly string[];
  /** For when nothing has all of the words: anything that has one of them. */
  readonly anyWord: string;
}

const categoryLimit = 6;
const pieceLimit = 12;
/** With fewer good matches, pieces are shown as well that have the words only somewhere in their texts. */
const enoughGood = 20;

/** @returns null for a query that says nothing: blank, or signs only */
export async function prepareSearch(
  db: Db,
  query: string,
  makers: readonly KnownMaker[],
): Promise<PreparedSearch | null> {
  const { terms, filters, understood } = understandQuery(query, makers);
  if (terms.length === 0 && understood.length === 0) return null;
  if (terms.length === 0) {
    return { understood, filters, terms, textQueries: [], corrected: [], anyWord: '' };
  }
  const { stands, corrected } = await lookUpWords(db, terms);
  return {
    understood,
    filters,
    terms,
    textQueries: await textQueries(db, terms, stands),
    corrected,
    anyWord: anyWordQueryOf(terms, stands),
  };
}

async function textQueries(db: Db, terms: readonly Term[], stands: Stand): Promise<readonly string[]> {
  const all = textQueriesOf(terms, stands);
  const good = all.slice(0, -1);
  const { rows } = await sql<{ enough: boolean }>`
    select ${plannedAnew} count(*) = ${enoughGood} as enough from (
      select from listings l where l.document @@ ${good.at(-1) ?? ''}::tsquery limit ${enoughGood}
    ) found
  `.execute(queries<CatalogueTables>(db));
  return rows[0]?.enough === true ? good : all;
}

/** The best categories and pieces for the dropdown of the search box and for `GET search`. */
export async function search(
  db: Db,
  query: string,
  { makers, categories: known }: Vocabulary,
  now: Date,
): Promise<SearchHits> {
  const prepared = await prepareSearch(db, query, makers);
  if (prepared === null) return { categories: [], pieces: [] };
  const conditions = conditionsOf(prepared.filters, now);
  const ids = await rankPieces(db, prepared.textQueries, conditions, pieceLimit, now);
  return { categories: categoriesFor(known, prepared), pieces: await cardsOf(db, ids, now) };
}

/** Categories whose name has every word of the query, also as a part or under another name. */
export function categoriesFor(
  categories: readonly CategorySummary[],
  { terms }: Pick<UnderstoodQuery, 'terms'>,
): CategorySummary[] {
  if (terms.length === 0) return [];
  const rated = categories.flatMap((category) => {
    const whole = normalWords(category.name);
    const words = [...whole, ...whole.flatMap(partsOf)];
    const misses = terms.map(({ word, synonyms }) => {
      if (whole.includes(word)) return 0;
      if (words.includes(word)) return 1;
      if (synonyms.some((name) => whole.includes(name))) return 2;
      return word.length > 2 && words.some((other) => other.includes(word)) ? 3 : null;
    });
    if (misses.some((miss) => miss === null)) return [];
    return [{ category, misses: misses.reduce<number>((sum, miss) => sum + (miss ?? 0), 0) }];
  });
  return rated
    .toSorted((one, other) => one.misses - other.misses)
    .slice(0, categoryLimit)
    .map(({ category }) => category);
}
