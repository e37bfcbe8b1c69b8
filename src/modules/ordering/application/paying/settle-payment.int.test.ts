import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { dummyCompany } from '../../../content/index.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import {
  aDraft,
  anOrderByCard,
  staff,
  deliveredPrice,
  initiated,
  subjectsTo,
} from '../../testing/an-order.ts';
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

let buyers = 0;

/** By a customer of its own. */
async function aCardOrder() {
  buyers += 1;
  const order = await anOrderByCard(shop, { email: `card-${buyers}@example.org` });
  expect(order).toMatchObject({ state: 'accepted', payUntil: expect.any(Date) });
  return order;
}

const order = async (orderId: string) => {
  const found = await shop.ordering.getOrder(orderId);
  return found.ok ? [found.value.state, found.value.payment?.state ?? null] : found.error.code;
};
const kindsOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind }) => kind),
  );

describe('settling', () => {
  test('the shop is told of an order by card when it is paid, once, and not before', async () => {
    const { orderId, paymentId, externalId } = await aCardOrder();
    const found = await shop.ordering.getOrder(orderId);
    const number = found.ok ? found.value.number : '';
    const told = async () => {
      const mails = await shop.mails();
      return mails.filter(({ to, subject }) => to === dummyCompany.email && subject.endsWith(number));
    };
    expect(await told()).toEqual([]);
    stripe.authorise(externalId);
    await Promise.all(Array.from({ length: 3 }, () => shop.ordering.settlePayment(paymentId)));
    await shop.ordering.settlePayment(paymentId);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Neue Bestellung ${number}`);
    expect(textOf(mail!)).toContain('bezahlt: 925,00\u00a0€');
  });

  test('what was authorised is captured once, and the piece is sold', async () => {
    const { orderId, piece, email, paymentId, externalId } = await aCardOrder();
    stripe.authorise(externalId);
    const settled = await Promise.all(
      Array.from({ length: 5 }, () => shop.ordering.settlePayment(paymentId)),
    );
    expect(settled.some((one) => one.ok && one.value.state === 'paid')).toBe(true);
    expect(await shop.ordering.returnFromProvider('stripe', externalId, orderId)).toEqual({
      ok: true,
      value: 'paid',
    });
    expect(stripe.captures.filter((id) => id === externalId)).toHaveLength(1);
    expect(await order(orderId)).toEqual(['accepted', 'received']);
    expect(await kindsOf(piece)).toEqual(['sale']);
    expect(await subjectsTo(shop, email)).toEqual(['Ihre Bestellung #', 'Zahlung erhalten: Bestellung #']);
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { payment: { externalId: `t_${externalId}` } },
    });
  });

  test.each([
    ['another amount', { amountCents: 1 }],
    ['another currency', { currency: 'USD' }],
    ['another payee', { isForOthers: true }],
    ['another payment', { paymentId: '00000000-0000-4000-8000-000000000000' }],
    ['test money for a live shop', { isOfOtherMode: true }],
  ])('%s is no payment of this order', async (_, change) => {
    const { orderId, paymentId, externalId } = await aCardOrder();
    const known = shop.securityEvents.length;
    stripe.authorise(externalId);
    stripe.change(externalId, change);
    expect(await shop.ordering.settlePayment(paymentId)).toMatchObject({
      error: { code: 'payment-unknown' },
    });
    expect(stripe.captures).not.toContain(externalId);
    expect(await order(orderId)).toEqual(['accepted', 'open']);
    const isTold = shop.securityEvents.slice(known).includes('payment-of-other-mode');
    expect(isTold).toBe('isOfOtherMode' in change);
  });

  test('how far PayPal protects the shop is shown to staff, as it says last', async () => {
    const { number, paymentId, externalId } = await aCardOrder();
    const shown = async () =>
      (await shop.ordering.orderForStaff(Number(number.slice(4)), staff))?.sellerProtection;
    stripe.authorise(externalId);
    expect(await shown()).toBeNull();
    stripe.change(externalId, { sellerProtection: 'none' });
    expect(await shop.ordering.settlePayment(paymentId)).toMatchObject({ value: { state: 'paid' } });
    expect(await shown()).toBe('none');
    stripe.change(externalId, { sellerProtection: 'partly' });
    await shop.ordering.settlePayment(paymentId);
    stripe.change(externalId, { sellerProtection: null });
    await shop.ordering.settlePayment(paymentId);
    expect(await shown()).toBe('partly');
  });

  test('a payment pays the order it was made for, and no other', async () => {
    const [one, other] = [await aCardOrder(), await aCardOrder()];
    stripe.authorise(one.externalId);
    expect(await shop.ordering.returnFromProvider('stripe', one.externalId, other.orderId)).toMatchObject({
      error: { code: 'payment-unknown' },
    });
    expect(await order(other.orderId)).toEqual(['accepted', 'open']);
  });

  test('the answer to the capture is lost: nothing lapses meanwhile, and the next look finds it', async () => {
    const { orderId, paymentId, externalId } = await aCardOrder();
    stripe.authorise(externalId);
    stripe.fail(0);
    const capture = stripe.capture.bind(stripe);
    stripe.capture = async (payment, amountCents) => {
      stripe.capture = capture;
      await capture(payment, amountCents);
      return { ok: false, error: { code: 'provider-unavailable' } };
    };
    expect((await shop.ordering.settlePayment(paymentId)).ok).toBe(false);
    shop.passMinutes(45);
    await shop.ordering.lapseOrders();
    expect(await order(orderId)).toEqual(['accepted', 'open']);
    expect(await shop.ordering.reconcilePayments()).toBeGreaterThan(0);
    expect(await order(orderId)).toEqual(['accepted', 'received']);
    expect(stripe.captures.filter((id) => id === externalId)).toHaveLength(1);
  });

  test('what is held against a payment cannot be asked: a job asks again, not only the next day', async () => {
    const { paymentId, externalId } = await aCardOrder();
    stripe.authorise(externalId);
    expect(await shop.ordering.settlePayment(paymentId)).toEqual({ ok: true, value: { state: 'paid' } });
    shop.passMinutes(25 * 60);
    const casesOf = stripe.casesOf.bind(stripe);
    stripe.casesOf = () => Promise.resolve({ ok: false, error: { code: 'provider-unavailable' } });
    await shop.ordering.reconcilePayments();
    stripe.casesOf = casesOf;
    const { rows } = await sql<{ payload: object }>`
      select payload from outbox where job = 'payment-changed' and payload ->> 'paymentId' = ${paymentId}
    `.execute(queries<object>(shop.db));
    expect(rows).toContainEqual({ payload: { paymentId, hasCase: true } });
  });

  test('after the hold has lapsed: taken again if it is free, else nothing is charged, with a mail', async () => {
    const [free, gone] = [await aCardOrder(), await aCardOrder()];
    shop.passMinutes(31);
    await shop.ordering.lapseOrders();
    const buyer = await initiated(shop, aCheckout([aCartItem(gone.piece)], deliveredPrice));
    await shop.ordering.confirmOrder(buyer, null);
    for (const { externalId } of [free, gone]) stripe.authorise(externalId);
    expect(await shop.ordering.settlePayment(free.paymentId)).toEqual({ ok: true, value: { state: 'paid' } });
    expect(await order(free.orderId)).toEqual(['accepted', 'received']);
    expect(await shop.ordering.settlePayment(gone.paymentId)).toEqual({
      ok: true,
      value: { state: 'too-late' },
    });
    expect(stripe.payment(gone.externalId).state).toBe('cancelled');
    expect(await order(gone.orderId)).toEqual(['cancelled', 'lapsed']);
    expect((await subjectsTo(shop, gone.email)).at(-1)).toBe('Ihre Zahlung zur Bestellung #');
  });

  test('captured without us, and a piece is gone: it goes back at once', async () => {
    const { orderId, piece, paymentId, externalId } = await aCardOrder();
    shop.passMinutes(31);
    await shop.ordering.lapseOrders();
    await shop.ordering.confirmOrder(
      await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice)),
      null,
    );
    stripe.authorise(externalId);
    stripe.change(externalId, { state: 'captured' });
    expect(await shop.ordering.settlePayment(paymentId)).toEqual({ ok: true, value: { state: 'too-late' } });
    await shop.makeRefunds();
    expect(stripe.refunds).toContainEqual({ transactionId: `t_${externalId}`, amountCents: deliveredPrice });
    await shop.ordering.settlePayment(paymentId);
    expect(await order(orderId)).toEqual(['cancelled', 'refunded']);
  });

  test('card and wallet both succeed: the second is never taken, or goes back', async () => {
    const { orderId, paymentId, externalId, email } = await aCardOrder();
    const wallet = await shop.ordering.askForPayment(orderId, 'wallet');
    if (!wallet.ok) throw new Error(wallet.error.code);
    const second = { id: wallet.value.payment.id, externalId: wallet.value.externalId };
    stripe.authorise(externalId);
    paypal.authorise(second.externalId);
    const both = await Promise.all([paymentId, second.id].map((id) => shop.ordering.settlePayment(id)));
    expect(both.map((one) => (one.ok ? one.value.state : one.error.code)).sort()).toEqual([
      'paid',
      'too-late',
    ]);
    const isCard = stripe.payment(externalId).state === 'captured';
    const [paid, loser] = isCard
      ? [stripe, { provider: paypal, ...second }]
      : [paypal, { provider: stripe, id: paymentId, externalId }];
    expect(paid.captures).toHaveLength(isCard ? stripe.captures.length : 1);
    // Somebody captures it by hand all the same.
    loser.provider.change(loser.externalId, { state: 'captured' });
    await shop.forgetState(loser.id);
    expect(await shop.ordering.settlePayment(loser.id)).toEqual({ ok: true, value: { state: 'surplus' } });
    expect(await shop.ordering.settlePayment(loser.id)).toEqual({ ok: true, value: { state: 'surplus' } });
    await shop.makeRefunds();
    expect(loser.provider.refunds.filter((one) => one.transactionId === `t_${loser.externalId}`)).toEqual([
      { transactionId: `t_${loser.externalId}`, amountCents: deliveredPrice },
    ]);
    expect(await order(orderId)).toEqual(['accepted', 'received']);
    expect((await subjectsTo(shop, email)).filter((one) => one.startsWith('Doppelte'))).toHaveLength(1);
  });

  test('a shopper who leaves the card form is released, and can no longer be charged', async () => {
    const { orderId, piece, email, paymentId, externalId } = await aCardOrder();
    expect((await shop.ordering.cancelDraft(orderId)).ok).toBe(true);
    expect((await shop.ordering.cancelDraft(orderId)).ok).toBe(true);
    expect(await order(orderId)).toEqual(['cancelled', 'lapsed']);
    // That it was accepted has been mailed.
    expect(await subjectsTo(shop, email)).toEqual(['Ihre Bestellung #', 'Zurückgenommen: Bestellung #']);
    expect(await kindsOf(piece)).toEqual([]);
    stripe.authorise(externalId);
    expect(await shop.ordering.settlePayment(paymentId)).toEqual({ ok: true, value: { state: 'too-late' } });
    expect(stripe.payment(externalId).state).toBe('cancelled');
  });

  test('of what was never ordered, nothing is mailed', async () => {
    const email = 'nie-bestellt@example.org';
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const orderId = await aDraft(shop, piece, { email, paymentMethod: 'stripe' });
    expect((await shop.ordering.cancelDraft(orderId)).ok).toBe(true);
    expect(await subjectsTo(shop, email)).toEqual([]);
  });

  test('what has been paid cannot be dropped', async () => {
    const { orderId, paymentId, externalId } = await aCardOrder();
    stripe.authorise(externalId);
    await shop.ordering.settlePayment(paymentId);
    expect(await shop.ordering.cancelDraft(orderId)).toMatchObject({ error: { code: 'order-binding' } });
  });
});

test('a mail before the money has come fits somebody who is still paying', async () => {
  const { email } = await aCardOrder();
  const text = JSON.stringify((await shop.mails()).filter(({ to }) => to === email));
  expect(text).not.toContain('unterbrochen');
  expect(text).toContain('Sind Sie gerade beim Bezahlen, brauchen Sie sonst nichts zu tun');
});
