import type { ShopLine } from './shop-line.ts';
import { shopCart } from './use-cart.ts';

export interface TakenOut {
  readonly line: ShopLine;
  /** Puts the line back where it was. */
  readonly putBack: () => void;
}

/** Takes a line out of the cart, for now. */
export function takeOut(line: ShopLine): TakenOut {
  const before = Object.keys(shopCart.getSnapshot().cartDetails);
  shopCart.removeItem(line.id);
  return {
    line,
    putBack() {
      const now = { ...shopCart.getSnapshot().cartDetails, [line.id]: line };
      // In the old order; what came since stands at the end.
      const ids = new Set([...before.filter((id) => id in now), ...Object.keys(now)]);
      shopCart.loadCart(
        Object.fromEntries([...ids].flatMap((id) => (now[id] === undefined ? [] : [[id, now[id]]]))),
        false,
      );
    },
  };
}
