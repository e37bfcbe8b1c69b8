import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endPending } from '../../sandbox/paypal/paypal-api.ts';
import { endRefunds } from '../../sandbox/stripe/stripe-api.ts';
import { queries } from '../../src/platform/db/db.ts';
import { testNow } from './open-test-shop.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { makeRefunds } from './refund-jobs.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: PayingShop;
let office: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  office = await staffWithRole(shop, await firstOwner(shop), 'office');
});
afterEach(() => {
  shop.sandbox.behaviour.change({ kind: 'fine' });
  shop.sandbox.answers.change({});
  shop.setNow(testNow);
});
afterAll(() => shop.close());

const paidBy = {
  stripe: async (orderId: string) => {
    const { intent } = await shop.payByCard(orderId, okCard);
    await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  },
  paypal: async (orderId: string) => {
    const asked = await shop.post('/api/wallet-order', { orderId });
    const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
    const { pathname, search } = new URL(approveUrl);
    await fetch(`${shop.origin}${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    });
    const paid = { token: id, payerId: 'PAYER', orderId, paymentMethod: 'paypal' };
    await shop.post('/api/capture-payment', paid);
  },
};

async function aPaidOrder(provider: keyof typeof paidBy): Promise<string> {
  const orderId = await shop.aPlacedOrder(provider);
  await paidBy[provider](orderId);
  return (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;
}

/** The amount that the provider itself has refunded of the order's payment, in cents. */
async function atProvider(number: string): Promise<number> {
  const { rows } = await sql<{ refunded: number }>`
    select p.refunded_cents as refunded from provider_payments p join orders o on o.id::text = p.reference
    where 'WMK-' || o.number = ${number} and p.state = 'captured'
  `.execute(queries<object>(shop.shop.db));
  expect(rows).toHaveLength(1);
  return rows[0]?.refunded ?? -1;
}

interface Seen {
  readonly state: string;
  readonly payments: { readonly state: string }[];
  readonly refunds: { readonly id: string; readonly providerState: string; readonly doneAt: string | null }[];
  readonly mails: { readonly subject: string }[];
}
const seenBy = async (number: string) => (await office.call('GET', `/orders/${number}`)).json<Seen>();
const mailsOf = ({ mails }: Seen, start: string) => mails.filter(({ subject }) => subject.startsWith(start));

describe.each(['stripe', 'paypal'] as const)('an order that was paid by %s', (provider) => {
  test('is cancelled: all of its money is refunded there, once, and the customer gets two mails', async () => {
    const number = await aPaidOrder(provider);
    expect((await office.call('POST', `/orders/${number}/cancel`)).statusCode).toBe(200);
    expect((await office.call('POST', `/orders/${number}/cancel`)).statusCode).toBe(200);
    expect(await seenBy(number)).toMatchObject({
      state: 'cancelled',
      refunds: [{ providerState: 'under-way', doneAt: null }],
    });
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(91_500);
    const after = await seenBy(number);
    expect(after).toMatchObject({ payments: [{ state: 'refunded' }], refunds: [{ providerState: 'made' }] });
    expect(mailsOf(after, 'Storniert')).toHaveLength(1);
    expect(mailsOf(after, 'Erstattung')).toHaveLength(1);
  });

  test.each([
    ['cuts the line after it has paid', { kind: 'lost' }],
    ['answers 500', { kind: 'failing' }],
    ['talks nonsense', { kind: 'nonsense' }],
  ] as const)('gets a part back, whose provider %s: tried again, made once', async (_name, failure) => {
    const number = await aPaidOrder(provider);
    const input = { amountCents: 4_000, reason: 'Kratzer', key: 'a part of it' };
    await office.call('POST', `/orders/${number}/refunds`, input);
    await office.call('POST', `/orders/${number}/refunds`, input);
    shop.sandbox.behaviour.change(failure);
    expect(await makeRefunds(shop)).toEqual(['the provider does not answer']);
    expect(await seenBy(number)).toMatchObject({ refunds: [{ providerState: 'under-way', doneAt: null }] });
    shop.sandbox.behaviour.change({ kind: 'fine' });
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(4_000);
    const after = await seenBy(number);
    expect(after).toMatchObject({ payments: [{ state: 'received' }], refunds: [{ providerState: 'made' }] });
    expect(after.refunds).toHaveLength(1);
    expect(mailsOf(after, 'Erstattung')).toHaveLength(1);
  });

  test.each([
    ['has too many requests', 'rate_limit', 429],
    ['is at another one', 'PREVIOUS_REQUEST_IN_PROGRESS', 409],
  ])('is cancelled while its provider %s: asked again, it refunds once', async (_name, issue, status) => {
    const number = await aPaidOrder(provider);
    await office.call('POST', `/orders/${number}/cancel`);
    shop.sandbox.answers.change({ refund: { kind: 'refused', issue, status } });
    expect(await makeRefunds(shop)).toHaveLength(1);
    shop.sandbox.answers.change({});
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(91_500);
    expect(await seenBy(number)).toMatchObject({ refunds: [{ providerState: 'made' }] });
  });
});

test('a provider that is down for a day: Today tells the office, which has it asked again', async () => {
  const number = await aPaidOrder('stripe');
  await office.call('POST', `/orders/${number}/refunds`, { amountCents: 100, reason: 'x', key: 'for a day' });
  const due = async (browser: StaffBrowser) =>
    (await browser.call('GET', '/today')).json<{ refundsDue: { items: { id: string }[] } }>().refundsDue
      .items;
  shop.sandbox.behaviour.change({ kind: 'failing' });
  await makeRefunds(shop);
  expect((await due(office)).map(({ id }) => id)).not.toContain(number);
  shop.setNow(new Date(testNow.getTime() + 24 * 3_600_000));
  const nextDay = await staffWithRole(shop, await firstOwner(shop), 'office');
  expect((await due(nextDay)).map(({ id }) => id)).toContain(number);
  const late = (await nextDay.call('GET', `/orders/${number}`)).json<Seen>();
  expect(late.refunds).toMatchObject([{ providerState: 'late' }]);
  shop.sandbox.behaviour.change({ kind: 'fine' });
  const path = `/orders/${number}/refunds/${late.refunds[0]?.id}`;
  expect((await nextDay.call('POST', `${path}/transferred`)).statusCode).toBe(409);
  expect((await nextDay.call('POST', `${path}/retry`)).statusCode).toBe(200);
  expect(await makeRefunds(shop)).toEqual([]);
  expect(await atProvider(number)).toBe(100);
  expect((await nextDay.call('POST', `${path}/retry`)).statusCode).toBe(409);
});

/** What the provider says of all refunds of the order's payment, some days later. */
async function endAtProvider(provider: keyof typeof paidBy, number: string, how: 'made' | 'failed') {
  const { rows } = await sql<{ externalId: string }>`
    select p.external_id as "externalId" from provider_payments p join orders o on o.id::text = p.reference
    where 'WMK-' || o.number = ${number} and p.state = 'captured'
  `.execute(queries<object>(shop.shop.db));
  const id = rows[0]?.externalId ?? '';
  if (provider === 'stripe') await endRefunds(shop.sandbox, id, how === 'made' ? 'succeeded' : 'failed');
  else await endPending(shop.sandbox, id, { refunds: how === 'made' ? 'COMPLETED' : 'FAILED' });
  // The webhooks, which name nothing but the refund.
  if (provider === 'stripe' || how === 'made') {
    await expect.poll(() => shop.paymentJobs()).toBeGreaterThan(0);
    return;
  }
  // PayPal has none for a refund that comes back: the job finds it, which asks each day.
  shop.setNow(new Date(shop.shop.clock().getTime() + 25 * 3_600_000));
  await shop.shop.ordering.reconcilePayments();
  shop.setNow(testNow);
}

describe.each(['stripe', 'paypal'] as const)('a refund that %s makes in some days', (provider) => {
  async function takenOn(): Promise<string> {
    const number = await aPaidOrder(provider);
    await shop.paymentJobs();
    shop.sandbox.answers.change({ refund: { kind: 'pending' } });
    expect((await office.call('POST', `/orders/${number}/cancel`)).statusCode).toBe(200);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await makeRefunds(shop)).toEqual([]);
    const seen = await seenBy(number);
    expect(seen).toMatchObject({
      payments: [{ state: 'received' }],
      refunds: [{ providerState: 'taken-on', doneAt: null }],
    });
    expect(mailsOf(seen, 'Erstattung')).toHaveLength(0);
    return number;
  }

  test('is not done before, and done once', async () => {
    const number = await takenOn();
    await endAtProvider(provider, number, 'made');
    const after = await seenBy(number);
    expect(after).toMatchObject({ payments: [{ state: 'refunded' }], refunds: [{ providerState: 'made' }] });
    expect(mailsOf(after, 'Erstattung')).toHaveLength(1);
  });

  test('comes back: staff see it as owed, the customer hears of it, and it is paid another way', async () => {
    const number = await takenOn();
    await endAtProvider(provider, number, 'failed');
    const failed = await seenBy(number);
    expect(failed).toMatchObject({
      payments: [{ state: 'received' }],
      refunds: [{ providerState: 'refused', problem: 'returned', doneAt: null }],
    });
    const path = `/orders/${number}/refunds/${failed.refunds[0]?.id}`;
    expect((await office.call('POST', `${path}/transferred`)).statusCode).toBe(200);
    expect(await seenBy(number)).toMatchObject({ payments: [{ state: 'refunded' }] });
  });

  test('was made, and comes back a week later: owed again, and tried again once', async () => {
    const number = await aPaidOrder(provider);
    shop.sandbox.answers.change({});
    await office.call('POST', `/orders/${number}/cancel`);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await seenBy(number)).toMatchObject({ payments: [{ state: 'refunded' }] });
    await endAtProvider(provider, number, 'failed');
    const back = await seenBy(number);
    expect(back).toMatchObject({
      payments: [{ state: 'received' }],
      refunds: [{ providerState: 'refused', problem: 'returned', doneAt: null }],
    });
    expect(mailsOf(back, 'Ihre Erstattung')).toHaveLength(1);
    const due = (await office.call('GET', '/today')).json<{ refundsDue: { items: { id: string }[] } }>();
    expect(due.refundsDue.items.map(({ id }) => id)).toContain(number);
    expect(
      (await office.call('POST', `/orders/${number}/refunds/${back.refunds[0]?.id}/retry`)).statusCode,
    ).toBe(200);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(91_500);
    expect(await seenBy(number)).toMatchObject({ payments: [{ state: 'refunded' }] });
  });
});

test.each([
  ['stripe', 'charge_disputed', 'disputed'],
  ['stripe', 'charge_not_refundable', 'not-possible'],
  ['stripe', 'something_new', 'unknown'],
  ['paypal', 'REFUND_TIME_LIMIT_EXCEEDED', 'too-old'],
  ['paypal', 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK', 'disputed'],
  ['paypal', 'SOMETHING_NEW', 'unknown'],
] as const)(
  '%s refuses by %s: told as %s at once, and tried again under another key',
  async (provider, issue, problem) => {
    const number = await aPaidOrder(provider);
    shop.sandbox.answers.change({
      refund: { kind: 'refused', issue, status: provider === 'stripe' ? 400 : 422 },
    });
    await office.call('POST', `/orders/${number}/cancel`);
    expect(await makeRefunds(shop)).toEqual([`the provider refuses the refund: ${issue}`]);
    const refused = await seenBy(number);
    expect(refused.refunds).toMatchObject([{ providerState: 'refused', problem, providerCode: issue }]);
    shop.sandbox.answers.change({});
    await office.call('POST', `/orders/${number}/refunds/${refused.refunds[0]?.id}/retry`);
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(91_500);
  },
);

test.each([
  ['stripe', 'balance_insufficient', 400],
  ['paypal', 'REFUND_FAILED_INSUFFICIENT_FUNDS', 422],
] as const)(
  '%s has too little of the shop’s money: the reason is seen at once, and it is tried on',
  async (provider, issue, status) => {
    const number = await aPaidOrder(provider);
    shop.sandbox.answers.change({ refund: { kind: 'refused', issue, status } });
    await office.call('POST', `/orders/${number}/cancel`);
    expect(await makeRefunds(shop)).toEqual([`the provider wants to be asked later: ${issue}`]);
    expect((await seenBy(number)).refunds).toMatchObject([
      { providerState: 'under-way', problem: 'no-funds' },
    ]);
    shop.sandbox.answers.change({});
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(91_500);
  },
);

test.each(['stripe', 'paypal'] as const)(
  '%s fails after it has paid back: nothing goes back twice',
  async (provider) => {
    const number = await aPaidOrder(provider);
    await office.call('POST', `/orders/${number}/refunds`, {
      amountCents: 4_000,
      reason: 'x',
      key: 'late failure',
    });
    shop.sandbox.behaviour.change({ kind: 'failing-late' });
    expect(await makeRefunds(shop)).toEqual(['the provider does not answer']);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    expect(await makeRefunds(shop)).toEqual([]);
    expect(await atProvider(number)).toBe(4_000);
  },
);
