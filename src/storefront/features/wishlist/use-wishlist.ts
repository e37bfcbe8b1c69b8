import { useSyncExternalStore } from 'react';
import { createWishlistStore, type WishlistEntry } from './wishlist-store.ts';

/** The one wishlist of the page. On the server it is empty for ever: what is on it belongs to one person. */
export const wishlist = createWishlistStore();

/** The wishlist as it is now; the empty one while the page is being rendered on the server or hydrated. */
export function useWishlist(): readonly WishlistEntry[] {
  return useSyncExternalStore(wishlist.subscribe, wishlist.getSnapshot, wishlist.getServerSnapshot);
}
