import { queryAsShown } from '../../../shared/text/fold-text.ts';
import type { CategorySummary, SearchPage } from '../../../read-models/index.ts';
import { cardData, type CardData, earliestEnd, pageNumber } from '../../screen-data.server.ts';
import {
  filterData,
  isLongTailList,
  listParameters,
  narrowedBy,
  plainListQuery,
} from '../../features/filters/filter-data.server.ts';
import type { NarrowedList } from '../../features/filters/narrowed-list.server.ts';
import type { PageRoute } from '../../page.ts';

export interface SearchData {
  readonly query: string;
  /** As the page names it. */
  readonly shown: string;
  /** Null without a query. */
  readonly found: FoundData | null;
}

export interface FoundData extends NarrowedList {
  readonly categories: readonly CategorySummary[];
  readonly understood: SearchPage['understood'];
  readonly corrected: readonly string[];
  readonly dropped: readonly string[];
  /** Shown if the chosen filters leave nothing. */
  readonly nearest: readonly CardData[];
}

/** The page that the search box leads to, also without a script. */
export const route: PageRoute<SearchData> = {
  screen: 'search',
  paths: ['/suche'],
  query: ['query', ...listParameters],
  plainQuery: (query) => plainListQuery(query, 'relevance'),
  isRare: isLongTailList,
  async load(shop, request) {
    const query = request.query['query'] ?? '';
    const shown = queryAsShown(query);
    const narrowed = narrowedBy(request.query, 'relevance');
    const found =
      query === '' ? null : await shop.searchPage(query, narrowed, pageNumber(request.query['page']));
    if (found === null) return { kind: 'page', searched: query, data: { query, shown, found: null } };
    const { counts, pieces, nearest, page, totalPages, categories, understood, corrected, dropped } = found;
    return {
      kind: 'page',
      searched: query,
      data: {
        query,
        shown,
        found: {
          page,
          totalPages,
          categories,
          understood,
          corrected,
          dropped,
          pieces: pieces.map(cardData),
          nearest: nearest.map(cardData),
          list: filterData({ base: '/suche', query, ...narrowed }, counts),
        },
      },
      validUntil: earliestEnd([...pieces, ...nearest]),
    };
  },
};
