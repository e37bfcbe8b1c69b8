import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { busySeconds } from '../../sandbox/busy-seconds.ts';
import { knownParameters, type Parameter } from '../../sandbox/stripe/known-parameters.ts';
import {
  captureAtDesk,
  endProcessing,
  endRefunds,
  expireAuthorisation,
  strike,
} from '../../sandbox/stripe/stripe-api.ts';
import type { StripeTrouble } from '../../sandbox/stripe/test-cards.ts';
import { testNow } from './open-test-shop.ts';
import { okCard, type PayingShop } from './pay-by-card.ts';
import { makeRefunds } from './refund-jobs.ts';
import { openRecordedShop, type RecordedCall, type RecordedShop } from './recorded-calls.ts';
import type { StaffBrowser } from './staff-login.ts';
import { stripeProblems, stripeRoutes } from './stripe-problems.ts';
import { stripeTypes, type StripeTypeName } from './stripe-types.ts';
import { testsInOrder } from '../in-order.ts';

// What a test counts or lists begins with what the tests before it have left.
testsInOrder();

let recorded: RecordedShop;
let shop: PayingShop;
let owner: StaffBrowser;
let types: ReturnType<typeof stripeTypes>;
beforeAll(async () => {
  types = stripeTypes();
  recorded = await openRecordedShop();
  ({ shop, owner } = recorded);
});
beforeEach(() => recorded.beginAnew());
afterAll(() => recorded.close());

const problems = (calls: readonly RecordedCall[]): string[] => stripeProblems(types, calls);

const confirm = (id: string) => shop.post('/api/card-confirm', { paymentIntentId: id });

/** The types of all webhooks until then, in their order. */
async function toldUntil(type: string): Promise<string[]> {
  const told = () =>
    recorded.calls
      .filter(({ path }) => path === '/api/webhooks/stripe')
      .map(({ body }) => (JSON.parse(body) as { type: string }).type);
  await expect.poll(told).toContain(type);
  return told();
}

const called = (name: string) => recorded.calls.filter(({ path }) => path.split('?')[0]?.endsWith(name));

async function aPaidOrder(card = okCard) {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, card);
  expect((await confirm(intent.id)).statusCode).toBe(200);
  const { orderNumber } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  return { orderNumber, intent };
}

