import type { Cents } from '../../../shared/cents.ts';
import type { CartDetails } from './cart-state.ts';
import type { ShopProduct } from './shop-line.ts';

interface LineAmount {
  readonly quantity: number;
  readonly value: Cents;
}

/** What has become of a line; `before` is null where it is new, `after` where it is gone. */
export interface CartChange {
  readonly lineId: string;
  readonly title: string;
  readonly before: LineAmount | null;
  readonly after: LineAmount | null;
}

/** What differs for the shopper between two moments of a cart: pieces, how many, and what they cost. */
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
