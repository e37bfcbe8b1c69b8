import type { PieceCard } from '../../../read-models/index.ts';
import { earliestEnd } from '../../earliest-end.ts';
import type { PageRoute } from '../../page.ts';

export interface HomeData {
  readonly highlights: readonly PieceCard[];
  readonly sales: readonly PieceCard[];
  readonly newest: readonly PieceCard[];
}

/** Each block of the home page shows at most this many (spec 9). */
const blockSize = 7;

export const route: PageRoute<HomeData> = {
  screen: 'home',
  paths: ['/'],
  async load(shop) {
    const [highlights, sales, newest] = await Promise.all([
      shop.piecesOfSection('highlights', blockSize),
      shop.piecesOfSection('sales', blockSize),
      shop.piecesOfSection('new', blockSize),
    ]);
    return {
      kind: 'page',
      data: { highlights, sales, newest },
      validUntil: earliestEnd([...highlights, ...sales, ...newest]),
    };
  },
};
