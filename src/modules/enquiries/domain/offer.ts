import type { Cents } from '../../../shared/money/cents.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';

export interface OfferedPiece {
  /** What it is, in the sender's words: 'Sideboard, Teak'. Enquiries from before the form asked have none. */
  readonly title?: string;
  /** The wished price, as it was typed. */
  readonly price: string;
  /** Null: they did not say. */
  readonly condition: Condition | null;
  /** Addresses of uploads. */
  readonly images: readonly string[];
  /** The piece of the shop that it became, once staff have entered it. */
  readonly pieceId?: string;
}

/** Somebody offers furniture to the shop (spec 2.17). Only the e-mail address is never empty. */
export interface Offer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly stateProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly furnitureItems: readonly OfferedPiece[];
}

/** The pieces with any content: the form always has three, and most people have one. */
export function offeredPieces({
  furnitureItems,
}: Offer): { readonly number: number; readonly piece: OfferedPiece }[] {
  return furnitureItems
    .map((piece, index) => ({ number: index + 1, piece }))
    .filter(({ piece }) => (piece.title ?? '') !== '' || piece.price !== '' || piece.images.length > 0);
}

/**
 * The amount that a wished price states, in whole cents: '250', '250 €', 'ca. 1.200 Euro', '99,50'. Null if it is empty
 * or in words; any text may be a wished price (spec 3-46).
 */
export function wishedCents(price: string): Cents | null {
  const match =
    /^(?:(?:ca|about|etwa|ab)\.? )?(?:€|eur)? ?(\d{1,3}(?:[., ]\d{3})+|\d{1,6})(?:[.,](?:(\d{2})|-+))? ?(?:€|eur|euros?)?$/i.exec(
      price.trim().replace(/\s+/g, ' '),
    );
  if (match === null) return null;
  const [, euros = '', cents = '0'] = match;
  return Number(euros.replace(/\D/g, '')) * 100 + Number(cents);
}

/**
 * The state of an offer, set by staff. `read`: somebody is working on it; merely opening an offer changes nothing.
 */
export const offerStates = ['new', 'read', 'answered', 'bought', 'declined'] as const;
export type OfferState = (typeof offerStates)[number];
