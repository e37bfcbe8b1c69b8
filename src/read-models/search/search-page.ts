import type { Understood } from '../../modules/catalogue/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { joinFilters, noFilters, type PieceFilters } from '../../shared/piece-filters.ts';
import type { CategorySummary } from '../categories.ts';
import type { FilterCounts } from '../listing/count-pieces.ts';
import type { Narrowed } from '../listing/list-ids.ts';
import { conditionsOf } from '../listing/where.ts';
import { cardsOf, type PieceCard } from '../piece-card.ts';
import type { PieceLists, PiecePage } from '../piece-lists.ts';
import { rankPieces } from './rank-pieces.ts';
import { categoriesFor, prepareSearch, type PreparedSearch } from './search.ts';

/** A page of results. */
export interface SearchPage extends PiecePage {
  readonly understood: readonly Understood[];
  readonly corrected: readonly string[];
  readonly categories: readonly CategorySummary[];
  readonly counts: FilterCounts;
  /** What comes nearest where nothing was found. */
  readonly nearest: readonly PieceCard[];
}

const nearestLimit = 8;
/** Shown to who found nothing. */
const categoriesToLookAround = 8;

/** @returns null for a query that says nothing */
export async function searchPage(
  { db, lists, now }: { readonly db: Db; readonly lists: PieceLists; readonly now: Date },
  query: string,
  narrowed: Narrowed,
  page: number,
): Promise<SearchPage | null> {
  const vocabulary = await lists.vocabulary();
  const prepared = await prepareSearch(db, query, vocabulary, now);
  if (prepared === null) return null;
  const { textQueries, understood, corrected } = prepared;
  const scope = { kind: 'search', textQueries } as const;
  const filters = joinFilters(prepared.filters, narrowed.filters);
  const [list, counts] = await Promise.all([
    lists.page(scope, page, { narrowed: { ...narrowed, filters } }),
    lists.counts(scope, filters),
  ]);
  const categories = categoriesFor(vocabulary.categories, prepared);
  if (list.total > 0) return { ...list, counts, categories, understood, corrected, nearest: [] };
  const nearest = await nearestTo(db, prepared, filters, now);
  return {
    ...{ ...list, counts, understood, corrected, nearest },
    categories: categories.length > 0 ? categories : vocabulary.categories.slice(0, categoriesToLookAround),
  };
}

/** First what has the words without regard to size, price and the like; else what has one of the words. */
async function nearestTo(
  db: Db,
  { textQueries, anyWord }: PreparedSearch,
  filters: PieceFilters,
  now: Date,
): Promise<readonly PieceCard[]> {
  const looser: readonly (readonly [readonly string[], PieceFilters])[] = [
    [textQueries, noFilters],
    ...(anyWord === '' ? [] : [[[anyWord], filters] as const, [[anyWord], noFilters] as const]),
  ];
  for (const [words, narrowedBy] of looser) {
    const ids = await rankPieces(
      db,
      { textQueries: words, conditions: conditionsOf(narrowedBy, now), end: nearestLimit },
      now,
    );
    if (ids.length > 0) return cardsOf(db, ids, now);
  }
  return [];
}
