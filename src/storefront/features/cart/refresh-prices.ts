import { fromEuros } from '../../../shared/cents.ts';
import type { ShopType } from '../../../shared/shop-type.ts';
import { askShop } from '../../ask-shop.ts';
import { pieceOf, shopProduct, type ShopLine } from './shop-line.ts';
import { shopCart } from './use-cart.ts';

/** What of the product detail call (spec 7) a line of the cart depends on. */
interface Product {
  readonly pricing: { readonly price: number };
  readonly chargeTax: number;
  readonly shopType: ShopType;
  readonly assemblyService: boolean;
  readonly stockAmt: number;
  readonly variants: readonly { readonly _id: string; readonly stockAmt: number }[];
}

/** Brings the prices and stocks in the cart up to date. What is not in the shop any more stays as it was. */
export async function refreshPrices(): Promise<void> {
  const lines = Object.values(shopCart.getSnapshot().cartDetails);
  const fresh = await Promise.all(lines.map(freshLine));
  const now = shopCart.getSnapshot().cartDetails;
  // What was taken out meanwhile stays out. The id may change: assembly may not be offered any more.
  shopCart.loadCart(
    Object.fromEntries(
      lines.flatMap((line, index) => {
        const next = fresh[index] ?? line;
        return line.id in now ? [[next.id, { ...next, quantity: line.quantity }]] : [];
      }),
    ),
    false,
  );
}

async function freshLine(line: ShopLine): Promise<ShopLine> {
  const answer = await askShop<Product>(`/products/${encodeURIComponent(pieceOf(line))}`);
  if (!answer.ok) return line;
  const { pricing, chargeTax, shopType, assemblyService, stockAmt, variants } = answer.value;
  const { variantId, rentOption, assembly, title, description, image } = line;
  const product = shopProduct(
    {
      productId: pieceOf(line),
      title,
      description,
      image,
      priceCents: fromEuros(pricing.price),
      stockAmt: variants.find(({ _id }) => _id === variantId)?.stockAmt ?? stockAmt,
      shopType,
      chargeTax,
      assemblyService,
    },
    { variantId: variantId ?? null, rentOption: rentOption ?? null, assembly },
  );
  return { ...line, ...product };
}
