import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import {
  loosen,
  readingOf,
  textQueriesOf,
  understandQuery,
  type KnownMaker,
  type QueryPart,
  type Substitutes,
  type Term,
  type TextQueries,
  type Understood,
} from '../../modules/search/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/statement-names.ts';
import type { Language } from '../../shared/text/language.ts';
import type { PieceFilters } from '../../shared/pieces/piece-filters.ts';
import type { CategorySummary } from '../categories.ts';
import { rankPieces, type Ranked } from '../listing/list-ids.ts';
import { scopeConditions, allOf, conditionsOf } from '../listing/scope.ts';
import { cardsOf, type PieceCard } from '../piece-card.ts';
import type { LookedUpWords } from './look-up-words.ts';
import { suggestCategories, type CountedCategory } from './suggest-categories.ts';

export interface SearchHits {
  readonly categories: readonly CategorySummary[];
  readonly pieces: readonly PieceCard[];
  /** Parts of the query, as typed, that were dropped: with all of it nothing is found. */
  readonly dropped: readonly string[];
}

/** The names that queries may contain. */
export interface Vocabulary {
  readonly makers: readonly KnownMaker[];
  readonly categories: readonly CountedCategory[];
  readonly lookUp: (terms: readonly Term[]) => Promise<LookedUpWords>;
}

/** The names, and the language whose words for goods are understood beside German ones. */
type Spoken = Vocabulary & { readonly language: Language };

/** The meaning of a query, in the words of the catalogue. */
export interface Meant {
  readonly parts: readonly QueryPart[];
  readonly substitutes: Substitutes;
  readonly understood: readonly Understood[];
  /** The query's own filters, such as 'bis 180 cm'. */
  readonly filters: PieceFilters;
  readonly terms: readonly Term[];
  /** Its text queries, best first; none if it consists of filters without words. */
  readonly inWords: TextQueries;
  /** Mistyped words, as they were typed. */
  readonly corrected: readonly string[];
  /** The dropped parts, as typed, since nothing matches all of it. */
  readonly dropped: readonly string[];
}

const pieceLimit = 12;
/** If there are fewer good matches, pieces that contain the words only somewhere in their texts are shown as well. */
const enoughGood = 20;

/** @returns null for a query without meaning: blank, or punctuation only */
export async function understand(query: string, { makers, lookUp, language }: Spoken): Promise<Meant | null> {
  const { parts, terms } = understandQuery(query, makers, language);
  if (parts.length === 0) return null;
  const wanted = terms.filter(({ isUnwanted }) => isUnwanted !== true);
  const { substitutes, corrected } =
    wanted.length === 0 ? { substitutes: new Map(), corrected: [] } : await lookUp(wanted);
  return meantBy(parts, { substitutes, corrected, dropped: [] });
}

function meantBy(
  parts: readonly QueryPart[],
  { substitutes, corrected, dropped }: Pick<Meant, 'substitutes' | 'corrected' | 'dropped'>,
): Meant {
  const { terms, filters, understood } = readingOf(parts);
  return {
    parts,
    substitutes,
    terms,
    filters,
    understood,
    dropped,
    inWords: textQueriesOf(terms, substitutes),
    corrected: corrected.filter((text) => terms.some((term) => term.text === text)),
  };
}

/** The text queries of a search's page, best first. */
export async function queriesOf(db: Db, { inWords }: Meant, now: Date): Promise<readonly string[]> {
  return (await findsEnough(db, inWords, now)) ? inWords.good : inWords.all;
}

/**
 * The query without the parts that keep it from finding anything (`loosen`), or with another reading of its numbers.
 * @returns null if no part of it finds anything by itself
 */
export async function loosened(db: Db, meant: Meant, now: Date): Promise<Meant | null> {
  const { kept, dropped } = await loosen(
    meant.parts,
    (combinations) => whichFind(db, combinations, meant.substitutes, now),
    meant.substitutes,
  );
  return kept.length === 0 ? null : meantBy(kept, { ...meant, dropped: dropped.map(({ text }) => text) });
}

/** For each combination of parts, whether the page of results would show anything. */
export async function whichFind(
  db: Db,
  combinations: readonly (readonly QueryPart[])[],
  substitutes: Substitutes,
  now: Date,
): Promise<readonly boolean[]> {
  const finds = combinations.map((parts) => {
    const { terms, filters } = readingOf(parts);
    const { good, all } = textQueriesOf(terms, substitutes);
    const finding = (textQueries: readonly string[]) => {
      const inScope = scopeConditions({ kind: 'search', textQueries }, now);
      return sql`exists (select from listings l where ${allOf([...inScope, ...conditionsOf(filters, now)])})`;
    };
    return good.length === all.length
      ? finding(all)
      : sql`case when ${isEnough(good, now)} then ${finding(good)} else ${finding(all)} end`;
  });
  const { rows } = await sql<{ found: boolean[] }>`
    select ${plannedAnew} array[${sql.join(finds)}] as found
  `.execute(queries<CatalogueTables>(db));
  return rows[0]?.found ?? [];
}

async function findsEnough(db: Db, { good, all }: TextQueries, now: Date): Promise<boolean> {
  if (good.length === all.length) return true;
  const { rows } = await sql<{ enough: boolean }>`
    select ${plannedAnew} ${isEnough(good, now)} as enough
  `.execute(queries<CatalogueTables>(db));
  return rows[0]?.enough === true;
}

function isEnough(good: readonly string[], now: Date) {
  return sql<boolean>`(
    select count(*) = ${enoughGood} from (
      select from listings l where l.document @@ ${good.at(-1)}::tsquery and l.published_at <= ${now} limit ${enoughGood}
    ) found
  )`;
}

/** The best categories and pieces for the dropdown of the search box and for `GET search`. */
export async function search(db: Db, query: string, vocabulary: Spoken, now: Date): Promise<SearchHits> {
  const meant = await understand(query, vocabulary);
  if (meant === null) return { categories: [], pieces: [], dropped: [] };
  const ids = await bestPieces(db, meant, now);
  const found = ids.length > 0 ? null : await loosened(db, meant, now);
  const { terms, dropped } = found ?? meant;
  return {
    categories: suggestCategories(vocabulary.categories, terms),
    pieces: await cardsOf(db, found === null ? ids : await bestPieces(db, found, now), now),
    dropped,
  };
}

/**
 * The first results of the search page; whether there are enough good matches is checked only if it makes a difference.
 */
async function bestPieces(db: Db, { inWords, filters }: Meant, now: Date): Promise<readonly string[]> {
  const conditions = conditionsOf(filters, now);
  const rank = (textQueries: readonly string[], before?: Ranked): Promise<string[]> =>
    rankPieces(db, { textQueries, conditions, end: pieceLimit }, now, before);
  const { good, all } = inWords;
  const best = await rank(good);
  if (best.length === pieceLimit || good.length === all.length) return best;
  // Without filters, enough of them would have filled the list.
  if (conditions.length > 0 && (await findsEnough(db, inWords, now))) return best;
  return rank(all, { ids: best, queries: good.length });
}
