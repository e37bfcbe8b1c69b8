import type { ParentCategory } from '../../../read-models/index.ts';
import { listRoute, narrowedList, type NarrowedList } from '../../features/filters/narrowed-list.server.ts';
import { breadcrumbOf, type AddressOf } from '../../structured-data/breadcrumb.server.ts';
import * as lists from '#texts/lists.ts';
import * as shell from '#texts/shell.ts';
import type { PageRoute } from '../../page.ts';

export interface ParentCategoryData extends ParentCategory {
  /** The pieces of all its categories together. */
  readonly pieces: NarrowedList;
}

/** `/parent-category/{id}`: a parent category with its categories (spec 2.7), and all their pieces. */
export const route: PageRoute<ParentCategoryData> = {
  screen: 'parent-category',
  paths: ['/parent-category/:id'],
  ...listRoute,
  async load(shop, { params, query }) {
    const parent = await shop.parentCategory(params['id'] ?? '');
    if (parent === null) return { kind: 'not-found' };
    const scope = {
      kind: 'parent',
      id: parent.id,
      categoryIds: parent.subCategories.map(({ id }) => id),
    } as const;
    const base = `/parent-category/${parent.id}` as const;
    const { list, validUntil } = await narrowedList(shop, scope, base, query, ['shopTypes']);
    const structured = (at: AddressOf) => [
      breadcrumbOf(at, [
        { name: shell.home, path: '/' },
        { name: lists.lineName[parent.type], path: `/categories/${parent.type}` },
        { name: parent.title, path: base },
      ]),
    ];
    return { kind: 'page', data: { ...parent, pieces: list }, validUntil, structured };
  },
};
