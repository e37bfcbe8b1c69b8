import { minuteMs } from '../../../shared/durations.ts';
import { browserStorage, createSyncedStore } from '../cart/synced-store.ts';
import { randomKey } from './random-key.ts';

interface CheckoutKey {
  readonly key: string;
  /** When pieces were last requested to be held under it, in ms since 1970. */
  readonly askedAt: number;
}

const none: CheckoutKey = { key: '', askedAt: 0 };

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
    const { key, askedAt } = JSON.parse(text) as Partial<CheckoutKey>;
    return typeof key === 'string' && typeof askedAt === 'number' ? { key, askedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** The checkout's key, for requests to hold its pieces; the first call begins a checkout. */
export function checkoutKey(): string {
  store.refresh();
  const { key } = store.getSnapshot();
  store.set({ key: key === '' ? randomKey() : key, askedAt: Date.now() });
  return store.getSnapshot().key;
}

/** As long as the shop holds the pieces of a draft. */
const holdMs = 30 * minuteMs;

/** Whether pieces may be held for this browser. */
export function mayHoldPieces(): boolean {
  const { key, askedAt } = store.getSnapshot();
  return key !== '' && Date.now() - askedAt < holdMs;
}

/** The checkout has become an order; the next purchase is another one. */
export function endCheckout(): void {
  store.set(none);
}
