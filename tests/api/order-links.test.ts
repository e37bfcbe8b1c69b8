import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { anOrder, mailsTo } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let office: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
});
afterAll(() => shop.close());

const read = (orderId: string) => shop.app.inject(`/api/orders/${orderId}`);
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

test('another link to an order goes to the customer alone, and ends the one there was', async () => {
  const order = await anOrder(shop, null);
  expect((await read(order.orderId)).statusCode).toBe(200);
  const renewed = await office.call('POST', `/orders/${order.number}/new-link`, {});
  expect(renewed.statusCode, renewed.body).toBe(200);
  const mail = (await mailsTo(shop, order.email)).find(
    ({ subject }) => subject === `Neuer Link zu Ihrer Bestellung ${order.number}`,
  );
  const next = /order-success\/([\w-]{43})"/.exec(JSON.stringify(mail))?.[1] ?? 'none';
  expect((await read(next)).json()).toMatchObject({ orderNumber: order.number });
  expect(codeOf(await read(order.orderId))).toEqual([404, 'order-not-found']);
  // Staff see that it happened, but not the link.
  expect(renewed.body).not.toContain(next);
  expect(renewed.body).toContain('link-renewed');
  const kept = await sql<{ action: string }>`
    select action from audit_log where entity_id = ${order.number} order by id desc limit 1
  `.execute(queries<object>(shop.shop.db));
  expect(kept.rows).toEqual([{ action: 'renew-link' }]);
  const payment = { amountCents: 91_500, receivedOn: '2026-06-15', reference: 'SEPA' };
  expect((await office.call('POST', `/orders/${order.number}/payment`, payment)).statusCode).toBe(200);
  expect((await read(next)).json()).toMatchObject({ paymentData: [{ status: 'received' }] });
});

test('read-only staff cannot make it', async () => {
  const order = await anOrder(shop, null);
  const reader = await staffWithRole(shop, owner, 'read-only');
  const refused = await reader.call('POST', `/orders/${order.number}/new-link`, {});
  expect(codeOf(refused)).toEqual([403, 'right-missing']);
  expect((await read(order.orderId)).statusCode).toBe(200);
});

test('nor is it made for something that was never ordered', async () => {
  const order = await anOrder(shop, null);
  await sql`update orders set state = 'offered', awaits_mail = true where number = ${Number(order.number.slice(4))}`.execute(
    queries<object>(shop.shop.db),
  );
  const refused = await office.call('POST', `/orders/${order.number}/new-link`, {});
  expect(codeOf(refused)).toEqual([409, 'order-not-offered']);
  expect((await read(order.orderId)).statusCode).toBe(200);
});
