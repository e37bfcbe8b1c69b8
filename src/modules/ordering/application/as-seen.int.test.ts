import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { rightsOf } from '../../../shared/staff/staff-roles.ts';
import { anAcceptedOrder, aPaidOrder } from '../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const someone = (name: string): StaffActor => ({
  kind: 'staff',
  isFresh: true,
  id: randomUUID(),
  name,
  role: 'office',
  rights: rightsOf('office'),
});
const [anna, ben] = [someone('Anna'), someone('Ben')];
const versionOf = async (number: number): Promise<number> =>
  (await shop.ordering.orderForStaff(number, anna))?.version ?? -1;
const past = { ok: false, error: { code: 'seen-is-past' } };

/** Two people who look at the same order before one of them does something. */
async function both(number: number): Promise<readonly [StaffActor, StaffActor]> {
  const basedOn = await versionOf(number);
  return [
    { ...anna, basedOn },
    { ...ben, basedOn },
  ];
}

test('of two refunds of the same 50 € that two people order at once, one is ordered', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  const refund = (actor: StaffActor, key: string = randomUUID()) =>
    shop.ordering.refundOrder({ orderNumber, amountCents: 5000, reason: 'Kratzer', key }, actor);
  const two = await both(orderNumber);
  const told = await Promise.all(two.map((one) => refund(one)));
  expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  expect(told.find(({ ok }) => !ok)).toEqual(past);
  expect(await shop.ordering.listRefunds(orderNumber, anna)).toMatchObject([{ amountCents: 5000 }]);

  // Who has seen the first one may order another.
  const [looked] = await both(orderNumber);
  const key = randomUUID();
  expect(await refund(looked, key)).toMatchObject({ ok: true });
  // An answer that was lost: the same call, once more, from the same dialog.
  expect(await refund(looked, key)).toMatchObject({ ok: true });
  expect(await shop.ordering.listRefunds(orderNumber, anna)).toHaveLength(2);
  // A program that does not say what it has seen is obeyed.
  expect(await refund(ben)).toMatchObject({ ok: true });
});

test('of two bookings of one transfer that two people make at once, one is made', async () => {
  const { orderNumber, amountCents } = await anAcceptedOrder(shop);
  const book = (actor: StaffActor, key: string = randomUUID()) =>
    shop.ordering.markAsPaid(
      { orderNumber, amountCents, externalId: null, receivedOn: null, mayDiffer: true, key },
      actor,
    );
  const two = await both(orderNumber);
  const told = await Promise.all(two.map((one) => book(one)));
  expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  expect(told.find(({ ok }) => !ok)).toEqual(past);
  const order = await shop.ordering.orderForStaff(orderNumber, anna);
  expect(order).toMatchObject({ receipts: [{ amountCents }], refunds: [] });
});

test('a booking whose answer was lost is sent once more and stays one', async () => {
  const { orderNumber, amountCents } = await anAcceptedOrder(shop);
  const [seen] = await both(orderNumber);
  const key = randomUUID();
  const book = () =>
    shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null, mayDiffer: true, key }, seen);
  expect([await book(), await book()]).toEqual(
    Array.from({ length: 2 }, () => ({ ok: true, value: 'received' })),
  );
});

test('whoever has not seen what was done does nothing, whatever the step', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  const [first, second] = await both(orderNumber);
  const noted = await shop.ordering.noteOnOrder(orderNumber, 'Nicht ausliefern: Kunde überlegt noch', first);
  expect(noted).toMatchObject({ ok: true });
  expect(await shop.ordering.cancelOrder(orderNumber, second)).toEqual(past);
  const order = await shop.ordering.orderForStaff(orderNumber, anna);
  expect(order).toMatchObject({ state: 'accepted', version: (first.basedOn ?? 0) + 1 });
  expect(await shop.ordering.cancelOrder(orderNumber, { ...second, basedOn: order?.version ?? 0 })).toEqual({
    ok: true,
    value: undefined,
  });
});

test('what follows by itself from a step is nobody’s change', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  const before = await versionOf(orderNumber);
  const [seen] = await both(orderNumber);
  const renewed = await shop.ordering.renewOrderLink(orderNumber, seen);
  expect(renewed).toEqual({ ok: true, value: undefined });
  expect(await versionOf(orderNumber)).toBe(before);
});
