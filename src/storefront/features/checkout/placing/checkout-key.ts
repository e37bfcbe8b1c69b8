import { minuteMs } from '../../../../shared/time/durations.ts';
import { browserStorage, createSyncedStore } from '../../cart/store/synced-store.ts';

interface CheckoutKey {
  readonly key: string;
  /** When pieces were last requested to be held under it, in ms since 1970; 0: each request was answered. */
  readonly askedAt: number;
  /** When the shop's hold on its pieces ends, according to the server; null: no hold. */
  readonly heldUntil: string | null;
  /** The lines of this browser's cart that an order has just taken, and the order; null: none, or they have left it. */
  readonly ordered: Ordered | null;
}

interface Ordered {
  readonly orderNumber: string;
  /** By the line of the cart. */
  readonly quantities: Readonly<Record<string, number>>;
}

const none: CheckoutKey = { key: '', askedAt: 0, heldUntil: null, ordered: null };

/**
 * Identifies the checkout of this browser's cart in all of its tabs, so that a new draft of an order replaces the old
 * one: customers who go on in a second tab are not blocked by what the first one holds.
 */
const store = createSyncedStore<CheckoutKey>({
  storage: browserStorage(),
  key: 'checkout-key',
  initial: none,
  encode: (state) => JSON.stringify(state),
  decode: (text, state) => (text === null ? none : (decode(text) ?? state)),
});

function decode(text: string): CheckoutKey | undefined {
  try {
    const { key, askedAt, heldUntil = null, ordered = null } = JSON.parse(text) as Partial<CheckoutKey>;
    return typeof key === 'string' && typeof askedAt === 'number'
      ? { key, askedAt, heldUntil, ordered }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The checkout's key, for a request to hold its pieces; the first call begins a checkout. */
export function checkoutKey(): string {
  store.refresh();
  const before = store.getSnapshot();
  store.set({ ...before, key: before.key === '' ? randomKey() : before.key, askedAt: Date.now() });
  return store.getSnapshot().key;
}

/** The shop has answered. `heldUntil`: undefined if what it holds has not changed. */
export function holdAnswered(heldUntil?: string | null): void {
  store.refresh();
  const before = store.getSnapshot();
  store.set({ ...before, askedAt: 0, heldUntil: heldUntil === undefined ? before.heldUntil : heldUntil });
}

/** As long as the shop holds the pieces of a draft. */
const holdMs = 30 * minuteMs;

/**
 * Whether a piece that is reserved until then may be so for this browser: until just then the shop holds pieces for it,
 * or its last request got lost on the way.
 */
export function mayBeOwnHold(until: string): boolean {
  const { askedAt, heldUntil } = store.getSnapshot();
  if (askedAt > 0 && Date.now() - askedAt < holdMs) return true;
  return heldUntil !== null && Date.parse(heldUntil) === Date.parse(until);
}

/** The cart's lines have become an order. They stay in the cart until it is shown, since it may still be taken back. */
export function keepOrdered(ordered: Ordered): void {
  store.refresh();
  store.set({ ...store.getSnapshot(), ordered });
}

/**
 * @param orderNumber of the order that was ordered from this cart; null: whichever it was
 * @returns what is left of it to be taken out of the cart, by its lines: once, in whichever tab comes first
 */
export function takeOrdered(orderNumber: string | null): Ordered['quantities'] {
  store.refresh();
  const { ordered } = store.getSnapshot();
  if (ordered === null || (orderNumber !== null && ordered.orderNumber !== orderNumber)) return {};
  store.set({ ...store.getSnapshot(), ordered: null });
  return ordered.quantities;
}

/** The checkout has become an order; the next purchase is another one. */
export function endCheckout(): void {
  store.refresh();
  store.set({ ...none, ordered: store.getSnapshot().ordered });
}

/** A unique name; `crypto.randomUUID` exists only on secure pages. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
