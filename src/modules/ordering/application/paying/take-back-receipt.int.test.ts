import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import {
  actionsOf,
  anAcceptedOrder,
  keptHistory,
  staff,
  subjectsTo,
  type AcceptedOrder,
} from '../../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const day = 60 * 24;
let bookings = 0;

/** Books money for an order, and returns the id of the booking. */
async function book(order: AcceptedOrder, amountCents = order.amountCents, externalId: string | null = null) {
  const key = `booking-${(bookings += 1)}`;
  const { orderNumber } = order;
  const done = await shop.ordering.markAsPaid(
    { orderNumber, amountCents, externalId, mayDiffer: true, key },
    staff,
  );
  if (!done.ok) throw new Error(done.error.code);
  return (await seen(order)).receipts.find((receipt) => receipt.key === key)?.id ?? '';
}

async function seen({ orderNumber }: AcceptedOrder) {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('there is no such order');
  return order;
}

const takeBack = ({ orderNumber }: AcceptedOrder, receiptId: string) =>
  shop.ordering.takeBackReceipt({ orderNumber, receiptId, reason: 'Gehört zu WMK-1' }, staff);

const calendarOf = async (piece: string) =>
  (await shop.inventory.calendarOf(shop.db, piece, shop.now())).flatMap(({ entries }) =>
    entries.map(({ kind, to }) => [kind, to]),
  );

