import { isShopType, type ShopType } from '../../../shared/shop-type.ts';
import { listRoute, narrowedList, type NarrowedList } from '../../features/filters/narrowed-list.ts';
import type { PageRoute } from '../../page.ts';

export interface ShopTypeData extends NarrowedList {
  readonly type: ShopType;
}

/** `/shop/{type}`: all pieces of a line, the page clamped between 1 and the last (spec 2.9). */
export const route: PageRoute<ShopTypeData> = {
  screen: 'shop-type',
  paths: ['/shop/:type'],
  ...listRoute,
  async load(shop, { params, query }) {
    const type = params['type'] ?? '';
    if (!isShopType(type)) return { kind: 'not-found' };
    const scope = { kind: 'type', type } as const;
    const { list, validUntil } = await narrowedList(shop, scope, `/shop/${type}`, query, ['shopTypes']);
    return { kind: 'page', data: { ...list, type }, validUntil };
  },
};
