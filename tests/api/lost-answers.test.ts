import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

/** The server has done its work, the answer is lost, and the button is pressed again. */
let shop: TestShop;
let owner: StaffBrowser;
let other: StaffBrowser;
let number: string;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  other = await staffWithRole(shop, owner, 'owner');
  await shop.fill([{ draft: aPiece({ sku: 'LOST-1' }), publishedAt: testNow }]);
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const draft = payload([bought(await shop.idOf('LOST-1'))], 915);
  const id = orderIdOf(await post('/api/initiate-payment', draft));
  const confirmed = await post(`/api/checkout/${id}/confirm`, {});
  number = confirmed.json<{ orderNumber: string }>().orderNumber;
});
afterAll(() => shop.close());

const sendAs = (by: StaffBrowser, path: string, body: object, key: string) =>
  by.call('POST', path, body, { 'idempotency-key': key });
/** The answers to one call that is sent three times, twice of them at once. */
async function thrice<T>(path: string, body: object, key: string): Promise<T[]> {
  const atOnce = await Promise.all([sendAs(owner, path, body, key), sendAs(owner, path, body, key)]);
  const told = [...atOnce, await sendAs(owner, path, body, key)];
  for (const answer of told) expect([200, 201], answer.body).toContain(answer.statusCode);
  return told.map((answer) => answer.json<T>());
}
const totalOf = async (path: string) => (await owner.call('GET', path)).json<{ total: number }>().total;

const conflict = { code: 'idempotency-conflict' };

test('a piece is entered once, and another one with another key', async () => {
  const before = await totalOf('/pieces');
  const piece = { title: 'Ohrensessel', shopType: 'vintage', priceCents: 45_000 };
  const key = randomUUID();
  const told = await thrice<{ id: string; sku: string }>('/pieces', piece, key);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
  expect(await totalOf('/pieces')).toBe(before + 1);
  expect((await sendAs(owner, '/pieces', { ...piece, title: 'Sofa' }, key)).json()).toMatchObject(conflict);
  // Somebody else's keys are other keys, and without one each press counts.
  expect((await sendAs(other, '/pieces', piece, key)).statusCode).toBe(201);
  expect((await owner.call('POST', '/pieces', piece)).statusCode).toBe(201);
  expect(await totalOf('/pieces')).toBe(before + 3);
});

test('a copy of a piece is made once', async () => {
  const id = await shop.idOf('LOST-1');
  const told = await thrice<{ id: string }>(`/pieces/${id}/duplicate`, {}, randomUUID());
  expect(new Set(told.map((twin) => twin.id)).size).toBe(1);
});

test('what was refused is not done yet: put right, it is fulfilled under the same key', async () => {
  const key = randomUUID();
  const piece = { title: 'Hocker', shopType: 'vintage', priceCents: 9000, sku: 'LOST-1' };
  expect((await sendAs(owner, '/pieces', piece, key)).statusCode).toBe(400);
  expect((await sendAs(owner, '/pieces', { ...piece, sku: 'LOST-2' }, key)).statusCode).toBe(201);
});

test('a note is written once', async () => {
  const path = `/orders/${number}/notes`;
  await thrice(path, { text: 'Ruft morgen wieder an' }, randomUUID());
  type Order = { events: { type: string; facts: { text?: string } }[] };
  const { events } = (await owner.call('GET', `/orders/${number}`)).json<Order>();
  expect(events.filter(({ type }) => type === 'note').map(({ facts }) => facts.text)).toEqual([
    'Ruft morgen wieder an',
  ]);
  await sendAs(owner, path, { text: 'Ruft morgen wieder an' }, randomUUID());
  expect(
    (await owner.call('GET', `/orders/${number}`)).json<Order>().events.filter(({ type }) => type === 'note'),
  ).toHaveLength(2);
});

test('a promotional voucher is made once, and its codes are told again, which hold', async () => {
  const voucher = {
    name: 'Herbst',
    valueCents: 2000,
    percent: null,
    leastCents: 0,
    codeCount: 3,
    usesPerCode: 1,
    firstDay: '2026-01-01',
    lastDay: null,
    shopType: null,
    contract: null,
    customerKind: null,
    holderEmail: null,
    oncePerPerson: false,
  };
  const before = await totalOf('/vouchers');
  const [first, ...others] = await thrice<{ id: string; codes: string[] }>(
    '/vouchers',
    voucher,
    randomUUID(),
  );
  expect(new Set(first?.codes).size).toBe(3);
  for (const one of others) expect(one).toEqual(first);
  expect(await totalOf('/vouchers')).toBe(before + 1);
  const again = await sendAs(owner, '/vouchers', voucher, randomUUID());
  expect(again.json<{ codes: string[] }>().codes).not.toContain(first?.codes[0]);
  // What is kept to answer once more tells no code.
  const { rows } = await sql<{ made: object }>`select made from fulfilled_wishes`.execute(
    queries(shop.shop.db),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const code of first?.codes ?? []) expect(JSON.stringify(rows)).not.toContain(code);
});
