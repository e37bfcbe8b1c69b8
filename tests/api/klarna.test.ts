import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { dayMs } from '../../src/shared/time/durations.ts';
import { testNow } from './open-test-shop.ts';
import { openPayingShop, type PayingShop } from './pay-by-card.ts';
import { firstOwner, logInStaff, ownerEmail, staffPassword, type StaffBrowser } from './staff-login.ts';

let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
});
beforeEach(async () => {
  shop.sandbox.answers.change({});
  shop.sandbox.weather.change({ kind: 'fine' });
  await later(0);
});
afterAll(() => shop.close());

/** Staff have logged in again by then. */
async function later(days: number): Promise<void> {
  shop.setNow(new Date(testNow.getTime() + days * dayMs));
  owner = await logInStaff(shop, ownerEmail, staffPassword);
}

interface Seen {
  readonly actions: readonly string[];
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
const waiting = async (number: string) => {
  const answer = await owner.call('GET', '/today?all=authorisations');
  const { authorisations } = answer.json<{
    authorisations: { items: { id: string; authorisation: string; at: string }[] };
  }>();
  return authorisations.items.find(({ id }) => id === number) ?? null;
};
/** What the stand-in has taken of an order, in cents. */
const takenOf = async (number: string) => {
  const { rows } = await sql<{ taken: number; status: string }>`
    select (body ->> 'amount_received')::int as taken, body ->> 'status' as status from sandbox_objects
    where body ->> 'object' = 'payment_intent' and body -> 'metadata' ->> 'order' like ${`%${number}`}
    order by id`.execute(queries<object>(shop.shop.db));
  return rows;
};

test('nothing is taken until the goods leave the shop; „Heute“ names the order a week before its end', async () => {
  const { orderId, number } = await anOrder();
  expect(await paymentOf(number)).toMatchObject({
    state: 'authorised',
    captureBefore: new Date(testNow.getTime() + 28 * dayMs).toISOString(),
    captureAskedAt: null,
  });
  expect((await look(number)).invoices).toEqual([]);
  expect((await shop.get(orderId)).json()).toMatchObject({ paymentData: [{ status: 'authorised' }] });
  await later(20);
  expect(await waiting(number)).toBeNull();
  await later(21);
  expect(await waiting(number)).toMatchObject({ authorisation: 'ends' });
  expect((await handOver(number)).statusCode).toBe(200);
  await shop.paymentJobs();
  expect(await paymentOf(number)).toMatchObject({ state: 'received' });
  expect(await takenOf(number)).toEqual([{ taken: 91_500, status: 'succeeded' }]);
  expect(await waiting(number)).toBeNull();
});

test('an error that Stripe repeats under its key does not stand in the way of the next try', async () => {
  const { number } = await anOrder();
  await owner.call('POST', `/orders/${number}/capture`, {});
  // The library tries three times under one key.
  shop.sandbox.weather.change({ kind: 'failing' });
  await expect(shop.paymentJobs()).rejects.toThrow('provider-unavailable');
  await later(0.05);
  expect(await waiting(number)).toMatchObject({ authorisation: 'stuck' });
  shop.sandbox.weather.change({ kind: 'fine' });
  await shop.paymentJobs();
  expect(await takenOf(number)).toEqual([{ taken: 91_500, status: 'succeeded' }]);
  expect(await paymentOf(number)).toMatchObject({ state: 'received' });
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
  expect([asked.statusCode, asked.json<Seen>().actions]).toEqual([200, ['ask-again', 'cancel']]);
  const audit = await owner.call('GET', `/audit?entity=orders&entityId=${number}`);
  expect(audit.body).toContain('ask-again');
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
  const { weather } = shop.sandbox;
  const now = weather.now.bind(weather);
  const to = shop.sandbox.answers.to.bind(shop.sandbox.answers);
  let isRefused = false;
  Object.assign(shop.sandbox.answers, {
    to: () => {
      isRefused = true;
      return { kind: 'refused', issue: 'card_declined', status: 402 };
    },
  });
  let asked = 0;
  Object.assign(weather, {
    now: () => {
      if (isRefused) asked += 1;
      return asked > 1 ? { kind: 'failing' } : now();
    },
  });
  await expect(shop.paymentJobs()).rejects.toThrow();
  Object.assign(weather, { now });
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
