import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow } from './open-test-shop.ts';
import type { PayingShop } from './pay-by-card.ts';
import { openRecordedShop, type RecordedShop } from './recorded-calls.ts';

let recorded: RecordedShop;
let shop: PayingShop;
beforeAll(async () => {
  recorded = await openRecordedShop();
  ({ shop } = recorded);
});
beforeEach(() => recorded.beginAnew());
afterAll(() => recorded.close());

let made = 0;
/** Two pieces, delivered for 25 €, or picked up. */
async function anOrder(
  delivery: 'shipment' | 'pickup',
  method: 'stripe' | 'klarna' | 'paypal',
  language = 'de',
) {
  made += 1;
  const skus = [`GOODS-${made}-A`, `GOODS-${made}-B`];
  for (const sku of skus) {
    await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${sku}` }), publishedAt: testNow }]);
  }
  const pieces = await Promise.all(skus.map((sku) => shop.idOf(sku)));
  const total = 1780 + (delivery === 'shipment' ? 25 : 0);
  const draft = payload(
    pieces.map((id) => bought(id)),
    total,
    { payment_method: method, shipping_method: { deliveryOption: delivery, price: 0 } },
  );
  const orderId = orderIdOf(await shop.post('/api/initiate-payment', draft, language));
  await shop.post(`/api/checkout/${orderId}/confirm`, {});
  return { orderId, skus };
}

const sentTo = (path: string): string => recorded.calls.find((call) => call.path === path)?.body ?? '';
const form = () =>
  Object.fromEntries(
    new URLSearchParams(
      sentTo('/sandbox/stripe/v1/payment_intents') || sentTo('/sandbox/stripe/v1/checkout/sessions'),
    ),
  );

test('PayPal gets the address that it protects the shop for, and lines that are the amount', async () => {
  const { orderId, skus } = await anOrder('shipment', 'paypal');
  expect((await shop.post('/api/wallet-order', { orderId })).statusCode).toBe(200);
  const { purchase_units: units, payment_source: source } = JSON.parse(
    sentTo('/sandbox/paypal/v2/checkout/orders'),
  ) as { purchase_units: object[]; payment_source: object };
  const euros = (value: string) => ({ currency_code: 'EUR', value });
  expect(units).toMatchObject([
    {
      amount: {
        ...euros('1805.00'),
        breakdown: { item_total: euros('1780.00'), shipping: euros('25.00') },
      },
      items: skus.map((sku) => ({
        name: `Sessel ${sku}`,
        sku,
        quantity: '1',
        unit_amount: euros('890.00'),
        category: 'PHYSICAL_GOODS',
      })),
      shipping: {
        type: 'SHIPPING',
        name: { full_name: 'Ada Muster' },
        address: { admin_area_2: 'Berlin', postal_code: '10245', country_code: 'DE' },
      },
    },
  ]);
  expect(source).toMatchObject({
    paypal: { experience_context: { shipping_preference: 'SET_PROVIDED_ADDRESS' } },
  });
});

test('what is picked up goes nowhere, for PayPal and Stripe', async () => {
  const wallet = await anOrder('pickup', 'paypal');
  expect((await shop.post('/api/wallet-order', { orderId: wallet.orderId })).statusCode).toBe(200);
  const sent = sentTo('/sandbox/paypal/v2/checkout/orders');
  expect(sent).toContain('"shipping_preference":"NO_SHIPPING"');
  expect(sent).not.toContain('"address"');
  const card = await anOrder('pickup', 'stripe');
  expect((await shop.post('/api/card-intent', { orderId: card.orderId })).statusCode).toBe(200);
  expect(Object.keys(form()).filter((name) => name.startsWith('shipping'))).toEqual([]);
});

test('Stripe gets the address and the order’s number for the statement', async () => {
  const { orderId } = await anOrder('shipment', 'stripe');
  expect((await shop.post('/api/card-intent', { orderId })).statusCode).toBe(200);
  const { orderNumber } = (await shop.get(orderId)).json<{ orderNumber: string }>();
  expect(form()).toMatchObject({
    // A statement has room for ten characters.
    statement_descriptor_suffix: orderNumber.slice(-10),
    'shipping[name]': 'Ada Muster',
    'shipping[address][postal_code]': '10245',
    'shipping[address][city]': 'Berlin',
    'shipping[address][country]': 'DE',
  });
});

test.each([
  ['de', (sku: string) => `Sessel ${sku}`, 'Versand'],
  ['en', () => 'Armchair in teak, Denmark, 1960s', 'Shipping'],
])(
  'Klarna gets the lines and the shipping in the shopper’s language: %s',
  async (language, title, shipping) => {
    const { orderId, skus } = await anOrder('shipment', 'klarna', language);
    const asked = await shop.post('/api/checkout-session', { orderId, paymentMethod: 'klarna' });
    expect(asked.statusCode).toBe(200);
    expect(form()['allowed_payment_method_types[0]']).toBe('klarna');
    const sent = form();
    const at = (index: number, path: string) => sent[`line_items[${index}]${path}`];
    expect(
      [0, 1, 2].map((index) => [
        at(index, '[price_data][product_data][name]'),
        at(index, '[price_data][unit_amount]'),
      ]),
    ).toEqual([...skus.map((sku) => [title(sku), '89000']), [shipping, '2500']]);
    expect(sent['payment_intent_data[shipping][address][city]']).toBe('Berlin');
  },
);

test('the stand-in refuses what PayPal would: parts that are not the amount, an address that is missing', async () => {
  const { orderId } = await anOrder('shipment', 'paypal');
  await shop.post('/api/wallet-order', { orderId });
  const [call] = recorded.calls.filter(({ path }) => path === '/sandbox/paypal/v2/checkout/orders');
  const right = JSON.parse(call?.body ?? '{}') as {
    purchase_units: [{ amount: { breakdown: object }; items: object[]; shipping?: object }];
  };
  const send = async (change: (unit: (typeof right.purchase_units)[0]) => object) => {
    const [unit] = right.purchase_units;
    const answer = await fetch(`${shop.origin}/sandbox/paypal/v2/checkout/orders`, {
      method: 'POST',
      headers: {
        authorization: call?.headers['authorization'] ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...right, purchase_units: [change(unit)] }),
    });
    return [answer.status, ((await answer.json()) as { details?: { issue: string }[] }).details?.[0]?.issue];
  };
  const cent = { currency_code: 'EUR', value: '0.01' };
  expect(await send((unit) => unit)).toEqual([201, undefined]);
  expect(await send((unit) => ({ ...unit, items: unit.items.slice(1) }))).toEqual([
    422,
    'ITEM_TOTAL_MISMATCH',
  ]);
  expect(
    await send((unit) => ({
      ...unit,
      amount: { ...unit.amount, breakdown: { ...unit.amount.breakdown, shipping: cent } },
    })),
  ).toEqual([422, 'AMOUNT_MISMATCH']);
  expect(await send(({ shipping: _, ...unit }) => unit)).toEqual([422, 'MISSING_SHIPPING_ADDRESS']);
});
