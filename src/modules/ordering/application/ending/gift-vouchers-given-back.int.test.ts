import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { parseOrderNumber } from '../../domain/order.ts';
import type { Checkout } from '../../index.ts';
import { deliveredPrice, initiated, staff } from '../../testing/an-order.ts';
import { giftsOf } from '../../testing/gifts-of.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

const provider = fakeProvider('stripe');
let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe: provider } });
});
afterAll(() => shop.db.close());

const { aGift, balanceOf, withGift, accepted } = giftsOf(() => shop);

const paid = async (checkout: Checkout, amountCents: number) => {
  const order = await accepted(checkout);
  const money = { orderNumber: order.orderNumber, amountCents, externalId: order.orderId };
  expect(await shop.ordering.markAsPaid(money, staff)).toEqual({ ok: true, value: 'received' });
  return order;
};

/** What the customer reads when the order is called off, from its first sentence to what was ordered. */
async function calledOffMail(orderNumber: number): Promise<string> {
  const mails = (await shop.mails()).filter(
    ({ subject }) => subject === `Storniert: Bestellung WMK-${orderNumber}`,
  );
  expect(mails).toHaveLength(1);
  return mails.map(textOf).join().split('Bestellung WMK')[0] ?? '';
}
const moneyBack = 'Ihr Geld bekommen Sie zurück';
const onVoucher = (amount: string) => `haben wir ${amount}\u00a0€ wieder gutgeschrieben`;

describe('it is given back', () => {
  test('when the draft is dropped, replaced or lapses', async () => {
    const gift = await aGift();
    await shop.ordering.cancelDraft(await initiated(shop, await withGift(gift)));
    expect(await balanceOf(gift)).toBe(50_00);
    const checkout = await withGift(gift, 50_00, { checkoutKey: 'the same gift' });
    await initiated(shop, checkout);
    await initiated(shop, { ...checkout, customer: { ...checkout.customer, note: 'Dritter Stock' } });
    expect(await balanceOf(gift)).toBe(0);
    shop.passMinutes(30);
    await shop.ordering.lapseOrders();
    expect(await balanceOf(gift)).toBe(50_00);
  });

  test('when the order is not paid in time', async () => {
    const gift = await aGift();
    await accepted(await withGift(gift));
    shop.passMinutes(9 * 24 * 60);
    await shop.ordering.lapseOrders();
    expect(await balanceOf(gift)).toBe(50_00);
  });

  test('when the order is called off before it was paid', async () => {
    const gift = await aGift();
    const { orderNumber } = await accepted(await withGift(gift));
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
    expect(await balanceOf(gift)).toBe(50_00);
    expect(await shop.ordering.listRefunds(orderNumber, staff)).toEqual([]);
    const told = await calledOffMail(orderNumber);
    expect(told).toContain('Sie haben nichts zu bezahlen');
    expect(told).toContain(onVoucher('50,00'));
  });

  test('once, when a paid order is called off: money as money, and the voucher’s part to the voucher', async () => {
    const gift = await aGift();
    const { orderId, orderNumber } = await paid(await withGift(gift), deliveredPrice - 50_00);
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
    expect(await balanceOf(gift)).toBe(50_00);
    expect(await shop.ordering.listRefunds(orderNumber, staff)).toMatchObject([
      { amountCents: deliveredPrice - 50_00, isToGift: false, doneAt: null },
      { amountCents: 50_00, isToGift: true, doneAt: shop.now() },
    ]);
    const told = await calledOffMail(orderNumber);
    expect(told).toContain(moneyBack);
    expect(told).toContain(onVoucher('50,00'));
    // One credit note for all of it.
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { invoices: [{ kind: 'invoice' }, { kind: 'credit-note', grossCents: deliveredPrice }] },
    });
  });

  test('when an order that it has paid alone is called off', async () => {
    const gift = await aGift(1000_00);
    const { orderId, orderNumber } = await accepted(await withGift(gift, deliveredPrice));
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
    expect(await balanceOf(gift)).toBe(1000_00);
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { payment: { state: 'refunded' } },
    });
    const told = await calledOffMail(orderNumber);
    expect(told).not.toContain(moneyBack);
    expect(told).toContain(onVoucher('925,00'));
  });
});

