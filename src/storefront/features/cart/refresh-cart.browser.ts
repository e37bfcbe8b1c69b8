import type { ProductDetail } from '../../../read-models/http/catalogue.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import { newsOf, type CartNews, type Whereabouts } from './line-news.ts';
import { shopCart } from './store/shop-cart.ts';
import { pieceOf, shopProduct, type ShopLine } from './store/shop-line.ts';
import { unitsInCart } from './stock-check.ts';

/**
 * Asks the shop about every line, and updates prices and stocks in the cart. A line that cannot be checked now stays as
 * it was, with what was known of it.
 */
export async function refreshCart(known: CartNews): Promise<CartNews> {
  const lines = Object.values(shopCart.getSnapshot().cartDetails);
  const answers = await Promise.all(lines.map(ask));
  const fresh = new Map(lines.flatMap((line, index) => (answers[index] ? [[line.id, answers[index]]] : [])));
  // Concurrent additions and removals are kept. A line's id may change: assembly may no longer be offered.
  const next = Object.values(shopCart.getSnapshot().cartDetails).map((line) => ({
    before: line,
    line: { ...line, ...fresh.get(line.id)?.product },
    piece: fresh.get(line.id)?.piece,
  }));
  const details = Object.fromEntries(next.map(({ line }) => [line.id, line]));
  shopCart.loadCart(details, false);
  return new Map(
    next.flatMap(({ before, line, piece }) => {
      const wanted = unitsInCart(details, { productId: pieceOf(line), variantId: line.variantId });
      const news = piece === undefined ? known.get(before.id) : newsOf(before, line, piece, wanted);
      return news == null ? [] : [[line.id, news]];
    }),
  );
}

/** The shop's data about a line; null: it could not be reached. */
async function ask(
  line: ShopLine,
): Promise<{ readonly product: Partial<ShopLine>; readonly piece: Whereabouts } | null> {
  const answer = await askShop<ProductDetail>(`/products/${encodeURIComponent(pieceOf(line))}`, {
    like: { title: '', pricing: {}, stockAmt: 0, variants: [], descriptions: [] },
  });
  if (!answer.ok) return answer.status === 404 ? { product: { stockAmt: 0 }, piece: null } : null;
  const { title, pricing, chargeTax, shopType, taxScheme, assemblyService, stockAmt, variants, saving } =
    answer.value;
  const [description = ''] = answer.value.descriptions;
  const { variantId, rentOption, assembly, image } = line;
  const variant = variants.find(({ _id }) => _id === variantId);
  const product = shopProduct(
    {
      productId: pieceOf(line),
      title: variant === undefined ? title : `${title}, ${variant.name}`,
      description: plainText(description),
      image,
      priceCents: fromEuros(pricing.price),
      stockAmt: variant?.stockAmt ?? stockAmt,
      shopType,
      chargeTax,
      taxScheme,
      assemblyService,
      referenceCents: saving === null ? null : fromEuros(saving.reference),
    },
    { variantId: variantId ?? null, rentOption: rentOption ?? null, assembly },
  );
  return { product, piece: answer.value };
}
