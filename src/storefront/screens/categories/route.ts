import type { CategorySummary } from '../../../read-models/index.ts';
import { isShopType, type ShopType } from '../../../shared/pieces/shop-type.ts';
import type { PageRoute } from '../../page.ts';

export interface CategoriesData {
  readonly categories: readonly CategorySummary[];
  /** Only one line, or both. */
  readonly type: ShopType | null;
}

/** `/categories/all` and `/categories/{type}`: the overview of all categories (spec 2.8). */
export const route: PageRoute<CategoriesData> = {
  screen: 'categories',
  paths: ['/categories/:type'],
  async load(shop, { params }) {
    const wanted = params['type'] ?? '';
    const type = isShopType(wanted) ? wanted : null;
    if (type === null && wanted !== 'all') return { kind: 'not-found' };
    const all = await shop.allCategories();
    return {
      kind: 'page',
      data: { categories: all.filter((category) => type === null || category.shopType === type), type },
    };
  },
};
