import { useSyncExternalStore } from 'react';
import { createWishlistStore, type WishlistEntry } from './wishlist-store.ts';

/** The one wishlist of the page. On the server it is always empty, because its contents belong to one person. */
export const wishlist = createWishlistStore();

/** The current wishlist; the empty one while the page is rendered on the server or hydrated. */
export function useWishlist(): readonly WishlistEntry[] {
  return useSyncExternalStore(wishlist.subscribe, wishlist.getSnapshot, wishlist.getServerSnapshot);
}
