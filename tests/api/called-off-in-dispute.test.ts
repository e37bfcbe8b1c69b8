import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { strike } from '../../sandbox/stripe/stripe-api.ts';
import type { StripeTrouble } from '../../sandbox/stripe/test-cards.ts';
import { queries } from '../../src/platform/db/db.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
  shop.sandbox.webhooks.delay(0);
});
afterAll(() => shop.close());

const totalCents = 91_500;

interface Seen {
  readonly state: string;
  readonly steps: readonly { readonly action: string }[];
  readonly events: readonly { readonly type: string }[];
  readonly refunds: readonly { readonly amountCents: number; readonly isByBank: boolean }[];
  readonly invoices: readonly {
    readonly kind: string;
    readonly number: string;
    readonly grossCents: number;
  }[];
}

const look = async (number: string) => (await owner.call('GET', `/orders/${number}`)).json<Seen>();
const creditsOf = async (number: string) =>
  (await look(number)).invoices
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ grossCents }) => grossCents);

async function byCard() {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  const { orderNumber: number } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  return { number, money: intent.id };
}

async function told(money: string, trouble: StripeTrouble): Promise<void> {
  await strike(shop.sandbox, money, trouble);
  await vi.waitFor(() => expect(shop.sandbox.webhooks.underWay()).toBe(0), { timeout: 30_000 });
  await shop.paymentJobs();
}
const disputed = (money: string, amount = totalCents) => told(money, { kind: 'dispute', amount });
const ended = (money: string, status: 'won' | 'lost') => told(money, { kind: 'dispute-is', status });

const cancel = async (number: string) => {
  const answer = await owner.call('POST', `/orders/${number}/cancel`, {});
  expect(answer.statusCode, answer.body).toBe(200);
};

/** What the customer reads of the cancellation. */
async function cancelledMail(number: string): Promise<string> {
  const { rows } = await sql<{ mail: string }>`
    select payload::text as mail from outbox
    where job = 'send-mail' and payload ->> 'subject' = ${`Storniert: Bestellung ${number}`}`.execute(
    queries<object>(shop.shop.db),
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.mail ?? '';
}

const refundsDue = async (number: string) =>
  (await owner.call('GET', '/today?all=refundsDue'))
    .json<{ refundsDue: { items: { id: string; amountCents: number }[] } }>()
    .refundsDue.items.filter(({ id }) => id === number)
    .map(({ amountCents }) => amountCents);

const correct = (number: string, amountCents: number | null, key = `key ${number}`) =>
  owner.call('POST', `/orders/${number}/refunds`, { isByBank: true, amountCents, reason: 'Retoure', key });

describe('an order that is called off while its payment is disputed', () => {
  test('promises nothing before the bank has decided; won, it stands on „Heute“ until it is paid back', async () => {
    const { number, money } = await byCard();
    await disputed(money);
    await cancel(number);
    const mail = await cancelledMail(number);
    expect(mail).toContain('zuerst wird dort entschieden');
    expect(mail).not.toContain('sobald es unterwegs ist');
    expect(await creditsOf(number)).toEqual([]);
    expect(await refundsDue(number)).toEqual([]);

    await ended(money, 'won');
    expect(await refundsDue(number)).toEqual([totalCents]);
    const input = { amountCents: null, reason: 'Storniert', key: `won ${number}` };
    expect((await owner.call('POST', `/orders/${number}/refunds`, input)).statusCode).toBe(200);
    expect(await refundsDue(number)).toEqual([]);
    expect(await creditsOf(number)).toEqual([totalCents]);
  });

  test('lost, its invoice is corrected once, and no money goes back', async () => {
    const { number, money } = await byCard();
    await disputed(money);
    await cancel(number);
    await ended(money, 'lost');
    await ended(money, 'lost');
    expect(await creditsOf(number)).toEqual([totalCents]);
    const seen = await look(number);
    expect(seen.refunds).toMatchObject([{ amountCents: totalCents, isByBank: true }]);
    expect(seen.events.filter(({ type }) => type === 'refund-by-bank')).toHaveLength(1);
    expect(actionsOf(seen)).not.toEqual(expect.arrayContaining(['refund']));
    expect(await refundsDue(number)).toEqual([]);
  });

  test('a part that is not disputed goes back at once, and the mail says both', async () => {
    const { number, money } = await byCard();
    await disputed(money, 91_000);
    await cancel(number);
    expect(await cancelledMail(number)).toMatch(
      /Was davon nicht betroffen ist, 5,00.€, zahlen wir Ihnen gleich/u,
    );
    expect(await creditsOf(number)).toEqual([500]);
    await ended(money, 'lost');
    expect(await creditsOf(number)).toEqual([500, 91_000]);
  });
});

test('called off after the dispute was lost, the mail says that the money is there already', async () => {
  const { number, money } = await byCard();
  await disputed(money);
  await ended(money, 'lost');
  await cancel(number);
  const mail = await cancelledMail(number);
  expect(mail).toContain('schon zurückbekommen; von uns geht deshalb nichts mehr an Sie zurück');
  expect(await creditsOf(number)).toEqual([totalCents]);
});

test('after a lost dispute, goods that came back or a lower price correct the invoice, without money', async () => {
  const { number, money } = await byCard();
  await disputed(money);
  expect((await correct(number, 20_000)).json()).toMatchObject({ code: 'nothing-to-refund' });
  await ended(money, 'lost');
  expect(actionsOf(await look(number))).toContain('refund-by-bank');
  for (let time = 1; time <= 2; time += 1) expect((await correct(number, 20_000)).statusCode).toBe(200);
  expect((await correct(number, 80_000, 'more than lost')).json()).toMatchObject({ code: 'refund-too-much' });
  expect(await creditsOf(number)).toEqual([20_000]);
  expect((await correct(number, null, 'all the rest')).statusCode).toBe(200);
  expect(await creditsOf(number)).toEqual([20_000, 71_500]);
  const seen = await look(number);
  expect(actionsOf(seen)).not.toContain('refund-by-bank');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from provider_refunds r join provider_payments p on p.id = r.payment_id
    where p.transaction_id = ${money}`.execute(queries<object>(shop.shop.db));
  expect(rows).toEqual([{ count: 0 }]);
});
