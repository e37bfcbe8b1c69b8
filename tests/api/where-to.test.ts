import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

const person = { firstName: 'Ada', lastName: 'Muster' };
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Vintage pieces of 890 €.
  const drafts = ['V-1', 'V-2'].map((sku) => aPiece({ sku, title: 'Sessel' }));
  await shop.fill(drafts.map((draft) => ({ draft, publishedAt: testNow })));
});
afterAll(() => shop.close());

const initiate = (payload: object) =>
  shop.app.inject({ method: 'POST', url: '/api/initiate-payment', payload });

test('who picks up needs no telephone number', async () => {
  const id = await shop.idOf('V-1');
  const pickup = { shipping_method: { deliveryOption: 'pickup', price: 0 }, phone: '' };
  const answer = await initiate(payload([bought(id)], 890, pickup));
  expect(answer.json()).toMatchObject({ orderId: expect.any(String) as string });
  const body = payload([bought(id)], 890);
  for (const [field, line] of [
    ['address', 'Packstation 145'],
    ['address', 'Postfach 10 12 34'],
    ['apartment', 'Postfiliale 512'],
  ] as const) {
    const box = { ...body.shipmentAdress, [field]: line };
    const refused = await initiate({ ...body, shipmentAdress: box });
    expect(refused.json().issues).toEqual([
      expect.objectContaining({ field: `shipmentAdress.${field}`, code: 'address-of-postal-box' }),
    ]);
  }
  // An invoice may go there.
  const billing = { ...person, address: 'Postfach 10 12 34', postalCode: '10245', city: 'Berlin' };
  const billed = await initiate({
    ...body,
    billingAddress: billing,
    shipping_method: pickup.shipping_method,
  });
  expect(billed.json().issues).toBeUndefined();
});

test.each([
  ['a German code of three digits', { postalCode: '123' }, 'postalCode', 'postal-code-form'],
  ['letters', { postalCode: 'ABC' }, 'postalCode', 'postal-code-form'],
  ['a German code in Austria', { postalCode: '10245', country: 'AT' }, 'postalCode', 'postal-code-form'],
  ['a country that there is not', { country: 'QQ' }, 'country', 'country-code-unknown'],
])('no order whose invoice would go to %s', async (_, changes, field, code) => {
  const id = await shop.idOf('V-1');
  const pickup = { deliveryOption: 'pickup', price: 0 };
  const body = payload([bought(id)], 890, { shipping_method: pickup });
  const { country = 'DE', ...rest }: { country?: string; postalCode?: string } = changes;
  const issuesOf = async (payload: object) => {
    const refused = await initiate(payload);
    expect(refused.statusCode).toBe(400);
    return refused.json<{ issues: object[] }>().issues;
  };
  const billingAddress = { ...person, address: 'Ring 1', postalCode: '10245', city: 'Hamburg', ...changes };
  expect(await issuesOf({ ...body, billingAddress })).toEqual([
    expect.objectContaining({ field: `billingAddress.${field}`, code }),
  ]);
  // The customer's own address, which has the invoice where there is no other.
  const own = field === 'country' ? 'country' : `shipmentAdress.${field}`;
  expect(await issuesOf({ ...body, country, shipmentAdress: { ...body.shipmentAdress, ...rest } })).toEqual([
    expect.objectContaining({ field: own, code }),
  ]);
  const gift = {
    value: 50,
    design: 'planks',
    email: 'ada@example.org',
    paymentMethod: 'bank_transfer',
    ...person,
    address: 'Ring 1',
    postalCode: '10245',
    city: 'Hamburg',
    ...changes,
  };
  const bought50 = await shop.app.inject({ method: 'POST', url: '/api/gift-voucher-orders', payload: gift });
  expect(bought50.json<{ issues: object[] }>().issues).toEqual([expect.objectContaining({ field, code })]);
});

test('a postal code is kept as its country writes it today', async () => {
  const id = await shop.idOf('V-2');
  const body = payload([bought(id)], 890 + 25);
  const typed = { ...body.shipmentAdress, postalCode: 'D-10245' };
  const billing = { ...person, address: 'Ring 1', postalCode: 'A-1010', city: 'Wien', country: 'AT' };
  const ordered = await initiate({ ...body, shipmentAdress: typed, billingAddress: billing });
  const { shippingAddress, billingAddress } = (
    await shop.app.inject(`/api/orders/${orderIdOf(ordered)}`)
  ).json<{
    shippingAddress: string;
    billingAddress: object;
  }>();
  expect(JSON.parse(shippingAddress)).toMatchObject({ postalCode: '10245' });
  expect(billingAddress).toMatchObject({ postalCode: '1010' });
});

test.each([
  ['FR', '97400', 'Saint-Denis'],
  ['ES', '52001', 'Melilla'],
  ['GB', 'JE2 3AB', 'St Helier'],
  ['DE', '27498', 'Helgoland'],
  ['DE', '25980', 'Sylt'],
])('to %s %s %s the price is asked for, and nothing is ordered', async (country, postalCode, city) => {
  const where = { country, Useraddress: { postalCode, city }, products: [] };
  const quoted = await shop.app.inject({ method: 'POST', url: '/api/getShippingCharges', payload: where });
  expect(quoted.statusCode).toBe(422);
  expect(quoted.json()).toMatchObject({
    code: 'no-shipping-rate',
    message: 'No shipping rates found.',
    issues: [{ field: 'Useraddress.postalCode', code: 'place-on-request' }],
  });
  const id = await shop.idOf('V-2');
  const body = payload([bought(id)], 890 + 249, { country });
  const ordered = await initiate({ ...body, shipmentAdress: { ...body.shipmentAdress, postalCode, city } });
  expect(ordered.statusCode).toBe(422);
  expect(ordered.json()).toMatchObject({ code: 'no-shipping-rate' });
});
