import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartState, Line, Product } from './cart-state.ts';
import { createCartStore, type CartStore } from './cart-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

/**
 * The cart against the library that the specification describes (spec 3, 'Payment-library cart state'):
 * the same actions, and then the same sums, texts, lines and stored bytes.
 */
type Library = typeof import('use-shopping-cart/core');

const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'HUF'] as const;

let library: Library;
beforeEach(async () => {
  // With a window, the library keeps its checks and its storage; with a Stripe, it loads no script.
  vi.stubGlobal('window', { Stripe: () => ({}), addEventListener: () => undefined });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  library = await import('use-shopping-cart/core');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Action =
  | { type: 'addItem'; product: Product & { currency: string }; count?: number; note?: string }
  | { type: 'incrementItem' | 'decrementItem'; id: string; count: number }
  | { type: 'setItemQuantity'; id: string; quantity: number }
  | { type: 'removeItem' | 'storeLastClicked'; id: string }
  | { type: 'loadCart'; lines: (Product & { id: string; quantity: number })[]; shouldMerge?: boolean }
  | { type: 'clearCart' | 'handleCartHover' | 'handleCartClick' | 'handleCloseCart' };

const ids = ['a', 'b', '7', 'constructor', 'piece:rent:1 Tag'];
const id = fc.constantFrom(...ids);
const price = fc.nat({ max: 10_000_000 });
const product = fc
  .tuple(id, price, fc.constantFrom('id', 'price_id', 'sku_id', 'sku'))
  .map(([value, cents, name]) => ({ price: cents, currency: 'EUR', name: 'Stuhl', ...{ [name]: value } }));
/** Whole numbers, as asked for, and what a program may do wrong. */
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

interface Pair {
  readonly ours: CartStore;
  readonly theirs: ReturnType<Library['createShoppingCartStore']>;
}

function pair(currency = 'EUR', storage = memoryStorage()): Pair {
  const settings = { currency, language: 'de-DE', stripe: 'pk', cartMode: 'checkout-session' } as const;
  return {
    ours: createCartStore({ ...settings, storage }),
    theirs: library.createShoppingCartStore({ ...settings, shouldPersist: false }),
  };
}

/** The library checks in a promise, which its types do not say. */
async function tell(
  store: Pair['theirs'],
  told: Parameters<Pair['theirs']['dispatch']>[0],
): Promise<unknown> {
  const answer: unknown = store.dispatch(told);
  return answer;
}

function linesById(lines: readonly (Product & { id: string; quantity: number })[]) {
  return Object.fromEntries(lines.map((line) => [line.id, line]));
}

async function run({ ours, theirs }: Pair, step: Action): Promise<void> {
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

/** Where the library is known to be wrong; each case has a test of its own below. */
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

const shown = ({ cartCount, totalPrice, formattedTotalPrice, cartDetails, ...rest }: CartState) => ({
  cartCount,
  totalPrice,
  formattedTotalPrice,
  cartDetails,
  lastClicked: rest.lastClicked,
  shouldDisplayCart: rest.shouldDisplayCart,
});

test('after any actions, the same sums, texts and lines as the library', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...currencies),
      fc.array(action, { maxLength: 25 }),
      async (currency, steps) => {
        const carts = pair(currency);
        for (const step of steps) {
          if (isItsFault(step, carts.ours.getSnapshot())) continue;
          await run(carts, step);
          const theirs = carts.theirs.getState() as unknown as CartState;
          expect(shown(carts.ours.getSnapshot())).toEqual(shown(theirs));
        }
      },
    ),
    { numRuns: 300 },
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
        const expected = library.formatCurrencyString({ value, currency, language });
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
    const store = library.createShoppingCartStore({
      ...{ currency: 'EUR', language: 'de-DE', stripe: 'pk', cartMode: 'checkout-session', storage: later },
      shouldPersist: true,
    } as never);
    const persistor = library.createPersistedStore(store);
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
    await tell(store, library.actions.addItem(chair, { count: 2 }));
    await persistor.flush();
    expect(ours.getItem('persist:root')).toBe(theirs.getItem('persist:root'));
    cart.incrementItem('chair');
    await tell(store, library.actions.incrementItem('chair'));
    await persistor.flush();
    expect(ours.getItem('persist:root')).toBe(theirs.getItem('persist:root'));
  });

  test('of the library is read: an old visitor keeps his cart', async () => {
    const storage = memoryStorage();
    const { store, persistor } = await libraryCart(storage);
    await tell(store, library.actions.addItem({ id: 'chair', price: 9900, currency: 'EUR', name: 'Stuhl' }));
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

describe('where the library is wrong, the cart is not', () => {
  const sums = ({
    cartCount,
    totalPrice,
    formattedTotalPrice,
  }: Pick<CartState, 'cartCount' | 'totalPrice' | 'formattedTotalPrice'>) => [
    cartCount,
    totalPrice,
    formattedTotalPrice.replace('\u00a0', ' '),
  ];
  const sumOfLines = (details: Readonly<Record<string, Line>>) =>
    Object.values(details).reduce((sum, line) => sum + line.value, 0);

  test('merging a line that is there: the library adds it to the sums and replaces it in the lines', async () => {
    const carts = pair();
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: 2 });
    await run(carts, { type: 'loadCart', lines: [{ id: 'a', price: 1000, quantity: 3 }] });
    const theirs = carts.theirs.getState() as unknown as CartState;
    const ours = carts.ours.getSnapshot();
    expect(ours.cartDetails).toMatchObject({ a: { quantity: 3, value: 3000 } });
    expect(theirs.cartDetails).toMatchObject({ a: { quantity: 3, value: 3000 } });
    expect(sums(theirs)).toEqual([5, 5000, '50,00 €']);
    expect(sums(ours)).toEqual([3, 3000, '30,00 €']);
    expect(sumOfLines(ours.cartDetails)).toBe(ours.totalPrice);
    expect(sumOfLines(theirs.cartDetails)).not.toBe(theirs.totalPrice);
  });

  test('replacing the cart by an empty one: the library keeps the old words for the total', async () => {
    const carts = pair();
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: 1 });
    await run(carts, { type: 'loadCart', lines: [], shouldMerge: false });
    expect(sums(carts.theirs.getState())).toEqual([0, 0, '10,00 €']);
    expect(sums(carts.ours.getSnapshot())).toEqual([0, 0, '0,00 €']);
  });

  test('another currency or language: the library keeps the old words until the next change', async () => {
    const { ours, theirs } = pair();
    const chair = { id: 'a', price: 100_000, currency: 'EUR', name: 'Stuhl' };
    ours.addItem(chair);
    await tell(theirs, library.actions.addItem(chair));
    ours.changeLanguage('en-US');
    await tell(theirs, library.actions.changeLanguage('en-US'));
    expect(sums(theirs.getState())[2]).toBe('1.000,00 €');
    expect(sums(ours.getSnapshot())[2]).toBe('€1,000.00');
    expect(ours.getSnapshot().cartDetails.a?.formattedPrice).toBe('€1,000.00');
  });

  test('setting the quantity of what is not there to 0: the library throws', async () => {
    const { ours, theirs } = pair();
    await expect(tell(theirs, library.actions.setItemQuantity('a', 0))).rejects.toThrow(TypeError);
    ours.setItemQuantity('a', 0);
    expect(ours.getSnapshot().cartCount).toBe(0);
  });

  test("an id called 'constructor': the library takes it for a line that is there", async () => {
    const { ours, theirs } = pair();
    const odd = { id: 'constructor', price: 100, currency: 'EUR', name: 'Stuhl' };
    await tell(theirs, library.actions.addItem(odd)).catch(() => undefined);
    ours.addItem(odd);
    expect(theirs.getState().totalPrice).not.toBe(100);
    expect(ours.getSnapshot().totalPrice).toBe(100);
  });

  test('fewer than no pieces: the library puts a line of −2 pieces into the cart', async () => {
    const carts = pair();
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: -2 });
    expect(carts.theirs.getState().cartCount).toBe(-2);
    expect(carts.ours.getSnapshot()).toMatchObject({ cartCount: 0, cartDetails: {} });
  });

  test.each([0, NaN, 1.5])(
    '%s pieces: the library adds one, or breaks the sums; the cart does nothing',
    async (count) => {
      const { ours, theirs } = pair();
      const chair = { id: 'a', price: 999, currency: 'EUR', name: 'Stuhl' };
      await tell(theirs, library.actions.addItem(chair, { count }));
      ours.addItem(chair, { count });
      expect(theirs.getState().cartCount).toBe(count || 1);
      expect(ours.getSnapshot().cartCount).toBe(0);
    },
  );
});
