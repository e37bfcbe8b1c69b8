import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsOf, aPaidOrder, staff } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const seen = async (orderNumber: number) => {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('there is no such order');
  return order;
};

async function refundAll(orderNumber: number): Promise<void> {
  const input = { orderNumber, amountCents: null, reason: 'Kulanz', key: 'all of it' };
  const ordered = await shop.ordering.refundOrder(input, staff);
  if (!ordered.ok) throw new Error(ordered.error.code);
  await shop.ordering.refundTransferred(ordered.value.refund.id, staff);
  expect((await seen(orderNumber)).payments.at(-1)?.state).toBe('refunded');
}

test('an order whose money was all paid back is delivered all the same, or called off', async () => {
  const order = await aPaidOrder(shop);
  const { orderNumber } = order;
  await refundAll(orderNumber);
  expect(actionsOf(await seen(orderNumber))).toEqual(
    expect.arrayContaining(['prepare', 'ship', 'hand-over', 'cancel']),
  );
  const lines = { orderNumber, positions: null };
  const parcel = { carrier: null, tracking: null, link: null };
  expect((await shop.fulfilment.prepareLines(lines, staff)).ok).toBe(true);
  expect((await shop.fulfilment.shipLines(lines, parcel, staff)).ok).toBe(true);
  expect(actionsOf(await seen(orderNumber))).toEqual(expect.arrayContaining(['hand-over', 'take-back']));
  expect((await shop.fulfilment.handOverLines(lines, staff)).ok).toBe(true);
  expect(actionsOf(await seen(orderNumber))).toContain('return');
  shop.passMinutes(24 * 60);
  const rented = { orderNumber, positions: [1] };
  expect(await shop.fulfilment.returnRentals(rented, staff)).toMatchObject({ ok: true });
  expect((await seen(orderNumber)).fulfilments.map(({ state }) => state)).toEqual([
    'handed-over',
    'returned',
  ]);
});

test('a rental that is out when its money is paid back still ends', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  const lines = { orderNumber, positions: null };
  expect((await shop.fulfilment.handOverLines(lines, staff)).ok).toBe(true);
  await refundAll(orderNumber);
  expect(actionsOf(await seen(orderNumber))).toContain('return');
  shop.passMinutes(24 * 60);
  const rented = { orderNumber, positions: [1] };
  expect(await shop.fulfilment.returnRentals(rented, staff)).toMatchObject({ ok: true });
});

test('called off after all, nothing more goes back', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  await refundAll(orderNumber);
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toEqual({ ok: true, value: undefined });
  const after = await seen(orderNumber);
  expect(after.refunds).toHaveLength(1);
  const lines = { orderNumber, positions: null };
  expect(await shop.fulfilment.handOverLines(lines, staff)).toMatchObject({ error: { code: 'not-paid' } });
});
