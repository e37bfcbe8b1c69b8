import { expect, type APIResponse, type Page } from '@playwright/test';
import { bought, payload } from '../api/an-order.ts';
import type { ProductDetail } from './pieces.ts';

type PaymentMethod = 'bank_transfer' | 'stripe' | 'paypal';

interface Draft {
  readonly orderId: string;
  readonly email: string;
}

/** A draft as the browser creates it; the shop itself computes the price. */
export async function draftOf(
  page: Page,
  piece: ProductDetail,
  item: object = {},
  method: PaymentMethod = 'bank_transfer',
  deliveryOption: 'shipment' | 'pickup' = 'shipment',
  more: object = {},
): Promise<Draft> {
  const email = `${piece._id.slice(-20)}@example.org`;
  const order = payload([bought(piece._id, item)], 1, {
    payment_method: method,
    shipping_method: { deliveryOption, price: 0 },
    ...more,
  });
  const body = { ...order, shipmentAdress: { ...order.shipmentAdress, email } };
  const send = (totalPrice: number) =>
    page.request.post('/api/initiate-payment', { data: { ...body, totalPrice } });
  const { totals } = await answerOf<{ totals: { total: number } }>(send(1), 409);
  const { orderId } = await answerOf<{ orderId: string }>(send(totals.total), 200);
  return { orderId, email };
}

/** A refusal is said as the shop said it, and not as a field that its answer lacks. */
async function answerOf<T>(sent: Promise<APIResponse>, status: number): Promise<T> {
  const response = await sent;
  expect(response.status(), await response.text()).toBe(status);
  return (await response.json()) as T;
}

/** That draft, ordered. */
export async function placeOrder(
  page: Page,
  piece: ProductDetail,
  item: object = {},
  method: PaymentMethod = 'bank_transfer',
  more: object = {},
): Promise<Draft & { readonly orderNumber: string }> {
  const draft = await draftOf(page, piece, item, method, 'shipment', more);
  const confirmed = page.request.post(`/api/checkout/${draft.orderId}/confirm`, { data: {} });
  const { orderNumber } = await answerOf<{ orderNumber: string }>(confirmed, 200);
  return { ...draft, orderNumber };
}

/** Somebody has paid the order by card: the work of the card form, without it. */
export async function payByCard(page: Page, orderId: string, card = '4242424242424242'): Promise<void> {
  const asked = await page.request.post('/api/card-intent', { data: { orderId } });
  const { clientSecret } = (await asked.json()) as { clientSecret: string };
  const id = clientSecret.split('_secret_')[0] ?? '';
  const form = {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
  };
  await page.request.post(`/sandbox/stripe/v1/payment_intents/${id}/confirm`, { form });
  const paid = await page.request.post('/api/card-confirm', { data: { paymentIntentId: id } });
  expect(paid.status()).toBe(200);
}

/** Somebody has paid the order at PayPal: the work of its pages, without them. */
export async function payByPayPal(page: Page, orderId: string): Promise<void> {
  const asked = await page.request.post('/api/wallet-order', { data: { orderId } });
  const { id, approveUrl } = (await asked.json()) as { id: string; approveUrl: string };
  await page.request.post(approveUrl, { form: { choice: 'pay' }, maxRedirects: 0 });
  const data = { token: id, payerId: 'P', orderId, paymentMethod: 'paypal' };
  const paid = await page.request.post('/api/capture-payment', { data });
  expect(paid.status()).toBe(200);
}

/** Klarna has promised to pay the order: the work of Stripe's page, without it. */
export async function payByKlarna(page: Page, orderId: string): Promise<void> {
  const asked = await page.request.post('/api/checkout-session', {
    data: { orderId, paymentMethod: 'klarna' },
  });
  const { sessionId } = (await asked.json()) as { sessionId: string };
  await page.request.post(`/sandbox/stripe/pay/${sessionId}`, {
    form: { choice: 'klarna' },
    maxRedirects: 0,
  });
  const data = { token: sessionId, orderId, paymentMethod: 'stripe' };
  const paid = await page.request.post('/api/capture-payment', { data });
  expect(paid.status()).toBe(200);
}

/**
 * Waits until the shop's jobs have brought an order this far, as the office reads it; a page that is loaded after that
 * shows it.
 */
export async function waitForOrder(
  page: Page,
  orderNumber: string,
  state: Record<string, unknown>,
): Promise<void> {
  const read = async (): Promise<unknown> =>
    (await page.request.get(`/api/admin/orders/${orderNumber}`)).json();
  const message = `${orderNumber} as the shop's jobs leave it`;
  await expect.poll(read, { timeout: 60_000, intervals: [100, 200], message }).toMatchObject(state);
}
