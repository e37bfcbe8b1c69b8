/**
 * `npm run test:race`: many buyers of the same pieces at the same moment, on the embedded database, and on the
 * PostgreSQL server named by TEST_DATABASE_URL. There must be exactly as many orders as units, and a clear answer for
 * everybody else. BUYERS sets how many there are (500).
 */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../src/modules/ordering/testing/open-test-ordering.ts';
import type { Period } from '../../src/modules/inventory/domain/allocation.ts';
import type { Checkout } from '../../src/modules/ordering/index.ts';

const buyers = Number(process.env.BUYERS ?? 500);
const bank = { kind: 'system', name: 'race' } as const;
const hourMs = 3_600_000;
/** Where the shop hears of new orders. */
const office = 'hallo@wmk.example';

/** Delivered, in cents, from the pieces of 900 € that the tests sell. */
const bought = (quantity = 1) => quantity * 90_000 + 2500;
const rentedForADay = 9000 + 1710 + 2500;

async function initiateAll(shop: TestOrdering, checkouts: readonly Checkout[]) {
  const results = await Promise.all(
    checkouts.map((checkout) => shop.ordering.draftOrder(checkout, aRequest)),
  );
  const orders = results.flatMap((result) => (result.ok ? [result.value.orderId] : []));
  const refusals = results.flatMap((result) => (result.ok ? [] : [result.error.code]));
  return { orders, refusals };
}

function assertOrders(outcome: { orders: string[]; refusals: string[] }, expected: number): void {
  assert.equal(outcome.orders.length, expected, 'orders');
  assert.deepEqual([...new Set(outcome.refusals)], ['pieces-gone'], 'everybody else is told that it is gone');
}

async function entriesOf(shop: TestOrdering, piece: string) {
  const calendar = await shop.inventory.calendarOf(shop.db, piece, shop.now());
  return calendar.flatMap(({ unitId, entries }) => entries.map((entry) => ({ unitId, ...entry })));
}

