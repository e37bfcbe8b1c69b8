import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endPending } from '../../sandbox/paypal/paypal-api.ts';
import { captureAtDesk, endProcessing } from '../../sandbox/stripe/stripe-api.ts';
import { queries } from '../../src/platform/db/db.ts';
import { okCard, openPayingShop } from './pay-by-card.ts';
import { makeRefunds } from './refund-jobs.ts';
import { firstOwner } from './staff-login.ts';
import { testNow } from './open-test-shop.ts';

let shop: Awaited<ReturnType<typeof openPayingShop>>;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(() => {
  shop.sandbox.behaviour.change({ kind: 'fine' });
  shop.sandbox.answers.change({});
  shop.setNow(testNow);
});
afterAll(() => shop.close());

async function anApprovedOrder() {
  const orderId = await shop.aPlacedOrder('paypal');
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  const { pathname, search } = new URL(approveUrl);
  await fetch(`${shop.origin}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  return { orderId, id };
}

const capture = (orderId: string, token: string) =>
  shop.post('/api/capture-payment', { token, payerId: 'PAYER', orderId, paymentMethod: 'paypal' });
const order = async (orderId: string) =>
  (await shop.get(orderId)).json<{
    orderNumber: string;
    state: string;
    paymentData: { status: string }[];
  }>();
const isPaid = async (orderId: string) => (await order(orderId)).paymentData[0]?.status === 'received';

/** Whether somebody holds a piece of the order, or has it, at this moment. */
async function isHeld(orderId: string): Promise<boolean> {
  const { orderNumber } = await order(orderId);
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from allocations a join orders o on o.id::text = a.reference
      where 'WMK-' || o.number = ${orderNumber} and a.released_at is null
        and upper(a.during) > ${shop.shop.clock()}
    ) as held
  `.execute(queries<object>(shop.shop.db));
  return rows[0]?.held ?? false;
}

async function capturedAtPaypal(id: string): Promise<boolean> {
  const { rows } = await sql<{ captured: boolean }>`
    select body -> 'purchase_units' -> 0 -> 'payments' is not null as captured from sandbox_objects where id = ${id}
  `.execute(queries<object>(shop.shop.db));
  return rows[0]?.captured ?? false;
}

/** Some rounds of the jobs, `minutes` apart. */
async function rounds(count: number, minutes: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    shop.setNow(new Date(shop.shop.clock().getTime() + minutes * 60_000));
    await shop.shop.ordering.reconcilePayments();
    await shop.shop.ordering.lapseOrders();
  }
}

describe.each([
  ['INSTRUMENT_DECLINED', 422],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 422],
  ['COMPLIANCE_VIOLATION', 422],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 422],
  ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 422],
  ['SOMETHING_NOBODY_HAS_DESCRIBED', 422],
  ['PERMISSION_DENIED', 403],
  ['INVALID_PARAMETER_VALUE', 400],
])('PayPal refuses a capture by %s (%i)', (issue, status) => {
  test('the shopper is told, pays by other means at once, and the first is never captured', async () => {
    const { orderId, id } = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'refused', issue, status } });
    const refused = await capture(orderId, id);
    expect([refused.statusCode, refused.json().message]).toEqual([402, 'Payment failed. Please try again.']);
    // A reload of the page says the same.
    expect((await capture(orderId, id)).statusCode).toBe(402);
    shop.sandbox.answers.change({});
    const { intent } = await shop.payByCard(orderId, okCard);
    expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(200);
    expect(await isPaid(orderId)).toBe(true);
    await rounds(4, 10);
    expect(await capturedAtPaypal(id)).toBe(false);
  });
});

