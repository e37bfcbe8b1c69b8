import type { WishlistEntry } from './wishlist-store.ts';

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
  readonly foreign: readonly string[];
}): readonly WishlistEntry[] {
  const { before, now, entries, foreign } = lists;
  const has = (list: readonly WishlistEntry[], id: string): boolean =>
    list.some(({ productId }) => productId === id);
  const removed = before.filter(({ productId }) => !has(now, productId) && !foreign.includes(productId));
  const added = now.filter(({ productId }) => !has(before, productId) && !has(entries, productId));
  return [...entries.filter(({ productId }) => !has(removed, productId)), ...added];
}
