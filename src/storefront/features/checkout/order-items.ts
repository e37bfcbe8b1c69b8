import type { OrderPayload } from '../../../modules/ordering/http/checkout.schemas.ts';
import { pieceOf, type ShopLine } from '../cart/store/shop-line.ts';

/** A line of a cart as the shop is asked about it. One from an old visitor's cart lacks some of it. */
export const orderItemOf = (line: ShopLine): OrderPayload['order_items'][number] => ({
  product_item_id: pieceOf(line),
  variantId: line.variantId ?? null,
  qty: line.quantity,
  isRent: line.isRent,
  rentOption: line.rentOption ?? null,
  assembly: (line as Partial<ShopLine>).assembly ?? false,
});

export const orderItemsOf = (lines: readonly ShopLine[]): OrderPayload['order_items'] =>
  lines.map(orderItemOf);
