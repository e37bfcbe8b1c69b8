import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { dayMs } from '../../src/shared/time/durations.ts';
import { mailsTo } from './an-account.ts';
import { bought, emailOf, orderIdOf, payload } from './an-order.ts';
import { testNow } from './open-test-shop.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { firstOwner, logInStaff, ownerEmail, staffPassword, type StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
});
beforeEach(async () => {
  shop.sandbox.answers.change({});
  shop.sandbox.behaviour.change({ kind: 'fine' });
  await later(0);
});
afterAll(() => shop.close());

/** Staff have logged in again by then. */
async function later(days: number): Promise<void> {
  shop.setNow(new Date(testNow.getTime() + days * dayMs));
  owner = await logInStaff(shop, ownerEmail, staffPassword);
}

interface Seen {
  readonly steps: readonly { readonly action: string }[];
  readonly payments: readonly {
    readonly state: string;
    readonly captureBefore: string | null;
    readonly captureAskedAt: string | null;
  }[];
  readonly invoices: readonly unknown[];
}

/** An order whose money Klarna has promised, with the shopper back in the shop. */
async function anOrder() {
  const { orderId, sessionId: token } = await shop.payByKlarna();
  const back = await shop.post('/api/capture-payment', { token, orderId, paymentMethod: 'stripe' });
  expect(back.statusCode).toBe(200);
  const { orderNumber: number } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  return { orderId, number };
}
const look = async (number: string) => (await owner.call('GET', `/orders/${number}`)).json<Seen>();
const paymentOf = async (number: string) => (await look(number)).payments.at(-1);
const handOver = (number: string) => owner.call('POST', `/orders/${number}/hand-over`, {});
const waiting = async (number: string, list: 'authorisations' | 'toHandOver' = 'authorisations') => {
  const answer = await owner.call('GET', `/today?all=${list}`);
  const { [list]: found } =
    answer.json<
      Record<
        typeof list,
        { items: { id: string; authorisation: string | null; at: string; amountCents: number }[] }
      >
    >();
  return found.items.find(({ id }) => id === number) ?? null;
};
/** What the stand-in has taken of an order, in cents. */
const takenOf = async (number: string) => {
  const { rows } = await sql<{ taken: number; status: string }>`
    select (body ->> 'amount_received')::int as taken, body ->> 'status' as status from sandbox_objects
    where body ->> 'object' = 'payment_intent' and body -> 'metadata' ->> 'order' like ${`%${number}`}
    order by id`.execute(queries<object>(shop.shop.db));
  return rows;
};

