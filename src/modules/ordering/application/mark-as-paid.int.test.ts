import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDraft, anAcceptedOrder, keptHistory, staff, subjectsTo } from '../testing/an-order.ts';
import { aPieceForSale, openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const stateOf = async (orderId: string) => {
  const order = await shop.ordering.getOrder(orderId);
  return order.ok ? [order.value.state, order.value.payment?.state] : order.error.code;
};
const kindsOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind, to }) => [kind, to]),
  );

test('what was bought is sold, what was rented is rented, once, however often it is told', async () => {
  const order = await anAcceptedOrder(shop, { email: 'payer@example.org' });
  const told = await Promise.all(
    Array.from({ length: 3 }, () => shop.ordering.markAsPaid({ ...order, externalId: 'bank-1' }, staff)),
  );
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: 'received' })));
  expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
  expect(await kindsOf(order.bought)).toEqual([['sale', null]]);
  expect(await kindsOf(order.rented)).toEqual([['rental', null]]);
  expect(await subjectsTo(shop, 'payer@example.org')).toEqual([
    'Ihre Bestellung #',
    'Zahlung erhalten: Bestellung #',
  ]);
  shop.passMinutes(60 * 24 * 30);
  await shop.ordering.lapseOrders();
  expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
  expect(await shop.ordering.getOrder(order.orderId)).toMatchObject({ value: { bankTransfer: null } });
});

test('another amount, another order, a draft, or money that was counted before is refused', async () => {
  const order = await anAcceptedOrder(shop);
  const pay = (changes: object) =>
    shop.ordering.markAsPaid({ ...order, externalId: 'bank-2', ...changes }, staff);
  expect(await pay({ amountCents: order.amountCents - 1 })).toMatchObject({
    error: { code: 'amount-differs' },
  });
  expect(await pay({ orderNumber: 1 })).toMatchObject({ error: { code: 'order-not-found' } });
  expect((await pay({})).ok).toBe(true);
  const other = await anAcceptedOrder(shop);
  expect(await pay({ orderNumber: other.orderNumber })).toMatchObject({ error: { code: 'payment-known' } });
  await aDraft(shop, await aPieceForSale(shop.db, shop.inventory));
  expect(await pay({ orderNumber: other.orderNumber + 1, externalId: null })).toMatchObject({
    error: { code: 'not-asked-to-pay' },
  });
});

test('a visitor cannot say that something is paid', async () => {
  const order = await anAcceptedOrder(shop);
  await expect(shop.ordering.markAsPaid({ ...order, externalId: null }, { kind: 'visitor' })).rejects.toThrow(
    'is missing',
  );
});

describe('money that does not come in time', () => {
  const days = (count: number) => shop.passMinutes(count * 24 * 60);

  test('ends the order, frees its pieces and tells the customer, once', async () => {
    const order = await anAcceptedOrder(shop, { email: 'unpaid@example.org' });
    days(7);
    await shop.ordering.lapseOrders();
    expect(await stateOf(order.orderId)).toEqual(['accepted', 'open']);
    days(1);
    expect(await shop.ordering.lapseOrders()).toBeGreaterThan(0);
    expect(await shop.ordering.lapseOrders()).toBe(0);
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'lapsed']);
    expect(await kindsOf(order.bought)).toEqual([]);
    expect(await subjectsTo(shop, 'unpaid@example.org')).toEqual([
      'Ihre Bestellung #',
      'Ihre Bestellung # ist verfallen',
    ]);
  });

  test('but later, revives the order while all pieces are free', async () => {
    const order = await anAcceptedOrder(shop);
    days(9);
    await shop.ordering.lapseOrders();
    expect(await shop.ordering.markAsPaid({ ...order, externalId: null }, staff)).toEqual({
      ok: true,
      value: 'received',
    });
    expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
    expect(await kindsOf(order.bought)).toEqual([['sale', null]]);
  });

  test('to an order that staff have called off goes back, though its pieces are free', async () => {
    const order = await anAcceptedOrder(shop, { email: 'called-off@example.org' });
    const called = await shop.ordering.cancelOrder(order.orderNumber, staff, 'Hat abgesagt');
    expect(called).toEqual({ ok: true, value: undefined });
    expect(await keptHistory(shop, order.orderNumber)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'order-accepted', actor: 'shop' }),
        expect.objectContaining({
          type: 'order-cancelled',
          actor: 'test-staff',
          facts: { reason: 'dropped', note: 'Hat abgesagt' },
        }),
        expect.objectContaining({ type: 'payment-dropped', actor: 'test-staff' }),
      ]),
    );
    const late = { ...order, externalId: 'after all' };
    expect(await shop.ordering.markAsPaid(late, staff)).toEqual({ ok: true, value: 'refund-due' });
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refund-due']);
    expect(await kindsOf(order.bought)).toEqual([]);
    expect((await subjectsTo(shop, 'called-off@example.org')).at(-1)).toBe('Ihre Zahlung zur Bestellung #');
  });

  test.each([
    ['after somebody has swept', true],
    ['before', false],
  ])('but later, is to be paid back when a piece is gone, %s', async (_, swept) => {
    const order = await anAcceptedOrder(shop, { email: `gone-${swept}@example.org` });
    days(9);
    if (swept) await shop.ordering.lapseOrders();
    await aDraft(shop, order.rented);
    const late = () => shop.ordering.markAsPaid({ ...order, externalId: `late-${swept}` }, staff);
    expect(await late()).toEqual({ ok: true, value: 'refund-due' });
    expect(await late()).toEqual({ ok: true, value: 'refund-due' });
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refund-due']);
    expect(await kindsOf(order.bought)).not.toContainEqual(['sale', null]);
    expect((await subjectsTo(shop, `gone-${swept}@example.org`)).at(-1)).toBe(
      'Ihre Zahlung zur Bestellung #',
    );
  });
});
