import { alone, askAsCustomer } from '../account/ask-as-customer.ts';
import { stored, tokenKey } from '../account/session.ts';
import { storedUser } from '../account/stored-user.ts';
import { plan, settle, type KnownWishlist } from './merge-wishlists.ts';
import { wishlist } from './use-wishlist.ts';
import type { WishlistEntry } from './wishlist-store.ts';

/** The part of the wishlist that the account already has. */
const storageKey = 'wishlist-account';
/** The browser's own list (spec 9). */
const listKey = 'wishlist';
/** Several presses in a row are one call. */
const pauseMs = 400;
/** Another device is looked after when this one comes to the front again. */
const freshMs = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastAt = 0;

/** Keeps the wishlist of this browser and that of the account the same, for as long as the page is open. */
export function followAccountWishlist(): () => void {
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void bringTogether('where-changed'), pauseMs);
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lastAt > freshMs) void bringTogether('always');
  };
  const unsubscribe = wishlist.subscribe(later);
  document.addEventListener('visibilitychange', onVisible);
  void bringTogether('always');
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Tells the account what was added and removed here since it last knew this list, and takes over how it stands there.
 * Where the shop is not reached, the difference waits for the next time.
 */
async function bringTogether(when: 'always' | 'where-changed'): Promise<void> {
  if (stored(tokenKey) === null) return;
  await alone('wishlist', async () => {
    const owner = storedUser().email_address ?? '';
    wishlist.refresh();
    const before = wishlist.getSnapshot();
    const change = plan(before, readKnown(), owner);
    if (change.foreign.length > 0)
      write(before.filter(({ productId }) => !change.foreign.includes(productId)));
    if (when === 'where-changed' && change.add.length === 0 && change.remove.length === 0) return;
    const answer = await askAsCustomer<{ entries: readonly WishlistEntry[] }>('/account/wishlist', {
      send: { add: change.add, remove: change.remove },
      like: { entries: [] },
    });
    if (!answer.ok || stored(tokenKey) === null) return;
    lastAt = Date.now();
    const { entries } = answer.value;
    // What was pressed while the shop answered is newer than its answer.
    wishlist.refresh();
    const next = settle({ before, now: wishlist.getSnapshot(), entries, foreign: change.foreign });
    keepKnown({ owner, ids: entries.map(({ productId }) => productId) });
    write(next);
  });
}

/** Takes off what the account keeps: it is there again after the next login. */
export function leaveAccountWishlist(): void {
  const known = readKnown();
  if (known === null) return;
  wishlist.refresh();
  const left = wishlist.getSnapshot().filter(({ productId }) => !known.ids.includes(productId));
  localStorage.removeItem(storageKey);
  write(left);
}

function write(entries: readonly WishlistEntry[]): void {
  try {
    localStorage.setItem(listKey, JSON.stringify(entries));
    wishlist.refresh();
  } catch {
    // Where storage is full, the list on the screen stays as it is.
  }
}

function readKnown(): KnownWishlist | null {
  try {
    const known = JSON.parse(stored(storageKey) ?? 'null') as Partial<KnownWishlist> | null;
    const isOne = typeof known?.owner === 'string' && Array.isArray(known.ids);
    return isOne ? (known as KnownWishlist) : null;
  } catch {
    return null;
  }
}

function keepKnown(known: KnownWishlist): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // The next time merges again, which loses nothing.
  }
}
