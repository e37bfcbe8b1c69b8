import { toEuros } from '../../../shared/money/cents.ts';
import type { CardView } from '../../components/pieces/card-view.ts';
import { showError, showSuccess } from '../toasts/toast-store.ts';
import { useWishlist, wishlist } from '../wishlist/wishlist-store.ts';
import { pieceForCart } from './piece-for-cart.ts';

/** Sold for good; reserved, rented or blocked pieces are not. */
export function isSold({ stockAmt, reservedUntil, rentedUntil, away }: CardView): boolean {
  return stockAmt < 1 && reservedUntil === null && rentedUntil === null && away === null;
}

/** Whether a piece is on the wishlist, and the action of its heart (spec 4.2). */
export function useWish(piece: CardView): { readonly listed: boolean; readonly toggle: () => void } {
  const listed = useWishlist().some((entry) => entry.productId === piece.id);
  return {
    listed,
    toggle() {
      const { productId, title, priceCents, image } = pieceForCart(piece);
      // Only sold pieces are blocked (spec 5): held or rented ones may become available again.
      const stockAmt = isSold(piece) ? 0 : 1;
      const done = wishlist.toggle({ productId, title, price: toEuros(priceCents), image, stockAmt });
      if (!done.ok) showError(done.error.message);
      else if (done.value.added) showSuccess(done.value.message);
    },
  };
}
