import { alone, askAsCustomer } from '../account/ask-as-customer.ts';
import { stored, tokenKey } from '../account/session.ts';
import { storedUser } from '../account/stored-user.ts';
import { plan, settle, type KnownWishlist } from './merge-wishlists.browser.ts';
import { wishlist } from './use-wishlist.ts';
import type { WishlistEntry } from './wishlist-store.ts';

/** The part of the wishlist that the account already has. */
const storageKey = 'wishlist-account';
/** The browser's own list (spec 9). */
const listKey = 'wishlist';
/** Several clicks in a row are one call. */
const pauseMs = 400;
/** Changes from another device are fetched when this one comes to the foreground again. */
const freshMs = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastAt = 0;

/** Keeps the wishlists of this browser and the account in sync while the page is open. */
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
 * Sends the account what was added and removed here since the last sync, and takes over its present list. If the shop
 * cannot be reached, the difference waits for the next time.
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
    // Clicks made while the shop answered are newer than its answer.
    wishlist.refresh();
    const next = settle({ before, now: wishlist.getSnapshot(), entries, foreign: change.foreign });
    keepKnown({ owner, ids: entries.map(({ productId }) => productId) });
    write(next);
  });
}

/** Removes the entries that the account keeps: they come back after the next login. */
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
    // If storage is full, the list on the screen stays as it is.
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
