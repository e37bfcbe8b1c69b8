import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import type { InvoiceDraft } from '../../invoicing/index.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { anAcceptedOrder, anOrderByCard, staff } from '../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
let isTrial = false;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe }, isTrial: () => isTrial });
});
beforeEach(() => {
  isTrial = false;
});
afterAll(() => shop.db.close());

/** The texts of the mails to the customer of an order. */
async function mailsSayTrial(number: string): Promise<boolean[]> {
  const mails = (await shop.mails()).filter(({ about }) => about?.id === number);
  // The first block goes on with the sentence that the greeting begins.
  expect(mails.filter(({ blocks: [opening] }) => JSON.stringify(opening).includes('Testzahlung'))).toEqual(
    [],
  );
  return mails.map((mail) => JSON.stringify(mail.blocks).includes('Testzahlung'));
}

async function documentsSayTrial(number: string): Promise<boolean[]> {
  const { rows } = await sql<{ content: InvoiceDraft }>`
    select content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(shop.db));
  return rows.map(({ content }) => content.isTrial === true);
}

async function orderSaysTrial(orderId: string): Promise<boolean | undefined> {
  const found = await shop.ordering.getOrder(orderId);
  return found.ok ? found.value.payment?.isTrial : undefined;
}

test('what was asked for on trial says so for ever, also when it is paid and given back in earnest', async () => {
  isTrial = true;
  const { orderId, number, orderNumber, amountCents } = await anAcceptedOrder(shop);
  isTrial = false;
  await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: 'bank 1' }, staff);
  const refunded = await shop.ordering.refundOrder(
    { orderNumber, amountCents: 1000, reason: 'Kratzer', key: 'a' },
    staff,
  );
  expect(refunded.ok).toBe(true);
  expect(await orderSaysTrial(orderId)).toBe(true);
  expect(await documentsSayTrial(number)).toEqual([true, true]);
  expect(await mailsSayTrial(number)).toEqual([true, true]);
  expect(await shop.ordering.orderForStaff(orderNumber, staff)).toMatchObject({
    payments: [{ isTrial: true }],
  });
});

test('orders and documents on trial have numbers of their own, and the real ones begin at one without a gap', async () => {
  const numbers = async (number: string) => {
    const { rows } = await sql<{ number: string }>`
      select content ->> 'number' as number from invoices where order_number = ${number} order by number
    `.execute(queries<object>(shop.db));
    return rows.map((row) => row.number);
  };
  const paid = async () => {
    const { number, orderNumber, amountCents } = await anAcceptedOrder(shop);
    await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: `bank ${number}` }, staff);
    return { orderNumber, numbers: await numbers(number) };
  };
  const table = async (trial?: boolean) => {
    let lines = '';
    for await (const line of await shop.invoicing.exportInvoices({ trial }, staff)) lines += line;
    return lines;
  };
  const first = await paid();
  isTrial = true;
  const tried = await paid();
  isTrial = false;
  const second = await paid();
  expect(tried.orderNumber).toBeGreaterThan(9_000_000);
  expect(first.orderNumber).toBeLessThan(9_000_000);
  expect(second.orderNumber).toBe(first.orderNumber + 1);
  expect(tried.numbers).toEqual([expect.stringMatching(/^TEST-2028-0000\d$/)]);
  const [, year] = /^(\d{4})-\d{5}$/.exec(first.numbers[0] ?? '') ?? [];
  const { rows } = await sql<{ number: number }>`
    select number::int from invoices where not trial and year = ${year} order by number
  `.execute(queries<object>(shop.db));
  expect(rows).toEqual(rows.map((_, index) => ({ number: index + 1 })));
  expect(second.numbers).toEqual([`${year}-${String(rows.length).padStart(5, '0')}`]);
  expect(await table()).toContain(second.numbers[0]);
  expect(await table()).not.toContain('TEST-');
  expect(await table(true)).toContain(tried.numbers[0]);
  expect(await table(true)).not.toContain(`;${year}-`);
});

test('a trial takes more orders than its series once had numbers', async () => {
  // 90,000 later, which was all.
  await sql`select setval('trial_order_numbers', nextval('trial_order_numbers') + 90000)`.execute(
    queries<object>(shop.db),
  );
  isTrial = true;
  const [one, other] = [await anAcceptedOrder(shop), await anAcceptedOrder(shop)];
  expect(other.orderNumber).toBe(one.orderNumber + 1);
});

test('nothing is said of a real order', async () => {
  const { orderId, number, orderNumber, amountCents } = await anAcceptedOrder(shop);
  await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: 'bank 2' }, staff);
  expect(await orderSaysTrial(orderId)).toBe(false);
  expect(await documentsSayTrial(number)).toEqual([false]);
  expect(new Set(await mailsSayTrial(number))).toEqual(new Set([false]));
});

test('an order that was asked for in earnest and paid to the stand-in is a trial', async () => {
  const { orderId, externalId } = await anOrderByCard(shop);
  isTrial = true;
  stripe.authorise(externalId);
  await shop.ordering.returnFromProvider('stripe', externalId, orderId);
  expect(await orderSaysTrial(orderId)).toBe(true);
});

test('a bank transfer that comes meanwhile is real, whatever cards are', async () => {
  const { orderId, orderNumber, amountCents } = await anAcceptedOrder(shop);
  isTrial = true;
  await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: 'bank 3' }, staff);
  expect(await orderSaysTrial(orderId)).toBe(false);
});
