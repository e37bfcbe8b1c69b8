import { useSyncExternalStore } from 'react';
import type { CartState } from './cart-state.ts';
import { createShopCart } from './shop-cart.ts';
import type { ShopProduct } from './shop-line.ts';

/** The one cart of the page. On the server it is always empty, because its contents belong to one person. */
export const shopCart = createShopCart();

/** The current cart; the empty one while the page is rendered on the server or hydrated. */
export function useCart(): CartState<ShopProduct> {
  return useSyncExternalStore(shopCart.subscribe, shopCart.getSnapshot, shopCart.getServerSnapshot);
}
