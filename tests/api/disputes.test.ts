import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reverseCapture } from '../../sandbox/paypal/paypal-api.ts';
import { disputeOrder } from '../../sandbox/paypal/paypal-disputes.ts';
import { announceAll, strike } from '../../sandbox/stripe/stripe-api.ts';
import { disputeObject } from '../../sandbox/stripe/stripe-cases.ts';
import type { StripeTrouble } from '../../sandbox/stripe/test-cards.ts';
import { queries } from '../../src/platform/db/db.ts';
import { testNow } from './open-test-shop.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import {
  firstOwner,
  logInStaff,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

// „Heute“ names the oldest orders: the first test looks for its own there.
testsInOrder();

let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
  shop.sandbox.webhooks.delay(0);
});
afterEach(() => {
  shop.sandbox.behaviour.change({ kind: 'fine' });
  shop.setNow(testNow);
});
afterAll(() => shop.close());

interface Case {
  readonly kind: string;
  readonly reason: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly amountCents: number;
  readonly withheldCents: number;
  readonly respondBy: string | null;
  readonly stops: boolean;
  readonly page: string;
}
interface Seen {
  readonly cases: readonly Case[];
  readonly steps: readonly { readonly action: string }[];
  readonly events: readonly { readonly type: string; readonly facts: object }[];
}

const look = async (number: string) => (await owner.call('GET', `/orders/${number}`)).json<Seen>();
const kindsIn = ({ events }: Seen) =>
  events.map(({ type }) => type).filter((type) => type.startsWith('case-'));

async function byCard() {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  const { orderNumber: number } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  return { number, money: intent.id };
}

async function byPaypal() {
  const orderId = await shop.aPlacedOrder('paypal');
  const { id, approveUrl } = (await shop.post('/api/wallet-order', { orderId })).json<{
    id: string;
    approveUrl: string;
  }>();
  const { pathname, search } = new URL(approveUrl);
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(`${shop.origin}${pathname}${search}`, { method: 'POST', body, redirect: 'manual' });
  await shop.post('/api/capture-payment', { token: id, payerId: 'P', orderId, paymentMethod: 'paypal' });
  const { orderNumber: number } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  return { number, money: id };
}

/**
 * All webhooks so far have come, and the jobs have done what they say. One of them is not enough: a dispute is told by
 * two, and the later one of another payment would be taken for the one that is waited for.
 */
async function told(): Promise<void> {
  await vi.waitFor(() => expect(shop.sandbox.webhooks.underWay()).toBe(0), { timeout: 30_000 });
  await shop.paymentJobs();
}

async function mailsAbout(number: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select payload ->> 'subject' as subject from outbox
    where job = 'send-mail' and payload ->> 'subject' ~ ${`(Rückbuchung|Rückfrage|Betrugswarnung|prüfen|Fall).*${number}`}
    order by id`.execute(queries<object>(shop.shop.db));
  return rows.map(({ subject }) => subject);
}

async function isTold(number: string, trouble: StripeTrouble, money: string): Promise<Seen> {
  await strike(shop.sandbox, money, trouble);
  await told();
  return look(number);
}

/** How the list of orders marks it. */
const markOf = async (number: string) =>
  (await owner.call('GET', `/orders?q=${number}`)).json<{ items: { dispute: string | null }[] }>().items[0]
    ?.dispute;

const numbersOfDisputed = async (dispute: string) =>
  (await owner.call('GET', `/orders?dispute=${dispute}`))
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id);

const ship = (number: string) =>
  owner.call('POST', `/orders/${number}/ship`, { carrier: 'DHL', tracking: '1' });
const refund = (number: string) =>
  owner.call('POST', `/orders/${number}/refunds`, { amountCents: null, reason: 'x', key: `key ${number}` });
const today = async () =>
  (await owner.call('GET', '/today')).json<{
    moneyCases: { items: { id: string; what: string; at: string }[] };
    toHandOver: { items: { id: string; stopped: boolean }[] };
  }>();

test('a chargeback stops the delivery until staff decide, and its money is not offered for a refund', async () => {
  const { number, money } = await byCard();
  const disputed = await isTold(number, { kind: 'dispute', reason: 'product_not_received' }, money);
  expect(disputed.cases).toMatchObject([
    { kind: 'dispute', reason: 'not-received', state: 'needs-response', outcome: null, stops: true },
  ]);
  expect(await numbersOfDisputed('needs-response')).toContain(number);
  expect(await numbersOfDisputed('lost')).not.toContain(number);
  expect(disputed.cases[0]).toMatchObject({
    amountCents: 91_500,
    withheldCents: 91_500,
    respondBy: '2026-06-22T10:00:00.000Z',
    page: `https://dashboard.stripe.com/payments/${money}`,
  });
  expect(await markOf(number)).toBe('needs-response');
  expect(actionsOf(disputed)).toContain('release');
  expect(actionsOf(disputed)).not.toEqual(expect.arrayContaining(['ship']));
  expect(actionsOf(disputed)).not.toEqual(expect.arrayContaining(['refund']));
  expect([(await ship(number)).statusCode, (await ship(number)).json().code]).toEqual([
    409,
    'payment-disputed',
  ]);
  expect((await refund(number)).json()).toMatchObject({ code: 'nothing-to-refund' });
  expect((await today()).moneyCases.items).toContainEqual(
    expect.objectContaining({ id: number, what: 'dispute', at: '2026-06-22T10:00:00.000Z' }),
  );
  expect(await mailsAbout(number)).toEqual([`Rückbuchung zur Bestellung ${number}`]);
  const toHandOver = async () => (await today()).toHandOver.items.find(({ id }) => id === number);
  expect(await toHandOver()).toMatchObject({ stopped: true });
  // Webhooks come twice, and the job asks as well.
  await strike(shop.sandbox, money, { kind: 'dispute-is', status: 'needs_response' });
  await told();
  expect(kindsIn(await look(number))).toEqual(['case-opened']);
  expect(await mailsAbout(number)).toHaveLength(1);

  const office = await staffWithRole(shop, owner, 'office');
  const reason = { reason: 'Kundin hat den Einspruch am Telefon zurückgenommen' };
  expect((await owner.call('POST', `/orders/${number}/release`, {})).statusCode).toBe(400);
  expect((await office.call('POST', `/orders/${number}/release`, reason)).statusCode).toBe(200);
  expect((await office.call('POST', `/orders/${number}/release`, reason)).json()).toMatchObject({
    code: 'no-open-case',
  });
  expect(await toHandOver()).toMatchObject({ stopped: false });
  expect((await ship(number)).statusCode).toBe(200);
  const audit = await owner.call('GET', `/audit?entity=orders&entityId=${number}`);
  expect(audit.body).toContain(reason.reason);
});

