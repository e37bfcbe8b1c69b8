import { afterEach, beforeEach, vi } from 'vitest';
import type { CartState, Product } from '../cart-state.ts';
import { createCartStore, type CartStore } from '../cart-store.ts';
import { memoryStorage } from './memory-storage.ts';

/** The library that the specification describes (spec 3, 'Payment-library cart state'). */
export type Library = typeof import('use-shopping-cart/core');

/** The environment that the library needs in tests: a window, a fixed clock, and no warnings on the console. */
export function setUpLibrary(): { readonly library: Library } {
  const world = {} as { library: Library };
  beforeEach(async () => {
    // With a window, the library keeps its checks and its storage; with a Stripe, it loads no script.
    vi.stubGlobal('window', { Stripe: () => ({}), addEventListener: () => undefined });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    world.library = await import('use-shopping-cart/core');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return world;
}

export type Action =
  | { type: 'addItem'; product: Product & { currency: string }; count?: number; note?: string }
  | { type: 'incrementItem' | 'decrementItem'; id: string; count: number }
  | { type: 'setItemQuantity'; id: string; quantity: number }
  | { type: 'removeItem' | 'storeLastClicked'; id: string }
  | { type: 'loadCart'; lines: (Product & { id: string; quantity: number })[]; shouldMerge?: boolean }
  | { type: 'clearCart' | 'handleCartHover' | 'handleCartClick' | 'handleCloseCart' };

/** Our cart and the library's, with the same settings. */
export interface Pair {
  readonly library: Library;
  readonly ours: CartStore;
  readonly theirs: ReturnType<Library['createShoppingCartStore']>;
}

export function pair(library: Library, currency = 'EUR'): Pair {
  const settings = { currency, language: 'de-DE', stripe: 'pk', cartMode: 'checkout-session' } as const;
  return {
    library,
    ours: createCartStore({ ...settings, storage: memoryStorage() }),
    theirs: library.createShoppingCartStore({ ...settings, shouldPersist: false }),
  };
}

/** The library checks asynchronously, which its types do not say. */
export async function tell(
  store: Pair['theirs'],
  told: Parameters<Pair['theirs']['dispatch']>[0],
): Promise<unknown> {
  const answer: unknown = store.dispatch(told);
  return answer;
}

function linesById(lines: readonly (Product & { id: string; quantity: number })[]) {
  return Object.fromEntries(lines.map((line) => [line.id, line]));
}

/** Does the same to both. */
export async function run({ library, ours, theirs }: Pair, step: Action): Promise<void> {
  const { actions } = library;
  switch (step.type) {
    case 'addItem': {
      const options = { ...(step.count ? { count: step.count } : {}), price_metadata: { note: step.note } };
      ours.addItem(step.product, options);
      await tell(theirs, actions.addItem(step.product as never, { ...options } as never));
      return;
    }
    case 'incrementItem':
    case 'decrementItem':
      ours[step.type](step.id, { count: step.count });
      await tell(theirs, actions[step.type](step.id, { count: step.count }));
      return;
    case 'setItemQuantity':
      ours.setItemQuantity(step.id, step.quantity);
      await tell(theirs, actions.setItemQuantity(step.id, step.quantity));
      return;
    case 'removeItem':
    case 'storeLastClicked':
      ours[step.type](step.id);
      await tell(theirs, actions[step.type](step.id));
      return;
    case 'loadCart':
      ours.loadCart(linesById(step.lines), step.shouldMerge);
      await tell(theirs, actions.loadCart(linesById(step.lines) as never, step.shouldMerge));
      return;
    default:
      ours[step.type]();
      await tell(theirs, actions[step.type]());
  }
}

/** The part of a state that shoppers see and storage contains. */
export const shown = ({ cartCount, totalPrice, formattedTotalPrice, cartDetails, ...rest }: CartState) => ({
  cartCount,
  totalPrice,
  formattedTotalPrice,
  cartDetails,
  lastClicked: rest.lastClicked,
  shouldDisplayCart: rest.shouldDisplayCart,
});
