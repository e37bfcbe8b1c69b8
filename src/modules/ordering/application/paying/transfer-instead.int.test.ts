import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { parseOrderNumber } from '../../domain/order.ts';
import { actionsOf, anOrderByCard, deliveredPrice, staff } from '../../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe } });
});
afterAll(() => shop.db.close());

/** Its customer was asked for the card, and transfers the money instead. */
async function awaitingCard(email: string) {
  const order = await anOrderByCard(shop, { email });
  const asked = await shop.ordering.askForPayment(order.orderId, 'card');
  if (!asked.ok) throw new Error(asked.error.code);
  const orderNumber = parseOrderNumber(order.number) ?? 0;
  const transfer = (amountCents: number) =>
    shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null, mayDiffer: true }, staff);
  const seen = async () => (await shop.ordering.orderForStaff(orderNumber, staff))!;
  return { email, number: order.number, orderNumber, paymentId: asked.value.payment.id, transfer, seen };
}
/** How often the shop was told of an order. */
const timesTold = async (number: string) =>
  (await shop.mails()).filter(({ subject }) => subject === `Neue Bestellung ${number}`).length;
const lastMail = async (email: string) => textOf((await shop.mails()).findLast(({ to }) => to === email)!);

test('a transfer for an order that waits for a card pays it, and a card that comes after all is not charged', async () => {
  const { email, number, paymentId, transfer, seen } = await awaitingCard('transfers@example.org');
  expect(await timesTold(number)).toBe(0);
  expect(actionsOf(await seen())).toContain('mark-as-paid');
  expect(await transfer(deliveredPrice)).toEqual({ ok: true, value: 'received' });
  expect(await seen()).toMatchObject({ paymentMethod: 'bank_transfer', payments: [{ state: 'received' }] });
  expect(await lastMail(email)).toContain('wir haben Ihre Zahlung über 925,00\u00a0€ erhalten');
  expect(await timesTold(number)).toBe(1);

  const [externalId = ''] = stripe.externalIds().slice(-1);
  stripe.authorise(externalId);
  await shop.ordering.settlePayment(paymentId);
  const { payments, refunds, invoices } = await seen();
  expect(payments).toMatchObject([{ state: 'received', receivedCents: deliveredPrice }]);
  expect(refunds).toEqual([]);
  expect(invoices).toHaveLength(1);
});

test('of a part, the rest is asked for by transfer; paid back, staff transfer it', async () => {
  const { email, number, orderNumber, transfer, seen } = await awaitingCard('transfers-part@example.org');
  expect(await transfer(10_000)).toEqual({ ok: true, value: 'open' });
  expect(await timesTold(number)).toBe(1);
  const asked = await lastMail(email);
  expect(asked).toContain('Bitte überweisen Sie');
  expect(asked).toContain('fehlen noch 825,00\u00a0€');
  expect(await transfer(deliveredPrice - 10_000)).toEqual({ ok: true, value: 'received' });
  expect(await timesTold(number)).toBe(1);
  const input = { orderNumber, amountCents: null, reason: 'Kulanz', key: 'all of it' };
  expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({
    value: { refund: { paymentId: null, amountCents: deliveredPrice }, leftCents: 0 },
  });
  expect(actionsOf(await seen())).toContain('mark-as-paid');
});
