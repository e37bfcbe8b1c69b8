import type { OrderPayload } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { PieceForCart, LineOptions } from '../cart/store/shop-line.ts';
import { createValueStore } from '../../value-store.ts';

/** A piece that the shopper wants to rent, with its options; the popup asks for the duration. */
export interface RentalRequest {
  readonly piece: PieceForCart;
  readonly options: LineOptions;
}

/** Whether the side panel 'Wunschliste' is open. The cart keeps the same state for its own panel (spec 4.1). */
export const wishlistPanel = createValueStore(false);

/** The popup 'Mietdauer auswählen'; null: closed. */
export const rentalPopup = createValueStore<RentalRequest | null>(null);

/** A piece whose delivery price is wanted. */
export interface PieceToDeliver {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** As it would be ordered. Left out: bought as it is, without a variant. */
  readonly item?: OrderPayload['order_items'][number];
}

/** The shipping calculator and its pieces (spec 2.12); null: closed. */
export const shippingCalculator = createValueStore<readonly PieceToDeliver[] | null>(null);

/** What an alert says: its text, alone or with something to be copied by hand. */
export type Alert = string | { readonly text: string; readonly label: string; readonly toCopy: string };

/** An alert dialog in the page (spec 8's alerts); null: closed. */
export const alertDialog = createValueStore<Alert | null>(null);

let afterAlert: (() => void) | null = null;

/** @param then called once the dialog is closed, as after an alert of the browser's own */
export function showAlert(alert: Alert, then: (() => void) | null = null): void {
  afterAlert = then;
  alertDialog.set(alert);
}

export function closeAlert(): void {
  alertDialog.set(null);
  const then = afterAlert;
  afterAlert = null;
  then?.();
}

/** How many open overlays the current entry of the browser's history stands for. */
export const overlaysOfEntry = (): number =>
  (history.state as { readonly overlays?: number } | null)?.overlays ?? 0;
