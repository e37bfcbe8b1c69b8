import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder, staff } from '../../modules/ordering/testing/an-order.ts';
import {
  aCheckout,
  openTestOrdering,
  type TestOrdering,
} from '../../modules/ordering/testing/open-test-ordering.ts';
import { queries } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { rightsOf } from '../../shared/staff/staff-roles.ts';
import { today } from './today.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

async function isEnding(number: string): Promise<boolean | undefined> {
  const { rentalsEnding } = (await today(shop.db, staff, shop.now(), [], 'rentalsEnding')).lists;
  return rentalsEnding?.items.some(({ id }) => id === number);
}

test('„Heute“ names a rental from seven days before its last day on', async () => {
  const order = await aPaidOrder(shop, { rentOption: '1 Monat' });
  shop.setNow(new Date('2028-03-01T11:00:00Z'));
  expect((await shop.fulfilment.handOverLines({ ...order, positions: null }, staff)).ok).toBe(true);
  // Its last day is 1 April; midnight in Berlin is 22:00 UTC in summer time, 23:00 in winter.
  shop.setNow(new Date('2028-03-24T22:59:59Z'));
  expect(await isEnding(order.number)).toBe(false);
  shop.setNow(new Date('2028-03-24T23:00:00Z'));
  expect(await isEnding(order.number)).toBe(true);
});

test('an invoice whose document is not there after an hour is named, until it is', async () => {
  const paid = new Date('2028-04-10T10:00:00Z');
  shop.setNow(paid);
  const { orderNumber } = await aPaidOrder(shop);
  const unmade = async (minutes: number) => {
    const now = new Date(paid.getTime() + minutes * 60_000);
    const { unmadeDocuments } = (await today(shop.db, staff, now, [], 'unmadeDocuments')).lists;
    return unmadeDocuments?.items.filter(({ id }) => id === `WMK-${orderNumber}`);
  };
  expect(await unmade(59)).toEqual([]);
  expect(await unmade(61)).toMatchObject([{ what: expect.stringMatching(/^2028-/) as string, at: paid }]);
  await sql`
    update invoices set file_key = 'invoices/x.pdf' where order_number = ${`WMK-${orderNumber}`}
  `.execute(queries<object>(shop.db));
  expect(await unmade(61)).toEqual([]);
});

test('„Zu übergeben“ says what is on its way, and names first what is still here', async () => {
  const { orderNumber, number } = await aPaidOrder(shop);
  const toHandOver = async () => {
    const { lists } = await today(shop.db, staff, shop.now(), [], 'toHandOver');
    return lists.toHandOver?.items.find(({ id }) => id === number);
  };
  const shipment = { carrier: null, tracking: null, link: null };
  const ship = (positions: number[]) =>
    shop.fulfilment.shipLines({ orderNumber, positions }, shipment, staff);
  expect(await toHandOver()).toMatchObject({ what: 'Sideboard', more: 1, shipped: null });
  expect((await ship([0])).ok).toBe(true);
  const at = shop.now();
  expect(await toHandOver()).toMatchObject({ what: 'Sessel', more: 1, shipped: { lines: 1, at } });
  expect((await ship([1])).ok).toBe(true);
  expect(await toHandOver()).toMatchObject({ what: 'Sideboard', more: 1, shipped: { lines: 2, at } });
});

test('„Zu übergeben“ says how: delivery, collection, and that all of that is prepared', async () => {
  const { orderNumber, number } = await aPaidOrder(shop, { delivery: 'pickup' });
  const delivered = await aPaidOrder(shop);
  const handOvers = async () => {
    const { lists } = await today(shop.db, staff, shop.now(), [], 'toHandOver');
    return Object.fromEntries(lists.toHandOver?.items.map(({ id, handOver }) => [id, handOver]) ?? []);
  };
  const prepare = (positions: number[] | null, of = orderNumber) =>
    shop.fulfilment.prepareLines({ orderNumber: of, positions }, staff);
  expect(await handOvers()).toMatchObject({ [number]: 'pickup', [delivered.number]: 'shipment' });
  expect((await prepare([0])).ok).toBe(true);
  expect(await handOvers()).toMatchObject({ [number]: 'pickup' });
  expect((await prepare([1])).ok).toBe(true);
  expect(await handOvers()).toMatchObject({ [number]: 'ready', [delivered.number]: 'shipment' });
  expect((await prepare(null, delivered.orderNumber)).ok).toBe(true);
  expect(await handOvers()).toMatchObject({ [delivered.number]: 'prepared' });
});

