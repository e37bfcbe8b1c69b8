import type { ProductDetail } from '../../../../read-models/http/catalogue.schemas.ts';
import type { LinkedLine } from '../../../../shared/orders/linked-cart.ts';
import { askShop } from '../../../asking/ask-shop.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';
import { pieceForCart } from '../../buying/piece-for-cart.ts';
import { cardOfProduct } from '../../endless-list/grow.ts';
import { unitsInCart } from '../stock-check.ts';
import { shopCart } from '../store/shop-cart.ts';
import { shopProduct } from '../store/shop-line.ts';

/** What became of the lines of a link. */
export interface Restored {
  /** Titles of pieces that are in the cart now. */
  readonly there: readonly string[];
  /** Titles of pieces that cannot be had. */
  readonly gone: readonly string[];
  /** Pieces that the shop shows no more, and so has no name for. */
  readonly unknown: number;
  /** Pieces that could not be asked about. */
  readonly unreached: number;
}

/**
 * Adds the lines of a link to the cart, as many as can be had. What is in the cart stays: a line that is there already
 * gets no more than the link says, so that following it twice changes nothing.
 */
export async function restoreCart(
  lines: readonly LinkedLine[],
  ask: (id: string) => Promise<ProductDetail | 'unknown' | 'unreached'> = askProduct,
  cart: Pick<typeof shopCart, 'refresh' | 'getSnapshot' | 'loadCart'> = shopCart,
): Promise<Restored> {
  const there: string[] = [];
  const gone: string[] = [];
  const missing = { unknown: 0, unreached: 0 };
  const products = await Promise.all(lines.map(({ pieceId }) => ask(pieceId)));
  cart.refresh();
  lines.forEach((line, index) => {
    const product = products[index] ?? 'unreached';
    if (typeof product === 'string') {
      missing[product] += 1;
      return;
    }
    const card = cardOfProduct(product);
    const variant = product.variants.find(({ _id }) => _id === line.variantId);
    const piece = pieceForCart(card, variant && { ...variant, pictures: [] });
    const image = variant?.variantImages[0] ?? piece.image;
    const lacksVariant = variant === undefined && (line.variantId !== null || product.variants.length > 0);
    if (piece.stockAmt < 1 || lacksVariant || (line.rentOption !== null && !product.rentable)) {
      gone.push(piece.title);
      return;
    }
    const description = plainText(product.descriptions[0] ?? '');
    const wanted = shopProduct({ ...piece, image, description }, line);
    const { cartDetails } = cart.getSnapshot();
    const before = Object.hasOwn(cartDetails, wanted.id) ? (cartDetails[wanted.id]?.quantity ?? 0) : 0;
    const others = unitsInCart(cartDetails, wanted) - before;
    const quantity = Math.max(before, Math.min(line.quantity, piece.stockAmt - others));
    if (quantity > before) cart.loadCart({ [wanted.id]: { ...wanted, quantity } });
    there.push(piece.title);
  });
  return { there, gone, ...missing };
}

async function askProduct(id: string): Promise<ProductDetail | 'unknown' | 'unreached'> {
  const answer = await askShop<ProductDetail>(`/products/${encodeURIComponent(id)}`, {
    like: { title: '', stockAmt: 0, variants: [], descriptions: [] },
  });
  if (answer.ok) return answer.value;
  return answer.status === 404 ? 'unknown' : 'unreached';
}