test('nobody pays after a refusal: the order lapses, the piece is free, and nothing is captured later', async () => {
  const { orderId, id } = await anApprovedOrder();
  shop.sandbox.answers.change({ capture: { kind: 'refused', issue: 'INSTRUMENT_DECLINED' } });
  expect((await capture(orderId, id)).statusCode).toBe(402);
  await rounds(4, 10);
  expect((await order(orderId)).state).toBe('cancelled');
  expect(await isHeld(orderId)).toBe(false);
  // The shopper's account has money again.
  shop.sandbox.answers.change({});
  await rounds(6, 10);
  expect((await capture(orderId, id)).json()).toMatchObject({ code: 'payment-too-late' });
  expect(await capturedAtPaypal(id)).toBe(false);
  expect((await order(orderId)).state).toBe('cancelled');
});

test('staff may cancel an order whose payment was refused, and read why', async () => {
  const { orderId, id } = await anApprovedOrder();
  shop.sandbox.answers.change({ capture: { kind: 'refused', issue: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED' } });
  await capture(orderId, id);
  const owner = await firstOwner(shop);
  const { orderNumber } = await order(orderId);
  const seen = (await owner.call('GET', `/orders/${orderNumber}`)).json<{
    events: { type: string; facts: object }[];
  }>();
  expect(seen.events.find(({ type }) => type === 'payment-refused')?.facts).toMatchObject({
    meaning: 'other-means',
    note: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  });
  expect((await owner.call('POST', `/orders/${orderNumber}/cancel`)).statusCode).toBe(200);
});

test.each([
  ['ORDER_COMPLETION_IN_PROGRESS', 422],
  ['PREVIOUS_REQUEST_IN_PROGRESS', 409],
  ['RATE_LIMIT_REACHED', 429],
])('%s (%i) leaves open what has happened: the job goes on', async (issue, status) => {
  const { orderId, id } = await anApprovedOrder();
  shop.sandbox.answers.change({ capture: { kind: 'refused', issue, status } });
  expect((await capture(orderId, id)).statusCode).toBe(503);
  shop.sandbox.answers.change({});
  await rounds(1, 4);
  expect(await isPaid(orderId)).toBe(true);
});

describe('Stripe', () => {
  test.each([['failing'], ['failing-late']] as const)(
    'is %s at the capture, and keeps its 500 under the key: the next try takes the money, once',
    async (kind) => {
      const orderId = await shop.aPlacedOrder('stripe');
      const { intent } = await shop.payByCard(orderId, okCard);
      const { behaviour } = shop.sandbox;
      const now = behaviour.now.bind(behaviour);
      let asked = 0;
      // Fine for the look that comes first.
      Object.assign(behaviour, { now: () => ((asked += 1) === 1 ? { kind: 'fine' } : { kind }) });
      expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(503);
      Object.assign(behaviour, { now });
      await rounds(1, 4);
      expect(await isPaid(orderId)).toBe(true);
    },
  );

  test.each([
    ['card_declined', 402],
    ['charge_exceeds_transaction_limit', 400],
    ['something_new', 400],
  ])(
    'refuses a capture by %s (%i): the authorisation is given back, and another card pays',
    async (issue, status) => {
      const orderId = await shop.aPlacedOrder('stripe');
      const { intent } = await shop.payByCard(orderId, okCard);
      shop.sandbox.answers.change({ capture: { kind: 'refused', issue, status } });
      expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(402);
      shop.sandbox.answers.change({});
      const { rows } = await sql<{ status: string }>`
      select body ->> 'status' as status from sandbox_objects where id = ${intent.id}
    `.execute(queries<object>(shop.shop.db));
      expect(rows).toEqual([{ status: 'canceled' }]);
      const second = await shop.payByCard(orderId, okCard);
      expect((await shop.post('/api/card-confirm', { paymentIntentId: second.intent.id })).statusCode).toBe(
        200,
      );
      expect(await isPaid(orderId)).toBe(true);
    },
  );
});

describe('PayPal reviews a payment', () => {
  const pending = async () => {
    const made = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'pending' } });
    expect((await capture(made.orderId, made.id)).json()).toMatchObject({ status: 'pending' });
    await rounds(12, 20);
    expect((await order(made.orderId)).state).toBe('accepted');
    expect(await isHeld(made.orderId)).toBe(true);
    return made;
  };

  test('for hours: the piece is held on, the customer is told once, and it is paid in the end', async () => {
    const { orderId, id } = await pending();
    const owner = await firstOwner(shop);
    const { orderNumber } = await order(orderId);
    const { mails, events } = (await owner.call('GET', `/orders/${orderNumber}`)).json<{
      mails: { subject: string }[];
      events: { type: string }[];
    }>();
    expect(mails.filter(({ subject }) => subject.startsWith('Ihre Zahlung zur'))).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'payment-pending')).toHaveLength(1);
    await endPending(shop.sandbox, id, { capture: 'COMPLETED' });
    await rounds(1, 4);
    expect(await isPaid(orderId)).toBe(true);
  });

  test('and refuses it: the order lapses, and the piece is free', async () => {
    const { orderId, id } = await pending();
    await endPending(shop.sandbox, id, { capture: 'DECLINED' });
    await rounds(11, 4);
    expect((await order(orderId)).state).toBe('cancelled');
    expect(await isHeld(orderId)).toBe(false);
  });
});

