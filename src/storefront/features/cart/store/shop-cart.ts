import { fail, ok, type Result } from '../../../../shared/result.ts';
import { createCartStore, type CartConfig, type CartStore } from './cart-store.ts';
import {
  lineValue,
  pieceOf,
  shopProduct,
  type PieceForCart,
  type ShopLine,
  type ShopProduct,
  type LineOptions,
} from './shop-line.ts';
import { isSamePiece, stockFailure, type StockFailure } from '../stock-check.ts';
import { useSyncExternalStore } from 'react';
import type { CartState } from './cart-state.ts';

/** Spec 4.1, 9: the cart panel opens 0.5 s after an addition. */
const panelDelayMs = 500;

interface ShopCart extends CartStore<ShopProduct> {
  /** Puts one unit into the cart, for sale or for rent, if one is available; then opens the panel. */
  readonly add: (
    piece: PieceForCart,
    options?: LineOptions,
  ) => Result<'Product added to cart!', StockFailure>;
  /** The panel's '+'; refused if the stock is used up. */
  readonly increase: (id: string) => Result<null, StockFailure>;
  /** The panel's '-', which does nothing at quantity 1 (spec 2.12). */
  readonly decrease: (id: string) => void;
  /** Whether '+' is enabled. */
  readonly canIncrease: (line: ShopLine) => boolean;
}

/** The shop's cart: euros, in cents, gross (spec 2.1, 3, 5). */
export function createShopCart(config: CartConfig<ShopProduct> = {}): ShopCart {
  const cart = createCartStore<ShopProduct>({ currency: 'EUR', language: 'de-DE', lineValue, ...config });
  const details = (): Readonly<Record<string, ShopLine>> => cart.getSnapshot().cartDetails;
  const lineOf = (id: string): ShopLine | undefined =>
    Object.hasOwn(details(), id) ? details()[id] : undefined;

  return {
    ...cart,
    add(piece, options) {
      cart.refresh();
      const product = shopProduct(piece, options);
      const failure = stockFailure(details(), product);
      if (failure) return fail(failure);

      const quantity = (lineOf(product.id)?.quantity ?? 0) + 1;
      const { stockAmt } = product;
      // The page's data is fresher than the cart's: price and texts of this line, stock of all.
      const others = Object.values(details()).filter((line) => isSamePiece(line, product));
      const fresh = [...others.map((line) => ({ ...line, stockAmt })), { ...product, quantity }];
      cart.loadCart(Object.fromEntries(fresh.map((line) => [line.id, line])));

      setTimeout(cart.handleCartHover, panelDelayMs);
      return ok('Product added to cart!');
    },
    increase(id) {
      cart.refresh();
      const line = lineOf(id);
      const failure = line && stockFailure(details(), withPiece(line));
      if (failure) return fail(failure);
      cart.incrementItem(id);
      return ok(null);
    },
    decrease(id) {
      cart.refresh();
      if ((lineOf(id)?.quantity ?? 0) > 1) cart.decrementItem(id);
    },
    canIncrease: (line) => !stockFailure(details(), withPiece(line)),
  };
}

function withPiece(line: ShopLine): ShopLine {
  return { ...line, productId: pieceOf(line) };
}

/** The one cart of the page. On the server it is always empty, because its contents belong to one person. */
export const shopCart = createShopCart();

/** The current cart; the empty one while the page is rendered on the server or hydrated. */
export function useCart(): CartState<ShopProduct> {
  return useSyncExternalStore(shopCart.subscribe, shopCart.getSnapshot, shopCart.getServerSnapshot);
}
