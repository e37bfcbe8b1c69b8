import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseOrderNumber } from '../../ordering/domain/order.ts';
import { initiated, staff } from '../../ordering/testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const [week, month] = [0, 1];
const noon = new Date('2028-03-01T11:00:00Z');
const endOfWeek = new Date('2028-03-08T23:00:00Z');
const endOfMonth = new Date('2028-04-01T22:00:00Z');

/** A stool of a series rented for a week and more of them for a month: 180 € and 270 € each. */
async function aWeekAndAMonth(monthly = 1) {
  shop.setNow(noon);
  const series = { title: 'Hocker', shopType: 'boatwood', units: 1 + monthly } as const;
  const piece = await aPieceForSale(shop.db, shop.inventory, series);
  const items = [
    aCartItem(piece, { rentOption: '1 Woche' }),
    aCartItem(piece, { rentOption: '1 Monat', quantity: monthly }),
  ];
  const amountCents = 18_000 + 27_000 * monthly;
  const orderId = await initiated(shop, aCheckout(items, amountCents, { delivery: 'pickup' }));
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const orderNumber = parseOrderNumber(confirmed.value.number) ?? 0;
  const paid = await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null }, staff);
  if (!paid.ok) throw new Error(paid.error.code);
  return { piece, orderNumber };
}

type Ordered = Awaited<ReturnType<typeof aWeekAndAMonth>>;

const handOver = async ({ orderNumber }: Ordered, position: number) =>
  shop.fulfilment.handOverLines({ orderNumber, positions: [position] }, staff);

let keys = 0;
const callOff = async ({ orderNumber }: Ordered, position: number) =>
  shop.fulfilment.takeOutOfOrder(
    { orderNumber, position, quantity: 1, note: '', key: `call off ${(keys += 1)}` },
    staff,
  );

/** What takes each unit of the piece, and until when. */
async function calendar({ piece }: Ordered) {
  const units = await shop.inventory.calendarOf(shop.db, piece, shop.now());
  return units.map(({ entries }) => entries.map(({ kind, to }) => ({ kind, to })));
}

const until = (to: Date | null) => [{ kind: 'rental', to }];

describe('one piece is rented for a week and, in another line, for a month', () => {
  test('the month is called off while the week is out: the week keeps its unit', async () => {
    const order = await aWeekAndAMonth();
    expect((await handOver(order, week)).ok).toBe(true);
    expect((await callOff(order, month)).ok).toBe(true);
    expect(await calendar(order)).toEqual([until(endOfWeek), []]);
  });

  test('the week is called off while the month is out: the month keeps its unit', async () => {
    const order = await aWeekAndAMonth();
    expect((await handOver(order, month)).ok).toBe(true);
    expect((await callOff(order, week)).ok).toBe(true);
    expect(await calendar(order)).toEqual([[], until(endOfMonth)]);
  });

  test.each([
    ['the week', week, month, [[], until(endOfMonth)]],
    ['the month', month, week, [until(endOfWeek), []]],
  ])('%s is called off before the other is handed over: that one gets its period', async (...given) => {
    const [, dropped, kept, calendarThen] = given;
    const order = await aWeekAndAMonth();
    expect((await callOff(order, dropped)).ok).toBe(true);
    expect((await handOver(order, kept)).ok).toBe(true);
    expect(await calendar(order)).toEqual(calendarThen);
    shop.passMinutes(60);
    const back = await shop.fulfilment.returnRentals(
      { orderNumber: order.orderNumber, positions: [kept] },
      staff,
    );
    expect(back.ok).toBe(true);
    const free = await shop.inventory.availabilityOf(shop.db, [order.piece], shop.now());
    expect(free.get(order.piece)?.stockAmt).toBe(2);
  });

  test('one of two months is called off: the other and the week get their periods', async () => {
    const order = await aWeekAndAMonth(2);
    expect((await callOff(order, month)).ok).toBe(true);
    expect((await handOver(order, month)).ok).toBe(true);
    expect((await handOver(order, week)).ok).toBe(true);
    expect(await calendar(order)).toEqual([until(endOfWeek), [], until(endOfMonth)]);
    expect(await callOff(order, month)).toMatchObject({ error: { code: 'has-left' } });
  });

  test('an overdue week is kept although the month was called off', async () => {
    const order = await aWeekAndAMonth();
    expect((await handOver(order, week)).ok).toBe(true);
    expect((await callOff(order, month)).ok).toBe(true);
    shop.setNow(new Date('2028-03-09T08:05:00Z'));
    await shop.fulfilment.keepRentals();
    expect(await calendar(order)).toEqual([until(new Date('2028-03-10T23:00:00Z')), []]);
  });
});
