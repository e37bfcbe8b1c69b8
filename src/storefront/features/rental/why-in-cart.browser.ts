import type { CartDetails } from '../cart/store/cart-state.ts';
import type { ShopProduct } from '../cart/store/shop-line.ts';
import { isSamePiece, stockFailure } from '../cart/stock-check.ts';

/**
 * Why a rental cannot be put into the cart, if that is because all units are there already to be bought: what spec 5
 * says then, to which the shopper needs a reason. Null: it can, or there is another reason.
 */
export function whyInCart(details: CartDetails<ShopProduct>, rental: ShopProduct): string | null {
  const failure = stockFailure(details, rental);
  const same = Object.values(details).filter((line) => isSamePiece(line, rental));
  return failure?.code === 'too-few' && same.every(({ isRent }) => !isRent) ? failure.message : null;
}
