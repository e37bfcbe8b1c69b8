import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { FreshLoginNeeded } from '../../../../shared/staff/staff-rights.ts';
import { rightsOf } from '../../../../shared/staff/staff-roles.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { actionsOf, deliveredPrice, initiated, staff, subjectsTo } from '../../testing/an-order.ts';
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

let buyers = 0;
const parcel = { carrier: null, tracking: null, link: null };

/** An order of so many pieces of 900 €, whose money Klarna has promised for four weeks. */
async function anAuthorisedOrder(pieces = 1) {
  buyers += 1;
  const email = `klarna-${buyers}@example.org`;
  const inputs = [];
  for (let count = 0; count < pieces; count += 1) {
    inputs.push(aCartItem(await aPieceForSale(shop.db, shop.inventory)));
  }
  const amountCents = deliveredPrice + (pieces - 1) * 90_000;
  const orderId = await initiated(shop, aCheckout(inputs, amountCents, { email, paymentMethod: 'klarna' }));
  await shop.ordering.confirmOrder(orderId, null);
  const asked = await shop.ordering.askForPayment(orderId, 'klarna');
  if (!asked.ok) throw new Error(asked.error.code);
  const { payment, externalId } = asked.value;
  stripe.authorise(externalId, new Date(shop.now().getTime() + 28 * dayMs));
  const settle = () => shop.ordering.settlePayment(payment.id);
  expect(await settle()).toEqual({ ok: true, value: { state: 'authorised' } });
  const found = await shop.ordering.getOrder(orderId);
  if (!found.ok) throw new Error(found.error.code);
  const { number } = found.value;
  const orderNumber = Number(number.replace('WMK-', ''));
  return { orderId, email, amountCents, externalId, settle, number, orderNumber, piece: inputs[0]!.pieceId };
}

const stateOf = async (orderNumber: number) => {
  const found = await shop.ordering.orderForStaff(orderNumber, staff);
  if (found === null) throw new Error('there is no such order');
  const payment = found.payments.at(-1);
  return { ...found, money: [found.state, payment?.state, payment?.amountCents, payment?.receivedCents] };
};
const kindsOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind }) => kind),
  );
