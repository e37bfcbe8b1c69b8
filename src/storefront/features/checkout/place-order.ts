import { askShop, type ShopAnswer } from '../../ask-shop.ts';
import type { Cents } from '../../../shared/cents.ts';
import type { ShopLine } from '../cart/shop-line.ts';
import { changeCheckout, readCheckout } from './checkout-store.ts';
import { orderPayload } from './order-payload.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { randomKey } from './random-key.ts';

/** A draft of an order: priced, and its pieces held for half an hour. */
export interface Draft {
  readonly orderId: string;
  readonly reservedUntil?: string;
}

let lastSent = { text: '', key: '' };

/**
 * Asks for the order. The same content sent again, by a double click or after a broken line, has the same
 * idempotency key, and so is the same order.
 */
export async function initiatePayment(order: {
  readonly lines: readonly ShopLine[];
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
  readonly paymentMethod: PaymentMethod;
}): Promise<ShopAnswer<Draft>> {
  if (readCheckout().checkoutKey === '') changeCheckout({ checkoutKey: randomKey() });
  const send = orderPayload({ checkout: readCheckout(), ...order });
  const text = JSON.stringify(send);
  if (lastSent.text !== text) lastSent = { text, key: randomKey() };
  const answer = await askShop<Draft>('/initiate-payment', {
    send,
    headers: { 'idempotency-key': lastSent.key },
  });
  // A refusal is final; what the shopper sends after it is a new question.
  if (!answer.ok && answer.status !== 0) forgetSent();
  return answer;
}

function forgetSent(): void {
  lastSent = { text: '', key: '' };
}

/** Drops the draft, so that its pieces are free again. Where that fails, it ends by itself. */
export async function cancelDraft(orderId: string): Promise<void> {
  forgetSent();
  await askShop(`/checkout/${orderId}/cancel`, { send: {} });
}

/** The binding click. */
export async function confirmOrder(orderId: string): Promise<ShopAnswer<unknown>> {
  const answer = await askShop(`/checkout/${orderId}/confirm`, { send: {} });
  if (answer.ok) changeCheckout({ placed: orderId });
  return answer;
}
