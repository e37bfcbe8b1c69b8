import { ownOrderStorageKey } from '../tab-keys.ts';

/** Remembers for the pages of its pieces that this tab has placed the order. */
export function rememberOrder(orderId: string): void {
  try {
    sessionStorage.setItem(ownOrderStorageKey, orderId);
  } catch {
    // Then these pages say that somebody has reserved them.
  }
}

/** The last order that this tab has placed; null: none, or the browser stores nothing. */
export function lastOrder(): string | null {
  try {
    return sessionStorage.getItem(ownOrderStorageKey);
  } catch {
    return null;
  }
}
