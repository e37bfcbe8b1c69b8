import type { PiecePage } from '../../../read-models/index.ts';
import { isShopType, type ShopType } from '../../../shared/shop-type.ts';
import { earliestEnd } from '../../earliest-end.ts';
import { pageNumber } from '../../page-number.ts';
import type { PageRoute } from '../../page.ts';

export interface ShopTypeData extends PiecePage {
  readonly type: ShopType;
}

/** `/shop/{type}`: all pieces of a line, the page clamped between 1 and the last (spec 2.9). */
export const route: PageRoute<ShopTypeData> = {
  screen: 'shop-type',
  paths: ['/shop/:type'],
  query: ['page'],
  async load(shop, { params, query }) {
    const type = params['type'] ?? '';
    if (!isShopType(type)) return { kind: 'not-found' };
    const list = await shop.piecesOfType(type, pageNumber(query['page']));
    return { kind: 'page', data: { ...list, type }, validUntil: earliestEnd(list.pieces) };
  },
};
