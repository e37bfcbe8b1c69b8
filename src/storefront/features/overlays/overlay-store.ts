import type { PieceForCart, Wish } from '../cart/shop-line.ts';
import { createValueStore } from '../../value-store.ts';

/** A piece that the shopper wants to rent, and how; for how long is asked in the popup. */
export interface RentalWish {
  readonly piece: PieceForCart;
  readonly wish: Wish;
}

/** Whether the side panel 'Wunschliste' is open. The cart knows the same of itself (spec 4.1). */
export const wishlistPanel = createValueStore(false);

/** The popup 'Mietdauer auswählen'; null: closed. */
export const rentalPopup = createValueStore<RentalWish | null>(null);

/** What an alert dialog in the page says (spec 8's alerts); null: closed. */
export const alertDialog = createValueStore<string | null>(null);

export const showAlert = (text: string): void => alertDialog.set(text);
