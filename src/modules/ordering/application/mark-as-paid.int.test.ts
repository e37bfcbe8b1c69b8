import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../shared/actor.ts';
import { parseOrderNumber } from '../domain/order-number.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aWish,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const bank: Actor = { kind: 'system', name: 'test-bank' };

/** An accepted order of a bought and a rented piece. */
async function accepted(email?: string) {
  const bought = await aPieceForSale(shop.db, shop.inventory);
  const rented = await aPieceForSale(shop.db, shop.inventory);
  const wishes = [aWish(bought), aWish(rented, { rentOption: '1 Monat' })];
  const totalCents = 90_000 + 27_000 + 5130 + 2500;
  const made = await shop.ordering.initiatePayment(
    aCheckout(wishes, totalCents, email === undefined ? {} : { email }),
    aRequest,
  );
  if (!made.ok) throw new Error(made.error.code);
  const confirmed = await shop.ordering.confirmOrder(made.value.orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const orderNumber = parseOrderNumber(confirmed.value.number) ?? 0;
  return { orderId: made.value.orderId, orderNumber, amountCents: totalCents, bought, rented };
}

const stateOf = async (orderId: string) => {
  const order = await shop.ordering.getOrder(orderId);
  return order.ok ? [order.value.state, order.value.payment?.state] : order.error.code;
};
const subjects = async (email: string) =>
  (await shop.mails()).filter(({ to }) => to === email).map(({ subject }) => subject.replace(/WMK-\d+/, '#'));
const kindsOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind, to }) => [kind, to]),
  );

test('what was bought is sold, what was rented is rented, once, however often it is told', async () => {
  const order = await accepted('payer@example.org');
  const told = await Promise.all(
    Array.from({ length: 3 }, () => shop.ordering.markAsPaid({ ...order, externalId: 'bank-1' }, bank)),
  );
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: 'received' })));
  expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
  expect(await kindsOf(order.bought)).toEqual([['sale', null]]);
  expect(await kindsOf(order.rented)).toEqual([['rental', null]]);
  expect(await subjects('payer@example.org')).toEqual([
    'Ihre Bestellung #',
    'Zahlung erhalten: Bestellung #',
  ]);
  shop.passMinutes(60 * 24 * 30);
  await shop.ordering.lapseOrders();
  expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
  expect(await shop.ordering.getOrder(order.orderId)).toMatchObject({ value: { bankTransfer: null } });
});

test('another amount, another order, a draft, or money that was counted before is refused', async () => {
  const order = await accepted();
  const pay = (changes: object) =>
    shop.ordering.markAsPaid({ ...order, externalId: 'bank-2', ...changes }, bank);
  expect(await pay({ amountCents: order.amountCents - 1 })).toMatchObject({
    error: { code: 'amount-differs' },
  });
  expect(await pay({ orderNumber: 1 })).toMatchObject({ error: { code: 'order-not-found' } });
  expect((await pay({})).ok).toBe(true);
  const other = await accepted();
  expect(await pay({ orderNumber: other.orderNumber })).toMatchObject({ error: { code: 'payment-known' } });
  const draft = await shop.ordering.initiatePayment(
    aCheckout([aWish(await aPieceForSale(shop.db, shop.inventory))], 92_500),
    aRequest,
  );
  if (!draft.ok) throw new Error(draft.error.code);
  expect(await pay({ orderNumber: other.orderNumber + 1, externalId: null })).toMatchObject({
    error: { code: 'not-asked-to-pay' },
  });
});

test('a visitor cannot say that something is paid', async () => {
  const order = await accepted();
  await expect(shop.ordering.markAsPaid({ ...order, externalId: null }, { kind: 'visitor' })).rejects.toThrow(
    'visitor',
  );
});

describe('money that does not come in time', () => {
  const days = (count: number) => shop.passMinutes(count * 24 * 60);

  test('ends the order, frees its pieces and tells the customer, once', async () => {
    const order = await accepted('unpaid@example.org');
    days(7);
    await shop.ordering.lapseOrders();
    expect(await stateOf(order.orderId)).toEqual(['accepted', 'open']);
    days(1);
    expect(await shop.ordering.lapseOrders()).toBeGreaterThan(0);
    expect(await shop.ordering.lapseOrders()).toBe(0);
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'lapsed']);
    expect(await kindsOf(order.bought)).toEqual([]);
    expect(await subjects('unpaid@example.org')).toEqual([
      'Ihre Bestellung #',
      'Ihre Bestellung # ist verfallen',
    ]);
  });

  test('but later, revives the order while all pieces are free', async () => {
    const order = await accepted();
    days(9);
    await shop.ordering.lapseOrders();
    expect(await shop.ordering.markAsPaid({ ...order, externalId: null }, bank)).toEqual({
      ok: true,
      value: 'received',
    });
    expect(await stateOf(order.orderId)).toEqual(['accepted', 'received']);
    expect(await kindsOf(order.bought)).toEqual([['sale', null]]);
  });

  test.each([
    ['after somebody has swept', true],
    ['before', false],
  ])('but later, is to be paid back when a piece is gone, %s', async (_, swept) => {
    const order = await accepted(`gone-${swept}@example.org`);
    days(9);
    if (swept) await shop.ordering.lapseOrders();
    const other = await shop.ordering.initiatePayment(aCheckout([aWish(order.rented)], 92_500), aRequest);
    expect(other.ok).toBe(true);
    const late = () => shop.ordering.markAsPaid({ ...order, externalId: `late-${swept}` }, bank);
    expect(await late()).toEqual({ ok: true, value: 'refund-due' });
    expect(await late()).toEqual({ ok: true, value: 'refund-due' });
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refund-due']);
    expect(await kindsOf(order.bought)).not.toContainEqual(['sale', null]);
    expect((await subjects(`gone-${swept}@example.org`)).at(-1)).toBe('Ihre Zahlung zur Bestellung #');
  });
});
