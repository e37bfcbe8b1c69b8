import type { Cents } from '../../../shared/cents.ts';
import type { CartDetails } from './cart-state.ts';
import type { ShopProduct } from './shop-line.ts';

interface LineAmount {
  readonly quantity: number;
  readonly value: Cents;
}

/** The change of a line; `before` is null for a new line, `after` for a removed one. */
export interface CartChange {
  readonly lineId: string;
  readonly title: string;
  readonly before: LineAmount | null;
  readonly after: LineAmount | null;
}

/** The differences that matter to the shopper between two states of a cart: pieces, quantities, and prices. */
export function cartChanges(
  before: CartDetails<ShopProduct>,
  after: CartDetails<ShopProduct>,
): readonly CartChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((lineId) => {
    const [old, now] = [before[lineId], after[lineId]];
    const isSame = old?.quantity === now?.quantity && old?.value === now?.value;
    const title = now?.title ?? old?.title;
    if (isSame || title === undefined) return [];
    return [{ lineId, title, before: amountOf(old), after: amountOf(now) }];
  });
}

function amountOf(line: LineAmount | undefined): LineAmount | null {
  return line === undefined ? null : { quantity: line.quantity, value: line.value };
}
