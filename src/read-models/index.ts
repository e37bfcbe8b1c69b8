import type { Section } from '../modules/catalogue/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { PieceFilters } from '../shared/pieces/piece-filters.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { requireRight } from '../shared/staff/staff-rights.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import { cardsOf } from './piece-card.ts';
import { allCategories, categoryDetail, parentCategories, parentCategory } from './categories.ts';
import { newestForFeed, purchasableForFeed, sitemapCount, sitemapPieces } from './feed-pieces.ts';
import type { Narrowed } from './listing/list-ids.ts';
import type { ListScope } from './listing/scope.ts';
import { pieceDetail } from './piece-detail.ts';
import { PieceLists } from './piece-lists.ts';
import { searchPage } from './search/search-page.ts';
import { search } from './search/search.ts';
import { similarPieces } from './similar-pieces.ts';

export { createOfficeReads, type OfficeReads } from './office/create-office-reads.ts';
export type { Lack } from './office/today.ts';
export { operationFigures, type OperationFigures } from './operation-figures.ts';
export type { CategoryDetail, CategorySummary, ParentCategory } from './categories.ts';
export type { Availability, Away } from '../modules/inventory/index.ts';
export type { FeedPiece, SitemapPiece } from './feed-pieces.ts';
export type { Bucket, FilterCounts } from './listing/count-pieces.ts';
export type { Narrowed } from './listing/list-ids.ts';
export type { ListScope } from './listing/scope.ts';
export type { PieceCard } from './piece-card.ts';
export type { PieceDetail, PieceVariant } from './piece-detail.ts';
export type { PiecePage } from './piece-lists.ts';
export type { SearchPage } from './search/search-page.ts';
export type { SearchHits } from './search/search.ts';

/** Everything that lists and pages read of the catalogue, from one database. `clock` gives the present time. */
export function createReadModels(db: Db, clock: () => Date) {
  const lists = new PieceLists(db, clock);
  return {
    piecesOfType: (type: ShopType, page: number, limit?: number) => lists.ofType(type, page, limit),
    piecesOfCategory: (id: string, page: number, narrowed?: Narrowed) =>
      lists.page({ kind: 'category', id }, page, { endless: true, ...(narrowed && { narrowed }) }),
    piecesOfSection: (section: Section, limit?: number) => lists.ofSection(section, limit),
    /** A page of any list, filtered and sorted. */
    listPage: (scope: ListScope, narrowed: Narrowed, page: number) => lists.page(scope, page, { narrowed }),
    filterCounts: (scope: ListScope, filters: PieceFilters) => lists.counts(scope, filters),
    piece: (id: string) => pieceDetail(db, id, clock()),
    /**
     * As its page would show it, for staff.
     * @throws RightMissing without `catalogue:read`
     */
    async pieceOrDraft(id: string, actor: Actor) {
      requireRight(actor, 'catalogue:read');
      return pieceDetail(db, id, clock(), { drafts: true });
    },
    similarPieces: (id: string, limit: number) => similarPieces(db, id, limit, clock()),
    /** In the given order; unknown and unpublished ones are left out. */
    piecesByIds: (ids: readonly string[]) => cardsOf(db, ids, clock()),
    allCategories: () => allCategories(db),
    category: (id: string) => categoryDetail(db, id),
    parentCategories: () => parentCategories(db),
    parentCategory: (id: string) => parentCategory(db, id),
    search: async (query: string) => search(db, query, await lists.vocabulary(), clock()),
    searchPage: (query: string, narrowed: Narrowed, page: number) =>
      searchPage({ db, lists, now: clock() }, query, narrowed, page),
    /** What other sites and programs read of the shop. */
    feeds: {
      sitemapCount: () => sitemapCount(db, clock()),
      sitemapPieces: (number: number) => sitemapPieces(db, number, clock()),
      newest: (limit: number) => newestForFeed(db, limit, clock()),
      purchasable: () => purchasableForFeed(db, clock()),
    },
    /** Forgets the catalogue's figures; they are read again when needed. */
    forgetFigures: () => lists.forget(),
  };
}

export type ReadModels = ReturnType<typeof createReadModels>;
