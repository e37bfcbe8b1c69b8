import type { CategoryDetail } from '../../../read-models/index.ts';
import { listRoute, narrowedList, type NarrowedList } from '../../features/filters/narrowed-list.server.ts';
import { pageNumber } from '../../screen-data.server.ts';
import { breadcrumbOf, type AddressOf } from '../../structured-data/breadcrumb.server.ts';
import * as lists from '#texts/lists.ts';
import * as shell from '#texts/shell.ts';
import type { PageRoute } from '../../page.ts';

export interface CategoryData extends NarrowedList {
  readonly category: CategoryDetail;
}

/** `/category/{id}` (spec 2.6). A page beyond the last leads to the first. */
export const route: PageRoute<CategoryData> = {
  screen: 'category',
  paths: ['/category/:id'],
  ...listRoute,
  async load(shop, { params, query }) {
    const category = await shop.category(params['id'] ?? '');
    if (category === null) return { kind: 'not-found' };
    const base = `/category/${category.id}` as const;
    const scope = { kind: 'category', id: category.id } as const;
    const { list, validUntil } = await narrowedList(shop, scope, base, query, ['shopTypes']);
    if (list.page < pageNumber(query['page'])) return { kind: 'redirect', to: base };
    const structured = (at: AddressOf) => [
      breadcrumbOf(at, [
        { name: shell.home, path: '/' },
        { name: lists.lineName[category.shopType], path: `/categories/${category.shopType}` },
        { name: category.name, path: base },
      ]),
    ];
    return { kind: 'page', data: { ...list, category }, validUntil, structured };
  },
};
