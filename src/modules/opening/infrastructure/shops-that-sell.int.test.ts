import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { deliveredPrice, initiated } from '../../ordering/testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aWish,
  openTestOrdering,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';

const migration = '0054_shop_opening';

let shop: TestOrdering;
beforeEach(async () => {
  shop = await openTestOrdering();
  const q = queries<object>(shop.db);
  await sql`drop table shop_opening`.execute(q);
  await sql`delete from migrations where name = ${migration}`.execute(q);
});
afterEach(() => shop.db.close());

async function aDraft(): Promise<string> {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  return initiated(shop, aCheckout([aWish(piece)], deliveredPrice));
}

const openedAt = async () =>
  (await sql<{ at: Date }>`select opened_at as at from shop_opening`.execute(queries<object>(shop.db))).rows;

test('a shop that has sold before is open, since its first order', async () => {
  const orderId = await aDraft();
  const at = shop.now();
  expect(await shop.ordering.confirmOrder(orderId, null)).toMatchObject({ ok: true });
  expect(await migrate(shop.db)).toEqual([migration]);
  expect(await openedAt()).toEqual([{ at }]);
});

test('one in whose cart somebody only looked is not', async () => {
  await aDraft();
  expect(await migrate(shop.db)).toEqual([migration]);
  expect(await openedAt()).toEqual([]);
});
