import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let bench = '';
beforeAll(async () => {
  shop = await openTestShop();
  const dimensions = { ...emptyFields.dimensions, widthMm: 400, heightMm: 400, depthMm: 400 };
  const draft = aPiece({ sku: 'BENCH', weightGrams: 60_000, dimensions });
  await shop.fill([{ draft, publishedAt: testNow }]);
  const found = await shop.app.inject('/api/search?query=sideboard');
  bench = found.json<{ products: { productId: string }[] }>().products[0]?.productId ?? '';
});
afterAll(() => shop.close());

const charges = (country: string, postalCode: string, id?: string, quantity = 1) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/getShippingCharges',
    payload: {
      country,
      Useraddress: { address: 'Musterstraße 1', city: 'Musterstadt', postalCode },
      products: id === undefined ? [] : [{ id, quantity }],
    },
  });

test.each([
  [
    'DE',
    '10247',
    { shippingCharge: 25, deliveryWeeks: 1, assembly: true, toTheKerb: false, imported: false, saved: 0 },
  ],
  [
    'DE',
    'D-10247',
    { shippingCharge: 25, deliveryWeeks: 1, assembly: true, toTheKerb: false, imported: false, saved: 0 },
  ],
  [
    'DE',
    '14612',
    { shippingCharge: 70, deliveryWeeks: 1, assembly: false, toTheKerb: false, imported: false, saved: 0 },
  ],
  // Two of 60 kg: half a pallet for 89 and 179 €, against two quarters for 118 and 238 €.
  [
    'DE',
    '80331',
    { shippingCharge: 89, deliveryWeeks: 3, assembly: false, toTheKerb: true, imported: false, saved: 29 },
  ],
  [
    'AT',
    '1010',
    { shippingCharge: 179, deliveryWeeks: 5, assembly: false, toTheKerb: true, imported: false, saved: 59 },
  ],
  [
    'CH',
    '8001',
    { shippingCharge: 249, deliveryWeeks: 5, assembly: false, toTheKerb: true, imported: true, saved: 89 },
  ],
])('to %s %s', async (country, postalCode, expected) => {
  const answer = await charges(country, postalCode, bench, 2);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(expected);
});

test.each([
  ['10245', 'München', 'Diese Postleitzahl gehört nicht zu diesem Ort'],
  ['10000', 'Berlin', 'Diese Postleitzahl gibt es nicht'],
])('no price to %s %s, where nobody lives', async (postalCode, city, message) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/getShippingCharges',
    payload: { country: 'DE', Useraddress: { address: 'Musterstraße 1', city, postalCode }, products: [] },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'no-such-place',
    issues: [{ field: 'Useraddress.postalCode', message }],
  });
});

test('a country without rates is refused in the words of the specification', async () => {
  const answer = await charges('US', '10001');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message: 'No shipping rates found.' });
});

test('a piece that there is not is refused', async () => {
  expect((await charges('DE', '10247', 'no-such-piece')).statusCode).toBe(404);
});

test('towns are suggested by postal code, and kept by the browser alone', async () => {
  const answer = await shop.app.inject('/api/address-suggestions?country=de&query=14467');
  expect(answer.json()).toEqual({ suggestions: [{ street: null, postalCode: '14467', city: 'Potsdam' }] });
  expect(answer.headers['cache-control']).toBe('private, max-age=3600');
});

test.each(['/api/address-suggestions', '/api/address-suggestions?country=Germany&query=10247'])(
  '%s is no question',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(400);
  },
);

test('a place without rates is asked for by a form, and each missing field is named', async () => {
  const ask = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/shipping-request', payload });
  const refused = await ask({ name: ' ', email: 'nobody', country: '' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'country',
  ]);
  const sent = await ask({
    name: 'Ada Muster',
    email: 'ada@example.org',
    country: 'Kanada',
    pieces: [{ id: `${bench}:rent:1 Jahr`, quantity: 1 }],
  });
  expect(sent.statusCode).toBe(200);
  expect(sent.json()).toEqual({
    message: 'Vielen Dank für Ihre Anfrage. Wir melden uns mit einem Preis bei Ihnen.',
    number: 1001,
  });
});
