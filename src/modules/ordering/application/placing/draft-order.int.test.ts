import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import type { Checkout } from '../../index.ts';
import { deliveredPrice, initiated } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
let takesOrders = true;
beforeAll(async () => {
  shop = await openTestOrdering({ takesOrders: () => takesOrders });
});
afterAll(() => shop.db.close());

const keyed = (idempotencyKey: string) => ({ ...aRequest, idempotencyKey });

async function free(pieceId: string): Promise<number> {
  const availability = await shop.inventory.availabilityOf(shop.db, [pieceId], shop.now());
  return availability.get(pieceId)?.stockAmt ?? -1;
}

async function orderCount(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(
    queries<object>(shop.db),
  );
  return rows[0]?.n ?? -1;
}

test('a draft holds its pieces for half an hour; its id is long, kept hashed, and opens it', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice));
  expect(orderId).toMatch(/^[\w-]{43}$/);
  expect(await free(piece)).toBe(0);
  const order = await shop.ordering.getOrder(orderId);
  expect(order).toMatchObject({
    ok: true,
    value: {
      state: 'draft',
      bankTransfer: null,
      payment: null,
      totals: { subtotalCents: 90_000, taxCents: 0, shippingCents: 2500, totalCents: 92_500 },
      lines: [{ title: 'Sideboard', quantity: 1, unitCents: 90_000, vatCents: 0 }],
    },
  });
  const { rows } = await sql`select o::text || coalesce(h::text, '') as text from orders o
    left join order_history h on h.order_id = o.id`.execute(queries<object>(shop.db));
  expect(JSON.stringify(rows)).not.toContain(orderId);
  shop.passMinutes(30);
  expect(await free(piece)).toBe(1);
});

test('a closed shop holds nothing, and a draft from before it was closed becomes no order', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory, { units: 2 });
  const draft = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice));
  takesOrders = false;
  try {
    const refused = await shop.ordering.draftOrder(aCheckout([aCartItem(piece)], deliveredPrice), aRequest);
    expect(refused).toEqual({ ok: false, error: { code: 'shop-closed' } });
    expect(await free(piece)).toBe(1);
    expect(await shop.ordering.confirmOrder(draft, null)).toEqual({
      ok: false,
      error: { code: 'shop-closed' },
    });
  } finally {
    takesOrders = true;
  }
});

test('a mixed cart: rented vintage with tax on top, a boat-wood variant with assembly, four carriers', async () => {
  const vintage = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel', carriers: 4 });
  const table = await aPieceForSale(shop.db, shop.inventory, {
    title: 'Tisch',
    shopType: 'boatwood',
    priceCents: 50_000,
    assembly: true,
    variants: ['blau', 'rot'],
    units: 2,
  });
  const items = [
    aCartItem(vintage, { rentOption: '1 Woche' }),
    aCartItem(table, { variantId: `${table}-rot`, quantity: 2, assembly: true }),
  ];
  // 180 € rent + 34.20 € tax, 2 × (500 € + 35 €), 25 € doubled.
  const totalCents = 18_000 + 3420 + 107_000 + 5000;
  const order = await shop.ordering.getOrder(await initiated(shop, aCheckout(items, totalCents)));
  expect(order).toMatchObject({
    ok: true,
    value: {
      totals: { subtotalCents: 125_000, taxCents: 3420, shippingCents: 5000, totalCents },
      lines: [
        { title: 'Sessel', rentOption: '1 Woche', unitCents: 18_000, chargeTaxCents: 3420 },
        { title: 'Tisch, rot', sku: `${table}-rot`, quantity: 2, assemblyCents: 7000 },
      ],
    },
  });
  expect(await free(vintage)).toBe(0);
  expect(await free(table)).toBe(2);
});

test('buying and renting the same piece compete for its one unit', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const both = [aCartItem(piece), aCartItem(piece, { rentOption: '1 Tag' })];
  const result = await shop.ordering.draftOrder(aCheckout(both, 90_000 + 9000 + 1710 + 2500), aRequest);
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'pieces-gone', pieces: [{ title: 'Sideboard', free: 1 }] },
  });
});