test('an order that was booked as paid by mistake waits for its money again, and keeps its pieces', async () => {
  const order = await anAcceptedOrder(shop, { email: 'mistaken@example.org' });
  const receipt = await book(order, order.amountCents, 'bank-mistake');
  expect(actionsOf(await seen(order))).toContain('take-back-receipt');
  shop.passMinutes(3 * day);
  expect(await takeBack(order, receipt)).toEqual({ ok: true, value: 'open' });
  const after = await seen(order);
  const [payment] = after.payments;
  expect(after).toMatchObject({
    state: 'accepted',
    steps: [
      { action: 'mark-as-paid', isDue: true },
      { action: 'cancel', isDue: false },
    ],
    payments: [{ state: 'open', receivedCents: 0, receivedAt: null, receivedOn: null, externalId: null }],
    receipts: [{ takenBack: { by: 'test-staff', reason: 'Gehört zu WMK-1' }, mayTakeBack: false }],
    bankTransfer: { amountCents: order.amountCents, receivedCents: 0 },
  });
  // A week from today on, not from the day of the order.
  expect(payment?.dueAt.getTime()).toBeGreaterThan(shop.now().getTime() + 7 * day * 60_000);
  expect(await calendarOf(order.bought)).toEqual([['hold', payment?.dueAt]]);
  expect(await calendarOf(order.rented)).toEqual([['hold', payment?.dueAt]]);
  expect(after.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  expect(after.invoices[1]?.grossCents).toBe(after.invoices[0]?.grossCents);
  expect((await keptHistory(shop, order.orderNumber)).at(-1)).toMatchObject({
    type: 'receipt-taken-back',
    actor: 'test-staff',
    facts: { amountCents: order.amountCents, reason: 'Gehört zu WMK-1' },
  });
  const mail = (await shop.mails()).findLast(({ to }) => to === 'mistaken@example.org');
  const text = mail === undefined ? '' : textOf(mail);
  expect(text).toContain('Das war ein Irrtum bei uns');
  expect(text).toContain(`Die Rechnung ${after.invoices[0]?.number}`);
  expect(text).toMatch(/DE02[ 0-9]+/);
  // Told twice, it happened once.
  expect(await takeBack(order, receipt)).toEqual({ ok: true, value: 'open' });
  expect((await subjectsTo(shop, 'mistaken@example.org')).slice(2)).toEqual([
    'Berichtigung zu Ihrer Zahlung: Bestellung #',
  ]);

  // The same transfer pays the order that it was for.
  const right = await anAcceptedOrder(shop);
  await book(right, right.amountCents, 'bank-mistake');
  expect((await seen(right)).payments).toMatchObject([{ state: 'received' }]);

  // And the money that was meant comes later: sold once, with an invoice of its own.
  shop.passMinutes(day);
  await book(order);
  expect(await calendarOf(order.bought)).toEqual([['sale', null]]);
  expect(await calendarOf(order.rented)).toEqual([['rental', null]]);
  expect((await seen(order)).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
});

test('the customer is reminded before the new end of waiting, and after it the pieces are free', async () => {
  const order = await anAcceptedOrder(shop, { email: 'never-pays@example.org' });
  shop.passMinutes(6 * day);
  await shop.ordering.remindPayments();
  const receipt = await book(order);
  shop.passMinutes(30 * day);
  await takeBack(order, receipt);
  await shop.ordering.remindPayments();
  await shop.ordering.lapseOrders();
  expect(await seen(order)).toMatchObject({ state: 'accepted' });
  shop.passMinutes(6 * day);
  await shop.ordering.remindPayments();
  shop.passMinutes(2 * day);
  await shop.ordering.lapseOrders();
  expect((await subjectsTo(shop, 'never-pays@example.org')).slice(1)).toEqual([
    'Erinnerung: Bestellung #',
    'Zahlung erhalten: Bestellung #',
    'Berichtigung zu Ihrer Zahlung: Bestellung #',
    'Erinnerung: Bestellung #',
    'Ihre Bestellung # ist verfallen',
  ]);
  expect(await seen(order)).toMatchObject({ state: 'cancelled', cancelReason: 'unpaid' });
  expect(await calendarOf(order.bought)).toEqual([]);
});

test('of several bookings the others stay, and the overpayment is calculated again', async () => {
  const order = await anAcceptedOrder(shop);
  const first = await book(order, 50_000);
  const second = await book(order, order.amountCents - 50_000 + 300);
  const third = await book(order, 20_000);
  const surplus = async () =>
    (await seen(order)).refunds.map(({ amountCents, isSurplus }) => [amountCents, isSurplus]);
  expect(await surplus()).toEqual(
    expect.arrayContaining([
      [300, true],
      [20_000, true],
    ]),
  );
  expect(await takeBack(order, third)).toEqual({ ok: true, value: 'received' });
  expect(await surplus()).toEqual([[300, true]]);
  expect((await seen(order)).invoices).toHaveLength(1);
  expect(await takeBack(order, first)).toEqual({ ok: true, value: 'open' });
  expect(await surplus()).toEqual([]);
  expect(await seen(order)).toMatchObject({
    payments: [{ state: 'open', receivedCents: order.amountCents - 49_700 }],
    bankTransfer: { amountCents: 49_700 },
  });
  expect(await takeBack(order, second)).toEqual({ ok: true, value: 'open' });
  expect((await seen(order)).payments).toMatchObject([{ receivedCents: 0 }]);
});

test('what has left the shop, or whose money goes back, does not wait again', async () => {
  const gone = await anAcceptedOrder(shop);
  const receipt = await book(gone);
  const { orderNumber } = gone;
  await shop.fulfilment.prepareLines({ orderNumber, positions: null }, staff);
  expect(actionsOf(await seen(gone))).toContain('take-back-receipt');
  await shop.fulfilment.handOverLines({ orderNumber, positions: [0] }, staff);
  expect(actionsOf(await seen(gone))).not.toContain('take-back-receipt');
  expect(await takeBack(gone, receipt)).toEqual({ ok: false, error: { code: 'piece-is-out' } });
  expect(await calendarOf(gone.bought)).toEqual([['sale', null]]);
  // What came a second time can still be a mistake.
  const twice = await book(gone, 1_000);
  expect(await takeBack(gone, twice)).toEqual({ ok: true, value: 'received' });

  const back = await anAcceptedOrder(shop);
  const paid = await book(back);
  await shop.ordering.refundOrder(
    { orderNumber: back.orderNumber, amountCents: 500, reason: 'Kratzer', key: 'scratched' },
    staff,
  );
  expect(await takeBack(back, paid)).toEqual({ ok: false, error: { code: 'refund-ordered' } });
});

test('money that was booked on a cancelled order by mistake is not owed back', async () => {
  const order = await anAcceptedOrder(shop, { email: 'called-off@example.org' });
  await shop.ordering.cancelOrder(order.orderNumber, staff);
  const receipt = await book(order);
  expect(await seen(order)).toMatchObject({ state: 'cancelled', payments: [{ state: 'refund-due' }] });
  expect(await takeBack(order, receipt)).toEqual({ ok: true, value: 'lapsed' });
  expect(await seen(order)).toMatchObject({
    state: 'cancelled',
    payments: [{ state: 'lapsed', receivedCents: 0, receivedAt: null }],
  });
  const mail = (await shop.mails()).findLast(({ to }) => to === 'called-off@example.org');
  expect(mail === undefined ? '' : textOf(mail)).toContain('entfällt');
});

test('another order’s booking, or none, is refused; a repeated request books nothing twice', async () => {
  const [one, other] = [await anAcceptedOrder(shop), await anAcceptedOrder(shop)];
  const receipt = await book(one);
  expect(await takeBack(other, receipt)).toEqual({ ok: false, error: { code: 'receipt-not-found' } });
  await takeBack(one, receipt);
  const { orderNumber, amountCents } = one;
  const again = { orderNumber, amountCents, externalId: null, key: `booking-${bookings}` };
  expect(await shop.ordering.markAsPaid(again, staff)).toEqual({ ok: true, value: 'open' });
  // Without a name it is another one, on the same day and of the same amount.
  const receivedOn = berlinDay(shop.now());
  const anew = { orderNumber, amountCents, externalId: null, receivedOn };
  expect(await shop.ordering.markAsPaid(anew, staff)).toEqual({ ok: true, value: 'received' });
});
