import { askShop, type AskOptions, type ShopAnswer } from '../../ask-shop.ts';
import type { Cents } from '../../../shared/cents.ts';
import { askAsCustomer } from '../account/ask-as-customer.ts';
import { stored, tokenKey } from '../account/session.ts';
import type { ShopLine } from '../cart/shop-line.ts';
import { checkoutKey } from './checkout-key.ts';
import { changeCheckout, readCheckout } from './checkout-store.ts';
import type { PlacedOrder } from './placed-order.ts';
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
 * Requests the order. Repeated contents, after a double click or a broken connection, have the same idempotency key,
 * and so are the same order.
 */
export async function initiatePayment(order: {
  readonly lines: readonly ShopLine[];
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
  readonly paymentMethod: PaymentMethod;
  /** As the shopper typed it, once the shop has asked for one. */
  readonly mailboxCode?: string | undefined;
}): Promise<ShopAnswer<Draft>> {
  const send = orderPayload({ checkout: readCheckout(), checkoutKey: checkoutKey(), ...order });
  const text = JSON.stringify(send);
  if (lastSent.text !== text) lastSent = { text, key: randomKey() };
  const answer = await askAsSomebody<Draft>('/initiate-payment', {
    send,
    headers: { 'idempotency-key': lastSent.key },
  });
  // A refusal is final; the shopper's next attempt is a new request.
  if (!answer.ok && answer.status !== 0) forgetSent();
  return answer;
}

/** Sent as the logged-in customer, so that the order belongs to the account; otherwise as a guest. */
async function askAsSomebody<T>(path: string, asked: AskOptions<T>): Promise<ShopAnswer<T>> {
  if (stored(tokenKey) === null) return askShop<T>(path, asked);
  const answer = await askAsCustomer<T>(path, asked);
  return !answer.ok && answer.status === 401 ? askShop<T>(path, asked) : answer;
}

function forgetSent(): void {
  lastSent = { text: '', key: '' };
}

/**
 * Drops the draft, or the order whose payment has not begun, so that its pieces are free again. If that fails, it
 * expires by itself.
 * @returns whether it was dropped; false if it has been paid meanwhile
 */
export async function cancelDraft(orderId: string): Promise<boolean> {
  forgetSent();
  const answer = await askShop(`/checkout/${orderId}/cancel`, { send: {} });
  if (answer.ok) changeCheckout({ placed: null });
  return answer.ok || answer.code !== 'order-binding';
}

/** The binding click. */
export async function confirmOrder(
  orderId: string,
  choice: { readonly paymentMethod: PaymentMethod; readonly earlyService: boolean },
): Promise<ShopAnswer<Pick<PlacedOrder, 'payUntil' | 'orderTotal'>>> {
  const { paymentMethod, earlyService } = choice;
  const send = { earlyService, ...(paymentMethod === 'bank_transfer' ? {} : { paymentMethod }) };
  const answer = await askShop<PlacedOrder>(`/checkout/${orderId}/confirm`, {
    send,
    like: { orderNumber: '' },
  });
  if (answer.ok) changeCheckout({ placed: orderId });
  // This draft has ended; the same cart sent again is another one.
  else if (answer.status !== 0) forgetSent();
  return answer;
}
