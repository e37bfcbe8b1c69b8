import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { minuteMs } from '../../../../shared/time/durations.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { anOrderByCard, deliveredPrice, initiated, subjectsTo } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
const paypal = fakeProvider('paypal');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe, paypal } });
});
afterAll(() => shop.db.close());

const order = async (orderId: string) => {
  const found = await shop.ordering.getOrder(orderId);
  return found.ok ? [found.value.state, found.value.payment?.state ?? null] : found.error.code;
};

test('only after the binding click', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const checkout = aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod: 'stripe' });
  const orderId = await initiated(shop, checkout);
  expect(await shop.ordering.askForPayment(orderId, 'card')).toMatchObject({
    error: { code: 'order-not-offered' },
  });
  await shop.ordering.confirmOrder(orderId, null);
  const asked = await Promise.all(
    Array.from({ length: 4 }, () => shop.ordering.askForPayment(orderId, 'card')),
  );
  const names = asked.map((one) => (one.ok ? one.value.externalId : one.error.code));
  expect(new Set(names).size).toBe(1);
});

test.each([
  ['stripe', 'card'],
  ['klarna', 'klarna'],
  ['paypal', 'wallet'],
] as const)(
  'by %s the click is accepted and confirmed by mail, once, before any money is asked for',
  async (paymentMethod, kind) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const customer = { email: `${paymentMethod}@example.org` };
    const checkout = aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod, ...customer });
    const orderId = await initiated(shop, checkout);
    expect(await shop.ordering.confirmOrder(orderId, null)).toMatchObject({
      value: { state: 'accepted', payUntil: new Date(shop.now().getTime() + 30 * minuteMs) },
    });
    expect(await subjectsTo(shop, customer.email)).toEqual(['Ihre Bestellung #']);
    expect((await shop.ordering.askForPayment(orderId, kind)).ok).toBe(true);
    expect(await order(orderId)).toEqual(['accepted', 'open']);
    expect(await subjectsTo(shop, customer.email)).toEqual(['Ihre Bestellung #']);
  },
);

test('an order that was left as an offer is accepted by the request to pay', async () => {
  const { orderId } = await anOrderByCard(shop, { email: 'offer@example.org' });
  const q = queries<object>(shop.db);
  const { rows } = await sql<{ id: string }>`
    update orders set state = 'offered', accepted_at = null, accept_until = ${new Date(shop.now().getTime() + minuteMs)}
    where email = 'offer@example.org' returning id`.execute(q);
  await sql`delete from payments where order_id = ${rows[0]?.id}`.execute(q);
  expect(await order(orderId)).toEqual(['offered', null]);
  expect((await shop.ordering.askForPayment(orderId, 'card')).ok).toBe(true);
  expect(await order(orderId)).toEqual(['accepted', 'open']);
});

test('who chose a card may still take the wallet, at the click and afterwards', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await initiated(
    shop,
    aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod: 'stripe' }),
  );
  const confirmed = await shop.ordering.confirmOrder(orderId, null, { paymentMethod: 'paypal' });
  expect(confirmed).toMatchObject({ value: { state: 'accepted', paymentMethod: 'paypal' } });
  expect((await shop.ordering.askForPayment(orderId, 'wallet')).ok).toBe(true);
  expect((await shop.ordering.askForPayment(orderId, 'card')).ok).toBe(true);
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { paymentMethod: 'stripe' } });
});

test('a transfer is not paid by card, and nothing is asked for what has lapsed', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const transfer = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice));
  await shop.ordering.confirmOrder(transfer, null);
  expect(await shop.ordering.askForPayment(transfer, 'card')).toMatchObject({
    error: { code: 'payment-method-unavailable' },
  });
  const { orderId } = await anOrderByCard(shop);
  shop.passMinutes(31);
  expect(await shop.ordering.askForPayment(orderId, 'card')).toMatchObject({
    error: { code: 'order-expired' },
  });
});

test('the provider is down: the order stands, and the next try asks', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await initiated(
    shop,
    aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod: 'stripe' }),
  );
  await shop.ordering.confirmOrder(orderId, null);
  stripe.fail(1, 'after');
  expect(await shop.ordering.askForPayment(orderId, 'card')).toMatchObject({
    error: { code: 'provider-unavailable' },
  });
  expect(await order(orderId)).toEqual(['accepted', 'open']);
  expect((await shop.ordering.askForPayment(orderId, 'card')).ok).toBe(true);
  shop.passMinutes(31);
  await shop.ordering.lapseOrders();
  expect((await order(orderId))[0]).toBe('cancelled');
});
