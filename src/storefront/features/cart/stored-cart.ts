import type { CartDetails, CartState, Line, Product } from './cart-state.ts';

/** Spec 9: persist version. */
const version = 1;

/**
 * The cart in the storage format of the specification's library, so that an old visitor's cart survives: each stored
 * part is JSON of its own inside one JSON object.
 */
export function encodeCart<P extends Product>(state: CartState<P>): string {
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
export function decodeCart<P extends Product>(text: string): CartDetails<P> | undefined {
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
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
