import type { CategoryDetail, PiecePage } from '../../../read-models/index.ts';
import { earliestEnd } from '../../earliest-end.ts';
import { pageNumber } from '../../page-number.ts';
import type { PageRoute } from '../../page.ts';

export interface CategoryData extends PiecePage {
  readonly category: CategoryDetail;
}

/** `/category/{id}` (spec 2.6). A page beyond the last leads to the first. */
export const route: PageRoute<CategoryData> = {
  screen: 'category',
  paths: ['/category/:id'],
  query: ['page'],
  async load(shop, { params, query }) {
    const category = await shop.category(params['id'] ?? '');
    if (category === null) return { kind: 'not-found' };
    const list = await shop.piecesOfCategory(category.id, pageNumber(query['page']));
    if (list.page > list.totalPages) return { kind: 'redirect', to: `/category/${category.id}` };
    return { kind: 'page', data: { ...list, category }, validUntil: earliestEnd(list.pieces) };
  },
};
