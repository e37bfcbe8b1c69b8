import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { okCard, openPayingShop } from './pay-by-card.ts';
import { testsInOrder } from '../in-order.ts';

// What a test counts or lists begins with what the tests before it have left.
testsInOrder();

let shop: Awaited<ReturnType<typeof openPayingShop>>;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(() => shop.sandbox.behaviour.change({ kind: 'fine' }));
afterAll(() => shop.close());

const paid = { state: 'accepted', paymentMethod: 'stripe', paymentData: [{ status: 'received' }] };
const unpaid = { state: 'accepted', paymentData: [{ status: 'open' }] };

/** Does the work of the sandbox's webhooks, until the order is paid. */
async function webhooksPay(orderId: string): Promise<void> {
  await expect
    .poll(async () => {
      await shop.paymentJobs();
      return (await shop.get(orderId)).json<unknown>();
    })
    .toMatchObject(paid);
}

test('a card pays an order: asked for, confirmed, captured, named on the order', async () => {
  const orderId = await shop.aPlacedOrder('stripe');
  expect((await shop.get(orderId)).json()).toMatchObject({
    state: 'accepted',
    payUntil: '2026-06-15T10:30:00.000Z',
    bankTransfer: null,
  });
  const { intent } = await shop.payByCard(orderId, okCard);
  expect(intent.status).toBe('requires_capture');
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const confirmed = await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  expect(confirmed.json()).toEqual({ message: 'Payment confirmed successfully' });
  expect((await shop.get(orderId)).json()).toMatchObject({
    ...paid,
    paymentData: [{ status: 'received', paymentId: intent.id }],
    payUntil: null,
  });
  const again = await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  expect(again.json()).toEqual(confirmed.json());
  expect((await shop.post('/api/card-intent', { orderId })).json()).toMatchObject({ code: 'payment-closed' });
});

test('the window is closed after the card was charged: the webhook finishes', async () => {
  const orderId = await shop.aPlacedOrder('stripe');
  await shop.payByCard(orderId, okCard);
  await webhooksPay(orderId);
});

test.each([
  ['declined', '4000000000000002', 'Your card was declined.'],
  ['without funds', '4000000000009995', 'Your card has insufficient funds.'],
])('a card that is %s gets a message, and another one pays', async (_, card, message) => {
  const orderId = await shop.aPlacedOrder('stripe');
  const { status, body, intent } = await shop.payByCard(orderId, card);
  expect([status, body.error?.message]).toEqual([402, message]);
  const told = await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  expect([told.statusCode, told.json().message]).toEqual([402, message]);
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const second = await shop.payByCard(orderId, okCard);
  expect(second.intent.id).toBe(intent.id);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  expect((await shop.get(orderId)).json()).toMatchObject(paid);
});

