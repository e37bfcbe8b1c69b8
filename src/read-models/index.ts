import type { Section } from '../modules/catalogue/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { PieceFilters } from '../shared/pieces/piece-filters.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { requireRight } from '../shared/staff/staff-rights.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import type { Language } from '../shared/text/language.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';
import {
  allCategories,
  categoryDetail,
  parentCategories,
  parentCategory,
  type CategorySummary,
  type ParentCategory,
} from './categories.ts';
import { GoodsInLanguage } from './in-language.ts';
import {
  newestForFeed,
  purchasableForFeed,
  sitemapCount,
  sitemapPieces,
  type FeedPiece,
} from './feed-pieces.ts';
import type { Narrowed } from './listing/list-ids.ts';
import type { ListScope } from './listing/scope.ts';
import { pieceDetail, type PieceDetail } from './piece-detail.ts';
import { PieceLists, type PiecePage } from './piece-lists.ts';
import { searchPage } from './search/search-page.ts';
import { search } from './search/search.ts';
import { matchingPieces } from './matching-pieces.ts';
import { similarPieces } from './similar-pieces.ts';

export { createOfficeReads, type OfficeReads } from './office/create-office-reads.ts';
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
    ...catalogueReads(db, clock, lists, 'de'),
    /** The same for pages and calls in a language. */
    inLanguage: (language: Language) => catalogueReads(db, clock, lists, language),
    /** What other sites and programs read of the shop. */
    feeds: {
      sitemapCount: () => sitemapCount(db, clock()),
      sitemapPieces: (number: number) => sitemapPieces(db, number, clock()),
      newest: async (limit: number, language: Language = 'de') =>
        inFeed(db, language)(await newestForFeed(db, limit, clock())),
      async *purchasable(language: Language = 'de') {
        for await (const pieces of purchasableForFeed(db, clock())) yield await inFeed(db, language)(pieces);
      },
    },
    /** Forgets the catalogue's figures; they are read again when needed. */
    forgetFigures: () => lists.forget(),
  };
}

function inFeed(db: Db, language: Language) {
  const goods = language === 'de' ? null : new GoodsInLanguage(db, language);
  return async (pieces: readonly FeedPiece[]) => (goods === null ? pieces : goods.feed(pieces));
}

function catalogueReads(db: Db, clock: () => Date, lists: PieceLists, language: Language) {
  const goods = language === 'de' ? null : new GoodsInLanguage(db, language);
  const cards = async (found: readonly PieceCard[]) => (goods === null ? [...found] : goods.cards(found));
  const page = async (found: PiecePage) => ({ ...found, pieces: await cards(found.pieces) });
  const named = async (found: readonly CategorySummary[]) =>
    goods === null ? [...found] : goods.categories(found);
  const detailed = async (found: PieceDetail | null) => (goods === null ? found : goods.detail(found));
  const parents = async (found: readonly ParentCategory[]) =>
    goods === null ? [...found] : goods.parents(found);
  return {
    piecesOfType: async (type: ShopType, number: number, limit?: number) =>
      page(await lists.ofType(type, number, limit)),
    piecesOfCategory: async (id: string, number: number, narrowed?: Narrowed) =>
      page(
        await lists.page({ kind: 'category', id }, number, { endless: true, ...(narrowed && { narrowed }) }),
      ),
    piecesOfSection: async (section: Section, limit?: number) => cards(await lists.ofSection(section, limit)),
    /** A page of any list, filtered and sorted. */
    listPage: async (scope: ListScope, narrowed: Narrowed, number: number) =>
      page(await lists.page(scope, number, { narrowed })),
    filterCounts: (scope: ListScope, filters: PieceFilters) => lists.counts(scope, filters),
    piece: async (id: string) => detailed(await pieceDetail(db, id, clock())),
    /**
     * As its page would show it, for staff.
     * @throws RightMissing without `catalogue:read`
     */
    async pieceOrDraft(id: string, actor: Actor) {
      requireRight(actor, 'catalogue:read');
      return detailed(await pieceDetail(db, id, clock(), { drafts: true }));
    },
    matchingPieces: async (id: string, limit: number) => cards(await matchingPieces(db, id, limit, clock())),
    similarPieces: async (id: string, limit: number) => cards(await similarPieces(db, id, limit, clock())),
    /** In the given order; unknown and unpublished ones are left out. */
    piecesByIds: async (ids: readonly string[]) => cards(await cardsOf(db, ids, clock())),
    allCategories: async () => named(await allCategories(db)),
    category: async (id: string) => {
      const found = await categoryDetail(db, id);
      return goods === null ? found : goods.category(found);
    },
    parentCategories: async () => parents(await parentCategories(db)),
    parentCategory: async (id: string) => {
      const found = await parentCategory(db, id);
      return found === null ? null : ((await parents([found]))[0] ?? null);
    },
    async search(query: string) {
      const hits = await search(db, query, { ...(await lists.vocabulary()), language }, clock());
      return { ...hits, pieces: await cards(hits.pieces), categories: await named(hits.categories) };
    },
    async searchPage(query: string, narrowed: Narrowed, number: number) {
      const found = await searchPage({ db, lists, now: clock(), language }, query, narrowed, number);
      if (found === null) return null;
      const categories = await named(found.categories);
      const [shown, nearest] = await Promise.all([cards(found.pieces), cards(found.nearest)]);
      return { ...found, pieces: shown, nearest, categories };
    },
  };
}

export type ReadModels = ReturnType<typeof createReadModels>;