test('the receipt is confirmed when it is ordered, and what Klarna has promised by a mail of its own', async () => {
  const orderId = await shop.aPlacedOrder('klarna');
  const { orderNumber } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  const email = await emailOf(owner, orderNumber);
  const subjects = async () => (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual([`Ihre Bestellung ${orderNumber}`]);
  await shop.post('/api/checkout-session', { orderId, paymentMethod: 'klarna' });
  expect(await subjects()).toEqual([`Ihre Bestellung ${orderNumber}`]);
});

test('nothing is taken until the goods leave the shop; „Heute“ names the order a week before its end', async () => {
  const { orderId, number } = await anOrder();
  expect(await paymentOf(number)).toMatchObject({
    state: 'authorised',
    captureBefore: new Date(testNow.getTime() + 28 * dayMs).toISOString(),
    captureAskedAt: null,
  });
  expect((await look(number)).invoices).toEqual([]);
  expect((await shop.get(orderId)).json()).toMatchObject({ paymentData: [{ status: 'authorised' }] });
  expect(await waiting(number, 'toHandOver')).toMatchObject({ authorisation: 'promised' });
  await later(20);
  expect(await waiting(number)).toBeNull();
  await later(21);
  expect(await waiting(number)).toMatchObject({ authorisation: 'ends' });
  expect((await handOver(number)).statusCode).toBe(200);
  await shop.paymentJobs();
  expect(await paymentOf(number)).toMatchObject({ state: 'received' });
  expect(await takenOf(number)).toEqual([{ taken: 91_500, status: 'succeeded' }]);
  expect(await waiting(number)).toBeNull();
  // It counts from when it was taken, three weeks after it was promised.
  const { rows } = await sql<{ on: string }>`
    select content ->> 'paidOn' as "on" from invoices where order_number = ${number}
  `.execute(queries<object>(shop.shop.db));
  expect(rows).toEqual([{ on: berlinDay(new Date(testNow.getTime() + 21 * dayMs)) }]);
});

test('an error that Stripe repeats under its key does not stand in the way of the next try', async () => {
  const { number } = await anOrder();
  await owner.call('POST', `/orders/${number}/capture`, {});
  // The library tries three times under one key.
  shop.sandbox.behaviour.change({ kind: 'failing' });
  await expect(shop.paymentJobs()).rejects.toThrow('provider-unavailable');
  await later(0.05);
  expect(await waiting(number)).toMatchObject({ authorisation: 'stuck' });
  shop.sandbox.behaviour.change({ kind: 'fine' });
  expect(await waiting(number, 'toHandOver')).toMatchObject({ authorisation: 'promised' });
  await shop.paymentJobs();
  expect(await takenOf(number)).toEqual([{ taken: 91_500, status: 'succeeded' }]);
  expect(await paymentOf(number)).toMatchObject({ state: 'received' });
  expect(await waiting(number, 'toHandOver')).toMatchObject({ authorisation: null });
});

test('an authorisation that has ended is a case for staff, who ask for another payment', async () => {
  const { number } = await anOrder();
  await later(28);
  // No webhook has told of it: the job asks.
  await shop.shop.ordering.reconcilePayments();
  expect(await paymentOf(number)).toMatchObject({ state: 'expired' });
  expect(await waiting(number)).toMatchObject({ authorisation: 'ended' });
  expect((await handOver(number)).json()).toMatchObject({ code: 'not-paid' });
  const asked = await owner.call('POST', `/orders/${number}/ask-again`, {});
  const actions = ['ask-again', 'mark-as-paid', 'cancel'];
  expect([asked.statusCode, actionsOf(asked.json<Seen>())]).toEqual([200, actions]);
  const audit = await owner.call('GET', `/audit?entity=orders&entityId=${number}`);
  expect(audit.body).toContain('ask-again');
  // Or transfers it, in parts: „Heute“ names what is missing.
  const transfer = (amountCents: number) =>
    owner.call('POST', `/orders/${number}/payment`, {
      amountCents,
      receivedOn: berlinDay(testNow),
      mayDiffer: true,
      key: `part ${amountCents}`,
    });
  expect((await transfer(1_500)).statusCode).toBe(200);
  expect(await waiting(number)).toMatchObject({ authorisation: 'ended', amountCents: 90_000 });
  expect((await transfer(90_000)).statusCode).toBe(200);
  expect(await waiting(number)).toBeNull();
});

test('a capture that comes too late takes nothing, and the customer still owes', async () => {
  const { number } = await anOrder();
  expect((await handOver(number)).statusCode).toBe(200);
  shop.sandbox.answers.change({ capture: { kind: 'refused', issue: 'charge_expired_for_capture' } });
  await expect(shop.paymentJobs()).rejects.toThrow('payment-declined');
  expect(await paymentOf(number)).toMatchObject({ state: 'expired' });
  expect(await takenOf(number)).toEqual([{ taken: 0, status: 'canceled' }]);
  shop.sandbox.answers.change({});
  await shop.paymentJobs();
  expect(await takenOf(number)).toEqual([{ taken: 0, status: 'canceled' }]);
});

test('a refused capture whose authorisation cannot be given back at once is given back by a job', async () => {
  const { number } = await anOrder();
  expect((await handOver(number)).statusCode).toBe(200);
  // The capture is refused, the payment is looked at, and then the provider is down.
  const { behaviour } = shop.sandbox;
  const now = behaviour.now.bind(behaviour);
  const to = shop.sandbox.answers.to.bind(shop.sandbox.answers);
  let isRefused = false;
  Object.assign(shop.sandbox.answers, {
    to: () => {
      isRefused = true;
      return { kind: 'refused', issue: 'card_declined', status: 402 };
    },
  });
  let asked = 0;
  Object.assign(behaviour, {
    now: () => {
      if (isRefused) asked += 1;
      return asked > 1 ? { kind: 'failing' } : now();
    },
  });
  await expect(shop.paymentJobs()).rejects.toThrow();
  Object.assign(behaviour, { now });
  Object.assign(shop.sandbox.answers, { to });
  expect(await takenOf(number)).toEqual([{ taken: 0, status: 'requires_capture' }]);
  await shop.paymentJobs();
  await shop.paymentJobs();
  expect(await takenOf(number)).toEqual([{ taken: 0, status: 'canceled' }]);
});

test('a cancelled order gives the authorisation back', async () => {
  const { number } = await anOrder();
  expect((await owner.call('POST', `/orders/${number}/cancel`, {})).statusCode).toBe(200);
  await shop.paymentJobs();
  expect(await takenOf(number)).toEqual([{ taken: 0, status: 'canceled' }]);
  expect(await look(number)).toMatchObject({ payments: [{ state: 'released' }], invoices: [] });
});

test('it is named as what it is: for the customer, in the office, in mails, on the invoice and in the export', async () => {
  const { orderId, number } = await anOrder();
  expect((await shop.get(orderId)).json()).toMatchObject({ paymentMethod: 'klarna' });
  expect(await look(number)).toMatchObject({ paymentMethod: 'klarna' });
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where job = 'send-mail' and payload::text like ${`%Neue Bestellung ${number}%`}
  `.execute(queries<object>(shop.shop.db));
  expect(JSON.stringify(rows)).toContain('"value":"Klarna"');
  await owner.call('POST', `/orders/${number}/capture`, {});
  await shop.paymentJobs();
  const { rows: invoices } = await sql<{ way: string }>`
    select content ->> 'moneyWay' as way from invoices where order_number = ${number}
  `.execute(queries<object>(shop.shop.db));
  expect(invoices).toEqual([{ way: 'klarna' }]);
  expect((await owner.call('GET', `/invoices/export?trial=true&orderNumber=${number}`)).body).toContain(
    ';Klarna (Testzahlung);',
  );
});

test('who is refused by Klarna pays by other means, and the order says by which', async () => {
  const orderId = await shop.aPlacedOrder('klarna');
  const asked = await shop.post('/api/checkout-session', { orderId, paymentMethod: 'klarna' });
  const { sessionId: token } = asked.json<{ sessionId: string }>();
  const page = `${shop.origin}/sandbox/stripe/pay/${token}`;
  expect(await (await fetch(page)).text()).not.toContain('value="card"');
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'klarna-refused' }),
  });
  expect([answer.status, await answer.text()]).toEqual([
    402,
    expect.stringContaining('Klarna hat die Zahlung'),
  ]);
  const back = await shop.post('/api/capture-payment', { token, orderId, paymentMethod: 'stripe' });
  expect([back.statusCode, back.json<{ code: string }>().code]).toEqual([402, 'payment-declined']);
  expect((await shop.get(orderId)).json()).toMatchObject({ paymentMethod: 'klarna', invoices: [] });
  const { intent } = await shop.payByCard(orderId, okCard);
  expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(200);
  expect((await shop.get(orderId)).json()).toMatchObject({
    paymentMethod: 'stripe',
    paymentData: [{ status: 'received' }],
  });
});

test('an order that Klarna has promised to pay is Klarna’s, even if the card form was opened later', async () => {
  const { orderId, sessionId: token } = await shop.payByKlarna();
  await shop.post('/api/card-intent', { orderId });
  expect((await shop.get(orderId)).json()).toMatchObject({ paymentMethod: 'stripe' });
  await shop.post('/api/capture-payment', { token, orderId, paymentMethod: 'stripe' });
  expect((await shop.get(orderId)).json()).toMatchObject({
    paymentMethod: 'klarna',
    paymentData: [{ status: 'authorised' }],
  });
});

test.each([
  ['businesses', { customerKind: 'business', company: 'Muster GmbH' }],
  ['invoices to a country without euros', { billing: 'CH' }],
] as const)('it is not for %s', async (_, changes) => {
  const sku = `K-${randomUUID().slice(0, 8)}`;
  await shop.fill([{ draft: aPiece({ sku }), publishedAt: testNow }]);
  const { billing, ...rest } = { billing: null, ...changes };
  const draft = payload([bought(await shop.idOf(sku))], 915, {
    ...rest,
    payment_method: 'klarna',
    ...(billing === null
      ? {}
      : {
          billingAddress: {
            firstName: 'Ada',
            lastName: 'Muster',
            address: 'Gasse 1',
            postalCode: '8001',
            city: 'Zürich',
            country: billing,
          },
        }),
  });
  const refused = await shop.post('/api/initiate-payment', draft);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'klarna-not-for-this']);
  // By card it is; and it stays so at the click, and when the money is asked for.
  const orderId = orderIdOf(await shop.post('/api/initiate-payment', { ...draft, payment_method: 'stripe' }));
  const click = await shop.post(`/api/checkout/${orderId}/confirm`, { paymentMethod: 'klarna' });
  expect(click.json()).toMatchObject({ code: 'klarna-not-for-this' });
  expect((await shop.post(`/api/checkout/${orderId}/confirm`, {})).statusCode).toBe(200);
  const asked = await shop.post('/api/checkout-session', { orderId, paymentMethod: 'klarna' });
  expect([asked.statusCode, asked.json<{ code: string }>().code]).toEqual([422, 'klarna-not-for-this']);
});

test('is not offered where a gift voucher pays a part: what it promises is lowered and released with the goods', async () => {
  await shop.fill([{ draft: aPiece({ sku: 'K-GIFT' }), publishedAt: testNow }]);
  const piece = await shop.idOf('K-GIFT');
  const sale = { valueCents: 50_00, paidBy: 'cash', key: randomUUID() };
  const sold = await owner.call('POST', '/gift-vouchers', sale);
  const giftVoucher = { code: sold.json<{ code: string }>().code, payablePrice: 865 };
  const draft = payload([bought(piece)], 915, { payment_method: 'klarna', giftVoucher });
  expect((await shop.post('/api/initiate-payment', draft)).json()).toMatchObject({
    code: 'klarna-not-for-this',
  });
  const orderId = orderIdOf(await shop.post('/api/initiate-payment', { ...draft, payment_method: 'stripe' }));
  await shop.post(`/api/checkout/${orderId}/confirm`, {});
  const asked = await shop.post('/api/checkout-session', { orderId });
  const { sessionId } = asked.json<{ sessionId: string }>();
  const page = `${shop.origin}/sandbox/stripe/pay/${sessionId}`;
  expect(await (await fetch(page)).text()).not.toContain('klarna');
  const by = (fields: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await by({ choice: 'klarna' })).status).toBe(402);
  expect((await by({ choice: 'card', number: okCard })).status).toBe(303);
  const back = { token: sessionId, orderId, paymentMethod: 'stripe' };
  expect((await shop.post('/api/capture-payment', back)).statusCode).toBe(200);
  const { orderNumber } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  expect((await paymentOf(orderNumber))?.state).toBe('received');
  expect(await takenOf(orderNumber)).toEqual([{ taken: 865_00, status: 'succeeded' }]);
});
