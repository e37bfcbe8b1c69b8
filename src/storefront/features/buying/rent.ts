import type { PieceForCart, Wish } from '../cart/shop-line.ts';
import { rentalPopup } from '../overlays/overlay-store.ts';
import { showError } from '../toasts/toast-store.ts';

/** Asks for the duration of a rental; refused for sold-out pieces (spec 5). */
export function askForRental(piece: PieceForCart, wish: Wish = {}): void {
  if (piece.stockAmt > 0) rentalPopup.set({ piece, wish });
  else showError('This product is sold out!');
}
