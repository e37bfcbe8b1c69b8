import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endPending, reverseCapture } from '../../sandbox/paypal/paypal-api.ts';
import { disputeOrder } from '../../sandbox/paypal/paypal-disputes.ts';
import { testNow } from './open-test-shop.ts';
import type { PayingShop } from './pay-by-card.ts';
import { captureStatuses, paypalFacts } from './paypal-facts.ts';
import { openRecordedShop, type RecordedCall, type RecordedShop } from './recorded-calls.ts';
import { makeRefunds } from './refund-jobs.ts';
import { tellShipments } from './shipment-jobs.ts';
import type { StaffBrowser } from './staff-login.ts';

let recorded: RecordedShop;
let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  recorded = await openRecordedShop();
  ({ shop, owner } = recorded);
});
beforeEach(() => recorded.beginAnew());
afterAll(() => recorded.close());

/** The calls of PayPal's that the shop makes: what is sent, and what is answered. */
const routes: readonly (readonly [string, RegExp, z.ZodType | null, z.ZodType])[] = [
  ['POST', /^\/v2\/checkout\/orders$/, paypalFacts.newOrder, paypalFacts.order],
  ['GET', /^\/v2\/checkout\/orders\/\w{17}$/, null, paypalFacts.order],
  ['POST', /^\/v2\/checkout\/orders\/\w{17}\/capture$/, z.strictObject({}), paypalFacts.order],
  ['POST', /^\/v2\/checkout\/orders\/\w{17}\/track$/, paypalFacts.newTracker, paypalFacts.order],
  ['GET', /^\/v1\/customer\/disputes\?/, null, paypalFacts.disputes],
  ['GET', /^\/v1\/customer\/disputes\/[\w-]+$/, null, paypalFacts.dispute],
  ['POST', /^\/v2\/payments\/captures\/\w{17}\/refund$/, paypalFacts.newRefund, paypalFacts.refund],
  [
    'POST',
    /^\/v1\/notifications\/verify-webhook-signature$/,
    paypalFacts.verification,
    z.strictObject({ verification_status: z.enum(['SUCCESS', 'FAILURE']) }),
  ],
];

function problemsOf(schema: z.ZodType, text: string): string[] {
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? [] : [z.prettifyError(read.error)];
}

/** What both sides have said that PayPal's descriptions do not know. */
function problems(calls: readonly RecordedCall[]): string[] {
  return calls.flatMap((call) => {
    if (call.path === '/api/webhooks/paypal') return problemsOf(paypalFacts.event, call.body);
    if (!call.path.startsWith('/sandbox/paypal/v') || call.path.endsWith('/v1/oauth2/token')) return [];
    const at = call.path.replace('/sandbox/paypal', '');
    const found = routes.find(([method, pattern]) => method === call.method && pattern.test(at));
    if (found === undefined) return [`${call.method} ${at}: no call of PayPal's`];
    const [, , sent, answered] = found;
    const key = call.headers['paypal-request-id'] ?? '';
    return [
      ...(sent === null ? [] : problemsOf(sent, call.body)),
      ...problemsOf(call.status < 300 ? answered : paypalFacts.error, call.answer),
      ...(key.length <= 38 ? [] : ['the key is too long']),
    ].map((one) => `${call.method} ${at}: ${one}`);
  });
}

async function anApprovedOrder() {
  const orderId = await shop.aPlacedOrder('paypal');
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  await choose(approveUrl, 'pay');
  return { orderId, id };
}

async function choose(approveUrl: string, choice: string) {
  const { pathname, search } = new URL(approveUrl);
  const body = new URLSearchParams({ choice });
  await fetch(`${shop.origin}${pathname}${search}`, { method: 'POST', body, redirect: 'manual' });
}

const capture = ({ orderId, id }: { orderId: string; id: string }) =>
  shop.post('/api/capture-payment', { token: id, payerId: 'PAYER', orderId, paymentMethod: 'paypal' });

/** The types of all webhooks until then. */
async function toldUntil(type: string): Promise<string[]> {
  const told = () =>
    recorded.calls
      .filter(({ path }) => path === '/api/webhooks/paypal')
      .map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
  await expect.poll(told).toContain(type);
  return told();
}

