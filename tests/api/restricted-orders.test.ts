import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anOrder, password, type PlacedTestOrder } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  firstOwner,
  logInStaff,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// One order, from before it is restricted to what the owner still does with it.
testsInOrder();

/** Occurs only in the customer's name. */
const mark = 'Unverwechselbar';

let shop: TestShop;
let owner: StaffBrowser;
let office: StaffBrowser;
let order: PlacedTestOrder;

const declareAs = (name: string, email: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/withdrawal',
    payload: { name, contract: order.number, email },
  });
const declarations = async (by: StaffBrowser) =>
  (await by.call('GET', '/declarations')).json<{ items: { id: string; name: string }[] }>().items;
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

/** An order that is paid, handed over and completed, of an account that was deleted, four weeks later. */
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  const inOffice = await staffWithRole(shop, owner, 'office');
  office = inOffice;
  const ada = await aCustomer(shop, `Viktoria ${mark}`);
  order = await anOrder(shop, ada, { lastName: mark });
  const payment = { amountCents: 91_500, receivedOn: '2026-06-15', reference: 'SEPA' };
  await office.call('POST', `/orders/${order.number}/payment`, payment);
  await office.call('POST', `/orders/${order.number}/hand-over`, {});
  await office.call('POST', `/orders/${order.number}/notes`, { text: `Frau ${mark} rief an` });
  await declareAs(`Viktoria ${mark}`, order.email);
  await ada.ask('POST', '/account/deletion', { password });
  shop.setNow(new Date(testNow.getTime() + 29 * 86_400_000));
  // Sessions of staff do not last for weeks.
  owner = await logInStaff(shop, ownerEmail, staffPassword);
  office = await logInStaff(shop, inOffice.email, staffPassword);
});
afterAll(() => shop.close());

const forget = () => shop.shop.ordering.forgetContracts();

test('nothing is restricted while a declaration waits for its answer, or money for its way back', async () => {
  expect(await forget()).toMatchObject({ restricted: 0 });
  expect(await declarations(office)).toHaveLength(1);
  for (const { id } of await declarations(office)) await office.call('POST', `/declarations/${id}/close`, {});

  const refund = { amountCents: 5_000, reason: 'Kratzer', key: 'kratzer-am-lack' };
  const refunded = await office.call('POST', `/orders/${order.number}/refunds`, refund);
  expect(refunded.statusCode, refunded.body).toBe(200);
  const [{ id } = { id: '' }] = refunded.json<{ refunds: { id: string }[] }>().refunds;
  expect(await forget()).toMatchObject({ restricted: 0 });
  await office.call('POST', `/orders/${order.number}/refunds/${id}/transferred`, {});
  expect((await office.call('GET', `/orders/${order.number}`)).body).toContain(mark);
  expect(await forget()).toMatchObject({ restricted: 1 });
});

test('no call of the back office tells the office whose it was', async () => {
  const { paths } = shop.app.swagger() as { paths: Record<string, object> };
  const reads = Object.entries(paths)
    .filter(([path, methods]) => path.startsWith('/api/admin/') && 'get' in methods)
    .map(([path]) => path.slice('/api/admin'.length));
  expect(reads.length).toBeGreaterThan(20);
  const { rows } = await sql<{ id: string }>`
    select id::text from orders union all select id::text from declarations union all select id::text from units
  `.execute(queries<object>(shop.shop.db));
  const known = [order.number, order.pieceId, ...rows.map(({ id }) => id)];
  for (const read of reads) {
    for (const value of read.includes('{') ? known : ['']) {
      const path = read.replace(/\{\w+\}/g, value);
      const { statusCode, body } = await office.call('GET', path);
      expect(statusCode, path).toBeLessThan(500);
      expect(body.includes(mark) || body.includes(order.email), path).toBe(false);
    }
  }
  expect(codeOf(await office.call('GET', `/orders/${order.number}`))).toEqual([404, 'order-not-found']);
});

test('the office can do nothing with it either', async () => {
  const refund = { amountCents: 1_000, reason: 'Kulanz', key: 'kulanz-2026' };
  const tries: readonly (readonly [action: string, payload: object])[] = [
    ['accept', {}],
    ['decline', {}],
    ['payment', { amountCents: 91_500, receivedOn: '2026-06-16' }],
    ['prepare', {}],
    ['ship', {}],
    ['hand-over', {}],
    ['return', {}],
    ['cancel', {}],
    ['refunds', refund],
    ['notes', { text: 'rief an' }],
    ['new-link', {}],
    ['mails/00000000-0000-4000-8000-000000000000/send', {}],
  ];
  for (const [action, payload] of tries) {
    const answer = await office.call('POST', `/orders/${order.number}/${action}`, payload);
    expect([action, ...codeOf(answer)]).toEqual([action, 404, 'order-not-found']);
  }
});

