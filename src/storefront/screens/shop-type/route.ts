import { isShopType, type ShopType } from '../../../shared/pieces/shop-type.ts';
import {
  redirectToLastPage,
  listRoute,
  narrowedList,
  type NarrowedList,
} from '../../features/filters/narrowed-list.server.ts';
import type { PageRoute } from '../../page.ts';

export interface ShopTypeData extends NarrowedList {
  readonly type: ShopType;
}

/** `/shop/{type}`: all pieces of a line; a page beyond the last leads to the last (spec 2.9). */
export const route: PageRoute<ShopTypeData> = {
  screen: 'shop-type',
  paths: ['/shop/:type'],
  ...listRoute,
  async load(shop, { params, query }) {
    const type = params['type'] ?? '';
    if (!isShopType(type)) return { kind: 'not-found' };
    const scope = { kind: 'type', type } as const;
    const { list, validUntil } = await narrowedList(shop, scope, `/shop/${type}`, query, ['shopTypes']);
    const last = redirectToLastPage(list, query);
    if (last !== null) return last;
    return { kind: 'page', data: { ...list, type }, validUntil };
  },
};
