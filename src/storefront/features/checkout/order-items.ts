import type { OrderPayload } from '../../../modules/ordering/http/checkout.schemas.ts';
import { pieceOf, type ShopLine } from '../cart/store/shop-line.ts';

/** The lines of a cart as the shop is asked about them. A line from an old visitor's cart lacks some of it. */
export const orderItemsOf = (lines: readonly ShopLine[]): OrderPayload['order_items'] =>
  lines.map((line) => ({
    product_item_id: pieceOf(line),
    variantId: line.variantId ?? null,
    qty: line.quantity,
    isRent: line.isRent,
    rentOption: line.rentOption ?? null,
    assembly: (line as Partial<ShopLine>).assembly ?? false,
  }));
