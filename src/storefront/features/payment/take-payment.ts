import { askShop } from '../../ask-shop.ts';
import * as t from '#texts/paying.ts';
import { to } from '../../to.ts';
import { shopCart } from '../cart/use-cart.ts';
import { showAlert } from '../overlays/overlay-store.ts';
import { rememberRefusal } from './order-under-payment.ts';

/** `refused`: by the provider, with another attempt possible; `failed`: nobody knows yet whether it was taken. */
export type Taken =
  | { readonly state: 'taken' }
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly reason: string | null; readonly canRetry: boolean };

/**
 * The shopper is back from the provider's page (spec 2.16, 4.9): the shop is notified, the cart is cleared, and after
 * an alert the order is shown. On failure there is the other alert; after a refusal it leads to the order as well,
 * where the payment can be made again, or by other means.
 * @param orderId null if this tab did not leave for the payment: the order's mail then leads to it
 */
export async function takePayment(orderId: string | null, token: string): Promise<Taken> {
  const query = new URLSearchParams(location.search);
  const isCard = query.has('session_id');
  const answer = await askShop<{ message: string }>('/capture-payment', {
    like: { message: '' },
    send: isCard
      ? { token, orderId, paymentMethod: 'stripe' }
      : { token, payerId: query.get('PayerID'), orderId, paymentMethod: 'paypal' },
  });
  // Replaces this page: 'back' must not come here again.
  const toOrder =
    orderId === null
      ? null
      : (): void => location.replace(to(`/order-success/${encodeURIComponent(orderId)}`));
  if (answer.ok) {
    shopCart.clearCart();
    if (toOrder !== null) showAlert(t.successful, toOrder);
    return { state: 'taken' };
  }
  if (answer.code === 'payment-declined' && orderId !== null) {
    rememberRefusal(orderId);
    showAlert(t.processingFailed, toOrder);
    return { state: 'refused' };
  }
  showAlert(t.processingFailed);
  const canRetry = answer.status === 0 || answer.status >= 500;
  const ended = answer.code === 'payment-too-late' || answer.code === 'payment-closed';
  return { state: 'failed', reason: canRetry ? t.unanswered : ended ? answer.message : null, canRetry };
}
