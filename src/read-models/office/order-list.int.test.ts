import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder, anAcceptedOrder, staff } from '../../modules/ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../modules/ordering/testing/open-test-ordering.ts';
import { ordersForStaff } from './order-list.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const listed = async (number: number) => {
  const wish = { page: 1, perPage: 1, sort: 'number', order: 'ASC' } as const;
  const { items } = await ordersForStaff(shop.db, { ...wish, q: undefined }, { number }, staff);
  return items[0];
};

test('the list says how much has come of a payment', async () => {
  const order = await anAcceptedOrder(shop);
  expect(await listed(order.orderNumber)).toMatchObject({ payment: 'open', receivedCents: 0 });
  const part = { amountCents: 5_000, mayDiffer: true, key: 'part', externalId: null };
  await shop.ordering.markAsPaid({ ...order, ...part }, staff);
  const { amountCents: totalCents } = order;
  expect(await listed(order.orderNumber)).toMatchObject({
    payment: 'open',
    receivedCents: 5_000,
    totalCents,
  });
  const paid = await aPaidOrder(shop);
  expect(await listed(paid.orderNumber)).toMatchObject({
    payment: 'received',
    receivedCents: paid.amountCents,
  });
});