test('a lost chargeback is booked: the money is gone, and nothing more is delivered', async () => {
  const { number, money } = await byCard();
  await isTold(number, { kind: 'dispute' }, money);
  const lost = await isTold(number, { kind: 'dispute-is', status: 'lost' }, money);
  expect(await numbersOfDisputed('lost')).toContain(number);
  expect(await numbersOfDisputed('needs-response')).not.toContain(number);
  expect(lost.cases).toMatchObject([{ state: 'ended', outcome: 'lost', withheldCents: 91_500, stops: true }]);
  expect(kindsIn(lost)).toEqual(['case-opened', 'case-lost']);
  expect((await refund(number)).json()).toMatchObject({ code: 'nothing-to-refund' });
  expect((await ship(number)).json()).toMatchObject({ code: 'payment-disputed' });
  expect((await today()).moneyCases.items.map(({ id }) => id)).not.toContain(number);
  expect(await mailsAbout(number)).toHaveLength(2);
});

test('a chargeback that is won leaves all as before', async () => {
  const { number, money } = await byCard();
  await isTold(number, { kind: 'dispute' }, money);
  await isTold(number, { kind: 'dispute-is', status: 'under_review' }, money);
  expect((await today()).moneyCases.items.map(({ id }) => id)).not.toContain(number);
  const won = await isTold(number, { kind: 'dispute-is', status: 'won' }, money);
  expect(won.cases).toMatchObject([{ state: 'ended', outcome: 'won', withheldCents: 0, stops: false }]);
  expect(actionsOf(won)).toEqual(expect.arrayContaining(['ship', 'refund']));
  expect((await refund(number)).statusCode).toBe(200);
});

test('a part that is disputed leaves the rest to be refunded', async () => {
  const { number, money } = await byCard();
  await isTold(number, { kind: 'dispute', amount: 91_000 }, money);
  expect((await refund(number)).statusCode).toBe(200);
  const { rows } = await sql<{ cents: number }>`
    select r.amount_cents as cents from order_refunds r join orders o on o.id = r.order_id
    where 'WMK-' || o.number = ${number}`.execute(queries<object>(shop.shop.db));
  expect(rows).toEqual([{ cents: 500 }]);
});

test('an inquiry can be refunded; as a chargeback it is told again, and an earlier decision counts no more', async () => {
  const { number, money } = await byCard();
  const asked = await isTold(number, { kind: 'dispute', isInquiry: true }, money);
  expect(asked.cases).toMatchObject([{ kind: 'inquiry', withheldCents: 0, stops: true }]);
  expect(actionsOf(asked)).toContain('refund');
  await owner.call('POST', `/orders/${number}/release`, { reason: 'geklärt' });
  const worse = await isTold(number, { kind: 'dispute-is', status: 'needs_response' }, money);
  expect(worse.cases).toMatchObject([{ kind: 'dispute', withheldCents: 91_500, stops: true }]);
  expect(kindsIn(worse)).toEqual(['case-opened', 'case-released', 'case-worse']);
  expect(await mailsAbout(number)).toHaveLength(2);
});

