import { createValueStore } from '../../value-store.ts';
import { shippingCalculator, type PieceToDeliver } from '../overlays/overlay-store.ts';

/** The place to which a price is asked for, and by whom, as far as it is known: the country by its name. */
export interface PlaceAsked {
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

export const somewhere: PlaceAsked = { country: '', postalCode: '', city: '' };

/** Whether the calculator opens with the form that requests a price, and for which place; null: it reckons one. */
export const priceElsewhere = createValueStore<PlaceAsked | null>(null);

/** Opens the form that requests the price of delivering these pieces to a place. */
export function askForPrice(pieces: readonly PieceToDeliver[], place: PlaceAsked): void {
  priceElsewhere.set(place);
  shippingCalculator.set(pieces);
}
