import { useCallback, useEffect, useState } from 'react';
import { askShop, type ShopAnswer } from '../../ask-shop.ts';
import { isSamePiece } from '../cart/stock-check.ts';
import { shopCart } from '../cart/shop-cart.ts';
import { endCheckout } from './checkout-key.ts';
import { changeCheckout, readCheckout } from './checkout-store.ts';
import type { PlacedOrder } from './placed-order.ts';

interface PlacedOrderView {
  /** Null while it is being fetched. */
  readonly answer: ShopAnswer<PlacedOrder> | null;
  readonly reload: () => void;
  /** Takes an answer of the shop that also contains the order. */
  readonly show: (answer: ShopAnswer<PlacedOrder>) => void;
}

/** The order in the page's address; once it has loaded, its pieces are removed from the cart (spec 2.15, 4.9). */
export function usePlacedOrder(orderId: string): PlacedOrderView {
  const [answer, setAnswer] = useState<ShopAnswer<PlacedOrder> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void askShop<PlacedOrder>(`/orders/${encodeURIComponent(orderId)}`, {
      like: { orderNumber: '', lines: [] },
    }).then((next) => {
      if (!isWanted) return;
      setAnswer(next);
      if (next.ok && next.value.state !== 'draft') clearCart(orderId, next.value);
    });
    return () => {
      isWanted = false;
    };
  }, [orderId, attempt]);
  const reload = useCallback(() => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  }, []);
  return { answer, reload, show: setAnswer };
}

/**
 * The whole cart, if this browser's checkout has just become this order. Opening an old order's link removes only what
 * was ordered, and keeps later additions.
 */
function clearCart(orderId: string, { lines }: PlacedOrder): void {
  if (readCheckout().placed === orderId) {
    shopCart.clearCart();
    changeCheckout({ placed: null, paymentMethod: null });
    endCheckout();
    return;
  }
  const ordered = Object.values(shopCart.getSnapshot().cartDetails).filter((line) =>
    lines.some((one) => isSamePiece(line, one)),
  );
  for (const line of ordered) shopCart.removeItem(line.id);
}