describe('requests, answers and webhooks are PayPal’s', () => {
  test.each([
    ['DHL', '0034 0434 1612', { carrier: 'DE_DHL', tracking_number: '003404341612' }],
    ['Spedition Möbel-Express', 'M-7', { carrier: 'OTHER', carrier_name_other: 'Spedition Möbel-Express' }],
  ])('when its goods go out with %s, whatever is repeated', async (carrier, tracking, sent) => {
    const placed = await anApprovedOrder();
    expect((await capture(placed)).statusCode).toBe(200);
    const { orderNumber } = (await shop.get(placed.orderId)).json<{ orderNumber: string }>();
    const parcel = { carrier, tracking };
    expect((await owner.call('POST', `/orders/${orderNumber}/ship`, parcel)).statusCode).toBe(200);
    expect((await owner.call('POST', `/orders/${orderNumber}/ship`, parcel)).statusCode).toBe(200);
    await tellShipments(shop);
    await tellShipments(shop);
    const calls = recorded.calls.filter(({ path }) => path.endsWith('/track'));
    expect(calls.map(({ body }) => JSON.parse(body) as object)).toEqual([expect.objectContaining(sent)]);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when an order is paid, and refunded in two parts', async () => {
    const placed = await anApprovedOrder();
    expect((await capture(placed)).statusCode).toBe(200);
    const { orderNumber } = (await shop.get(placed.orderId)).json<{ orderNumber: string }>();
    for (const amountCents of [4_000, null]) {
      const input = { amountCents, reason: 'Kratzer', key: `part ${amountCents}` };
      expect((await owner.call('POST', `/orders/${orderNumber}/refunds`, input)).statusCode).toBe(200);
      expect(await makeRefunds(shop)).toEqual([]);
    }
    const told = await toldUntil('PAYMENT.CAPTURE.REFUNDED');
    expect(told).toEqual(
      expect.arrayContaining([
        'CHECKOUT.ORDER.APPROVED',
        'CHECKOUT.ORDER.COMPLETED',
        'PAYMENT.CAPTURE.COMPLETED',
      ]),
    );
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each([
    ['ECHECK', 'COMPLETED'],
    ['PENDING_REVIEW', 'DECLINED'],
    ['TRANSACTION_APPROVED_AWAITING_FUNDING', 'FAILED'],
  ] as const)('when a payment is pending by %s, and then %s', async (as, end) => {
    const placed = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'pending', as } });
    expect((await capture(placed)).statusCode).toBe(200);
    await endPending(shop.sandbox, placed.id, { capture: end });
    await toldUntil(`PAYMENT.CAPTURE.${end === 'FAILED' ? 'DECLINED' : end}`);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each(['DECLINED', 'FAILED'])('when a capture is answered as %s', async (as) => {
    const placed = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'failed', as } });
    expect((await capture(placed)).statusCode).toBe(402);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each([
    ['INSTRUMENT_DECLINED', 422],
    ['PERMISSION_DENIED', 403],
    ['INVALID_PARAMETER_VALUE', 400],
  ])('when a capture is refused by %s (%i)', async (issue, status) => {
    const placed = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'refused', issue, status } });
    expect((await capture(placed)).statusCode).toBe(402);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test.each(['failing', 'busy', 'locked', 'in-use'] as const)('when it is %s', async (kind) => {
    const placed = await anApprovedOrder();
    shop.sandbox.behaviour.change({ kind });
    expect((await capture(placed)).statusCode).toBe(503);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    expect((await capture(placed)).statusCode).toBe(200);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when PayPal takes a payment back', async () => {
    const placed = await anApprovedOrder();
    expect((await capture(placed)).statusCode).toBe(200);
    await reverseCapture(shop.sandbox, placed.id);
    await toldUntil('PAYMENT.CAPTURE.REVERSED');
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when a customer complains, and PayPal decides', async () => {
    const placed = await anApprovedOrder();
    expect((await capture(placed)).statusCode).toBe(200);
    await disputeOrder(shop.sandbox, placed.id, { stage: 'INQUIRY' });
    await disputeOrder(shop.sandbox, placed.id, { stage: 'CHARGEBACK', status: 'UNDER_REVIEW' });
    const amount_refunded = { currency_code: 'EUR', value: '400.00' } as const;
    const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded };
    await disputeOrder(shop.sandbox, placed.id, { status: 'RESOLVED', outcome });
    await toldUntil('CUSTOMER.DISPUTE.RESOLVED');
    await shop.paymentJobs();
    const asked = recorded.calls.filter(({ path }) => path.includes('/v1/customer/disputes'));
    expect(asked.length).toBeGreaterThan(1);
    expect(problems(recorded.calls)).toEqual([]);
  });

  test('when an order is forgotten: it is over for us, and the shopper opens another', async () => {
    const placed = await anApprovedOrder();
    shop.setNow(new Date(testNow.getTime() + 3 * 3_600_000));
    expect((await capture(placed)).statusCode).toBe(402);
    expect(recorded.calls.map(({ status }) => status)).toContain(404);
    expect(problems(recorded.calls)).toEqual([]);
  });
});

describe('the stand-in', () => {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${shop.origin}/sandbox/paypal${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer A21-${shop.sandbox.keys.paypal.signingSecret}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });

  test('tells little to those who do not ask for the whole', async () => {
    const { id } = await anApprovedOrder();
    const answer = (await (await call(`/v2/checkout/orders/${id}/capture`, {})).json()) as object;
    expect(Object.keys(answer).sort()).toEqual(['id', 'links', 'status']);
  });

  test('answers a repeated request with the state of the day', async () => {
    const { id } = await anApprovedOrder();
    shop.sandbox.answers.change({ capture: { kind: 'pending' } });
    const headers = { 'paypal-request-id': 'r1', prefer: 'return=representation' };
    const ask = async () => {
      const answer = await call(`/v2/checkout/orders/${id}/capture`, {}, headers);
      const order = paypalFacts.order.parse(await answer.json());
      return [answer.status, order.purchase_units[0]?.payments?.captures[0]?.status];
    };
    expect(await ask()).toEqual([201, 'PENDING']);
    await endPending(shop.sandbox, id, { capture: 'COMPLETED' });
    expect(await ask()).toEqual([200, 'COMPLETED']);
  });

  test('knows the states of captures that PayPal knows', async () => {
    const { captureStates } = await import('../../sandbox/paypal/paypal-orders.ts');
    expect([...captureStates].sort()).toEqual([...captureStatuses].sort());
  });
});
