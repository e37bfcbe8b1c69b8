import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOwner, type StaffBrowser } from './staff-login.ts';
import { okCard, openPayingShop } from './pay-by-card.ts';

let shop: Awaited<ReturnType<typeof openPayingShop>>;
let office: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  office = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Order {
  readonly orderNumber: string;
  readonly boughtGift: Readonly<Record<string, unknown>>;
}

async function ordered(): Promise<string> {
  const drafted = await shop.app.inject({
    method: 'POST',
    url: '/api/gift-voucher-orders',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      value: 80,
      design: 'stripes',
      email: 'grace@example.org',
      firstName: 'Grace',
      lastName: 'Muster',
      address: 'Boxhagener Straße 1',
      postalCode: '10245',
      city: 'Berlin',
      paymentMethod: 'stripe',
    },
  });
  const { orderId } = drafted.json<{ orderId: string }>();
  expect((await shop.post(`/api/checkout/${orderId}/confirm`, {})).json()).toMatchObject({
    state: 'accepted',
  });
  return orderId;
}

test('a card pays for a gift voucher, which is then there; paid back, it has ended', async () => {
  const orderId = await ordered();
  const { intent } = await shop.payByCard(orderId, okCard);
  const confirmed = await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  expect(confirmed.json()).toEqual({ message: 'Payment confirmed successfully' });
  const paid = (await shop.get(orderId)).json<Order>();
  expect(paid).toMatchObject({
    state: 'accepted',
    paymentData: [{ status: 'received' }],
    boughtGift: { isToDownload: true },
  });
  const refunded = await office.call('POST', `/orders/${paid.orderNumber}/refunds`, {
    amountCents: null,
    reason: 'Widerruf',
    key: randomUUID(),
  });
  expect(refunded.statusCode, refunded.body).toBe(200);
  expect((await shop.get(orderId)).json<Order>().boughtGift).toMatchObject({
    isToDownload: false,
    isCancelled: true,
  });
});

test('without its payment there is no voucher', async () => {
  const orderId = await ordered();
  await shop.payByCard(orderId, '4000000000000002');
  expect((await shop.get(orderId)).json<Order>().boughtGift).toMatchObject({
    isToDownload: false,
    lastDay: null,
  });
});
