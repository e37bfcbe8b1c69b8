import { useEffect, useState } from 'react';
import type { Cents } from '../../../shared/money/cents.ts';
import type { CartState, CartDetails } from './store/cart-state.ts';
import type { ShopLine, ShopProduct } from './store/shop-line.ts';
import { shopCart, useCart } from './store/shop-cart.ts';

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

/** How a cart differs from the lines that an order was made of; null: it does not. */
export function changedSince(
  lines: readonly ShopLine[],
  now: Pick<CartState<ShopProduct>, 'cartDetails' | 'totalPrice'>,
): ChangedElsewhere | null {
  const changes = cartChanges(Object.fromEntries(lines.map((line) => [line.id, line])), now.cartDetails);
  const before = lines.reduce((sum, { value }) => sum + value, 0);
  return changes.length === 0 ? null : { changes, goods: { before, now: now.totalPrice } };
}

interface LineAmount {
  readonly quantity: number;
  readonly value: Cents;
}

/** The change of a line; `before` is null for a new line, `after` for a removed one. */
interface CartChange {
  readonly lineId: string;
  readonly title: string;
  readonly before: LineAmount | null;
  readonly after: LineAmount | null;
}

/** The differences that matter to the shopper between two states of a cart: pieces, quantities, and prices. */
export function cartChanges(
  before: CartDetails<ShopProduct>,
  after: CartDetails<ShopProduct>,
): readonly CartChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((lineId) => {
    const [old, now] = [before[lineId], after[lineId]];
    const isSame = old?.quantity === now?.quantity && old?.value === now?.value;
    const title = now?.title ?? old?.title;
    if (isSame || title === undefined) return [];
    return [{ lineId, title, before: amountOf(old), after: amountOf(now) }];
  });
}

function amountOf(line: LineAmount | undefined): LineAmount | null {
  return line === undefined ? null : { quantity: line.quantity, value: line.value };
}