describe('nothing is taken', () => {
  test('when the browser shows another total: the answer has the right one', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    for (const total of [1, 0, deliveredPrice - 1, deliveredPrice + 1]) {
      const result = await shop.ordering.draftOrder(aCheckout([aCartItem(piece)], total), aRequest);
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'total-changed', totals: { totalCents: deliveredPrice } },
      });
    }
    expect(await free(piece)).toBe(1);
  });

  test('when one of several pieces is gone: the answer names it', async () => {
    const [there, gone] = [
      await aPieceForSale(shop.db, shop.inventory),
      await aPieceForSale(shop.db, shop.inventory, { title: 'Lampe' }),
    ];
    await initiated(shop, aCheckout([aCartItem(gone)], deliveredPrice));
    const before = await orderCount();
    const result = await shop.ordering.draftOrder(
      aCheckout([aCartItem(there), aCartItem(gone)], 182_500),
      aRequest,
    );
    expect(result).toEqual({
      ok: false,
      error: { code: 'pieces-gone', pieces: [{ pieceId: gone, variantId: null, title: 'Lampe', free: 0 }] },
    });
    expect(await free(there)).toBe(1);
    expect(await orderCount()).toBe(before);
  });

  test.each<[string, (piece: string) => Partial<Checkout>, string]>([
    ['an unknown piece', () => ({ items: [aCartItem('nothing')] }), 'cart-refused'],
    [
      'assembly that is not offered',
      (piece) => ({ items: [aCartItem(piece, { assembly: true })] }),
      'cart-refused',
    ],
    [
      'a means of payment that is not there',
      () => ({ paymentMethod: 'stripe' }),
      'payment-method-unavailable',
    ],
  ])('with %s', async (_, changes, code) => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const checkout = aCheckout([aCartItem(piece)], deliveredPrice, changes(piece));
    expect(await shop.ordering.draftOrder(checkout, aRequest)).toMatchObject({
      ok: false,
      error: { code },
    });
    expect(await free(piece)).toBe(1);
  });
});

describe('the same idempotency key', () => {
  test('at the same moment, and later, is one order', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const checkout = aCheckout([aCartItem(piece)], deliveredPrice);
    const before = await orderCount();
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => initiated(shop, checkout, 'a-key-of-a-double-click')),
    );
    shop.passMinutes(5);
    clicks.push(await initiated(shop, checkout, 'a-key-of-a-double-click'));
    expect(new Set(clicks).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
  });

  test('with another content is refused', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const other = await aPieceForSale(shop.db, shop.inventory);
    await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice), 'a-key-of-one-content');
    const result = await shop.ordering.draftOrder(
      aCheckout([aCartItem(other)], deliveredPrice),
      keyed('a-key-of-one-content'),
    );
    expect(result).toEqual({ ok: false, error: { code: 'idempotency-conflict' } });
    expect(await free(other)).toBe(1);
  });
});

describe('the same checkout again', () => {
  test('gives back its own earlier draft first', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const lamp = await aPieceForSale(shop.db, shop.inventory);
    const checkoutKey = 'checkout-of-one-browser';
    const first = await initiated(
      shop,
      aCheckout([aCartItem(piece), aCartItem(lamp)], 182_500, { checkoutKey }),
    );
    const second = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice, { checkoutKey }));
    expect(await free(piece)).toBe(0);
    expect(await free(lamp)).toBe(1);
    expect(await shop.ordering.getOrder(first)).toMatchObject({ value: { state: 'cancelled' } });
    expect(await shop.ordering.confirmOrder(first, null)).toMatchObject({
      error: { code: 'order-elsewhere' },
    });
    expect(await shop.ordering.getOrder(second)).toMatchObject({ value: { state: 'draft' } });
  });

  test('keeps it when the new one is refused', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const checkoutKey = 'checkout-with-a-wrong-total';
    const first = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice, { checkoutKey }));
    const second = await shop.ordering.draftOrder(
      aCheckout([aCartItem(piece)], 1, { checkoutKey }),
      aRequest,
    );
    expect(second.ok).toBe(false);
    expect(await free(piece)).toBe(0);
    expect(await shop.ordering.getOrder(first)).toMatchObject({ value: { state: 'draft' } });
  });

  test('leaves what was ordered meanwhile alone', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory);
    const checkoutKey = 'checkout-that-was-ordered';
    await shop.ordering.confirmOrder(
      await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice, { checkoutKey })),
      null,
    );
    const again = await shop.ordering.draftOrder(
      aCheckout([aCartItem(piece)], deliveredPrice, { checkoutKey }),
      aRequest,
    );
    expect(again).toMatchObject({ error: { code: 'pieces-gone' } });
  });
});

test('twenty buyers of one piece at once: one order and nineteen clear answers', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Einzelstück' });
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.ordering.draftOrder(aCheckout([aCartItem(piece)], deliveredPrice), aRequest),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const result of results.filter(({ ok }) => !ok)) {
    expect(result).toMatchObject({
      error: { code: 'pieces-gone', pieces: [{ title: 'Einzelstück', free: 0 }] },
    });
  }
});
