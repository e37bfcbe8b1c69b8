import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../shared/time/durations.ts';
import { aPaidOrder, staff } from '../../modules/ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../modules/ordering/testing/open-test-ordering.ts';
import { weeklySales } from './weekly-sales.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const weeks = async () =>
  (await weeklySales(shop.db, shop.now(), 3)).map(({ salesCents, rentalsCents, orders }) => [
    salesCents,
    rentalsCents,
    orders,
  ]);
const refund = async (orderNumber: number, amountCents: number | null) => {
  const input = { orderNumber, amountCents, reason: 'Kratzer', key: randomUUID() };
  expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
};

test('refunds are subtracted from sale and rental, in their own week, and never more than was counted', async () => {
  const none = [0, 0, 0];
  // A sale of 900 € and a rental of 321.30 € with tax, brought for 25 €.
  const { orderNumber } = await aPaidOrder(shop);
  expect(await weeks()).toEqual([none, none, [90_000, 32_130, 1]]);
  await refund(orderNumber, 12_213);
  expect(await weeks()).toEqual([none, none, [81_000, 28_917, 1]]);

  // All of the rest, with the delivery, a week later: the first week stays what it was.
  shop.setNow(new Date(shop.now().getTime() + 7 * dayMs));
  await refund(orderNumber, null);
  expect(await weeks()).toEqual([none, [81_000, 28_917, 1], [-81_000, -28_917, 0]]);
  shop.setNow(new Date(shop.now().getTime() + 7 * dayMs));
  expect(await weeks()).toEqual([[81_000, 28_917, 1], [-81_000, -28_917, 0], none]);
});

test('an order that was called off is in neither', async () => {
  const before = await weeks();
  const { orderNumber } = await aPaidOrder(shop);
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
  expect(await weeks()).toEqual(before);
});
