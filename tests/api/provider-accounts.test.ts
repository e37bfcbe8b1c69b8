import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strike } from '../../sandbox/stripe/stripe-api.ts';
import { queries } from '../../src/platform/db/db.ts';
import { testNow } from './open-test-shop.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { paypalFacts } from './paypal-facts.ts';
import { recordCalls } from './recorded-calls.ts';
import { makeRefunds } from './refund-jobs.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';
import { stripeProblems } from './stripe-problems.ts';
import { stripeTypes } from './stripe-types.ts';
import { testsInOrder } from '../in-order.ts';

// One set of books, night after night.
testsInOrder();

let shop: PayingShop;
let owner: StaffBrowser;
let disputedIntent = '';
const numbers: Record<string, string> = {};

/** Logins do not last for days. */
async function inDays(days: number): Promise<void> {
  shop.setNow(new Date(testNow.getTime() + days * 86_400_000));
  owner = await firstOwner(shop);
}
const numberOf = async (orderId: string) =>
  (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;

async function paidByCard(): Promise<{ number: string; intent: string }> {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  expect((await shop.post('/api/card-confirm', { paymentIntentId: intent.id })).statusCode).toBe(200);
  return { number: await numberOf(orderId), intent: intent.id };
}

async function paidByPaypal(): Promise<string> {
  const orderId = await shop.aPlacedOrder('paypal');
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  const { pathname, search } = new URL(approveUrl);
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(`${shop.origin}${pathname}${search}`, { method: 'POST', body, redirect: 'manual' });
  const sent = { token: id, payerId: 'PAYER', orderId, paymentMethod: 'paypal' };
  expect((await shop.post('/api/capture-payment', sent)).statusCode).toBe(200);
  return numberOf(orderId);
}

interface Line {
  readonly kind: string;
  readonly orderNumber: string | null;
  readonly feeCents: number | null;
  readonly netCents: number | null;
  readonly differences: readonly string[];
}

async function lines(query = ''): Promise<Line[]> {
  const answer = await owner.call('GET', `/provider-accounts?perPage=100&order=ASC${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Line[] }>().items;
}
const lineOf = async (number: string | undefined) =>
  (await lines(`&q=${number}`)).find(({ kind }) => kind === 'payment');

beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
  const card = await paidByCard();
  const refunded = await paidByCard();
  const disputed = await paidByCard();
  Object.assign(numbers, { card: card.number, refunded: refunded.number, disputed: disputed.number });
  disputedIntent = disputed.intent;
  numbers['paypal'] = await paidByPaypal();
  for (const name of ['refunded', 'paypal']) {
    const input = { amountCents: 4_000, reason: 'Kratzer', key: `refund of ${name}` };
    const asked = await owner.call('POST', `/orders/${numbers[name]}/refunds`, input);
    expect(asked.statusCode).toBe(200);
  }
  expect(await makeRefunds(shop)).toEqual([]);
  await strike(shop.sandbox, disputed.intent, { kind: 'dispute' });
  await shop.paymentJobs();
});
afterAll(() => shop.close());

test('before the first night no book says anything, and that is no difference yet', async () => {
  expect(await lineOf(numbers['card'])).toMatchObject({ feeCents: null, netCents: null, differences: [] });
  await inDays(3);
  expect(await lineOf(numbers['card'])).toMatchObject({ differences: ['missing'] });
});

test('each payment names its fee, its refunds, and what is left of it', async () => {
  await inDays(3);
  const recorded = recordCalls();
  await shop.shop.payments.keepBooks();
  recorded.stop();
  expect(stripeProblems(stripeTypes(), recorded.calls)).toEqual([]);
  const reports = recorded.calls.filter(({ path }) => path.includes('/v1/reporting/transactions'));
  expect(reports.length).toBeGreaterThan(0);
  for (const { answer } of reports) paypalFacts.transactions.parse(JSON.parse(answer));
  const orders = recorded.calls.filter(({ path }) => path.includes('/v2/checkout/orders/'));
  expect(orders.length).toBeGreaterThan(0);
  for (const { answer } of orders) paypalFacts.order.parse(JSON.parse(answer));
  // 1.5 % and 25 cents of 915 euros at Stripe; 2.99 % and 39 cents at PayPal; 20 euros for the dispute.
  expect(await lineOf(numbers['card'])).toMatchObject({
    amountCents: 91_500,
    bookedCents: 91_500,
    feeCents: 1_398,
    netCents: 90_102,
    differences: [],
  });
  expect(await lineOf(numbers['refunded'])).toMatchObject({
    refundedCents: 4_000,
    bookedRefundCents: 4_000,
    netCents: 86_102,
    differences: [],
  });
  expect(await lineOf(numbers['disputed'])).toMatchObject({
    disputedCents: 91_500,
    feeCents: 3_398,
    netCents: -3_398,
    differences: [],
  });
  expect(await lineOf(numbers['paypal'])).toMatchObject({
    bookedRefundCents: 4_000,
    feeCents: 2_775,
    netCents: 84_725,
    differences: [],
  });
  expect(await lines('&differs=true')).toEqual([]);
});

test('read again, nothing is counted twice; the payout is what its lines add up to', async () => {
  await inDays(6);
  await shop.shop.payments.keepBooks();
  await shop.shop.payments.keepBooks();
  expect(await lineOf(numbers['card'])).toMatchObject({ netCents: 90_102, payoutId: expect.any(String) });
  // PayPal sends its money to the bank the day after, less its fee and the refund.
  expect(await lines('&kind=payout&provider=paypal')).toMatchObject([{ netCents: 84_725, differences: [] }]);
  const payouts = await lines('&kind=payout&provider=stripe');
  expect(payouts).toMatchObject([{ netCents: 90_102 + 86_102 - 3_398, differences: [] }]);
});

test('what differs is named: another amount, a payment that nobody knows, a failed payout', async () => {
  const q = queries<object>(shop.shop.db);
  await sql`update provider_entries set amount_cents = 100 where kind = 'payment' and payment_id =
    (select p.id from provider_payments p join orders o on o.id::text = p.reference
      where 'WMK-' || o.number = ${numbers['paypal']})`.execute(q);
  await sql`insert into provider_entries values
    ('stripe', 'txn_strange', 'payment', 'pi_strange', null, 5000, 100, ${testNow}, null)`.execute(q);
  await sql`update provider_payouts set state = 'failed', amount_cents = amount_cents + 1
    where provider = 'stripe'`.execute(q);
  const found = await lines('&differs=true');
  expect(found.map(({ kind, differences }) => [kind, [...differences]]).sort()).toEqual([
    ['payment', ['amount']],
    ['payout', ['payout', 'payout-failed']],
    ['unknown', ['unknown']],
  ]);
  const csv = (await owner.call('GET', '/provider-accounts/export?differs=true')).body;
  expect(csv.split('\r\n').filter((line) => line !== '')).toHaveLength(4);
  expect(csv).toContain('im Shop unbekannt');
  expect(csv).toContain(numbers['paypal']);
});

test('a lost dispute is a loss of its own: the invoice stays, and the table for the tax adviser names it', async () => {
  await strike(shop.sandbox, disputedIntent, { kind: 'dispute-is', status: 'lost' });
  await shop.paymentJobs();
  expect(await lineOf(numbers['disputed'])).toMatchObject({ lostCents: 91_500, refundedCents: 0 });
  const { invoices } = (await owner.call('GET', `/orders/${numbers['disputed']}`)).json<{
    invoices: { kind: string }[];
  }>();
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice']);
  const [headings = '', ...rows] = (await owner.call('GET', '/provider-accounts/export')).body.split('\r\n');
  const row = rows.find((one) => one.includes(numbers['disputed'] ?? ''))?.split(';') ?? [];
  expect(row[headings.split(';').indexOf('Verloren')]).toBe('915,00');
});

test('a provider that is down does not keep the other one’s books from being read', async () => {
  shop.sandbox.behaviour.change({ kind: 'failing' });
  await expect(shop.shop.payments.keepBooks()).rejects.toThrow('no books of stripe');
  shop.sandbox.behaviour.change({ kind: 'fine' });
  await shop.shop.payments.keepBooks();
});
