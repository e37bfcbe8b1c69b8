import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let reader: StaffBrowser;
let pieceId: string;
let orderNumber: string;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  reader = await staffWithRole(shop, owner, 'read-only');
  await shop.fill([
    { draft: aPiece({ sku: 'V-00743', title: 'Satztische, Nähtisch' }), publishedAt: testNow },
    { draft: aPiece({ sku: 'V-00744', title: 'Satztische' }), publishedAt: testNow },
  ]);
  pieceId = await shop.idOf('V-00743');
  const call = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const id = orderIdOf(await call('/api/initiate-payment', payload([bought(pieceId)], 915)));
  const confirmed = await call(`/api/checkout/${id}/confirm`, {});
  orderNumber = confirmed.json<{ orderNumber: string }>().orderNumber;
});
afterAll(() => shop.close());

const found = async (place: 'orders' | 'pieces', q: string, by = owner) => {
  const answer = await by.call('GET', `/${place}?q=${encodeURIComponent(q)}`);
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
};

test('an order is found by title and SKU of its pieces, as people type them', async () => {
  for (const q of ['V-00743', 'v00743', 'Satztische', 'satztische V-00743', 'naehtisch', orderNumber]) {
    expect(await found('orders', q), q).toEqual([orderNumber]);
    // Names of persons are hidden from this role, pieces are not.
    expect(await found('orders', q, reader), q).toEqual([orderNumber]);
  }
  for (const q of ['V-00744', 'Hocker V-00743', '%', '.*'])
    expect(await found('orders', q, reader), q).toEqual([]);
  expect(await found('orders', 'Muster')).toEqual([orderNumber]);
  expect(await found('orders', 'Muster', reader)).toEqual([]);
});

test('a piece is found without its hyphen and without umlauts', async () => {
  for (const q of ['v00743', 'V 00743', 'naehtisch', 'nahtisch V-00743']) {
    expect(await found('pieces', q), q).toEqual([pieceId]);
  }
  expect(await found('pieces', 'satztische')).toHaveLength(2);
  expect(await found('pieces', 'v00745')).toEqual([]);
});

test('an order is found by what its piece is called today, and by its SKU as ever', async () => {
  const call = (title: string) =>
    sql`update pieces set title = ${title} where id = ${pieceId}`.execute(queries(shop.shop.db));
  await call('Beistelltische');
  expect(await found('orders', 'Beistelltische')).toEqual([orderNumber]);
  expect(await found('orders', 'V-00743')).toEqual([orderNumber]);
  await call('Satztische, Nähtisch');
});

test('the calendar of a piece names its order to roles that may see orders', async () => {
  const named = async (by: StaffBrowser) => {
    const answer = await by.call('GET', `/pieces/${pieceId}`);
    return answer
      .json<{ units: { entries: { orderNumber: string | null }[] }[] }>()
      .units.flatMap(({ entries }) => entries.map((entry) => entry.orderNumber));
  };
  expect(await named(owner)).toEqual([orderNumber]);
  expect(await named(reader)).toEqual([orderNumber]);
  expect(await named(await staffWithRole(shop, owner, 'content'))).toEqual([null]);
});
