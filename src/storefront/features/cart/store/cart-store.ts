import {
  defaultState,
  reckon,
  type CartDetails,
  type CartState,
  type Facts,
  type Line,
  type Product,
} from './cart-state.ts';
import { browserStorage, createSyncedStore, type SyncedStore, type TextStorage } from './synced-store.ts';

export interface CartConfig<P extends Product> extends Partial<Omit<CartState<P>, 'cartDetails'>> {
  readonly storage?: TextStorage;
  /** Storage key after 'persist:'; 'root' if none is given (spec 9). */
  readonly persistKey?: string;
  /** The price of a line; price times quantity by default. */
  readonly lineValue?: (line: Line<P>) => number;
}

interface AddOptions {
  /** Whole number; 1 by default. */
  readonly count?: number;
  readonly price_metadata?: Facts;
  readonly product_metadata?: Facts;
}

/**
 * The actions of spec 4.1. Impossible actions are ignored with a warning on the console (spec 5), and nothing throws
 * except for an unknown language or currency (RangeError).
 */
interface CartActions<P extends Product> {
  /** Adds the product, or raises the quantity if it is in the cart. */
  readonly addItem: (product: P, options?: AddOptions) => void;
  readonly incrementItem: (id: string, options?: { readonly count?: number }) => void;
  /** Removes the item if its quantity reaches 0 or less. */
  readonly decrementItem: (id: string, options?: { readonly count?: number }) => void;
  /** 0 removes. An id that is not in the cart is ignored. */
  readonly setItemQuantity: (id: string, quantity: number) => void;
  readonly removeItem: (id: string) => void;
  readonly clearCart: () => void;
  /** Merging is the default: a loaded line replaces the one with the same id. */
  readonly loadCart: (details: Readonly<Record<string, Loadable<P>>>, shouldMerge?: boolean) => void;
  readonly handleCartHover: () => void;
  readonly handleCartClick: () => void;
  readonly handleCloseCart: () => void;
  readonly storeLastClicked: (id: string) => void;
  readonly changeStripeKey: (key: string) => void;
  readonly changeLanguage: (language: string) => void;
  readonly changeCurrency: (currency: string) => void;
}

type Loadable<P extends Product> = P & { readonly id: string; readonly quantity: number };

export type CartStore<P extends Product = Product> = CartActions<P> & Omit<SyncedStore<CartState<P>>, 'set'>;

