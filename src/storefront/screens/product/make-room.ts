import { shopCart } from '../../features/cart/store/shop-cart.ts';
import { shopProduct, type PieceForCart, type Wish } from '../../features/cart/store/shop-line.ts';
import { stockFailure } from '../../features/cart/stock-check.ts';

/**
 * Where the cart has all units of a piece already, assembly can be wished for none but these: one of them without
 * assembly leaves it, and makes room for the same one with it.
 */
export function makeRoomForAssembly(piece: PieceForCart, wish: Wish, cart = shopCart): void {
  cart.refresh();
  const { cartDetails } = cart.getSnapshot();
  const wished = shopProduct(piece, wish);
  const { id } = shopProduct(piece, { ...wish, assembly: false });
  const isThere = wished.assembly && Object.hasOwn(cartDetails, id);
  if (isThere && stockFailure(cartDetails, wished)?.code === 'too-few') cart.decrementItem(id);
}