describe('requests, answers and webhooks are Stripe’s', () => {
  test('when a card is paid and refunded', async () => {
    const { orderNumber } = await aPaidOrder();
    const input = { amountCents: 100, reason: 'Kratzer', key: 'of the contract' };
    const ordered = await owner.call('POST', `/orders/${orderNumber}/refunds`, input);
    expect([ordered.statusCode, ordered.body]).toEqual([200, expect.anything()]);
    expect(await makeRefunds(shop)).toEqual([]);
    const told = await toldUntil('refund.updated');
    expect(problems(recorded.calls)).toEqual([]);
    expect([...told].sort()).toEqual(
      [
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.amount_capturable_updated',
        'charge.captured',
        'payment_intent.succeeded',
        'refund.created',
        'charge.refunded',
        'refund.updated',
      ].sort(),
    );
    expect(called('/v1/refunds').length).toBeGreaterThan(1);
  });

  test.each([
    ['4000000000000002', 402, 'payment_intent.payment_failed'],
    ['4000008400001629', 402, 'payment_intent.requires_action'],
  ])('when the card %s is declined', async (card, status, event) => {
    const { intent } = await shop.payByCard(await shop.aPlacedOrder('stripe'), card);
    expect((await confirm(intent.id)).statusCode).toBe(status);
    await toldUntil(event);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when the bank takes its time', async () => {
    shop.sandbox.answers.change({ confirm: { kind: 'pending' } });
    const { intent } = await shop.payByCard(await shop.aPlacedOrder('stripe'), okCard);
    expect(intent.status).toBe('processing');
    expect((await confirm(intent.id)).statusCode).toBe(200);
    await endProcessing(shop.sandbox, intent.id, 'taken');
    await toldUntil('payment_intent.amount_capturable_updated');
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each(['card', 'klarna'])('on the page of Stripe Checkout, by %s', async (choice) => {
    const paymentMethod = choice === 'card' ? 'stripe' : 'klarna';
    const orderId = await shop.aPlacedOrder(paymentMethod);
    const { sessionId } = (await shop.post('/api/checkout-session', { orderId, paymentMethod })).json<{
      sessionId: string;
    }>();
    const body = new URLSearchParams({ choice, ...(choice === 'card' ? { number: okCard } : {}) });
    await fetch(`${shop.origin}/sandbox/stripe/pay/${sessionId}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const paid = { token: sessionId, orderId, paymentMethod: 'stripe' };
    expect((await shop.post('/api/capture-payment', paid)).statusCode).toBe(200);
    if (choice === 'klarna') {
      await toldUntil('payment_intent.amount_capturable_updated');
      expect(called('/capture')).toEqual([]);
      const { orderNumber } = (await shop.get(orderId)).json<{ orderNumber: string }>();
      const part = { amountCents: 100, reason: 'Kratzer', key: 'of the contract' };
      expect((await owner.call('POST', `/orders/${orderNumber}/refunds`, part)).statusCode).toBe(200);
      const parcel = { carrier: 'DHL', tracking: '1' };
      expect((await owner.call('POST', `/orders/${orderNumber}/ship`, parcel)).statusCode).toBe(200);
      await shop.paymentJobs();
      expect(called('/capture').map(({ body }) => body)).toContain('amount_to_capture=91400');
    }
    const told = await toldUntil('payment_intent.succeeded');
    expect(told).toContain('checkout.session.completed');
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when an authorisation ends by itself', async () => {
    const { orderId, sessionId: token } = await shop.payByKlarna();
    await shop.post('/api/capture-payment', { token, orderId, paymentMethod: 'stripe' });
    const { paymentData } = (await shop.get(orderId)).json<{ paymentData: { paymentId: string }[] }>();
    await expireAuthorisation(shop.sandbox, paymentData[0]?.paymentId ?? '');
    expect(await toldUntil('payment_intent.canceled')).toContain('charge.expired');
    await shop.paymentJobs();
    expect((await shop.get(orderId)).json()).toMatchObject({ paymentData: [{ status: 'expired' }] });
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when payments are given up', async () => {
    const orderId = await shop.aPlacedOrder('stripe');
    await shop.post('/api/checkout-session', { orderId });
    const { intent } = await shop.payByCard(orderId, okCard);
    shop.sandbox.answers.change({ capture: { kind: 'refused', issue: 'card_declined', status: 402 } });
    expect((await confirm(intent.id)).statusCode).toBe(402);
    shop.setNow(new Date(testNow.getTime() + 40 * 60_000));
    await shop.shop.ordering.lapseOrders();
    await shop.shop.ordering.reconcilePayments();
    await toldUntil('payment_intent.canceled');
    expect(called('/cancel')).not.toEqual([]);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each([
    ['pending', 'succeeded'],
    ['requires_action', 'canceled'],
    ['pending', 'failed'],
  ] as const)('when a refund is %s, and then %s', async (as, end) => {
    const { orderNumber, intent } = await aPaidOrder();
    shop.sandbox.answers.change({ refund: { kind: 'pending', as } });
    await owner.call('POST', `/orders/${orderNumber}/cancel`);
    expect(await makeRefunds(shop)).toEqual([]);
    await endRefunds(shop.sandbox, intent.id, end);
    await toldUntil(end === 'failed' ? 'refund.failed' : 'charge.refund.updated');
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when a payment is disputed, warned of and reviewed', async () => {
    const { intent } = await aPaidOrder();
    const troubles: readonly StripeTrouble[] = [
      { kind: 'warning' },
      { kind: 'review' },
      { kind: 'dispute', isInquiry: true, reason: 'product_not_received' },
      { kind: 'dispute-is', status: 'needs_response' },
      { kind: 'dispute-is', status: 'won' },
      { kind: 'review-closed', as: 'approved' },
    ];
    for (const trouble of troubles) await strike(shop.sandbox, intent.id, trouble);
    const told = await toldUntil('review.closed');
    expect(told).toEqual(
      expect.arrayContaining(['charge.dispute.funds_reinstated', 'charge.dispute.closed']),
    );
    await shop.paymentJobs();
    expect(called('/v1/disputes').length).toBeGreaterThan(0);
    expect(called('/v1/radar/early_fraud_warnings').length).toBeGreaterThan(0);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when a part is captured in the dashboard', async () => {
    const { intent } = await shop.payByCard(await shop.aPlacedOrder('stripe'), okCard);
    await captureAtDesk(shop.sandbox, intent.id, 10_000);
    await toldUntil('payment_intent.succeeded');
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each(['failing', 'busy', 'locked', 'in-use'] as const)('when it is %s', async (kind) => {
    shop.sandbox.behaviour.change({ kind });
    const orderId = await shop.aPlacedOrder('stripe');
    expect((await shop.post('/api/card-intent', { orderId })).statusCode).toBe(503);
    expect(problems(recorded.calls)).toEqual([]);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    expect((await shop.post('/api/card-intent', { orderId })).statusCode).toBe(200);
  });
});

describe('the stand-in', () => {
  const call = (path: string, form: Record<string, string>, key?: string, method = 'POST') => {
    const text = new URLSearchParams(form);
    return fetch(`${shop.origin}/sandbox/stripe${path}${method === 'GET' ? `?${text}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${shop.sandbox.keys.stripe.secretKey}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'GET' ? {} : { body: text }),
    });
  };
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code?: string; type: string } }).error;
  const anIntent = { amount: '1000', currency: 'eur', capture_method: 'manual' };

  test('knows no parameter that Stripe does not know, and those that it knows by the same type', () => {
    const wrong: string[] = [];
    const walk = (name: StripeTypeName, parameter: Parameter, path: readonly string[]): void => {
      const type = types.property(name, path);
      const at = `${name} ${path.join('.')}`;
      if (type === null) wrong.push(`${at}: unknown`);
      else if (parameter === 'integer' && !/\bnumber\b/.test(type)) wrong.push(`${at}: ${type}`);
      else if (parameter === 'boolean' && !/\bboolean\b/.test(type)) wrong.push(`${at}: ${type}`);
      else if (parameter === 'text' && /\b(number|boolean)\b/.test(type)) wrong.push(`${at}: ${type}`);
      if (Array.isArray(parameter)) walk(name, (parameter as readonly [Parameter])[0], path);
      else if (typeof parameter === 'object')
        for (const [key, inner] of Object.entries(parameter)) walk(name, inner, [...path, key]);
    };
    for (const [, , name] of stripeRoutes) {
      for (const [key, parameter] of Object.entries<Parameter>(knownParameters[name])) {
        const isOfBrowser = name === 'confirmIntent' && (key === 'client_secret' || key === 'locale');
        if (!isOfBrowser) walk(name, parameter, [key]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['amonut', '1', 'parameter_unknown'],
    ['shipping[street]', 'x', 'parameter_unknown'],
    ['amount', '9.15', 'parameter_invalid_integer'],
    ['description', '', 'parameter_invalid_empty'],
  ])('refuses %s=%s by %s', async (name, value, code) => {
    const answer = await call('/v1/payment_intents', { ...anIntent, [name]: value });
    expect([answer.status, (await codeOf(answer)).code]).toEqual([400, code]);
  });

  test('shows a charge as a whole only if it is asked to', async () => {
    const { intent } = await aPaidOrder();
    const plain = await call(`/v1/payment_intents/${intent.id}`, {}, undefined, 'GET');
    expect(await plain.json()).toMatchObject({ latest_charge: expect.stringMatching(/^ch_/) });
    const path = `/v1/payment_intents/${intent.id}`;
    const whole = await call(path, { 'expand[0]': 'latest_charge' }, undefined, 'GET');
    expect(await whole.json()).toMatchObject({ latest_charge: { object: 'charge', captured: true } });
    const moved = await call(path, { 'expand[0]': 'latest_charge.balance_transaction' }, undefined, 'GET');
    expect(await moved.json()).toMatchObject({
      latest_charge: {
        object: 'charge',
        balance_transaction: { object: 'balance_transaction', type: 'charge' },
      },
    });
    expect((await call(path, { 'expand[0]': 'nothing' }, undefined, 'GET')).status).toBe(400);
  });

  test('keeps what it answered under a key, and refuses another request with it', async () => {
    const first = (await (await call('/v1/payment_intents', anIntent, 'k1')).json()) as { id: string };
    const again = await call('/v1/payment_intents', anIntent, 'k1');
    expect([again.headers.get('idempotent-replayed'), await again.json()]).toMatchObject([
      'true',
      { id: first.id },
    ]);
    const other = await call('/v1/payment_intents', { ...anIntent, amount: '1001' }, 'k1');
    expect([other.status, (await codeOf(other)).type]).toEqual([400, 'idempotency_error']);
  });

  test('refuses a key that is in use', async () => {
    shop.sandbox.behaviour.change({ kind: 'slow', ms: 300 }, 1);
    const answers = await Promise.all([
      call('/v1/payment_intents', anIntent, 'k2'),
      call('/v1/payment_intents', anIntent, 'k2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await codeOf(refused ?? answers[0])).toMatchObject({ code: 'idempotency_key_in_use' });
  });

  test('repeats a 500 under its key, and says when to come again', async () => {
    shop.sandbox.behaviour.change({ kind: 'failing' }, 1);
    expect((await call('/v1/payment_intents', anIntent, 'k3')).status).toBe(500);
    expect((await call('/v1/payment_intents', anIntent, 'k3')).status).toBe(500);
    shop.sandbox.behaviour.change({ kind: 'busy' }, 1);
    const busy = await call('/v1/payment_intents', anIntent, 'k4');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, `${busySeconds}`]);
    expect((await call('/v1/payment_intents', anIntent, 'k4')).status).toBe(200);
  });

  test.each([
    ['4000000000007726', 'pending', 'succeeded'],
    ['4000000000005126', 'succeeded', 'failed'],
  ])('refunds the card %s later: %s, then %s', async (card, first, then) => {
    const { intent } = await aPaidOrder(card);
    await call('/v1/refunds', { payment_intent: intent.id });
    const states = async () => {
      const list = await call('/v1/refunds', { payment_intent: intent.id }, undefined, 'GET');
      return ((await list.json()) as { data: { status: string }[] }).data.map(({ status }) => status);
    };
    expect(await states()).toEqual([first]);
    shop.setNow(new Date(testNow.getTime() + 61 * 60_000));
    expect(await states()).toEqual([then]);
  });
});
