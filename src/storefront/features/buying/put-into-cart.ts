import { loadCartPanel } from '../cart/load-cart-panel.ts';
import { shopCart } from '../cart/store/shop-cart.ts';
import type { PieceForCart, LineOptions } from '../cart/store/shop-line.ts';
import { rentalPopup } from '../overlays/overlay-store.ts';
import { showError, showSuccess } from '../toasts/toast-store.ts';

/** Puts a piece into the cart and reports the result (spec 4.1, 5). */
export function putIntoCart(piece: PieceForCart, options: LineOptions = {}): void {
  const added = shopCart.add(piece, options);
  if (!added.ok) {
    showError(added.error.message);
    return;
  }
  showSuccess(added.value);
  // The panel opens in half a second; by then it should be loaded.
  void loadCartPanel();
}

/** Asks for the duration of a rental; refused for sold-out pieces (spec 5). */
export function askForRental(piece: PieceForCart, options: LineOptions = {}): void {
  if (piece.stockAmt > 0) rentalPopup.set({ piece, options });
  else showError('This product is sold out!');
}
