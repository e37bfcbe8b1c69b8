import { sql } from 'kysely';
import {
  anyWordQueryOf,
  normalWords,
  partsOf,
  textQueriesOf,
  understandQuery,
  type CatalogueTables,
  type KnownMaker,
  type Term,
  type Understood,
} from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';
import type { PieceFilters } from '../../shared/piece-filters.ts';
import type { CategorySummary } from '../categories.ts';
import { cardsOf, type PieceCard } from '../piece-card.ts';
import { conditionsOf } from '../listing/where.ts';
import type { LookedUpWords } from './look-up-words.ts';
import { rankPieces, type Ranked } from './rank-pieces.ts';

export interface SearchHits {
  readonly categories: readonly CategorySummary[];
  readonly pieces: readonly PieceCard[];
}

/** What the shop has names for, as queries may say them. */
export interface Vocabulary {
  readonly makers: readonly KnownMaker[];
  readonly categories: readonly CategorySummary[];
  readonly lookUp: (terms: readonly Term[]) => Promise<LookedUpWords>;
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
  vocabulary: Vocabulary,
  now: Date,
): Promise<PreparedSearch | null> {
  const meant = await understand(query, vocabulary);
  if (meant === null) return null;
  const { inWords, ...prepared } = meant;
  const good = goodOf(inWords);
  return { ...prepared, textQueries: (await findsEnough(db, good, now)) ? good : inWords };
}

/** What a query means, in the words of the catalogue: all text queries that it stands for, best first. */
interface Meant extends Omit<PreparedSearch, 'textQueries'> {
  readonly inWords: readonly string[];
}

async function understand(query: string, { makers, lookUp }: Vocabulary): Promise<Meant | null> {
  const { terms, filters, understood } = understandQuery(query, makers);
  if (terms.length === 0 && understood.length === 0) return null;
  if (terms.length === 0) return { understood, filters, terms, inWords: [], corrected: [], anyWord: '' };
  const { stands, corrected } = await lookUp(terms);
  return {
    understood,
    filters,
    terms,
    inWords: textQueriesOf(terms, stands),
    corrected,
    anyWord: anyWordQueryOf(terms, stands),
  };
}

/** All but the last: that one finds what has the words only somewhere in its texts. */
function goodOf(textQueries: readonly string[]): readonly string[] {
  return textQueries.slice(0, -1);
}

async function findsEnough(db: Db, good: readonly string[], now: Date): Promise<boolean> {
  const widest = good.at(-1);
  if (widest === undefined) return false;
  const { rows } = await sql<{ enough: boolean }>`
    select ${plannedAnew} count(*) = ${enoughGood} as enough from (
      select from listings l where l.document @@ ${widest}::tsquery and l.published_at <= ${now} limit ${enoughGood}
    ) found
  `.execute(queries<CatalogueTables>(db));
  return rows[0]?.enough === true;
}

/** The best categories and pieces for the dropdown of the search box and for `GET search`. */
export async function search(db: Db, query: string, vocabulary: Vocabulary, now: Date): Promise<SearchHits> {
  const meant = await understand(query, vocabulary);
  if (meant === null) return { categories: [], pieces: [] };
  const ids = await bestPieces(db, meant, now);
  return { categories: categoriesFor(vocabulary.categories, meant), pieces: await cardsOf(db, ids, now) };
}

/** The first of the search's page; whether the good matches are enough is asked only where that makes a difference. */
async function bestPieces(db: Db, { inWords, filters }: Meant, now: Date): Promise<readonly string[]> {
  const conditions = conditionsOf(filters, now);
  const rank = (textQueries: readonly string[], before?: Ranked): Promise<string[]> =>
    rankPieces(db, { textQueries, conditions, end: pieceLimit }, now, before);
  if (inWords.length === 0) return rank([]);
  const good = goodOf(inWords);
  const best = await rank(good);
  if (best.length === pieceLimit) return best;
  // Without filters, enough of them would have filled the list.
  if (conditions.length > 0 && (await findsEnough(db, good, now))) return best;
  return rank(inWords, { ids: best, queries: good.length });
}

/** Categories whose name has every word of the query, also as a part or under another name. */
export function categoriesFor(
  categories: readonly CategorySummary[],
  { terms }: Pick<PreparedSearch, 'terms'>,
): CategorySummary[] {
  if (terms.length === 0) return [];
  const rated = categories.flatMap((category) => {
    const { whole, words } = wordsOf(category);
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

interface CategoryWords {
  readonly whole: readonly string[];
  /** With the parts of compounds. */
  readonly words: readonly string[];
}

/** Kept as long as the categories are, since every search compares itself with all of them. */
const categoryWords = new WeakMap<CategorySummary, CategoryWords>();

function wordsOf(category: CategorySummary): CategoryWords {
  const known = categoryWords.get(category);
  if (known !== undefined) return known;
  const whole = normalWords(category.name);
  const found = { whole, words: [...whole, ...whole.flatMap(partsOf)] };
  categoryWords.set(category, found);
  return found;
}
