import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAcceptedOrder, staff, subjectsTo } from '../../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
let today: Date;
beforeAll(async () => {
  shop = await openTestOrdering();
  today = shop.now();
});
beforeEach(() => shop.setNow(today));
afterAll(() => shop.db.close());

const reminder = 'Erinnerung: Bestellung #';

test('a customer who has not paid is reminded once, on the morning before the last day', async () => {
  // Tuesday at noon: the last day is the Tuesday after, and the holds end with it.
  const unpaid = await anAcceptedOrder(shop, { email: 'late@example.org' });
  const paid = await anAcceptedOrder(shop, { email: 'paid@example.org' });
  await shop.ordering.markAsPaid({ ...paid, externalId: null }, staff);
  shop.setNow(new Date('2028-03-06T07:59:00Z'));
  expect(await shop.ordering.remindPayments()).toBe(0);
  shop.setNow(new Date('2028-03-06T08:00:00Z'));
  const told = await Promise.all(Array.from({ length: 3 }, () => shop.ordering.remindPayments()));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await subjectsTo(shop, 'late@example.org')).filter((subject) => subject === reminder)).toHaveLength(
    1,
  );
  expect(await subjectsTo(shop, 'paid@example.org')).not.toContain(reminder);
  const mail = (await shop.mails()).find(({ subject }) => subject.startsWith('Erinnerung'));
  expect(JSON.stringify(mail)).toContain('07.03.2028');
  expect(JSON.stringify(mail)).toContain(unpaid.number);
});

test('nobody is reminded of what has lapsed', async () => {
  shop.setNow(new Date('2028-03-07T23:00:00Z'));
  await anAcceptedOrder(shop, { email: 'lapsed@example.org' });
  shop.passMinutes(9 * 24 * 60);
  expect(await shop.ordering.remindPayments()).toBe(0);
});

test('nor of what nobody owes any more, after a withdrawal', async () => {
  const email = 'withdrawn@example.org';
  const { number } = await anAcceptedOrder(shop, { email });
  const withdrawal = { kind: 'withdrawal', name: 'Ada', contract: number, email, pieces: null } as const;
  expect((await shop.declarations.declare(withdrawal, '10.9.1.1')).ok).toBe(true);
  shop.setNow(new Date('2028-03-06T08:00:00Z'));
  expect(await shop.ordering.remindPayments()).toBe(0);
  expect(await subjectsTo(shop, email)).not.toContain(reminder);
});
