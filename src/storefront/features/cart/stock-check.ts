import type { CartDetails } from './store/cart-state.ts';
import type { ShopProduct } from './store/shop-line.ts';

/** Why a piece cannot go into the cart; the messages are the specification's (5 and 8). */
export type StockFailure =
  | { readonly code: 'out-of-stock'; readonly message: 'Product is out of stock!' }
  | { readonly code: 'sold-out'; readonly message: 'This product is sold out!' }
  | {
      readonly code: 'too-few';
      readonly available: number;
      readonly message: `Only ${number} items available in stock!`;
    };

type Units = Pick<ShopProduct, 'productId' | 'variantId' | 'stockAmt' | 'isRent'>;

/** Whether one more unit may go into the cart; null: it may. Renting and buying compete for the same units. */
export function stockFailure(details: CartDetails<ShopProduct>, piece: Units): StockFailure | null {
  const { stockAmt } = piece;
  if (!(stockAmt > 0)) {
    return piece.isRent
      ? { code: 'sold-out', message: 'This product is sold out!' }
      : { code: 'out-of-stock', message: 'Product is out of stock!' };
  }
  if (unitsInCart(details, piece) + 1 <= stockAmt) return null;
  return {
    code: 'too-few',
    available: stockAmt,
    message: `Only ${stockAmt} items available in stock!`,
  };
}

/** How many units of a piece, and of its variant, all lines of the cart request together. */
export function unitsInCart(
  details: CartDetails<ShopProduct>,
  piece: Pick<Units, 'productId' | 'variantId'>,
): number {
  return Object.values(details)
    .filter((line) => isSamePiece(line, piece))
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** A line from an old visitor's cart has no variant, and its id is that of the piece. */
export function isSamePiece(
  line: { readonly id: string } & Partial<Pick<Units, 'productId' | 'variantId'>>,
  piece: Partial<Pick<Units, 'productId' | 'variantId'>>,
): boolean {
  return (
    (line.productId ?? line.id) === piece.productId && (line.variantId ?? null) === (piece.variantId ?? null)
  );
}