const races: Record<string, (shop: TestOrdering) => Promise<void>> = {
  'one piece, bought': async (shop) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const all = Array.from({ length: buyers }, () => aCheckout([aCartItem(piece)], bought()));
    const outcome = await initiateAll(shop, all);
    assertOrders(outcome, 1);
    // The winner clicks and pays, many times at once.
    const [orderId = ''] = outcome.orders;
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => shop.ordering.confirmOrder(orderId, null)),
    );
    const [first] = clicks;
    assert(first?.ok);
    for (const click of clicks) assert.deepEqual(click, first);
    const payment = {
      orderNumber: Number(first.value.number.replace(/\D/g, '')),
      amountCents: bought(),
      externalId: 'the-same-money',
    };
    const told = await Promise.all(Array.from({ length: 20 }, () => shop.ordering.markAsPaid(payment, bank)));
    assert(told.every((one) => one.ok && one.value === 'received'));
    const kinds = (await entriesOf(shop, piece)).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['sale']);
    const mailsTo = (await shop.mails()).map(({ to }) => to);
    assert.equal(
      mailsTo.filter((to) => to !== office).length,
      2,
      'one mail for the order, one for the money',
    );
    assert.equal(mailsTo.filter((to) => to === office).length, 1, 'and one to the shop');
  },

  'one piece, bought by half and rented by half': async (shop) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const all = Array.from({ length: buyers }, (_, index) =>
      index % 2 === 0
        ? aCheckout([aCartItem(piece)], bought())
        : aCheckout([aCartItem(piece, { rentOption: '1 Tag' })], rentedForADay),
    );
    assertOrders(await initiateAll(shop, all), 1);
  },

  'a series of seven, two each': async (shop) => {
    const piece = await aPieceForSale(shop.db, shop.inventory, { units: 7 });
    const all = Array.from({ length: buyers }, () =>
      aCheckout([aCartItem(piece, { quantity: 2 })], bought(2)),
    );
    assertOrders(await initiateAll(shop, all), 3);
    const entries = await entriesOf(shop, piece);
    assert.equal(new Set(entries.map(({ unitId }) => unitId)).size, 6);
    assert.equal(entries.length, 6);
  },

  'three pieces, in every order of the cart': async (shop) => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => aPieceForSale(shop.db, shop.inventory)));
    assert(a !== undefined && b !== undefined && c !== undefined);
    const carts = [
      [a, b, c],
      [c, b, a],
      [b, a],
      [c, a],
      [b, c],
    ];
    const all = Array.from({ length: buyers }, (_, index) => {
      const cart = carts[index % carts.length] ?? [];
      return aCheckout(
        cart.map((piece) => aCartItem(piece)),
        cart.length * 90_000 + 2500,
      );
    });
    assertOrders(await initiateAll(shop, all), 1);
  },

  'the same request, again and again': async (shop) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const checkout = aCheckout([aCartItem(piece)], bought());
    const request = { ...aRequest, idempotencyKey: 'the-same-request' };
    const results = await Promise.all(
      Array.from({ length: buyers }, () => shop.ordering.draftOrder(checkout, request)),
    );
    const ids = results.map((result) => (result.ok ? result.value.orderId : result.error.code));
    assert.equal(new Set(ids).size, 1);
    assert.equal((await entriesOf(shop, piece)).length, 1);
  },

  'clicking, dropping and lapsing at the same moment': async (shop) => {
    // Enough stock that no order has to wait for a mailed link.
    await aPieceForSale(shop.db, shop.inventory, { units: buyers * 10 });
    for (let round = 0; round < Math.max(5, buyers / 25); round += 1) {
      const piece = await aPieceForSale(shop.db, shop.inventory);
      const made = await shop.ordering.draftOrder(aCheckout([aCartItem(piece)], bought()), aRequest);
      assert(made.ok);
      const { orderId } = made.value;
      await Promise.all([
        shop.ordering.confirmOrder(orderId, null),
        shop.ordering.cancelDraft(orderId),
        shop.ordering.lapseOrders(),
      ]);
      const order = await shop.ordering.getOrder(orderId);
      assert(order.ok);
      const entries = await entriesOf(shop, piece);
      if (order.value.state === 'accepted') assert.equal(entries.length, 1);
      else assert.deepEqual([order.value.state, entries.length], ['cancelled', 0]);
    }
  },

  'periods that enclose, lie inside, equal and touch': async (shop) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const [unit] = await shop.inventory.calendarOf(shop.db, piece, shop.now());
    assert(unit !== undefined);
    const at = (hours: number) => new Date(shop.now().getTime() + hours * hourMs);
    const shapes: Period[] = [
      { from: at(10), to: at(20) },
      { from: at(8), to: at(22) },
      { from: at(12), to: at(18) },
      { from: at(10), to: at(20) },
      { from: at(20), to: at(30) },
      { from: at(0), to: at(8) },
      { from: at(19), to: at(21) },
    ];
    const results = await Promise.all(
      Array.from({ length: buyers }, (_, index) => {
        const period = shapes[index % shapes.length] ?? { from: at(0), to: at(1) };
        return shop.db.transaction((tx) =>
          shop.inventory.blockUnit(tx, {
            unitId: unit.unitId,
            reason: `race ${index}`,
            place: null,
            ...period,
            now: shop.now(),
          }),
        );
      }),
    );
    const taken = await entriesOf(shop, piece);
    assert.equal(results.filter((result) => result.ok).length, taken.length, 'whoever was told so has it');
    assert(taken.length >= 2, 'what only touches does not stand in the way');
    for (const one of taken) {
      for (const other of taken) assert(one === other || !overlap(one, other), 'no two overlap');
    }
  },
};

/** Adjacent periods do not overlap. */
function overlap(one: Period, other: Period): boolean {
  const reachesBeyond = ({ to }: Period, moment: Date) => to === null || to > moment;
  return reachesBeyond(one, other.from) && reachesBeyond(other, one.from);
}

async function runOn(engine: string): Promise<number> {
  let failed = 0;
  for (const [name, race] of Object.entries(races)) {
    const shop = await openTestOrdering();
    const started = performance.now();
    let verdict = 'ok    ';
    try {
      assert.equal(shop.db.engine, engine);
      await race(shop);
    } catch (error) {
      failed += 1;
      verdict = 'FAILED';
      console.error(error);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${verdict} ${engine.padEnd(11)} ${seconds.padStart(6)} s  ${name}`);
    await shop.db.close();
  }
  return failed;
}

const server = process.env.TEST_DATABASE_URL ?? '';
console.log(`${buyers} at once`);
delete process.env.TEST_DATABASE_URL;
let failures = await runOn('embedded');
if (server === '') {
  console.log('PostgreSQL was left out: TEST_DATABASE_URL names no server');
} else {
  process.env.TEST_DATABASE_URL = server;
  failures += await runOn('postgresql');
}
const total = Object.keys(races).length * (server === '' ? 1 : 2);
console.log(`\n${total - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