/** Payments that a job is to look at. */
const jobsFor = async (externalId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox b join provider_payments p on p.id::text = b.payload ->> 'paymentId'
    where b.job = 'payment-changed' and p.external_id = ${externalId}
  `.execute(queries<object>(shop.db));
  return rows[0]?.count ?? 0;
};
const lastMailTo = async (email: string) => {
  const mail = (await shop.mails()).filter(({ to }) => to === email).at(-1);
  if (mail === undefined) throw new Error('there is no mail');
  return textOf(mail);
};

describe('money that Klarna has promised', () => {
  test('binds the pieces and is no money yet: nothing is taken, and there is no invoice', async () => {
    const { email, amountCents, externalId, settle, orderNumber, piece } = await anAuthorisedOrder();
    expect(await settle()).toEqual({ ok: true, value: { state: 'authorised' } });
    shop.passMinutes(24 * 60);
    await shop.ordering.lapseOrders();
    await shop.ordering.reconcilePayments();
    expect(stripe.captures).not.toContain(externalId);
    const order = await stateOf(orderNumber);
    expect(order.money).toEqual(['accepted', 'authorised', amountCents, 0]);
    expect(order.invoices).toEqual([]);
    expect(actionsOf(order)).toEqual(expect.arrayContaining(['capture', 'ship', 'cancel', 'waive']));
    expect(await kindsOf(piece)).toEqual(['sale']);
    expect((await subjectsTo(shop, email)).at(-1)).toBe('Zahlung zugesagt: Bestellung #');
    expect(await shop.ordering.askForPayment((await anAuthorisedOrder()).orderId, 'card')).toMatchObject({
      error: { code: 'payment-closed' },
    });
  });

  test('is taken once when the first piece leaves the shop, whatever is repeated', async () => {
    const { email, amountCents, externalId, settle, orderNumber } = await anAuthorisedOrder(2);
    const ship = (positions: number[]) =>
      shop.fulfilment.shipLines({ orderNumber, positions }, parcel, staff);
    expect((await ship([0])).ok).toBe(true);
    expect(await jobsFor(externalId)).toBe(1);
    expect((await stateOf(orderNumber)).money).toEqual(['accepted', 'authorised', amountCents, 0]);
    expect((await ship([0, 1])).ok).toBe(true);
    expect(await Promise.all([settle(), settle()])).toEqual([
      { ok: true, value: { state: 'paid' } },
      { ok: true, value: { state: 'paid' } },
    ]);
    await settle();
    expect(stripe.captures.filter((one) => one === externalId)).toHaveLength(1);
    const order = await stateOf(orderNumber);
    expect(order.money).toEqual(['accepted', 'received', amountCents, amountCents]);
    expect(order.invoices).toHaveLength(1);
    expect((await subjectsTo(shop, email)).at(-1)).toBe('Zahlung eingezogen: Bestellung #');
  });

  test('is taken by a later job if the first one dies, or the provider is down', async () => {
    const { externalId, settle, orderNumber } = await anAuthorisedOrder();
    await shop.fulfilment.handOverLines({ orderNumber, positions: null }, staff);
    stripe.fail(2, 'after');
    expect(await settle()).toMatchObject({ error: { code: 'provider-unavailable' } });
    expect((await stateOf(orderNumber)).money[1]).toBe('authorised');
    stripe.fail(0);
    shop.passMinutes(70);
    await shop.ordering.reconcilePayments();
    expect((await stateOf(orderNumber)).money[1]).toBe('received');
    expect(stripe.captures.filter((one) => one === externalId)).toHaveLength(1);
  });

  test('is not given up in large without the password', async () => {
    const { orderNumber, amountCents } = await anAuthorisedOrder();
    const left: Actor = {
      kind: 'staff',
      id: randomUUID(),
      name: 'Olga',
      role: 'owner',
      rights: rightsOf('owner'),
      isFresh: false,
    };
    const waive = (cents: number, actor: Actor) =>
      shop.ordering.refundOrder(
        { orderNumber, amountCents: cents, reason: 'Kratzer', key: `${cents}` },
        actor,
      );
    await expect(waive(amountCents - 1, left)).rejects.toThrow(FreshLoginNeeded);
    expect((await stateOf(orderNumber)).money).toEqual(['accepted', 'authorised', amountCents, 0]);
    expect(await waive(100, left)).toMatchObject({ ok: true });
  });

  test('can be taken earlier by staff, and then nothing else can become of it', async () => {
    const { settle, orderNumber } = await anAuthorisedOrder();
    expect((await shop.ordering.captureNow(orderNumber, staff)).ok).toBe(true);
    expect((await shop.ordering.captureNow(orderNumber, staff)).ok).toBe(true);
    const refund = { orderNumber, amountCents: 100, reason: 'Kratzer', key: 'k' };
    expect(await shop.ordering.refundOrder(refund, staff)).toMatchObject({
      error: { code: 'capture-under-way' },
    });
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({
      error: { code: 'capture-under-way' },
    });
    await settle();
    expect((await stateOf(orderNumber)).money[1]).toBe('received');
    expect((await shop.ordering.captureNow(orderNumber, staff)).ok).toBe(true);
  });
});

describe('without the whole of it', () => {
  test('a cancelled order gives the promise back: nothing taken, nothing refunded, and the mail says so', async () => {
    const { email, externalId, settle, orderNumber, piece } = await anAuthorisedOrder();
    expect((await shop.ordering.cancelOrder(orderNumber, staff)).ok).toBe(true);
    expect(await jobsFor(externalId)).toBe(1);
    await settle();
    const order = await stateOf(orderNumber);
    expect(order.money).toEqual(['cancelled', 'released', deliveredPrice, 0]);
    expect([order.refunds, order.invoices]).toEqual([[], []]);
    expect(stripe.payment(externalId).state).toBe('cancelled');
    expect(await kindsOf(piece)).toEqual([]);
    const text = await lastMailTo(email);
    expect(text).toContain('noch nichts eingezogen');
    expect(text).not.toContain('Geld bekommen Sie zurück');
  });

  test('a part that is withdrawn before is not taken, and the invoice is corrected in the same breath', async () => {
    const { email, amountCents, externalId, settle, orderNumber } = await anAuthorisedOrder(2);
    const refund = { orderNumber, amountCents: 90_000, reason: 'Teilwiderruf', key: 'part' };
    expect(await shop.ordering.refundOrder(refund, staff)).toMatchObject({
      value: { refund: { isWaived: true, paymentId: null }, leftCents: amountCents - 90_000 },
    });
    expect((await shop.ordering.refundOrder(refund, staff)).ok).toBe(true);
    expect(await lastMailTo(email)).toContain('Bisher wurde nichts eingezogen');
    await shop.ordering.captureNow(orderNumber, staff);
    await settle();
    expect(stripe.payment(externalId).amountCents).toBe(amountCents - 90_000);
    const order = await stateOf(orderNumber);
    const left = amountCents - 90_000;
    expect(order.money).toEqual(['accepted', 'received', left, left]);
    expect(order.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    await shop.makeRefunds();
    expect(stripe.refunds.filter(({ transactionId }) => transactionId === `t_${externalId}`)).toEqual([]);
    // All that was taken can still go back, and no cent more.
    const rest = { orderNumber, amountCents: null, reason: 'Widerruf', key: 'rest' };
    expect(await shop.ordering.refundOrder(rest, staff)).toMatchObject({
      value: { refund: { amountCents: left }, leftCents: 0 },
    });
    await shop.makeRefunds();
    await settle();
    expect((await stateOf(orderNumber)).money[1]).toBe('refunded');
  });

  test('without any of it the promise is given back; what is captured all the same goes back', async () => {
    const { externalId, settle, orderNumber } = await anAuthorisedOrder();
    const refund = { orderNumber, amountCents: null, reason: 'Widerruf', key: 'all' };
    expect(await shop.ordering.refundOrder(refund, staff)).toMatchObject({ value: { leftCents: 0 } });
    stripe.change(externalId, { state: 'captured' });
    expect(await settle()).toEqual({ ok: true, value: { state: 'surplus' } });
    await shop.makeRefunds();
    expect(stripe.refunds).toContainEqual({ transactionId: `t_${externalId}`, amountCents: deliveredPrice });
    expect((await stateOf(orderNumber)).money[1]).toBe('released');
  });

  test('somebody captures less at the provider’s own desk: so much is paid', async () => {
    const { externalId, settle, orderNumber } = await anAuthorisedOrder();
    stripe.change(externalId, { state: 'captured', amountCents: 50_000 });
    expect(await settle()).toEqual({ ok: true, value: { state: 'paid' } });
    const order = await stateOf(orderNumber);
    expect(order.money).toEqual(['accepted', 'received', 50_000, 50_000]);
    expect(order.refunds).toMatchObject([{ isWaived: true, amountCents: deliveredPrice - 50_000 }]);
    expect(order.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });
});

describe('a promise that has ended', () => {
  test('keeps the pieces and waits for staff, who ask for another payment', async () => {
    const { email, externalId, settle, orderNumber, piece } = await anAuthorisedOrder();
    stripe.change(externalId, { state: 'cancelled' });
    expect(await settle()).toEqual({ ok: true, value: { state: 'refused' } });
    const order = await stateOf(orderNumber);
    expect(order.money[1]).toBe('expired');
    expect(actionsOf(order)).toEqual(['ask-again', 'mark-as-paid', 'cancel']);
    expect(await shop.fulfilment.shipLines({ orderNumber, positions: null }, parcel, staff)).toMatchObject({
      error: { code: 'not-paid' },
    });
    shop.passMinutes(30 * 24 * 60);
    await shop.ordering.lapseOrders();
    expect((await stateOf(orderNumber)).money[0]).toBe('accepted');
    expect(await kindsOf(piece)).toEqual(['sale']);

    expect((await shop.ordering.askToPayAgain(orderNumber, staff)).ok).toBe(true);
    expect((await subjectsTo(shop, email)).at(-1)).toBe('Bitte bezahlen Sie noch einmal: Bestellung #');
    const link = /order-success\/([\w-]+)/.exec(await lastMailTo(email))?.[1] ?? '';
    expect(await shop.ordering.getOrder(link)).toMatchObject({ value: { payUntil: expect.any(Date) } });
    const card = await shop.ordering.askForPayment(link, 'card');
    if (!card.ok) throw new Error(card.error.code);
    stripe.authorise(card.value.externalId);
    expect(await shop.ordering.settlePayment(card.value.payment.id)).toEqual({
      ok: true,
      value: { state: 'paid' },
    });
    expect((await stateOf(orderNumber)).money).toEqual([
      'accepted',
      'received',
      deliveredPrice,
      deliveredPrice,
    ]);
    expect(await kindsOf(piece)).toEqual(['sale']);
  });

  test('also after the goods have left: they may arrive, and the money is owed', async () => {
    const { externalId, settle, orderNumber } = await anAuthorisedOrder(2);
    await shop.fulfilment.shipLines({ orderNumber, positions: [0] }, parcel, staff);
    stripe.answerCaptures('refused');
    expect(await settle()).toMatchObject({ error: { code: 'payment-declined' } });
    stripe.answerCaptures('captured');
    const order = await stateOf(orderNumber);
    expect(order.money[1]).toBe('expired');
    expect(order.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['authorisation-ended', 'payment-refused']),
    );
    const handOver = (positions: number[]) =>
      shop.fulfilment.handOverLines({ orderNumber, positions }, staff);
    expect(await handOver([1])).toMatchObject({ error: { code: 'not-paid' } });
    expect((await handOver([0])).ok).toBe(true);
    expect(stripe.captures).not.toContain(externalId);
  });

  test('may be cancelled, and then nothing was taken', async () => {
    const { externalId, settle, orderNumber, piece } = await anAuthorisedOrder();
    stripe.change(externalId, { state: 'cancelled' });
    await settle();
    expect((await shop.ordering.cancelOrder(orderNumber, staff)).ok).toBe(true);
    expect((await stateOf(orderNumber)).money.slice(0, 2)).toEqual(['cancelled', 'lapsed']);
    expect(await kindsOf(piece)).toEqual([]);
  });
});
