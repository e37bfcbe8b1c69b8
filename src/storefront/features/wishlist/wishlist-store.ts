import { useSyncExternalStore } from 'react';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  browserStorage,
  createSyncedStore,
  type SyncedStore,
  type TextStorage,
} from '../cart/store/synced-store.ts';

/** An entry in browser storage (spec 3). */
export interface WishlistEntry {
  readonly productId: string;
  readonly title: string;
  /** Euros, as in REST. */
  readonly price: number;
  readonly image: string;
}

export interface WishlistFailure {
  readonly code: 'sold-out';
  readonly message: 'This product is sold out!';
}

/** The effect of a press on the heart; only adding has a message (spec 4.2). */
export type WishlistChange =
  | { readonly added: true; readonly message: 'Added to wishlist! Buy later' }
  | { readonly added: false };

export type WishlistResult = Result<WishlistChange, WishlistFailure>;

export interface WishlistStore extends Omit<SyncedStore<readonly WishlistEntry[]>, 'set'> {
  /** Adds the piece, or removes it from the list; a sold-out one can be removed but not added (spec 5). */
  readonly toggle: (piece: WishlistEntry & { readonly stockAmt: number }) => WishlistResult;
  /** Adds an entry, unless its id is in the list already. */
  readonly add: (entry: WishlistEntry) => void;
  readonly remove: (productId: string) => void;
  /** Puts an entry back in its old place, unless its id is in the list again. */
  readonly putBack: (entry: WishlistEntry, index: number) => void;
}

/** Spec 9. */
const storageKey = 'wishlist';

/** The wishlist in browser storage (spec 4.2); without storage it lives as long as the page. */
export function createWishlistStore(storage: TextStorage | undefined = browserStorage()): WishlistStore {
  const { set, ...store } = createSyncedStore<readonly WishlistEntry[]>({
    storage,
    key: storageKey,
    initial: [],
    encode: (entries) => JSON.stringify(entries),
    decode: (text, entries, merge) => {
      const stored = text === null ? [] : decode(text);
      if (!stored) return entries;
      return merge ? entries.reduce(withEntry, stored) : stored;
    },
  });
  const isListed = (productId: string): boolean =>
    store.getSnapshot().some((entry) => entry.productId === productId);

  function add({ productId, title, price, image }: WishlistEntry): void {
    store.refresh();
    set(withEntry(store.getSnapshot(), { productId, title, price, image }));
  }

  function remove(productId: string): void {
    store.refresh();
    set(store.getSnapshot().filter((entry) => entry.productId !== productId));
  }

  return {
    ...store,
    add,
    remove,
    putBack(entry, index) {
      store.refresh();
      const entries = store.getSnapshot();
      if (!isListed(entry.productId)) set([...entries.slice(0, index), entry, ...entries.slice(index)]);
    },
    toggle(piece) {
      store.refresh();
      if (isListed(piece.productId)) {
        remove(piece.productId);
        return ok({ added: false });
      }
      if (!(piece.stockAmt > 0)) return fail({ code: 'sold-out', message: 'This product is sold out!' });
      add(piece);
      return ok({ added: true, message: 'Added to wishlist! Buy later' });
    },
  };
}

function withEntry(entries: readonly WishlistEntry[], entry: WishlistEntry): readonly WishlistEntry[] {
  return entries.some(({ productId }) => productId === entry.productId) ? entries : [...entries, entry];
}

/** The entries of a stored list, each once and without invalid ones; undefined if the text is invalid. */
function decode(text: string): readonly WishlistEntry[] | undefined {
  try {
    return (JSON.parse(text) as WishlistEntry[]).filter(isEntry).reduce(withEntry, []);
  } catch {
    return undefined;
  }
}

function isEntry(entry: Partial<WishlistEntry> | null): boolean {
  return (
    typeof entry?.productId === 'string' && typeof entry.title === 'string' && Number.isFinite(entry.price)
  );
}

/** The one wishlist of the page. On the server it is always empty, because its contents belong to one person. */
export const wishlist = createWishlistStore();

/** The current wishlist; the empty one while the page is rendered on the server or hydrated. */
export function useWishlist(): readonly WishlistEntry[] {
  return useSyncExternalStore(wishlist.subscribe, wishlist.getSnapshot, wishlist.getServerSnapshot);
}
