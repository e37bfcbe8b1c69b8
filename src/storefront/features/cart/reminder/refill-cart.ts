import type { LinkedLine } from '../../../../shared/orders/linked-cart.ts';
import type { Restored } from './restore-cart.browser.ts';

/** Loads `restoreCart` with the first call. If its script cannot be loaded, no piece could be asked about either. */
export async function refillCart(lines: readonly LinkedLine[]): Promise<Restored> {
  const loaded = await import('./restore-cart.browser.ts').catch(() => null);
  return loaded === null
    ? { there: [], gone: [], unknown: 0, unreached: lines.length }
    : loaded.restoreCart(lines);
}
