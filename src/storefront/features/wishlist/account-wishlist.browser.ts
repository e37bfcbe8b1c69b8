import type { z } from 'zod';
import type { wishlistSchema } from '../../../modules/customers/http/account.schemas.ts';
import { alone, askAsCustomer } from '../account/ask-as-customer.ts';
import { stored, tokenKey } from '../account/session.ts';
import { storedUser } from '../account/stored-login.ts';
import { wishlist, type WishlistEntry } from './wishlist-store.ts';

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
    const answer = await askAsCustomer<z.output<typeof wishlistSchema>>('/account/wishlist', {
      send: { add: change.add, remove: change.remove },
      like: { entries: [] },
    });
    if (!answer.ok || stored(tokenKey) === null) return;
    lastAt = Date.now();
    const { entries, gone } = answer.value;
    // Clicks made while the shop answered are newer than its answer.
    wishlist.refresh();
    const next = settle({ before, now: wishlist.getSnapshot(), entries, gone, foreign: change.foreign });
    keepKnown({ owner, ids: [...entries.map(({ productId }) => productId), ...gone] });
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

/** The part of a browser's list that the account had at the last merge. */
export interface KnownWishlist {
  /** The e-mail address of the account. */
  readonly owner: string;
  readonly ids: readonly string[];
}

export interface WishlistPlan {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Entries of a different account that was logged in here before: neither added nor kept. */
  readonly foreign: readonly string[];
}

/**
 * The changes to this browser's list since the last sync with the account of `owner`. If there was none, as before a
 * first login, all of it was added.
 */
export function plan(
  entries: readonly WishlistEntry[],
  known: KnownWishlist | null,
  owner: string,
): WishlistPlan {
  const ids = entries.map(({ productId }) => productId);
  if (known !== null && known.owner !== owner) {
    const foreign = ids.filter((id) => known.ids.includes(id));
    return { add: ids.filter((id) => !foreign.includes(id)), remove: [], foreign };
  }
  const base = known?.ids ?? [];
  return {
    add: ids.filter((id) => !base.includes(id)),
    remove: base.filter((id) => !ids.includes(id)),
    foreign: [],
  };
}

/** The account's list with the changes made here during the request. */
export function settle(lists: {
  readonly before: readonly WishlistEntry[];
  readonly now: readonly WishlistEntry[];
  readonly entries: readonly WishlistEntry[];
  /** On the account's list, but withdrawn from the shop: what this browser knows of them stays, and says so. */
  readonly gone: readonly string[];
  readonly foreign: readonly string[];
}): readonly WishlistEntry[] {
  const { before, now, entries, gone, foreign } = lists;
  const has = (list: readonly WishlistEntry[], id: string): boolean =>
    list.some(({ productId }) => productId === id);
  const removed = before.filter(({ productId }) => !has(now, productId) && !foreign.includes(productId));
  const added = now.filter(
    ({ productId }) => (!has(before, productId) || gone.includes(productId)) && !has(entries, productId),
  );
  return [...entries.filter(({ productId }) => !has(removed, productId)), ...added];
}
