import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../../tests/property-runs.ts';
import type { CartState } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';
import { pair, run, setUpLibrary, shown, tell, type Action } from './testing/library-cart.ts';
import { memoryStorage } from './testing/memory-storage.ts';

/**
 * Compares the cart with the library that the specification describes: the same actions must give the same sums, texts,
 * lines and stored bytes. For intentional differences, see cart-store-faults.test.ts.
 */
const world = setUpLibrary();

const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'HUF'] as const;

const ids = ['a', 'b', '7', 'constructor', 'piece:rent:1 Tag'];
const id = fc.constantFrom(...ids);
const price = fc.nat({ max: 10_000_000 });
const product = fc
  .tuple(id, price, fc.constantFrom('id', 'price_id', 'sku_id', 'sku'))
  .map(([value, cents, name]) => ({ price: cents, currency: 'EUR', name: 'Stuhl', [name]: value }));
/** Whole numbers, as specified, and values that a faulty program may pass. */
const count = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom('2', -1, undefined) },
) as fc.Arbitrary<number>;
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('addItem' as const),
    product,
    count: fc.integer({ min: 1, max: 5 }),
    note: fc.string(),
  }),
  fc.record({ type: fc.constantFrom('incrementItem' as const, 'decrementItem' as const), id, count }),
  fc.record({ type: fc.constant('setItemQuantity' as const), id, quantity: fc.integer({ min: -2, max: 6 }) }),
  fc.record({ type: fc.constantFrom('removeItem' as const, 'storeLastClicked' as const), id }),
  fc.record({
    type: fc.constant('loadCart' as const),
    lines: fc.uniqueArray(fc.record({ id, price, quantity: fc.integer({ min: 1, max: 5 }) }), {
      selector: (line) => line.id,
      minLength: 1,
    }),
    shouldMerge: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('clearCart', 'handleCartHover', 'handleCartClick', 'handleCloseCart') }),
);

/** Known errors of the library; each has a test in cart-store-faults.test.ts. */
function isItsFault(step: Action, { cartDetails }: CartState): boolean {
  const has = (key: string) => Object.hasOwn(cartDetails, key);
  const isInherited = (key: unknown) => key === 'constructor' && !has(key);
  switch (step.type) {
    case 'loadCart':
      return step.shouldMerge === true && step.lines.some((line) => has(line.id));
    case 'setItemQuantity':
      return isInherited(step.id) || (step.quantity === 0 && !has(step.id));
    case 'addItem':
      return Object.values(step.product).some(isInherited);
    case 'incrementItem':
    case 'decrementItem':
    case 'removeItem':
      return isInherited(step.id);
    default:
      return false;
  }
}

test('after any actions, the same sums, texts and lines as the library', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...currencies),
      fc.array(action, { maxLength: 25 }),
      async (currency, steps) => {
        const carts = pair(world.library, currency);
        for (const step of steps) {
          if (isItsFault(step, carts.ours.getSnapshot())) continue;
          await run(carts, step);
          const theirs = carts.theirs.getState() as unknown as CartState;
          expect(shown(carts.ours.getSnapshot())).toEqual(shown(theirs));
        }
      },
    ),
    { numRuns: runs(300) },
  );
});

test('the same amounts in the same words, in any currency and language', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e9 }),
      fc.constantFrom(...currencies),
      fc.constantFrom('de-DE', 'en-US', 'fr', 'it', 'es', 'ar-EG'),
      (value, currency, language) => {
        const cart = createCartStore({ currency, language, storage: memoryStorage() });
        cart.addItem({ id: 'x', price: value });
        const expected = world.library.formatCurrencyString({ value, currency, language });
        expect(cart.getSnapshot().formattedTotalPrice).toBe(expected);
      },
    ),
  );
});

describe('browser storage', () => {
  async function libraryCart(storage: ReturnType<typeof memoryStorage>) {
    const later = {
      getItem: async (key: string) => storage.getItem(key),
      setItem: async (key: string, text: string) => storage.setItem(key, text),
      removeItem: async (key: string) => storage.removeItem(key),
    };
    const store = world.library.createShoppingCartStore({
      currency: 'EUR',
      language: 'de-DE',
      stripe: 'pk',
      cartMode: 'checkout-session',
      storage: later,
      shouldPersist: true,
    } as never);
    const persistor = world.library.createPersistedStore(store);
    await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
    return { store, persistor };
  }

  test('is written to the byte as the library writes it', async () => {
    const theirs = memoryStorage();
    const { store, persistor } = await libraryCart(theirs);
    const ours = memoryStorage();
    const cart = createCartStore({ currency: 'EUR', language: 'de-DE', storage: ours });
    const chair = { id: 'chair', price: 12_345, currency: 'EUR', name: 'Stuhl „Ähre“' };
    cart.addItem(chair, { count: 2 });
    await tell(store, world.library.actions.addItem(chair, { count: 2 }));
    await persistor.flush();
    expect(ours.getItem('persist:root')).toBe(theirs.getItem('persist:root'));
    cart.incrementItem('chair');
    await tell(store, world.library.actions.incrementItem('chair'));
    await persistor.flush();
    expect(ours.getItem('persist:root')).toBe(theirs.getItem('persist:root'));
  });

  test('of the library is read: an old visitor keeps his cart', async () => {
    const storage = memoryStorage();
    const { store, persistor } = await libraryCart(storage);
    await tell(
      store,
      world.library.actions.addItem({ id: 'chair', price: 9900, currency: 'EUR', name: 'Stuhl' }),
    );
    await persistor.flush();
    const cart = createCartStore({ currency: 'EUR', language: 'de-DE', storage });
    expect(shown(cart.getSnapshot())).toEqual(shown(store.getState() as unknown as CartState));
  });

  test('of ours is read by the library', async () => {
    const storage = memoryStorage();
    const cart = createCartStore({ currency: 'EUR', language: 'de-DE', storage });
    cart.addItem({ id: 'chair', price: 9900 }, { count: 3 });
    const { store } = await libraryCart(storage);
    expect(shown(store.getState() as unknown as CartState)).toEqual(shown(cart.getSnapshot()));
  });
});
