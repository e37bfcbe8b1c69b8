import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import {
  actionsOf,
  aDraft,
  anAcceptedOrder,
  keptHistory,
  staff,
  subjectsTo,
} from '../../testing/an-order.ts';
import { aPieceForSale, openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

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

test('the mail that confirms the money says where the pieces go and what happens next', async () => {
  const read = async (email: string): Promise<string> => {
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    return mail === undefined ? '' : textOf(mail);
  };
  const delivered = await anAcceptedOrder(shop, { email: 'delivered@example.org' });
  await shop.ordering.markAsPaid({ ...delivered, externalId: null }, staff);
  const toBerlin = await read('delivered@example.org');
  expect(toBerlin).toContain('Ihre Lieferung kommt innerhalb von einer Woche.');
  expect(toBerlin).toMatch(/Lieferung an:\s+Ada Muster\s+Boxhagener Straße \d+\s+10245 Berlin\s+Deutschland/);
  const collected = await anAcceptedOrder(shop, { email: 'collected@example.org', delivery: 'pickup' });
  await shop.ordering.markAsPaid({ ...collected, externalId: null }, staff);
  const inStore = await read('collected@example.org');
  expect(inStore).toContain('schreiben Ihnen, sobald Sie es abholen können');
  expect(inStore).toMatch(/Abholung bei:?\s+Vintage Mega Store, Frankfurter Allee/);
  expect(inStore).not.toContain('Lieferung');
});

test('another amount, another order, a draft, or money that was counted before is refused', async () => {
  const order = await anAcceptedOrder(shop);
  const pay = (changes: object) =>
    shop.ordering.markAsPaid({ ...order, externalId: 'bank-2', ...changes }, staff);
  expect(await pay({ amountCents: order.amountCents - 1 })).toMatchObject({
    error: { code: 'amount-differs' },
  });
  expect(await pay({ orderNumber: 1 })).toMatchObject({ error: { code: 'order-not-found' } });
  expect(await pay({ receivedOn: berlinDay(new Date(shop.now().getTime() + dayMs)) })).toMatchObject({
    error: { code: 'booked-in-future' },
  });
  expect(await pay({ receivedOn: berlinDay(new Date(shop.now().getTime() - dayMs)) })).toMatchObject({
    error: { code: 'booked-before-order' },
  });
  expect((await pay({ receivedOn: berlinDay(shop.now()) })).ok).toBe(true);
  const other = await anAcceptedOrder(shop);
  expect(await pay({ orderNumber: other.orderNumber })).toMatchObject({ error: { code: 'payment-known' } });
  // However it is written: money that was booked for one order pays no other.
  expect(await pay({ orderNumber: other.orderNumber, externalId: ' Bank -2' })).toMatchObject({
    error: { code: 'payment-known' },
  });
  // The same reference for another part of this order's money: nothing is booked, and nobody is told that it was.
  const part = {
    orderNumber: other.orderNumber,
    amountCents: 5000,
    mayDiffer: true,
    externalId: 'bank part',
  };
  expect((await pay({ ...part, key: 'first part' })).ok).toBe(true);
  expect((await pay({ ...part, key: 'first part' })).ok).toBe(true);
  for (const amountCents of [5000, 6000]) {
    expect(await pay({ ...part, amountCents, key: `another ${amountCents}` })).toMatchObject({
      error: { code: 'reference-booked' },
    });
  }
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

describe('another amount than the one that is owed', () => {
  const meant = { mayDiffer: true } as const;
  const facts = async (orderNumber: number) => {
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    return {
      payment: order?.payments[0],
      refunds: order?.refunds.map(({ amountCents, isSurplus }) => ({ amountCents, isSurplus })),
      invoices: order?.invoices.map(({ kind }) => kind),
      left: order?.bankTransfer?.amountCents,
    };
  };

  test('a part keeps the pieces; the customer hears what is left; the rest pays the order, once', async () => {
    const email = 'in-parts@example.org';
    const order = await anAcceptedOrder(shop, { email });
    shop.passMinutes(6 * 24 * 60);
    const part = { ...order, ...meant, amountCents: 50_000, externalId: null, key: 'first part' };
    const told = await Promise.all([1, 2].map(() => shop.ordering.markAsPaid(part, staff)));
    expect(told).toEqual([1, 2].map(() => ({ ok: true, value: 'open' })));
    const leftCents = order.amountCents - 50_000;
    expect(await facts(order.orderNumber)).toMatchObject({
      payment: { state: 'open', receivedCents: 50_000 },
      left: leftCents,
      invoices: [],
    });
    const mail = (await shop.mails()).filter(({ to }) => to === email).at(-1);
    expect(mail?.subject).toContain('Ein Teil Ihrer Zahlung ist da');
    expect(JSON.stringify(mail?.blocks)).toContain('500,00');
    // A week more than it would have had.
    shop.passMinutes(5 * 24 * 60);
    await shop.ordering.lapseOrders();
    expect(await stateOf(order.orderId)).toEqual(['accepted', 'open']);
    expect(await shop.ordering.markAsPaid({ ...order, externalId: null }, staff)).toMatchObject({
      error: { code: 'amount-differs' },
    });
    const rest = { ...order, amountCents: leftCents, externalId: 'rest of it' };
    expect(await shop.ordering.markAsPaid(rest, staff)).toEqual({ ok: true, value: 'received' });
    expect(await kindsOf(order.bought)).toEqual([['sale', null]]);
    expect(await facts(order.orderNumber)).toMatchObject({
      payment: { state: 'received', receivedCents: order.amountCents },
      refunds: [],
      invoices: ['invoice'],
    });
  });

  test('a part that nothing follows goes back, and the customer is told', async () => {
    const email = 'one-part@example.org';
    const order = await anAcceptedOrder(shop, { email });
    const part = { ...order, ...meant, amountCents: 50_000, externalId: 'only a part' };
    await shop.ordering.markAsPaid(part, staff);
    shop.passMinutes(9 * 24 * 60);
    await shop.ordering.lapseOrders();
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refund-due']);
    const mail = (await shop.mails()).filter(({ to }) => to === email).at(-1);
    expect(JSON.stringify(mail?.blocks)).toContain('überweisen wir Ihnen zurück');
    const input = {
      orderNumber: order.orderNumber,
      amountCents: null,
      reason: 'Nicht ganz bezahlt',
      key: 'part back',
    };
    const refund = await shop.ordering.refundOrder(input, staff);
    expect(refund).toMatchObject({ value: { refund: { amountCents: 50_000 } } });
  });

  test('an order that is called off gives a part back', async () => {
    const order = await anAcceptedOrder(shop);
    const part = { ...order, ...meant, amountCents: 1, externalId: 'one cent' };
    await shop.ordering.markAsPaid(part, staff);
    expect(await shop.ordering.cancelOrder(order.orderNumber, staff)).toMatchObject({ ok: true });
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refund-due']);
    expect(await facts(order.orderNumber)).toMatchObject({ refunds: [{ amountCents: 1, isSurplus: false }] });
  });

  test('too much pays the order; only the excess is to be transferred back, without a credit note', async () => {
    const email = 'too-much@example.org';
    const order = await anAcceptedOrder(shop, { email });
    const much = { ...order, ...meant, amountCents: order.amountCents + 1500, externalId: 'too much' };
    expect(await shop.ordering.markAsPaid(much, staff)).toEqual({ ok: true, value: 'received' });
    expect(await shop.ordering.markAsPaid(much, staff)).toEqual({ ok: true, value: 'received' });
    expect(await facts(order.orderNumber)).toMatchObject({
      payment: { state: 'received', receivedCents: order.amountCents + 1500 },
      refunds: [{ amountCents: 1500, isSurplus: true }],
      invoices: ['invoice'],
    });
    const mail = (await shop.mails()).filter(({ to }) => to === email).at(-1);
    expect(JSON.stringify(mail?.blocks)).toMatch(/15,00\s€ mehr/);
    // What is left to be paid back by choice is the order's own money.
    const input = { orderNumber: order.orderNumber, amountCents: null, reason: 'Kulanz', key: 'all back' };
    const refund = await shop.ordering.refundOrder(input, staff);
    expect(refund).toMatchObject({ value: { refund: { amountCents: order.amountCents } } });
  });
});

describe('a transfer to an order whose money went back', () => {
  const refundAll = async (orderNumber: number) => {
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    for (const { id, doneAt } of order?.refunds ?? []) {
      if (doneAt === null) expect(await shop.ordering.refundTransferred(id, staff)).toBe(true);
    }
  };
  const came = (orderNumber: number) => ({
    orderNumber,
    amountCents: 8000,
    mayDiffer: true,
    externalId: `late ${orderNumber}`,
    key: `late ${orderNumber}`,
  });

  test.each(['cancelled', 'accepted'] as const)('is booked and goes back: %s', async (state) => {
    const email = `went-back-${state}@example.org`;
    const order = await anAcceptedOrder(shop, { email });
    const { orderNumber } = order;
    await shop.ordering.markAsPaid({ ...order, externalId: `in time ${state}` }, staff);
    if (state === 'cancelled') await shop.ordering.cancelOrder(orderNumber, staff);
    else
      await shop.ordering.refundOrder(
        { orderNumber, amountCents: null, reason: 'Kulanz', key: 'all' },
        staff,
      );
    await refundAll(orderNumber);
    expect(await stateOf(order.orderId)).toEqual([state, 'refunded']);
    expect(actionsOf(await shop.ordering.orderForStaff(orderNumber, staff))).toContain('mark-as-paid');

    const booked = await Promise.all([1, 2].map(() => shop.ordering.markAsPaid(came(orderNumber), staff)));
    expect(booked).toEqual([1, 2].map(() => ({ ok: true, value: 'refunded' })));
    const seen = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(seen?.refunds.filter(({ doneAt }) => doneAt === null)).toMatchObject([
      { amountCents: 8000, isSurplus: true },
    ]);
    // What the order was paid with is called what it was.
    expect(seen?.payments).toMatchObject([{ state: 'refunded', externalId: `in time ${state}` }]);
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    expect(mail === undefined ? '' : textOf(mail)).toMatch(/nichts mehr zu überweisen war: 80,00\s€/);
    const before = seen?.invoices.length;
    await refundAll(orderNumber);
    const after = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(after?.invoices).toHaveLength(before ?? -1);
    expect(await stateOf(order.orderId)).toEqual([state, 'refunded']);
  });

  test('or is forgotten if it was booked there by mistake, as long as it was not transferred', async () => {
    const order = await anAcceptedOrder(shop);
    const { orderNumber } = order;
    await shop.ordering.markAsPaid({ ...order, externalId: null }, staff);
    await shop.ordering.cancelOrder(orderNumber, staff);
    await refundAll(orderNumber);
    await shop.ordering.markAsPaid(came(orderNumber), staff);
    const receipts = async () => (await shop.ordering.orderForStaff(orderNumber, staff))?.receipts ?? [];
    const mistake = (await receipts()).find(({ amountCents }) => amountCents === 8000);
    expect((await receipts()).filter(({ mayTakeBack }) => mayTakeBack)).toEqual([mistake]);
    const input = { orderNumber, receiptId: mistake?.id ?? '', reason: 'Gehört zu WMK-1' };
    expect(await shop.ordering.takeBackReceipt(input, staff)).toEqual({ ok: true, value: 'refunded' });
    const seen = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(seen?.refunds.every(({ doneAt, isSurplus }) => doneAt !== null && !isSurplus)).toBe(true);
    expect(seen?.state).toBe('cancelled');
    // It is booked where it belongs.
    const other = await anAcceptedOrder(shop);
    const moved = { ...came(other.orderNumber), externalId: `late ${orderNumber}` };
    expect(await shop.ordering.markAsPaid(moved, staff)).toEqual({ ok: true, value: 'open' });
  });
});