test('warnings of fraud and reviews stop the delivery as well, and end', async () => {
  const { number, money } = await byCard();
  const warned = await isTold(number, { kind: 'warning' }, money);
  expect(warned.cases).toMatchObject([{ kind: 'warning', reason: 'fraud', respondBy: null, stops: true }]);
  const reviewed = await isTold(number, { kind: 'review' }, money);
  expect(reviewed.cases.map(({ kind }) => kind).toSorted()).toEqual(['review', 'warning']);
  const closed = await isTold(number, { kind: 'review-closed', as: 'approved' }, money);
  expect(closed.cases.find(({ kind }) => kind === 'review')).toMatchObject({
    outcome: 'dropped',
    stops: false,
  });
  expect((await ship(number)).json()).toMatchObject({ code: 'payment-disputed' });
  // The chargeback comes all the same: the warning says nothing new then.
  const disputed = await isTold(number, { kind: 'dispute' }, money);
  expect(disputed.cases.find(({ kind }) => kind === 'warning')).toMatchObject({ state: 'ended' });
});

test('PayPal: a complaint that the customer wins in part', async () => {
  const { number, money } = await byPaypal();
  await disputeOrder(shop.sandbox, money);
  await told();
  expect((await look(number)).cases).toMatchObject([
    { kind: 'dispute', reason: 'not-received', respondBy: '2026-06-25T10:00:00.000Z', stops: true },
  ]);
  await disputeOrder(shop.sandbox, money, { status: 'UNDER_REVIEW' });
  await told();
  expect((await look(number)).cases).toMatchObject([{ state: 'waiting', withheldCents: 91_500 }]);
  const amount_refunded = { currency_code: 'EUR', value: '400.00' } as const;
  const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded };
  await disputeOrder(shop.sandbox, money, { status: 'RESOLVED', outcome });
  await told();
  expect((await look(number)).cases).toMatchObject([
    { state: 'ended', outcome: 'lost', amountCents: 91_500, withheldCents: 40_000 },
  ]);
  expect(actionsOf(await look(number))).toContain('refund');
});

test.each([
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
  ['DENIED', 'won'],
  ['ACCEPTED', 'lost'],
  ['CANCELED_BY_BUYER', 'dropped'],
  ['NONE', 'dropped'],
])('PayPal: %s is %s', async (code, outcome) => {
  const { number, money } = await byPaypal();
  await disputeOrder(shop.sandbox, money);
  await told();
  await disputeOrder(shop.sandbox, money, { status: 'RESOLVED', outcome: { outcome_code: code } });
  await told();
  expect((await look(number)).cases).toMatchObject([
    { outcome, withheldCents: outcome === 'lost' ? 91_500 : 0 },
  ]);
});

test('PayPal tells of a reversal alone: the complaint behind it is found', async () => {
  const { number, money } = await byPaypal();
  const delivered = shop.sandbox.webhooks;
  delivered.stop();
  await disputeOrder(shop.sandbox, money, { reason: 'UNAUTHORISED', stage: 'CHARGEBACK' });
  delivered.stop();
  expect((await look(number)).cases).toEqual([]);
  await reverseCapture(shop.sandbox, money);
  await told();
  expect((await look(number)).cases).toMatchObject([{ reason: 'fraud', kind: 'dispute' }]);
});

test.each(['stripe', 'paypal'] as const)(
  '%s: the daily job finds what no webhook told of',
  async (provider) => {
    const { number, money } = await (provider === 'stripe' ? byCard() : byPaypal());
    if (provider === 'stripe') await strike(shop.sandbox, money, { kind: 'dispute' });
    else await disputeOrder(shop.sandbox, money);
    shop.sandbox.webhooks.stop();
    await shop.shop.ordering.reconcilePayments();
    expect((await look(number)).cases).toEqual([]);
    shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
    await shop.shop.ordering.reconcilePayments();
    owner = await freshOwner();
    expect((await look(number)).cases).toMatchObject([{ kind: 'dispute', stops: true }]);
  },
);

test('a webhook is believed nothing but that there is something to ask: no case of the provider, no case here', async () => {
  const { number, money } = await byCard();
  const made = { id: 'du_made_up', amount: 91_500, created: 1, reason: 'fraudulent', due_by: null };
  const about = disputeObject({ ...made, status: 'lost' }, { id: money, currency: 'eur' } as never);
  announceAll(shop.sandbox, [{ type: 'charge.dispute.closed', about }], testNow);
  await told();
  expect((await look(number)).cases).toEqual([]);
});

test('a provider that is down for a moment is asked again, and the order stays as it is', async () => {
  const { number, money } = await byCard();
  shop.sandbox.webhooks.stop();
  await strike(shop.sandbox, money, { kind: 'dispute' });
  const { rows } = await sql<{ id: string }>`
    select id from provider_payments where transaction_id = ${money}`.execute(queries<object>(shop.shop.db));
  shop.sandbox.behaviour.change({ kind: 'busy' });
  const failed = await shop.shop.ordering.followCases(rows[0]?.id ?? '');
  expect(failed).toMatchObject({ ok: false, error: { code: 'provider-unavailable' } });
  shop.sandbox.behaviour.change({ kind: 'fine' });
  expect((await shop.shop.ordering.followCases(rows[0]?.id ?? '')).ok).toBe(true);
  expect((await look(number)).cases).toHaveLength(1);
});

async function freshOwner(): Promise<StaffBrowser> {
  return logInStaff(shop, ownerEmail, staffPassword);
}