test('its link opens nothing any more', async () => {
  const link = `/api/orders/${order.orderId}`;
  expect(codeOf(await shop.app.inject(link))).toEqual([404, 'order-not-found']);
  const confirm = { method: 'POST', url: `/api/checkout/${order.orderId}/confirm`, payload: {} } as const;
  expect(codeOf(await shop.app.inject(confirm))).toEqual([404, 'order-not-found']);
});

test('the owner opens it by its number for an audit, and that is kept', async () => {
  const list = await owner.call('GET', `/orders?q=${mark}`);
  expect(list.json()).toMatchObject({ items: [], total: 0 });
  const opened = await owner.call('GET', `/orders/${order.number}`);
  expect(opened.json()).toMatchObject({ id: order.number, customer: { lastName: mark } });
  const { invoices } = opened.json<{ invoices: { number: string }[] }>();
  const number = invoices[0]?.number ?? 'none';
  expect((await owner.call('GET', '/invoices')).json()).toMatchObject({ total: 0 });
  expect((await owner.call('GET', '/invoices/export?trial=true')).body).toContain(number);
  expect((await office.call('GET', '/invoices/export?trial=true')).body).not.toContain(number);
  const exports = await sql<{ actor_name: string }>`
    select actor_name from audit_log where action = 'export' and entity = 'invoices' order by id desc limit 2
  `.execute(queries<object>(shop.shop.db));
  expect(exports.rows.map(({ actor_name }) => actor_name)).toEqual(['Person office', 'inhaberin']);
  const { rows } = await sql`
    select action, entity from audit_log where entity_id = ${order.number} order by id desc limit 1
  `.execute(queries<object>(shop.shop.db));
  expect(rows).toEqual([{ action: 'read', entity: 'orders' }]);
});

test('each time the owner opens something of it, the security log names them; a refused attempt opens nothing', async () => {
  let minutes = 0;
  const opened = async () => {
    // The first of a minute is written at once, the rest when the minute is over.
    minutes += 2;
    shop.setNow(new Date(testNow.getTime() + 29 * 86_400_000 + minutes * 60_000));
    await shop.shop.securityLog.flush();
    const { rows } = await sql<{ count: number }>`
      select e.count from security_events e join staff s on s.id = e.person_id
      where e.kind = 'restricted-opened' and e.who = 'staff' and s.email = ${ownerEmail}
    `.execute(queries<object>(shop.shop.db));
    const all = await sql<{ count: number }>`
      select count from security_events where kind = 'restricted-opened'
    `.execute(queries<object>(shop.shop.db));
    const sum = (found: readonly { count: number }[]) => found.reduce((total, { count }) => total + count, 0);
    return [sum(rows), sum(all.rows)];
  };
  const [before = 0] = await opened();
  const { invoices } = (await owner.call('GET', `/orders/${order.number}`)).json<{
    invoices: { number: string }[];
  }>();
  const made = await sql<{ id: string }>`select id from invoices`.execute(queries<object>(shop.shop.db));
  for (const { id } of made.rows) await shop.shop.invoicing.makeDocumentOf(id);
  const document = `/invoices/${invoices[0]?.number}/document`;
  expect((await owner.call('GET', document)).statusCode).toBe(200);
  expect((await office.call('GET', document)).statusCode).toBe(404);
  expect((await office.call('GET', `/orders/${order.number}`)).statusCode).toBe(404);
  expect(await opened()).toEqual([before + 2, before + 2]);
});

test('nobody gets a new link to it', async () => {
  const answer = await owner.call('POST', `/orders/${order.number}/new-link`, {});
  expect(codeOf(answer)).toEqual([409, 'order-closed']);
});

test('a late declaration is still answered: the office learns that the owner must open the order', async () => {
  const late = await declareAs('Wer auch immer', 'spaet@example.org');
  expect(late.statusCode).toBeLessThan(300);
  expect(await declarations(office)).toMatchObject([
    {
      name: 'Wer auch immer',
      orderId: null,
      customerName: null,
      notes: ['order-restricted', 'other-address', 'withdrawn-late'],
    },
  ]);
  expect(await declarations(owner)).toMatchObject([{ orderId: order.number, customerName: `Ada ${mark}` }]);
});

test('a refund by the owner waits among the tasks of the day, without a name', async () => {
  const refund = { amountCents: 1_000, reason: 'Vergleich', key: 'vergleich-2026' };
  expect((await owner.call('POST', `/orders/${order.number}/refunds`, refund)).statusCode).toBe(200);
  const today = (await office.call('GET', '/today')).json<{ refundsDue: { items: object[] } }>();
  expect(today.refundsDue.items).toMatchObject([{ id: order.number, who: '' }]);
});
