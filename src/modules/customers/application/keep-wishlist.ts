import { addWishes, removeWishes, wishesOf } from '../infrastructure/stored-wishlist.ts';
import { lockAccount } from '../infrastructure/stored-address.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

/** What a browser has changed since it last knew the account's list. */
export interface WishlistChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** More than anybody looks through. */
const mostWishes = 500;

/**
 * Does to the account's wishlist what a browser has done to its own, and says how it stands now. Only changes are
 * taken over, never a whole list: two devices lose nothing of each other's. Twice is once.
 * @returns the pieces, the first added first
 */
export async function changeWishlist(
  { db, now }: Pick<CustomersDependencies, 'db' | 'now'>,
  customerId: string,
  { add, remove }: WishlistChange,
): Promise<readonly string[]> {
  if (add.length === 0 && remove.length === 0) return wishesOf(db, customerId);
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    await removeWishes(tx, customerId, remove);
    const room = mostWishes - (await wishesOf(tx, customerId)).length;
    await addWishes(tx, customerId, add.slice(0, Math.max(room, 0)), now());
    return wishesOf(tx, customerId);
  });
}
