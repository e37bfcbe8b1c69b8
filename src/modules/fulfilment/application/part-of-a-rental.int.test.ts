import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { parseOrderNumber } from '../../ordering/domain/order.ts';
import { actionsOf, initiated, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';
import type { claimDamage } from './claim-damage.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const day = (date: string) => new Date(`${date}T11:00:00Z`);
let made = 0;

/** Three stools, each worth 900 €, rented for a week in one line, and out for some days. */
async function threeStools() {
  made += 1;
  const email = `stools-${made}@example.org`;
  shop.setNow(day('2028-02-29'));
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Hocker', units: 3 });
  const item = aCartItem(piece, { quantity: 3, rentOption: '1 Woche' });
  const amountCents = 64_260;
  const orderId = await initiated(shop, aCheckout([item], amountCents, { delivery: 'pickup', email }));
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  const orderNumber = parseOrderNumber(number) ?? 0;
  const paid = await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null }, staff);
  const out = await shop.fulfilment.handOverLines({ orderNumber, positions: null }, staff);
  if (!paid.ok || !out.ok) throw new Error('the stools are not out');
  shop.setNow(day('2028-03-04'));
  return { piece, orderNumber, number, email };
}

type Input = Parameters<typeof claimDamage>[1];
let keys = 0;
const claim = (orderNumber: number, changes: Partial<Input> = {}) =>
  shop.fulfilment.claimDamage(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      amountCents: 40_000,
      reason: 'Zeitwert',
      dueOn: '2028-03-24',
      notReturned: true,
      key: `a key ${(keys += 1)}`,
      ...changes,
    },
    staff,
  );
const comeBack = (orderNumber: number, condition: 'as-handed-out' | 'damaged' = 'as-handed-out') =>
  shop.fulfilment.returnRentals({ orderNumber, positions: [0] }, staff, { condition, note: 'Bein ab' });
const seen = async (orderNumber: number) => {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('no order');
  return order;
};
const stockOf = async (piece: string) => {
  const [count] = await shop.db.transaction((tx) => shop.inventory.countUnits(tx, [piece], shop.now()));
  return count;
};
const lastMail = async (email: string) => {
  const mail = (await shop.mails()).findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error('there is no mail');
  return textOf(mail);
};

describe('of three rented stools, one that does not come back', () => {
  test('is claimed for and leaves the stock; the others are out, due and come back', async () => {
    const { piece, orderNumber, email } = await threeStools();
    const key = 'the same key';
    const done = await Promise.all([1, 2].map(() => claim(orderNumber, { key })));
    expect(done.map(({ ok }) => ok)).toEqual([true, true]);
    let order = await seen(orderNumber);
    expect(order.fulfilments).toMatchObject([{ state: 'handed-over', rental: { givenUp: 1 } }]);
    expect(order.gone).toEqual([{ takenOut: 0, cameBack: 0, givenUp: 1 }]);
    expect(order.claims).toMatchObject([{ quantity: 1, amountCents: 40_000 }]);
    expect(actionsOf(order)).toEqual(expect.arrayContaining(['return', 'claim-missing']));
    expect(await stockOf(piece)).toMatchObject({ count: 2, rented: 2 });
    expect(await lastMail(email)).toContain('1 × Hocker');
    expect(order.events.slice(-2)).toMatchObject([
      { type: 'rental-not-returned', facts: { quantity: 1 } },
      { type: 'damage-claimed', facts: { quantity: 1, notReturned: true } },
    ]);

    // Overdue, the customer is reminded of two.
    shop.setNow(day('2028-03-09'));
    await shop.fulfilment.keepRentals();
    expect(await lastMail(email)).toContain('2 × Hocker');

    expect((await comeBack(orderNumber)).ok).toBe(true);
    expect(await lastMail(email)).toContain('2 × Hocker');
    order = await seen(orderNumber);
    expect(order.fulfilments).toMatchObject([{ state: 'returned', givenUp: 1 }]);
    expect(order.gone).toEqual([{ takenOut: 0, cameBack: 0, givenUp: 1 }]);
    expect(await stockOf(piece)).toMatchObject({ count: 2, free: 2 });

    // And it comes after all, while somebody else has the two.
    const next = { reference: 'next', lines: [{ pieceId: piece, variantId: null, quantity: 2 }] };
    const sold = await shop.db.transaction((tx) =>
      shop.inventory.sellOrRent(tx, {
        reference: next.reference,
        now: shop.now(),
        lines: next.lines.map((line) => ({ ...line, position: 0, kind: 'sale' })),
      }),
    );
    expect(sold.ok).toBe(true);
    expect(actionsOf(order)).toContain('return');
    shop.setNow(day('2028-03-20'));
    expect((await comeBack(orderNumber, 'damaged')).ok).toBe(true);
    expect(await lastMail(email)).toContain('1 × Hocker');
    expect(await stockOf(piece)).toMatchObject({ count: 3, sold: 2, blocked: 1 });
    order = await seen(orderNumber);
    expect(order.gone).toEqual([{ takenOut: 0, cameBack: 0, givenUp: 0 }]);
    expect(actionsOf(order)).not.toContain('return');
    expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
      type: 'rental-returned',
      facts: { quantity: 1, condition: 'damaged' },
    });
  });

  test('is claimed for at most at its own value, and as often as there are units', async () => {
    const { piece, orderNumber } = await threeStools();
    expect(await claim(orderNumber, { amountCents: 90_001 })).toEqual({
      ok: false,
      error: { code: 'claim-above-value', leftCents: 90_000 },
    });
    expect((await claim(orderNumber, { quantity: 2, amountCents: 180_000 })).ok).toBe(true);
    expect(await claim(orderNumber, { quantity: 2 })).toEqual({
      ok: false,
      error: { code: 'claimed-too-many', left: 1 },
    });
    // All that are left, without their number.
    expect((await claim(orderNumber, { quantity: null, amountCents: 90_000 })).ok).toBe(true);
    const order = await seen(orderNumber);
    expect(order.fulfilments).toMatchObject([{ state: 'not-returned' }]);
    expect(order.claims.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(actionsOf(order)).not.toContain('claim-missing');
    expect(await stockOf(piece)).toBeUndefined();
    expect(await claim(orderNumber, { amountCents: 1 })).toEqual({
      ok: false,
      error: { code: 'claim-above-value', leftCents: 0 },
    });
    shop.setNow(day('2028-03-20'));
    expect((await comeBack(orderNumber)).ok).toBe(true);
    expect(await stockOf(piece)).toMatchObject({ count: 3, free: 3 });
  });
});

test('of three rented stools, one that comes back damaged is claimed for by itself', async () => {
  const { orderNumber, email } = await threeStools();
  await claim(orderNumber);
  await comeBack(orderNumber, 'damaged');
  const broken = { notReturned: false, reason: 'Bein ab' };
  // The third was never back.
  expect(await claim(orderNumber, { ...broken, quantity: 3 })).toEqual({
    ok: false,
    error: { code: 'claimed-too-many', left: 2 },
  });
  expect(await claim(orderNumber, { ...broken, amountCents: 90_001 })).toMatchObject({
    error: { code: 'claim-above-value', leftCents: 90_000 },
  });
  expect((await claim(orderNumber, { ...broken, amountCents: 12_000 })).ok).toBe(true);
  expect(await lastMail(email)).toContain('1 × Hocker');
  expect((await seen(orderNumber)).claims).toMatchObject([
    { notReturned: true, quantity: 1 },
    { notReturned: false, quantity: 1 },
  ]);
});
