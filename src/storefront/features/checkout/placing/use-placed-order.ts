import { useCallback, useEffect, useState } from 'react';
import { askShop, type ShopAnswer } from '../../../asking/ask-shop.ts';
import { shopCart } from '../../cart/store/shop-cart.ts';
import { endCheckout, takeOrdered } from './checkout-key.ts';
import { changeCheckout, readCheckout } from '../checkout-store.ts';
import { vouchersGivenBack } from '../voucher/redeemed-vouchers.ts';
import type { z } from 'zod';
import type { orderAddressSchema, orderSchema } from '../../../../modules/ordering/http/ordering.schemas.ts';

/** An order as GET /api/orders/{orderId} returns it (spec 3, 'Order received'). */
export type PlacedOrder = z.output<typeof orderSchema>;
export type OrderInvoice = PlacedOrder['invoices'][number];
export type PaymentStatus = PlacedOrder['paymentData'][number]['status'];
export type BankTransfer = NonNullable<PlacedOrder['bankTransfer']>;
/** As its `shippingAddress` has it too, as JSON text. */
export type OrderAddress = z.output<typeof orderAddressSchema>;

interface PlacedOrderView {
  /** Null while it is being fetched. */
  readonly answer: ShopAnswer<PlacedOrder> | null;
  readonly reload: () => void;
  /** Takes an answer of the shop that also contains the order. */
  readonly show: (answer: ShopAnswer<PlacedOrder>) => void;
}

/** The order in the page's address; if it was ordered from this browser's cart, its pieces leave that once (spec 2.15, 4.9). */
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
      if (next.ok) settleCart(orderId, next.value);
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
 * Lines that were just ordered from this browser's cart leave it. Those of an order that came to nothing stay there,
 * with its vouchers, to be ordered again. Any other order, old or of somebody else, has nothing to do with the cart.
 */
export function settleCart(
  orderId: string,
  { orderNumber, state }: Pick<PlacedOrder, 'orderNumber' | 'state'>,
): void {
  if (state === 'draft') return;
  if (state === 'offered' || state === 'accepted') {
    takeOutOrdered(orderNumber);
    endPlacedCheckout(orderId);
    return;
  }
  takeOrdered(orderNumber);
  vouchersGivenBack(orderId);
  if (readCheckout().placed === orderId) changeCheckout({ placed: null });
}

/** The shopper is back from paying, perhaps in a tab that does not know for which order: that is `orderId` null. */
export function settlePaidCart(orderId: string | null): void {
  // An order whose page was shown has left the cart before.
  if (orderId === null || readCheckout().placed === orderId) takeOutOrdered(null);
  if (orderId !== null) endPlacedCheckout(orderId);
}

/** By as much as was ordered. Later additions stay: they are not part of this order. */
function takeOutOrdered(orderNumber: string | null): void {
  for (const [id, count] of Object.entries(takeOrdered(orderNumber))) {
    shopCart.refresh();
    if (Object.hasOwn(shopCart.getSnapshot().cartDetails, id)) shopCart.decrementItem(id, { count });
  }
}

/** The next purchase in this tab is another checkout, and not led to this order, whose remark was about it alone. */
function endPlacedCheckout(orderId: string): void {
  if (readCheckout().placed !== orderId) return;
  changeCheckout({ placed: null, paymentMethod: null, note: '' });
  endCheckout();
}