describe('a refund', () => {
  test('goes back as money first, then to the voucher, and no more than was paid', async () => {
    const gift = await aGift();
    const moneyCents = deliveredPrice - 50_00;
    const { orderId, orderNumber } = await paid(await withGift(gift), moneyCents);
    const refund = (amountCents: number | null, key: string) =>
      shop.ordering.refundOrder({ orderNumber, amountCents, reason: 'Kratzer', key }, staff);
    expect(await refund(100_00, 'first')).toMatchObject({ value: { leftCents: deliveredPrice - 100_00 } });
    expect(await balanceOf(gift)).toBe(0);
    expect(await refund(moneyCents - 100_00 + 20_00, 'second')).toMatchObject({
      value: { leftCents: 30_00 },
    });
    expect(await balanceOf(gift)).toBe(20_00);
    // The same key again is the same refund.
    expect(await refund(moneyCents - 100_00 + 20_00, 'second')).toMatchObject({ ok: true });
    expect(await refund(1, 'second')).toMatchObject({ error: { code: 'idempotency-conflict' } });
    expect(await refund(30_01, 'too much')).toMatchObject({
      error: { code: 'refund-too-much', leftCents: 30_00 },
    });
    expect(await refund(null, 'the rest')).toMatchObject({ value: { leftCents: 0 } });
    expect(await refund(null, 'more')).toMatchObject({ error: { code: 'nothing-to-refund' } });
    expect(await balanceOf(gift)).toBe(50_00);
    const order = await shop.ordering.getOrder(orderId);
    const credited = order.ok ? order.value.invoices.slice(1).map(({ grossCents }) => grossCents) : [];
    expect(credited.reduce((sum, cents) => sum + cents, 0)).toBe(deliveredPrice);
    const sent = JSON.stringify(await shop.mails());
    expect(sent).toContain('wieder gutgeschrieben');
  });

  test('by a card’s provider credits the invoice once', async () => {
    const gift = await aGift();
    const orderId = await initiated(shop, await withGift(gift, 50_00, { paymentMethod: 'stripe' }));
    await shop.ordering.confirmOrder(orderId, null);
    const asked = await shop.ordering.askForPayment(orderId, 'card');
    if (!asked.ok) throw new Error(asked.error.code);
    const [externalId = ''] = provider.externalIds().slice(-1);
    provider.authorise(externalId);
    expect(await shop.ordering.settlePayment(asked.value.payment.id)).toMatchObject({
      value: { state: 'paid' },
    });
    const order = await shop.ordering.getOrder(orderId);
    const orderNumber = parseOrderNumber(order.ok ? order.value.number : '') ?? 0;
    const money = { orderNumber, amountCents: deliveredPrice - 50_00, reason: 'Kratzer', key: 'money' };
    expect(await shop.ordering.refundOrder(money, staff)).toMatchObject({ ok: true });
    await shop.makeRefunds();
    await shop.ordering.settlePayment(asked.value.payment.id);
    const credited = await shop.ordering.getOrder(orderId);
    expect(credited).toMatchObject({
      value: { invoices: [{ kind: 'invoice' }, { kind: 'credit-note', grossCents: deliveredPrice - 50_00 }] },
    });
    expect(await balanceOf(gift)).toBe(0);
    const rest = { orderNumber, amountCents: null, reason: 'Doch alles', key: 'rest' };
    expect(await shop.ordering.refundOrder(rest, staff)).toMatchObject({ value: { leftCents: 0 } });
    expect(await balanceOf(gift)).toBe(50_00);
  });
});

describe('money that comes late', () => {
  const lapsed = async (gift: { readonly code: string }) => {
    const order = await accepted(await withGift(gift));
    shop.passMinutes(9 * 24 * 60);
    await shop.ordering.lapseOrders();
    return { ...order, amountCents: deliveredPrice - 50_00, externalId: order.orderId };
  };

  test('revives the order with its voucher', async () => {
    const gift = await aGift();
    expect(await shop.ordering.markAsPaid(await lapsed(gift), staff)).toEqual({
      ok: true,
      value: 'received',
    });
    expect(await balanceOf(gift)).toBe(0);
  });

  test('goes back where the voucher was spent meanwhile', async () => {
    const gift = await aGift();
    const late = await lapsed(gift);
    await accepted(await withGift(gift));
    expect(await shop.ordering.markAsPaid(late, staff)).toEqual({ ok: true, value: 'refund-due' });
    expect(await balanceOf(gift)).toBe(0);
    const { orderNumber } = late;
    const all = { orderNumber, amountCents: null, reason: 'Zu spät', key: 'late' };
    expect(await shop.ordering.refundOrder(all, staff)).toMatchObject({
      value: { refund: { amountCents: deliveredPrice - 50_00 }, leftCents: 0 },
    });
    expect(await balanceOf(gift)).toBe(0);
  });
});
