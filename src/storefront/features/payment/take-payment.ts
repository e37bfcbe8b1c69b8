import { askShop } from '../../ask-shop.ts';
import * as t from '#texts/paying.ts';
import { to } from '../../to.ts';
import { shopCart } from '../cart/use-cart.ts';
import { showAlert } from '../overlays/overlay-store.ts';

/**
 * The shopper is back from the provider's page (spec 2.16, 4.9): the shop is notified, the cart is cleared, and after
 * an alert the order is shown. On failure there is the other alert.
 * @param orderId null if this tab did not leave for the payment: the order's mail then leads to it
 * @returns whether the money was taken
 */
export async function takePayment(orderId: string | null, token: string): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  const isCard = query.has('session_id');
  const answer = await askShop<{ message: string }>('/capture-payment', {
    like: { message: '' },
    send: isCard
      ? { token, orderId, paymentMethod: 'stripe' }
      : { token, payerId: query.get('PayerID'), orderId, paymentMethod: 'paypal' },
  });
  if (!answer.ok) {
    showAlert(t.processingFailed);
    return false;
  }
  shopCart.clearCart();
  if (orderId === null) return true;
  // Replaces this page: 'back' must not come here again.
  showAlert(t.successful, () => location.replace(to(`/order-success/${encodeURIComponent(orderId)}`)));
  return true;
}
