import type { ListScope } from '../../../read-models/index.ts';
import { cardData, type CardData, earliestEnd, pageNumber } from '../../screen-data.server.ts';
import type { PageAnswer, ShopReads } from '../../page.ts';
import type { ChoiceName } from '../../../shared/pieces/piece-filters.ts';
import {
  filterData,
  isLongTailList,
  listParameters,
  narrowedBy,
  plainListQuery,
  type FilterData,
} from './filter-data.server.ts';
import { listAddress } from './list-address.ts';

/** A page of a list with its filters, for screens of lists. */
export interface NarrowedList {
  readonly pieces: readonly CardData[];
  readonly page: number;
  readonly totalPages: number;
  readonly list: FilterData;
}

/** The common part of every route of a list with filters. */
export const listRoute = {
  query: listParameters,
  plainQuery: (query: Readonly<Record<string, string>>) => plainListQuery(query),
  isRare: isLongTailList,
};

/** Loads the page of a list that an address names. */
export async function narrowedList(
  shop: Pick<ShopReads, 'listPage' | 'filterCounts'>,
  scope: ListScope,
  base: `/${string}`,
  query: Readonly<Record<string, string>>,
  hidden: readonly ChoiceName[] = [],
): Promise<{ readonly list: NarrowedList; readonly validUntil: Date | null }> {
  const narrowed = narrowedBy(query);
  const [page, counts] = await Promise.all([
    shop.listPage(scope, narrowed, pageNumber(query['page'])),
    shop.filterCounts(scope, narrowed.filters),
  ]);
  return {
    list: {
      pieces: page.pieces.map(cardData),
      page: page.page,
      totalPages: page.totalPages,
      list: filterData({ base, query: null, ...narrowed }, counts, hidden),
    },
    validUntil: earliestEnd(page.pieces),
  };
}

/**
 * Redirects a page number beyond the end to the last page, so that countless numbers are not rendered and cached.
 * @returns null if the page exists
 */
export function redirectToLastPage(
  { list, page }: NarrowedList,
  query: Readonly<Record<string, string>>,
): Extract<PageAnswer<never>, { kind: 'redirect' }> | null {
  if (pageNumber(query['page']) <= page) return null;
  return { kind: 'redirect', to: listAddress(list, page), isTemporary: true };
}