test('a remark from the checkout is marked for staff who may see persons, and for nobody else', async () => {
  const note = 'Bitte klingeln bei Müller';
  const customer = { ...aCheckout([], 0).customer, email: 'remark@example.org', note };
  const { number } = await aPaidOrder(shop, { customer });
  const plain = await aPaidOrder(shop);
  const reader: Actor = {
    kind: 'staff',
    id: 'r',
    name: 'r',
    role: 'read-only',
    isFresh: true,
    rights: rightsOf('read-only'),
  };
  const marks = async (actor: Actor) => {
    const { lists } = await today(shop.db, actor, shop.now(), [], 'toHandOver');
    return Object.fromEntries(lists.toHandOver?.items.map(({ id, hasNote }) => [id, hasNote]) ?? []);
  };
  expect(await marks(staff)).toMatchObject({ [number]: true, [plain.number]: false });
  expect(await marks(reader)).toMatchObject({ [number]: false, [plain.number]: false });
});

test('„Zu übergeben“ names the open lines only, at what the order costs without the others', async () => {
  const email = 'part@example.org';
  const { orderNumber, number, amountCents } = await aPaidOrder(shop, { email });
  const toHandOver = async () => {
    const { lists } = await today(shop.db, staff, shop.now(), [], 'toHandOver');
    return lists.toHandOver?.items.find(({ id }) => id === number);
  };
  expect(await toHandOver()).toMatchObject({ what: 'Sideboard', more: 1, amountCents, handOver: 'shipment' });
  const withdrawal = {
    kind: 'withdrawal',
    name: 'Ada',
    contract: number,
    email,
    pieces: 'Sideboard',
  } as const;
  await shop.declarations.declare(withdrawal, '10.0.0.1');
  const units = { orderNumber, position: 0, quantity: 1, note: '', key: 'it stayed here' };
  const back = await shop.fulfilment.takeOutOfOrder(units, staff);
  expect(back).toMatchObject({ ok: true, value: { owedCents: 90_000 } });
  expect(await toHandOver()).toMatchObject({ what: 'Sessel', more: 0, amountCents: amountCents - 90_000 });
  const rest = { orderNumber, positions: [1] };
  const parcel = { carrier: null, tracking: null, link: null };
  expect((await shop.fulfilment.shipLines(rest, parcel, staff)).ok).toBe(true);
  // What was withdrawn is out of the order, so the other piece is not it.
  expect(await toHandOver()).toMatchObject({ what: 'Sessel', amountCents: amountCents - 90_000 });
  expect((await shop.fulfilment.handOverLines(rest, staff)).ok).toBe(true);
  expect(await toHandOver()).toBeUndefined();
});

test('„Zu übergeben“ goes on naming an order whose money was paid back, and says so', async () => {
  const { orderNumber, number } = await aPaidOrder(shop);
  const toHandOver = async () => {
    const { lists } = await today(shop.db, staff, shop.now(), [], 'toHandOver');
    return lists.toHandOver?.items.find(({ id }) => id === number);
  };
  const refund = async (amountCents: number | null, key: string) => {
    const ordered = await shop.ordering.refundOrder(
      { orderNumber, amountCents, reason: 'Kulanz', key },
      staff,
    );
    if (ordered.ok) await shop.ordering.refundTransferred(ordered.value.refund.id, staff);
  };
  await refund(1000, 'a part');
  expect(await toHandOver()).toMatchObject({ what: 'Sideboard', isPaidBack: false });
  await refund(null, 'the rest');
  expect(await toHandOver()).toMatchObject({ what: 'Sideboard', more: 1, isPaidBack: true });
  await shop.ordering.cancelOrder(orderNumber, staff);
  expect(await toHandOver()).toBeUndefined();
});
