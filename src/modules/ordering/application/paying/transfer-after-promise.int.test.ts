import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { actionsOf, deliveredPrice, initiated, staff } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe } });
});
afterAll(() => shop.db.close());

const parcel = { carrier: null, tracking: null, link: null };
let buyers = 0;
/** An order of so many pieces of 900 €, whose money Klarna has promised. */
async function promised(pieces = 1) {
  buyers += 1;
  const email = `after-promise-${buyers}@example.org`;
  const ids: string[] = [];
  for (let count = 0; count < pieces; count += 1) ids.push(await aPieceForSale(shop.db, shop.inventory));
  const amountCents = deliveredPrice + (pieces - 1) * 90_000;
  const items = ids.map((id) => aCartItem(id));
  const orderId = await initiated(shop, aCheckout(items, amountCents, { email, paymentMethod: 'klarna' }));
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  const asked = await shop.ordering.askForPayment(orderId, 'klarna');
  if (!confirmed.ok || !asked.ok) throw new Error('the order was not placed');
  const { payment, externalId } = asked.value;
  stripe.authorise(externalId, new Date(shop.now().getTime() + 28 * dayMs));
  const settle = () => shop.ordering.settlePayment(payment.id);
  await settle();
  const orderNumber = Number(confirmed.value.number.replace('WMK-', ''));
  const transfer = (cents: number, key: string) =>
    shop.ordering.markAsPaid(
      { orderNumber, amountCents: cents, externalId: null, mayDiffer: true, key: `${key} ${orderNumber}` },
      staff,
    );
  const seen = async () => (await shop.ordering.orderForStaff(orderNumber, staff))!;
  const order = { orderId, orderNumber, email, externalId, amountCents, piece: ids[0]!, settle };
  return { ...order, transfer, seen };
}
/** The same, whose promise has ended. */
async function expired() {
  const order = await promised();
  stripe.change(order.externalId, { state: 'cancelled' });
  await order.settle();
  expect((await order.seen()).payments).toMatchObject([{ state: 'expired' }]);
  return order;
}
const kindsOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind }) => kind),
  );
const lastMail = async (email: string) => textOf((await shop.mails()).findLast(({ to }) => to === email)!);

test('a transfer after a promise that has ended pays the order, once, and its piece is sold to nobody else', async () => {
  const { orderNumber, email, externalId, settle, piece, transfer, seen } = await expired();
  expect(actionsOf(await seen())).toContain('mark-as-paid');
  const done = await Promise.all([1, 2].map(() => transfer(deliveredPrice, 'all of it')));
  expect(done).toEqual([1, 2].map(() => ({ ok: true, value: 'received' })));
  const order = await seen();
  expect(order).toMatchObject({ state: 'accepted', paymentMethod: 'bank_transfer' });
  expect(order.payments).toMatchObject([{ state: 'received', receivedCents: deliveredPrice }]);
  expect(order.invoices.map(({ kind }) => kind)).toEqual(['invoice']);
  expect(await lastMail(email)).toContain('wir haben Ihre Zahlung über 925,00\u00a0€ erhalten');
  expect(await kindsOf(piece)).toEqual(['sale']);
  const lines = [{ pieceId: piece, variantId: null, quantity: 1, position: 0, kind: 'sale' as const }];
  const sold = await shop.db.transaction((tx) =>
    shop.inventory.sellOrRent(tx, { reference: 'somebody else', lines, now: shop.now() }),
  );
  expect(sold.ok).toBe(false);
  expect((await shop.fulfilment.shipLines({ orderNumber, positions: null }, parcel, staff)).ok).toBe(true);

  // Should the provider take it all the same, that is too much and goes back.
  stripe.change(externalId, { state: 'captured' });
  expect(await settle()).toEqual({ ok: true, value: { state: 'surplus' } });
});

test('of a part, the rest is asked for by transfer, and the piece stays the customer’s until it comes', async () => {
  const { orderId, orderNumber, email, piece, transfer, seen } = await expired();
  expect(await transfer(10_000, 'a part')).toEqual({ ok: true, value: 'expired' });
  expect(await lastMail(email)).toContain('fehlen noch 825,00\u00a0€');
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({
    value: { payUntil: null, bankTransfer: { amountCents: deliveredPrice - 10_000, receivedCents: 10_000 } },
  });
  shop.passMinutes(30 * 24 * 60);
  await shop.ordering.lapseOrders();
  expect((await seen()).state).toBe('accepted');
  expect(await kindsOf(piece)).toEqual(['sale']);
  expect((await shop.ordering.askToPayAgain(orderNumber, staff)).ok).toBe(true);
  expect(await lastMail(email)).toContain('825,00\u00a0€');
  expect(await transfer(deliveredPrice - 10_000, 'the rest')).toEqual({ ok: true, value: 'received' });
  expect((await seen()).payments).toMatchObject([{ state: 'received', receivedCents: deliveredPrice }]);
});

test('a part that came, and an order that is called off: it goes back', async () => {
  const { orderNumber, piece, transfer, seen } = await expired();
  await transfer(10_000, 'a part');
  expect((await shop.ordering.cancelOrder(orderNumber, staff)).ok).toBe(true);
  expect(await seen()).toMatchObject({
    state: 'cancelled',
    payments: [{ state: 'refund-due' }],
    refunds: [{ amountCents: 10_000, paymentId: null }],
  });
  expect(await kindsOf(piece)).toEqual([]);
});

test('of goods that have left, a part is booked and taken back as well, and nothing is called off', async () => {
  const { orderNumber, amountCents, settle, piece, transfer, seen } = await promised(2);
  await shop.fulfilment.shipLines({ orderNumber, positions: [0] }, parcel, staff);
  stripe.answerCaptures('refused');
  await settle();
  stripe.answerCaptures('captured');
  expect(await transfer(10_000, 'a part')).toEqual({ ok: true, value: 'expired' });
  const receipt = (await seen()).receipts[0];
  const mistake = { orderNumber, receiptId: receipt?.id ?? '', reason: 'Irrtum' };
  expect(await shop.ordering.takeBackReceipt(mistake, staff)).toEqual({ ok: true, value: 'expired' });
  expect((await seen()).payments).toMatchObject([{ state: 'expired', receivedCents: 0 }]);
  expect(await kindsOf(piece)).toEqual(['sale']);
  expect(await transfer(amountCents, 'all of it')).toEqual({ ok: true, value: 'received' });
  const rest = await shop.fulfilment.shipLines({ orderNumber, positions: [1] }, parcel, staff);
  expect(rest.ok).toBe(true);
});