test('staff may cancel an order whose payment is reviewed; the money goes back if it comes', async () => {
  const { orderId, id } = await anApprovedOrder();
  shop.sandbox.answers.change({ capture: { kind: 'pending', as: 'ECHECK' } });
  await capture(orderId, id);
  const owner = await firstOwner(shop);
  const { orderNumber } = await order(orderId);
  expect((await owner.call('POST', `/orders/${orderNumber}/cancel`)).statusCode).toBe(200);
  expect(await isHeld(orderId)).toBe(false);
  await rounds(2, 4);
  expect(await isHeld(orderId)).toBe(false);
  await endPending(shop.sandbox, id, { capture: 'COMPLETED' });
  await rounds(1, 4);
  expect(await makeRefunds(shop)).toEqual([]);
  expect((await order(orderId)).state).toBe('cancelled');
  const seen = (await owner.call('GET', `/orders/${orderNumber}`)).json<{ refunds: object[] }>();
  expect(seen.refunds).toMatchObject([{ providerState: 'made', amountCents: 91_500 }]);
});

test('a part is captured at Stripe’s desk: it goes back, the order ends, and the piece is free', async () => {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await captureAtDesk(shop.sandbox, intent.id, 10_000);
  expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).json()).toMatchObject({
    code: 'payment-too-late',
  });
  expect((await order(orderId)).state).toBe('cancelled');
  expect(await isHeld(orderId)).toBe(false);
  expect(await makeRefunds(shop)).toEqual([]);
  await rounds(3, 4);
  const owner = await firstOwner(shop);
  const { orderNumber } = await order(orderId);
  const seen = (await owner.call('GET', `/orders/${orderNumber}`)).json<{
    refunds: object[];
    mails: { subject: string }[];
  }>();
  expect(seen.refunds).toMatchObject([
    { providerState: 'made', amountCents: 10_000, reason: 'Nur zum Teil abgebucht' },
  ]);
});

test.each(['taken', 'refused'] as const)(
  'the bank takes its time with a card, and it is %s in the end',
  async (outcome) => {
    const orderId = await shop.aPlacedOrder('stripe');
    shop.sandbox.answers.change({ confirm: { kind: 'pending' } });
    const { intent } = await shop.payByCard(orderId, okCard);
    expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(200);
    shop.sandbox.answers.change({});
    await rounds(3, 20);
    expect(await isHeld(orderId)).toBe(true);
    await endProcessing(shop.sandbox, intent.id, outcome);
    await rounds(12, 4);
    expect(await isPaid(orderId)).toBe(outcome === 'taken');
    expect((await order(orderId)).state).toBe(outcome === 'taken' ? 'accepted' : 'cancelled');
  },
);