test.each([
  ['de', '4000000000000002', 'Ihre Karte wurde abgelehnt.'],
  ['de', '4000000000009995', 'Ihre Karte ist nicht ausreichend gedeckt.'],
  ['de', '4000000000000069', 'Ihre Karte ist abgelaufen.'],
  ['de', '4242424242424241', 'Ihre Kartennummer stimmt nicht.'],
  ['en', '4000000000009995', 'Your card has insufficient funds.'],
])('on a page in %s, the stand-in refuses %s with “%s”', async (locale, number, message) => {
  const orderId = await shop.aPlacedOrder('stripe');
  const { clientSecret } = (await shop.post('/api/card-intent', { orderId })).json<{
    clientSecret: string;
  }>();
  const [intent = ''] = clientSecret.split('_secret_');
  const refused = await shop.app.inject({
    method: 'POST',
    url: `/sandbox/stripe/v1/payment_intents/${intent}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[card][number]': number,
      locale,
    }).toString(),
  });
  expect([refused.statusCode, refused.json()]).toMatchObject([402, { error: { message } }]);
});

test('3-D Secure: the bank asks, and a second confirmation follows; after a failure nothing is charged', async () => {
  const orderId = await shop.aPlacedOrder('stripe');
  const refused = await shop.payByCard(orderId, '4000002500003155', 'failed');
  expect(refused.intent.status).toBe('requires_payment_method');
  expect((await shop.post('/api/card-confirm', { paymentIntentId: refused.intent.id })).statusCode).toBe(402);
  const passed = await shop.payByCard(orderId, '4000002500003155');
  expect(passed.intent.status).toBe('requires_capture');
  await shop.post('/api/card-confirm', { paymentIntentId: passed.intent.id });
  expect((await shop.get(orderId)).json()).toMatchObject(paid);
});

test('a double click asks once; before the binding click nothing is asked', async () => {
  const orderId = await shop.aPlacedOrder('stripe');
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => shop.post('/api/card-intent', { orderId })),
  );
  expect(new Set(answers.map((answer) => answer.json<{ clientSecret: string }>().clientSecret)).size).toBe(1);
  expect((await shop.post('/api/card-intent', { orderId: 'nobody' })).statusCode).toBe(404);
  expect((await shop.post('/api/card-confirm', { paymentIntentId: 'pi_nobody' })).statusCode).toBe(404);
});

describe('the provider is', () => {
  test.each([
    ['answering 500', { kind: 'failing' }],
    ['talking nonsense', { kind: 'nonsense' }],
    ['cutting the line', { kind: 'lost' }],
  ] as const)('%s: the shopper gets a message, and the next try works', async (_, failure) => {
    const orderId = await shop.aPlacedOrder('stripe');
    shop.sandbox.behaviour.change(failure);
    const refused = await shop.post('/api/card-intent', { orderId });
    expect([refused.statusCode, refused.json().message]).toEqual([
      503,
      'Failed to initialize payment. Please try again.',
    ]);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    const { intent } = await shop.payByCard(orderId, okCard);
    shop.sandbox.behaviour.change(failure);
    expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(503);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
    expect((await shop.get(orderId)).json()).toMatchObject(paid);
  });

  test('failing once: the library tries again under the same key', async () => {
    const orderId = await shop.aPlacedOrder('stripe');
    shop.sandbox.behaviour.change({ kind: 'lost' }, 1);
    expect((await shop.post('/api/card-intent', { orderId })).statusCode).toBe(200);
  });
});

describe('webhooks', () => {
  const send = (body: string, headers: Record<string, string>, to = 'stripe') =>
    shop.app.inject({ method: 'POST', url: `/api/webhooks/${to}`, payload: body, headers });

  test.each([
    ['without a signature', {}],
    ['with a wrong one', { 'stripe-signature': `t=1781517600,v1=${'0'.repeat(64)}` }],
    ['with none at all in it', { 'stripe-signature': 'x' }],
  ])('%s are refused', async (_, headers) => {
    const answer = await send('{"id":"evt_1","data":{"object":{}}}', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook-refused']);
  });

  test('signed, but older than five minutes, are refused', async () => {
    const { default: Stripe } = await import('stripe');
    const { webhooks } = new Stripe('sk_test_x');
    const payload = JSON.stringify({ id: 'evt_old', object: 'event', livemode: false, data: { object: {} } });
    const signed = (secondsAgo: number) =>
      webhooks.generateTestHeaderString({
        payload,
        secret: shop.sandbox.keys.stripe.webhookSecret,
        timestamp: shop.shop.clock().getTime() / 1000 - secondsAgo,
      });
    expect((await send(payload, { 'stripe-signature': signed(301) })).statusCode).toBe(400);
    // It does not concern us: accepted, or it would be sent for days.
    expect((await send(payload, { 'stripe-signature': signed(299) })).statusCode).toBe(200);
    expect((await send(payload, { 'stripe-signature': signed(0) })).statusCode).toBe(200);
    expect((await send(`${payload} `, { 'stripe-signature': signed(0) })).statusCode).toBe(400);
  });
});

test('the sandbox’s own books open with its secret key only', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/sandbox/stripe/v1/payment_intents',
    payload: 'amount=100&currency=eur',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer sk_test_guess' },
  });
  expect(answer.statusCode).toBe(401);
});
