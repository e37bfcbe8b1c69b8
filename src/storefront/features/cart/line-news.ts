import type { ProductDetail } from '../../../read-models/http/catalogue.schemas.ts';
import type { ShopLine } from './store/shop-line.ts';

/** Why a line of the cart is unavailable as it is, or no longer at its price. */
export type LineNews =
  | { readonly kind: 'sold' | 'away' }
  | { readonly kind: 'reserved' | 'rented'; readonly until: string }
  | { readonly kind: 'too-few'; readonly available: number }
  | { readonly kind: 'price'; readonly before: number };

/** News by the line's id; lines without news are missing. */
export type CartNews = ReadonlyMap<string, LineNews>;

/** The shop's current data of a line's piece; null: the piece no longer exists. */
export type Whereabouts = Pick<ProductDetail, 'reservedUntil' | 'rentedUntil' | 'away'> | null;

/**
 * The most important news about a line, or null.
 * @param line the line with its fresh price and stock; `before`: as the shopper knew it
 * @param wanted how many units of this piece all lines of the cart request
 */
export function newsOf(
  before: ShopLine,
  line: ShopLine,
  piece: Whereabouts,
  wanted: number,
): LineNews | null {
  if (line.stockAmt < 1) {
    if (piece !== null && piece.reservedUntil !== null)
      return { kind: 'reserved', until: piece.reservedUntil };
    if (piece !== null && piece.rentedUntil !== null) return { kind: 'rented', until: piece.rentedUntil };
    return { kind: (piece?.away ?? null) === null ? 'sold' : 'away' };
  }
  if (wanted > line.stockAmt) return { kind: 'too-few', available: line.stockAmt };
  return before.price === line.price ? null : { kind: 'price', before: before.price };
}

/** Whether none of a line's units can be ordered, so that its price belongs to no sum. */
export const isGone = (news: LineNews | undefined): boolean => isInTheWay(news) && news?.kind !== 'too-few';

/** Whether a line must be changed or removed before the cart can be ordered. */
export const isInTheWay = (news: LineNews | undefined): boolean =>
  news !== undefined && news.kind !== 'price';
