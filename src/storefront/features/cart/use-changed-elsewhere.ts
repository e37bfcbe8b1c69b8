import { useEffect, useState } from 'react';
import type { Cents } from '../../../shared/cents.ts';
import { cartChanges, type CartChange } from './cart-changes.ts';
import type { CartState } from './cart-state.ts';
import type { ShopProduct } from './shop-line.ts';
import { shopCart, useCart } from './use-cart.ts';

export interface ChangedElsewhere {
  readonly changes: readonly CartChange[];
  /** The prices of the goods, before and now. */
  readonly goods: { readonly before: Cents; readonly now: Cents };
}

/** Another tab's changes to the cart since this page was opened; null once the shopper has seen all of them. */
export function useChangedElsewhere(): ChangedElsewhere | null {
  const cart = useCart();
  const [seen, setSeen] = useState<CartState<ShopProduct> | null>(null);
  useEffect(() => shopCart.subscribeToOthers((before) => setSeen((first) => first ?? before)), []);
  if (seen === null) return null;
  const changes = cartChanges(seen.cartDetails, cart.cartDetails);
  return changes.length === 0 ? null : { changes, goods: { before: seen.totalPrice, now: cart.totalPrice } };
}
