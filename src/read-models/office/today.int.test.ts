import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder, staff } from '../../modules/ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../modules/ordering/testing/open-test-ordering.ts';
import { today } from './today.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const rentalsEnding = async () =>
  (await today(shop.db, staff, shop.now(), [], null)).lists.rentalsEnding?.total;

test('„Heute“ names a rental from seven days before its last day on', async () => {
  const order = await aPaidOrder(shop, { rentOption: '1 Monat' });
  shop.setNow(new Date('2028-03-01T11:00:00Z'));
  expect((await shop.fulfilment.handOverLines({ ...order, positions: null }, staff)).ok).toBe(true);
  // Its last day is 1 April; midnight in Berlin is 22:00 UTC in summer time, 23:00 in winter.
  shop.setNow(new Date('2028-03-24T22:59:59Z'));
  expect(await rentalsEnding()).toBe(0);
  shop.setNow(new Date('2028-03-24T23:00:00Z'));
  expect(await rentalsEnding()).toBe(1);
});