/** A cart in browser storage (spec 3, 4.1, 5, 9), for any kind of product. */
export function createCartStore<P extends Product = Product>(config: CartConfig<P>): CartStore<P> {
  const {
    storage,
    persistKey = 'root',
    lineValue = (line) => line.price * line.quantity,
    ...settings
  } = config;
  const reckoned = (state: CartState<P>): CartState<P> => reckon(state, lineValue);
  const initial = reckoned({ ...defaultState(), ...settings });

  const { set, ...store } = createSyncedStore<CartState<P>>({
    storage: initial.shouldPersist ? (storage ?? browserStorage()) : undefined,
    key: `persist:${persistKey}`,
    initial,
    encode: encodeCart,
    decode: (text, state, merge) => {
      const stored = text === null ? {} : decodeCart<P>(text);
      if (!stored) return state;
      return reckoned({ ...state, cartDetails: merge ? { ...stored, ...state.cartDetails } : stored });
    },
  });

  const patch = (change: Partial<CartState<P>>): void => set({ ...store.getSnapshot(), ...change });
  const keep = (change: Partial<CartState<P>>): void => set(reckoned({ ...store.getSnapshot(), ...change }));
  const details = (): CartDetails<P> => store.getSnapshot().cartDetails;
  // An id may be 'constructor': only own properties count.
  const lineOf = (id: string): Line<P> | undefined =>
    Object.hasOwn(details(), id) ? details()[id] : undefined;

  function put(id: string, product: P, quantity: number, options: AddOptions = {}): void {
    keep({
      cartDetails:
        quantity > 0
          ? { ...details(), [id]: newLine(id, product, quantity, options) }
          : without(details(), id),
    });
  }

  function change(action: string, id: string, by: unknown, sign: number): void {
    if (!isWhole(by)) return warn(action, 'count must be a whole number', by);
    store.refresh();
    const line = lineOf(id);
    if (line) put(id, line, line.quantity + sign * by);
    else warn(action, 'the id must be in the cart', id);
  }

  return {
    ...store,
    addItem(product, options = {}) {
      const { count = 1 } = options;
      if (!isWhole(count)) return warn('addItem', 'count must be a whole number', count);
      store.refresh();
      const id = idOf(product);
      const line = lineOf(id);
      put(id, line ?? product, (line?.quantity ?? 0) + count, options);
    },
    incrementItem: (id, options = { count: 1 }) => change('incrementItem', id, options.count, 1),
    decrementItem: (id, options = { count: 1 }) => change('decrementItem', id, options.count, -1),
    setItemQuantity(id, quantity) {
      if (!isWhole(quantity) || quantity < 0) {
        return warn('setItemQuantity', 'quantity must be a whole number, 0 or more', quantity);
      }
      store.refresh();
      const line = lineOf(id);
      if (line) put(id, line, quantity);
    },
    removeItem(id) {
      store.refresh();
      if (lineOf(id)) keep({ cartDetails: without(details(), id) });
      else warn('removeItem', 'the id must be in the cart', id);
    },
    clearCart() {
      // Includes what another tab has added since.
      store.refresh();
      keep({ cartDetails: {} });
    },
    loadCart(loaded, shouldMerge = true) {
      store.refresh();
      const lines = Object.values(loaded).flatMap((line): [string, Line<P>][] =>
        isWhole(line.quantity) && line.quantity > 0 ? [[line.id, newLine(line.id, line, line.quantity)]] : [],
      );
      keep({ cartDetails: { ...(shouldMerge ? details() : {}), ...Object.fromEntries(lines) } });
    },
    handleCartHover: () => patch({ shouldDisplayCart: true }),
    handleCartClick: () => patch({ shouldDisplayCart: !store.getSnapshot().shouldDisplayCart }),
    handleCloseCart: () => patch({ shouldDisplayCart: false }),
    storeLastClicked: (lastClicked) => patch({ lastClicked }),
    changeStripeKey: (stripe) => patch({ stripe }),
    changeLanguage: (language) => keep({ language }),
    changeCurrency: (currency) => keep({ currency }),
  };
}

function newLine<P extends Product>(
  id: string,
  product: P,
  quantity: number,
  options: AddOptions = {},
): Line<P> {
  return {
    ...product,
    id,
    quantity,
    value: product.price * quantity,
    timestamp: new Date().toISOString(),
    price_data: { ...product.price_data, ...options.price_metadata },
    product_data: { ...product.product_data, ...options.product_metadata },
    // Computed together with the cart's sums.
    formattedValue: '',
    formattedPrice: '',
  };
}

function without<T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
}

function idOf({ id, price_id, sku_id, sku }: Product): string {
  // An empty id does not count.
  return [id, price_id, sku_id, sku].find(Boolean) ?? randomId();
}

/** A random UUID; `crypto.randomUUID` exists only on secure pages, and a shop may be tried out on a plain one. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function warn(action: string, rule: string, received: unknown): void {
  // Spec 5 requires it: only a developer calls the cart wrongly.
  // oxlint-disable-next-line no-console
  console.warn(`cart ${action} ignored: ${rule}, received`, received);
}

/** Spec 9: persist version. */
const version = 1;

/**
 * The cart in the storage format of the specification's library, so that an old visitor's cart survives: each stored
 * part is JSON of its own inside one JSON object.
 */
function encodeCart<P extends Product>(state: CartState<P>): string {
  const { cartCount, totalPrice, formattedTotalPrice, cartDetails } = state;
  const kept = {
    cartCount,
    totalPrice,
    formattedTotalPrice,
    cartDetails,
    _persist: { version, rehydrated: true },
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])),
  );
}

/** The lines of a stored cart, without invalid ones; undefined if the text is invalid. */
function decodeCart<P extends Product>(text: string): CartDetails<P> | undefined {
  try {
    const { cartDetails } = JSON.parse(text) as { cartDetails: string };
    const lines = Object.entries(JSON.parse(cartDetails) as CartDetails<P>);
    return Object.fromEntries(lines.filter(([id, line]) => isLine(id, line)));
  } catch {
    return undefined;
  }
}

function isLine(id: string, line: Line | null): boolean {
  return line?.id === id && Number.isFinite(line.price) && isWhole(line.quantity) && line.quantity > 0;
}

/** Quantities are whole numbers. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
