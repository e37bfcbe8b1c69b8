import type { ParentCategory } from '../../../read-models/index.ts';
import type { PageRoute } from '../../page.ts';

export type ParentCategoryData = ParentCategory;

/** `/parent-category/{id}`: a room of the house with its categories (spec 2.7). */
export const route: PageRoute<ParentCategoryData> = {
  screen: 'parent-category',
  paths: ['/parent-category/:id'],
  async load(shop, { params }) {
    const parent = await shop.parentCategory(params['id'] ?? '');
    return parent === null ? { kind: 'not-found' } : { kind: 'page', data: parent };
  },
};
