import { sql } from 'kysely';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBoatwoodPiece, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  // So many that what these tests hold is no large share of it.
  await shop.fill([{ draft: aBoatwoodPiece({ sku: 'B-MANY', stock: 1000 }), publishedAt: testNow }]);
});
afterAll(() => shop.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const initiate = (payload: object, headers?: Record<string, string>) =>
  post('/api/initiate-payment', payload, headers);
const get = (orderId: string) => shop.app.inject(`/api/orders/${orderId}`);

/** A vintage piece of 890 €, and the id it is bought by. */
async function aPieceForSale(title = 'Sessel'): Promise<string> {
  made += 1;
  await shop.fill([{ draft: aPiece({ sku: `V-${made}`, title: `${title} ${made}` }), publishedAt: testNow }]);
  return shop.idOf(`V-${made}`);
}

const stockOf = async (id: string): Promise<unknown> =>
  (await shop.app.inject(`/api/products/${id}`)).json().stockAmt;

test('a piece can be bought: draft, binding click, bank details, success page', async () => {
  const id = await aPieceForSale('Sideboard');
  const initiated = await initiate(payload([bought(id)], 915));
  expect(initiated.statusCode).toBe(200);
  const orderId = orderIdOf(initiated);
  expect(initiated.json()).toMatchObject({ totals: { subtotal: 890, tax: 0, shipping: 25, total: 915 } });
  expect((await shop.app.inject(`/api/products/${id}`)).json()).toMatchObject({
    stockAmt: 0,
    reservedUntil: new Date(testNow.getTime() + 30 * 60_000).toISOString(),
  });
  const draft = await get(orderId);
  expect(draft.json()).toMatchObject({ state: 'draft', bankTransfer: null, paymentData: [] });

  const confirmed = await post(`/api/checkout/${orderId}/confirm`, {});
  expect(confirmed.statusCode).toBe(200);
  const order = await get(orderId);
  expect(order.json()).toEqual(confirmed.json());
  expect(order.json()).toMatchObject({
    orderNumber: expect.stringMatching(/^WMK-\d+$/),
    state: 'accepted',
    orderDate: testNow.toISOString(),
    orderTotal: 915,
    customerEmail: expect.stringMatching(/^buyer-/),
    paymentMethod: 'bank_transfer',
    paymentData: [{ status: 'open', paymentId: null }],
    productListDetail: [{ title: expect.stringContaining('Sideboard'), SKU: expect.any(String), qty: 1 }],
    shippingCost: 25,
    subtotal: 890,
    bankTransfer: { amount: 915, dueDate: '2026-06-22', giroCode: expect.stringContaining('EUR915.00') },
    legalTexts: [
      { slug: 'terms', version: 1, page: '/terms?version=1' },
      { slug: 'withdrawal', version: 1, page: '/withdrawal?version=1' },
      { slug: 'data-protection', version: 1, page: '/data-protection?version=1' },
    ],
    earlyService: false,
  });
  expect(JSON.parse(order.json<{ shippingAddress: string }>().shippingAddress)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Muster',
    apartment: null,
    address: 'Boxhagener Straße 1',
  });
  expect(order.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('§ 312f (2) BGB: the texts that the confirmation attaches are in the file store, as on their pages', async () => {
  const orderId = orderIdOf(await initiate(payload([bought(await aPieceForSale())], 915)));
  await post(`/api/checkout/${orderId}/confirm`, {});
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id desc limit 1
  `.execute(queries<object>(shop.shop.db));
  const attachments = rows[0]?.payload.attachments ?? [];
  for (const [index, slug] of ['terms', 'withdrawal', 'data-protection'].entries()) {
    const file = await shop.shop.files.get((attachments[index] as { fileKey: string }).fileKey);
    expect(await text(file!.stream)).toBe((await shop.app.inject(`/api/page-texts/${slug}/1`)).body);
  }
});

test('a mixed cart of rented vintage and a boat-wood variant with assembly', async () => {
  const chair = await aPieceForSale();
  await shop.fill([
    {
      draft: aBoatwoodPiece({
        sku: 'B-MIX',
        title: 'Tisch aus Bootsholz',
        variants: [aVariant({ sku: 'B-MIX-ROT', stock: 2 })],
      }),
      publishedAt: testNow,
    },
  ]);
  const [table, red] = [await shop.idOf('B-MIX'), await shop.idOf('B-MIX-ROT')];
  const items = [
    bought(chair, { isRent: true, rentOption: '1 Woche' }),
    // The browser's id of a cart line.
    bought(`${table}:${red}:assembly`, { variantId: red, qty: 2, assembly: true }),
  ];
  // 178 € + 19 %, 2 × (890 € + 35 €), 25 € doubled for four carriers.
  const total = 178 + 33.82 + 1850 + 50;
  const orderId = orderIdOf(await initiate(payload(items, total)));
  expect((await get(orderId)).json()).toMatchObject({
    subtotal: 2028,
    tax: 33.82,
    shippingCost: 50,
    orderTotal: 2111.82,
    lines: [
      { isRent: true, rentOption: '1 Woche', price: 178, tax: 33.82, pickupStore: null },
      { variantId: red, SKU: 'B-MIX-ROT', qty: 2, assembly: true, total: 1850 },
    ],
  });
});

test('pickup costs no shipping, and names its stores', async () => {
  const id = await aPieceForSale();
  const pickup = { shipping_method: { deliveryOption: 'pickup', price: 0 } };
  const orderId = orderIdOf(await initiate(payload([bought(id)], 890, pickup)));
  expect((await get(orderId)).json()).toMatchObject({
    shippingCost: 0,
    lines: [{ pickupStore: expect.stringContaining('Frankfurter Allee') }],
  });
});

describe('tampering is of no use:', () => {
  test('prices, shipping and the user in the payload count for nothing', async () => {
    const id = await aPieceForSale();
    const tampered = payload([bought(id, { price: 1, tax: -5 })], 915, {
      shipping_method: { deliveryOption: 'shipment', price: -900 },
    });
    const orderId = orderIdOf(await initiate(tampered));
    const order = (await get(orderId)).json();
    expect(order.orderTotal).toBe(915);
    expect(order.customerEmail).not.toContain('somebody-else');
  });

  test('another total is answered with the right one, and nothing is held', async () => {
    const id = await aPieceForSale();
    const answer = await initiate(payload([bought(id)], 9.15));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'total-changed',
      message: expect.any(String),
      totals: { subtotal: 890, tax: 0, shipping: 25, total: 915 },
    });
    expect(await stockOf(id)).toBe(1);
  });

  test.each([[0], [-1], [1.5], ['1'], [null], [1e9], [Number.MAX_SAFE_INTEGER]])(
    'a quantity of %j',
    async (qty) => {
      const id = await aPieceForSale();
      const answer = await initiate(payload([bought(id, { qty })], 915));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toMatchObject([{ field: 'order_items.0.qty' }]);
      expect(await stockOf(id)).toBe(1);
    },
  );

  test.each([[-1], [1e-7], [1e300], ['915'], [null]])('a total of %j', async (total) => {
    const answer = await initiate({ ...payload([bought('x')], 1), totalPrice: total });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ field: 'totalPrice' }]);
  });

  test('more than there is', async () => {
    const id = await aPieceForSale('Einzelstück');
    const answer = await initiate(payload([bought(id, { qty: 2 })], 1805));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'pieces-gone',
      message: expect.stringContaining('Einzelstück'),
      pieces: [{ productId: id, stockAmt: 1 }],
    });
  });

  test.each([['nothing-there'], ["'; drop table orders; --"], ['x\u0000y'], ['x\uffffy']])(
    'a product %j',
    async (id) => {
      const answer = await initiate(payload([bought(id)], 915));
      expect(answer.statusCode).toBe(400);
    },
  );

  test.each(['x', 'a'.repeat(43), '%00', '..%2f..', "' or 1=1 --"])('an order id %j', async (id) => {
    for (const answer of [
      await get(encodeURIComponent(id)),
      await post(`/api/checkout/${encodeURIComponent(id)}/confirm`, {}),
      await post(`/api/checkout/${encodeURIComponent(id)}/cancel`, {}),
    ]) {
      expect([400, 404]).toContain(answer.statusCode);
    }
  });

  test('the order number is no key', async () => {
    const id = await aPieceForSale();
    const orderId = orderIdOf(await initiate(payload([bought(id)], 915)));
    const { orderNumber } = (await get(orderId)).json<{ orderNumber: string }>();
    expect((await get(orderNumber)).json()).toMatchObject({ code: 'order-not-found' });
  });
});

describe('missing fields are named (spec 5):', () => {
  test.each([
    ['email', 'Email is required'],
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['postalCode', 'Postal code is required'],
  ])('%s', async (field, message) => {
    const body = payload([bought('x')], 1);
    for (const value of [undefined, '', '  ']) {
      const answer = await initiate({ ...body, shipmentAdress: { ...body.shipmentAdress, [field]: value } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid-request' });
      expect(answer.json().issues).toContainEqual({
        field: `shipmentAdress.${field}`,
        message,
        code: expect.stringMatching(/^checkout-.+-missing$/) as string,
      });
    }
  });

  test.each<[object, string, string]>([
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '+49 12' }, 'phone', 'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze'],
    [{ phone: '+33 30 / 23125-000' }, 'phone', 'Eine Telefonnummer dieses Landes'],
    [{ order_items: [] }, 'order_items', 'Please select a shipping method and add items to your cart.'],
    [{ shipping_method: undefined }, 'shipping_method', 'Please select a shipping method and add items'],
  ])('%j', async (changes, field, message) => {
    const answer = await initiate(payload([bought('x')], 1, changes));
    expect(answer.statusCode).toBe(400);
    const said = expect.stringContaining(message) as string;
    expect(answer.json().issues).toContainEqual(expect.objectContaining({ field, message: said }));
  });

  test('assembly outside of Berlin and Potsdam', async () => {
    await shop.fill([{ draft: aBoatwoodPiece({ sku: 'B-FAR', title: 'Bank' }), publishedAt: testNow }]);
    const body = payload([bought(await shop.idOf('B-FAR'), { assembly: true })], 1054);
    const answer = await initiate({
      ...body,
      shipmentAdress: { ...body.shipmentAdress, postalCode: '80331', city: 'München' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ field: 'order_items.0.assembly' }]);
  });
});

describe('again and again', () => {
  test('twenty buyers of one piece at once: one order, nineteen clear answers', async () => {
    const id = await aPieceForSale('Begehrt');
    const answers = await Promise.all(Array.from({ length: 20 }, () => initiate(payload([bought(id)], 915))));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().message).toMatch(/^Leider nicht mehr verfügbar: Begehrt/);
    }
  });

  test('a double click with an Idempotency-Key is one order; another content is refused', async () => {
    const id = await aPieceForSale();
    const body = payload([bought(id)], 915);
    const key = { 'idempotency-key': 'c9a6f0e2-5d0c-4a55-9d3e-1f2b3c4d5e6f' };
    const [one, two] = await Promise.all([initiate(body, key), initiate(body, key)]);
    expect(two.json()).toEqual(one.json());
    expect(one.statusCode).toBe(200);
    const other = await initiate({ ...body, phone: '030 5550199' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('idempotency-conflict');
  });

  test('going back and forth in one checkout never blocks itself', async () => {
    const id = await aPieceForSale();
    const body = payload([bought(id)], 915, { checkoutKey: 'checkout-4711-of-this-browser' });
    const orders = [await initiate(body), await initiate(body), await initiate(body)];
    expect(orders.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const states = await Promise.all(
      orders.map(async (order) => (await get(orderIdOf(order))).json<{ state: string }>().state),
    );
    expect(states).toEqual(['cancelled', 'cancelled', 'draft']);
  });

  test('a dropped draft frees its piece; after the click nothing is dropped', async () => {
    const id = await aPieceForSale();
    const first = (await initiate(payload([bought(id)], 915))).json().orderId;
    expect((await post(`/api/checkout/${first}/cancel`, {})).json()).toEqual({ cancelled: true });
    expect(await stockOf(id)).toBe(1);
    expect((await post(`/api/checkout/${first}/confirm`, {})).statusCode).toBe(409);
    const second = (await initiate(payload([bought(id)], 915))).json().orderId;
    await post(`/api/checkout/${second}/confirm`, {});
    expect((await post(`/api/checkout/${second}/cancel`, {})).json().code).toBe('order-binding');
  });

  test('after half an hour the click comes too late, and the piece is there again', async () => {
    const id = await aPieceForSale();
    const orderId = orderIdOf(await initiate(payload([bought(id)], 915)));
    shop.setNow(new Date(testNow.getTime() + 30 * 60_000));
    const late = await post(`/api/checkout/${orderId}/confirm`, {});
    expect(late.statusCode).toBe(410);
    expect(await stockOf(id)).toBe(1);
    shop.setNow(testNow);
  });
});

describe('the shipping calculator', () => {
  const quote = (postalCode: string, products: readonly object[], country = 'DE') =>
    post('/api/getShippingCharges', {
      country,
      Useraddress: { address: 'Straße 1', city: 'Stadt', postalCode },
      products,
    });

  test('tells the fee of a delivery', async () => {
    const id = await aPieceForSale();
    expect((await quote('10245', [{ id, quantity: 1 }])).json()).toMatchObject({ shippingCharge: 25 });
    expect((await quote('14467', [{ id: `${id}:rent:1 Tag`, quantity: 3 }])).json()).toMatchObject({
      shippingCharge: 60,
    });
    // 1.8 × 0.76 × 0.45 m: 124 kg by volume, half a pallet.
    expect((await quote('80331', [{ id, quantity: 1 }])).json()).toMatchObject({ shippingCharge: 89 });
  });

  test('or that there is none', async () => {
    const none = await quote('10001', [], 'US');
    expect(none.statusCode).toBe(422);
    expect(none.json()).toMatchObject({ message: 'No shipping rates found.' });
    expect((await quote('10245', [{ id: 'nothing', quantity: 1 }])).statusCode).toBe(404);
  });
});
