import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow } from './open-test-shop.ts';
import { openPayingShop, type PayingShop } from './pay-by-card.ts';
import { makeRefunds } from './refund-jobs.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: PayingShop;
let office: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  office = await firstOwner(shop);
});
afterEach(() => shop.sandbox.behaviour.change({ kind: 'fine' }));
afterAll(() => shop.close());

/** An order of 915 €, 50 € of which a gift voucher pays, approved on PayPal's page. */
async function anApprovedOrder(sku: string) {
  const sale = { valueCents: 50_00, paidBy: 'cash', key: randomUUID() };
  const gift = (await office.call('POST', '/gift-vouchers', sale)).json<{ id: string; code: string }>();
  await shop.fill([{ draft: aPiece({ sku, title: 'Sessel' }), publishedAt: testNow }]);
  const giftVoucher = { code: gift.code, payablePrice: 865 };
  const draft = payload([bought(await shop.idOf(sku))], 915, { payment_method: 'paypal', giftVoucher });
  const orderId = orderIdOf(await shop.post('/api/initiate-payment', draft));
  const confirmed = await shop.post(`/api/checkout/${orderId}/confirm`, {});
  const { orderNumber } = confirmed.json<{ orderNumber: string }>();
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id: token, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  const { pathname, search } = new URL(approveUrl);
  const at = `${shop.origin}${pathname}${search}`;
  const shown = await (await fetch(at)).text();
  await fetch(at, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
  const capture = () =>
    shop.post('/api/capture-payment', { token, payerId: 'PAYER', orderId, paymentMethod: 'paypal' });
  return { gift, orderId, orderNumber, shown, capture };
}

/** What PayPal itself has taken and given back for the order, in cents. */
async function atPayPal(orderNumber: string) {
  const { rows } = await sql<{ taken: number; refunded: number }>`
    select p.amount_cents as taken, p.refunded_cents as refunded
    from provider_payments p join orders o on o.id::text = p.reference
    where 'WMK-' || o.number = ${orderNumber} and p.state = 'captured'
  `.execute(queries<object>(shop.shop.db));
  return rows;
}

const balanceOf = async ({ id }: { id: string }) =>
  (await office.call('GET', `/gift-vouchers/${id}`)).json<{ balanceCents: number }>().balanceCents;

test('a gift voucher pays a part, PayPal the rest, once; a refund goes to PayPal first and the rest to the voucher', async () => {
  const { gift, orderId, orderNumber, shown, capture } = await anApprovedOrder('GP-1');
  expect(shown).toContain('865,00');
  expect(shown).not.toContain('915,00');
  const answers = await Promise.all([capture(), capture(), capture()]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect((await shop.get(orderId)).json()).toMatchObject({
    state: 'accepted',
    orderTotal: 915,
    gift: 50,
    paymentMethod: 'paypal',
    paymentData: [{ status: 'received' }],
  });
  expect(await atPayPal(orderNumber)).toEqual([{ taken: 865_00, refunded: 0 }]);
  expect(await balanceOf(gift)).toBe(0);

  const refund = (amountCents: number, key: string) =>
    office.call('POST', `/orders/${orderNumber}/refunds`, { amountCents, reason: 'Kratzer', key });
  expect((await refund(40_00, 'a part of the money')).statusCode).toBe(200);
  expect(await balanceOf(gift)).toBe(0);
  // Of these, 825 € are left of the money: 15 € go to the voucher, however often it is asked for.
  shop.sandbox.behaviour.change({ kind: 'lost' });
  for (let times = 0; times < 2; times += 1) {
    expect((await refund(840_00, 'the rest of it and more')).statusCode).toBe(200);
    await makeRefunds(shop);
  }
  expect(await balanceOf(gift)).toBe(15_00);
  shop.sandbox.behaviour.change({ kind: 'fine' });
  expect(await makeRefunds(shop)).toEqual([]);
  expect(await makeRefunds(shop)).toEqual([]);
  expect(await atPayPal(orderNumber)).toEqual([{ taken: 865_00, refunded: 865_00 }]);
  expect(await balanceOf(gift)).toBe(15_00);
  // What is left is what the voucher paid and has not got back.
  expect((await refund(35_01, 'more than there is')).statusCode).toBe(422);
  expect((await refund(35_00, 'all that is left')).statusCode).toBe(200);
  expect(await makeRefunds(shop)).toEqual([]);
  expect(await balanceOf(gift)).toBe(50_00);
  expect(await atPayPal(orderNumber)).toEqual([{ taken: 865_00, refunded: 865_00 }]);
  expect((await office.call('GET', `/gift-vouchers/${gift.id}/uses`)).json()).toMatchObject([
    { order: orderNumber, amountCents: 50_00, refundedCents: 50_00 },
  ]);
});

test('an order that both have paid is called off: each gets back its own part', async () => {
  const { gift, orderNumber, capture } = await anApprovedOrder('GP-2');
  await capture();
  expect((await office.call('POST', `/orders/${orderNumber}/cancel`)).statusCode).toBe(200);
  expect(await makeRefunds(shop)).toEqual([]);
  expect(await atPayPal(orderNumber)).toEqual([{ taken: 865_00, refunded: 865_00 }]);
  expect(await balanceOf(gift)).toBe(50_00);
});
