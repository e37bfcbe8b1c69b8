import { useCallback, useEffect, useState } from 'react';
import { askShop, type ShopAnswer } from '../../../asking/ask-shop.ts';
import { isSamePiece } from '../../cart/stock-check.ts';
import { shopCart } from '../../cart/store/shop-cart.ts';
import { endCheckout } from './checkout-key.ts';
import { changeCheckout, readCheckout } from '../checkout-store.ts';
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

/** Removes what was ordered from the cart. Later additions stay: they are not part of this order. */
function clearCart(orderId: string, { lines }: PlacedOrder): void {
  const ordered = Object.values(shopCart.getSnapshot().cartDetails).filter((line) =>
    lines.some((one) => isSamePiece(line, one)),
  );
  for (const line of ordered) shopCart.removeItem(line.id);
  endPlacedCheckout(orderId);
}

/** The next purchase in this tab is another checkout, and not led to this order, whose remark was about it alone. */
export function endPlacedCheckout(orderId: string): void {
  if (readCheckout().placed !== orderId) return;
  changeCheckout({ placed: null, paymentMethod: null, note: '' });
  endCheckout();
}
