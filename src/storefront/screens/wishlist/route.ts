import { sharedIds, sharedParameter } from '../../features/wishlist/shared-wishes.ts';
import type { PageRoute } from '../../page.ts';
import { cardData, earliestEnd, type CardData } from '../../screen-data.server.ts';

export interface WishlistData {
  /** The pieces of a list that somebody shares; null: the visitor's own, which only the browser knows. */
  readonly shared: readonly CardData[] | null;
  /** How many of them the shop shows no more. */
  readonly gone: number;
}

/** The wishlist at an address of its own, and lists that others share by it. */
export const route: PageRoute<WishlistData> = {
  screen: 'wishlist',
  paths: ['/wunschliste', '/wishlist'],
  query: [sharedParameter],
  plainQuery: (query) => {
    const ids = sharedIds(query[sharedParameter]);
    return ids.length === 0 ? {} : { [sharedParameter]: ids.join(',') };
  },
  isRare: (query) => query[sharedParameter] !== undefined,
  async load(shop, { query }) {
    const ids = sharedIds(query[sharedParameter]);
    if (ids.length === 0) return { kind: 'page', data: { shared: null, gone: 0 } };
    const pieces = await shop.piecesByIds(ids);
    return {
      kind: 'page',
      data: { shared: pieces.map(cardData), gone: ids.length - pieces.length },
      validUntil: earliestEnd(pieces),
    };
  },
};
