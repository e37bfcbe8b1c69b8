import type { PieceDetail } from '../../../read-models/index.ts';
import { earliestEnd } from '../../earliest-end.ts';
import type { PageRoute } from '../../page.ts';

export type ProductData = PieceDetail;

/** `/product/{id}` (spec 2.10). */
export const route: PageRoute<ProductData> = {
  screen: 'product',
  paths: ['/product/:id'],
  async load(shop, { params }) {
    const piece = await shop.piece(params['id'] ?? '');
    return piece === null
      ? { kind: 'not-found' }
      : { kind: 'page', data: piece, validUntil: earliestEnd([piece]) };
  },
};
