import type { Understood } from '../../modules/search/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Language } from '../../shared/text/language.ts';
import { isFiltered, joinFilters } from '../../shared/pieces/piece-filters.ts';
import type { CategorySummary } from '../categories.ts';
import type { FilterCounts } from '../listing/count-pieces.ts';
import { type Narrowed, rankPieces } from '../listing/list-ids.ts';
import { conditionsOf } from '../listing/scope.ts';
import { cardsOf, type PieceCard } from '../piece-card.ts';
import type { PieceLists, PiecePage } from '../piece-lists.ts';
import { loosened, queriesOf, understand, whichFind, type Meant } from './search.ts';
import { suggestCategories } from './suggest-categories.ts';

/** A page of results. */
export interface SearchPage extends PiecePage {
  readonly understood: readonly Understood[];
  readonly corrected: readonly string[];
  /** Parts of the query, as typed, that were dropped: with all of it nothing is found. */
  readonly dropped: readonly string[];
  readonly categories: readonly CategorySummary[];
  readonly counts: FilterCounts;
  /** Results without the chosen filters, if these leave nothing. */
  readonly nearest: readonly PieceCard[];
}

interface Place {
  readonly db: Db;
  readonly lists: PieceLists;
  readonly now: Date;
  readonly language: Language;
}

const nearestLimit = 8;
/** Shown to visitors whose search found nothing. */
const categoriesToLookAround = 8;

/** @returns null for a query without meaning */
export async function searchPage(
  place: Place,
  query: string,
  narrowed: Narrowed,
  page: number,
): Promise<SearchPage | null> {
  const vocabulary = { ...(await place.lists.vocabulary()), language: place.language };
  const meant = await understand(query, vocabulary);
  if (meant === null) return null;
  const whole = await pageOf(place, meant, narrowed, page);
  const less = whole.total > 0 ? null : await withoutWeakest(place, meant, narrowed);
  const found = less === null ? whole : await pageOf(place, less, narrowed, page);
  const { terms, understood, corrected, dropped } = less ?? meant;
  const categories = suggestCategories(vocabulary.categories, terms);
  const shown = { ...found, understood, corrected, dropped };
  if (found.total > 0) return { ...shown, categories, nearest: [] };
  return {
    ...shown,
    nearest: !isFiltered(narrowed.filters) ? [] : await nearestTo(place, less ?? meant),
    categories:
      categories.length > 0
        ? categories
        : vocabulary.categories.slice(0, categoriesToLookAround).map(({ category }) => category),
  };
}

/** One page of a query's results, and the values of its filters. */
async function pageOf({ db, lists, now }: Place, meant: Meant, narrowed: Narrowed, page: number) {
  const scope = { kind: 'search', textQueries: await queriesOf(db, meant, now) } as const;
  const filters = joinFilters(meant.filters, narrowed.filters);
  const [list, counts] = await Promise.all([
    lists.page(scope, page, { narrowed: { ...narrowed, filters } }),
    lists.counts(scope, filters),
  ]);
  return { ...list, counts };
}

/** The loosened query; null if the chosen filters are what leaves nothing, or if loosening does not help. */
async function withoutWeakest(
  { db, now }: Place,
  meant: Meant,
  { filters }: Narrowed,
): Promise<Meant | null> {
  if (isFiltered(filters)) {
    const [findsWhole] = await whichFind(db, [meant.parts], meant.substitutes, now);
    if (findsWhole === true) return null;
  }
  return loosened(db, meant, now);
}

/** The query's results without the chosen filters. */
async function nearestTo({ db, now }: Place, meant: Meant): Promise<readonly PieceCard[]> {
  const ids = await rankPieces(
    db,
    { textQueries: meant.inWords.all, conditions: conditionsOf(meant.filters, now), end: nearestLimit },
    now,
  );
  return cardsOf(db, ids, now);
}
