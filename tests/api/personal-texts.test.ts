import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { offerSchema } from '../../src/modules/enquiries/http/offers.schemas.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { longestPersonal } from '../../src/shared/limits.ts';
import { readDescription, type ApiDescription, type Schema } from '../hostile/api-description.ts';
import { password } from './an-account.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

/** What people say about themselves: no form may refuse for its length what another one takes. */

let shop: TestShop;
let owner: StaffBrowser;
let description: ApiDescription;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  description = readDescription((await owner.call('GET', '/openapi.json')).body);
});
afterAll(() => shop.close());

type Kind = keyof typeof longestPersonal;
/** Fields by their names in REST. */
const kinds: Readonly<Record<string, Kind>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  managingDirector: 'name',
  company: 'company',
  firm: 'company',
  vatId: 'vatId',
  street: 'street',
  address: 'street',
  apartment: 'apartment',
  addressLine2: 'apartment',
  postalCode: 'postalCode',
  city: 'city',
  stateProvince: 'region',
  country: 'country',
  phone: 'phone',
  email: 'email',
};
/** A name beside these is somebody's, not a category's or a text's. */
const besidesNames = ['email', 'phone', 'password', 'role'];

interface Field {
  readonly at: string;
  readonly kind: Kind;
  /** Null: it takes any length. */
  readonly longest: number | null;
}

/** All fields of persons and addresses in a schema. */
function fieldsIn(schema: Schema, at: string): Field[] {
  const { properties = {}, anyOf = [], oneOf = [], items, ...rest } = description.resolve(schema);
  const parts = 'allOf' in rest ? (rest.allOf as readonly Schema[]) : [];
  const inner = [...anyOf, ...oneOf, ...parts, ...(items === undefined ? [] : [items])];
  const isOfPerson = besidesNames.some((name) => name in properties);
  return [
    ...inner.flatMap((one) => fieldsIn(one, at)),
    ...Object.entries(properties).flatMap(([name, property]): Field[] => {
      const kind = name === 'name' && isOfPerson ? 'name' : kinds[name];
      const text = kind === undefined ? null : textIn(property);
      return text === null || kind === undefined
        ? fieldsIn(property, `${at} ${name}`)
        : [{ at: `${at} ${name}`, kind, longest: text.maxLength ?? null }];
    }),
  ];
}

/** The text that a field takes; null: none, or one of a list. */
function textIn(property: Schema): Schema | null {
  const schema = description.resolve(property);
  if (schema.type === 'string') return schema.enum === undefined ? schema : null;
  return (schema.anyOf ?? []).map(textIn).find((one) => one !== null) ?? null;
}

/** The doors through which such texts come in: if one is missing here, the way through the description has a hole. */
const doors = [
  '/api/signup',
  '/api/login',
  '/api/account/profile',
  '/api/account/addresses',
  '/api/account/email',
  '/api/initiate-payment',
  '/api/gift-voucher-orders',
  '/api/getShippingCharges',
  '/api/contact',
  '/api/shipping-request',
  '/api/withdrawal',
  '/api/contract-ending',
  '/api/subscribe',
  '/api/piece-alerts',
  '/api/cart-reminders',
  '/api/admin/staff',
  '/api/admin/invitation',
  '/api/admin/staff/{id}',
  '/api/admin/company/{id}',
  '/api/admin/shipping-rates/example',
  '/api/buy-in-mail',
];

test('each kind of them is as long at every door', () => {
  const fields = description.operations.flatMap(({ method, path, query, body }) => [
    ...query.flatMap(({ name, schema }) => fieldsIn({ properties: { [name]: schema } }, `${method} ${path}`)),
    ...(body === null ? [] : fieldsIn(body, `${method} ${path}`)),
  ]);
  // It comes as a form with files, which the description does not show.
  const { $defs: named = {} } = z.toJSONSchema(offerSchema, { io: 'input', unrepresentable: 'any' });
  fields.push(...fieldsIn(named['BuyInEnquiry'] as Schema, 'POST /api/buy-in-mail'));
  const found = new Set(fields.map(({ at }) => at.split(' ')[1]));
  expect(doors.filter((path) => !found.has(path))).toEqual([]);
  expect([...new Set(fields.map(({ kind }) => kind))].sort()).toEqual(Object.keys(longestPersonal).sort());
  // A country that is chosen is one of a list, of whatever length; and a passkey's name is nobody's.
  const typed = fields.filter(
    ({ at, kind, longest }) => (kind !== 'country' || longest !== null) && !at.includes('/passkeys/'),
  );
  expect(typed.filter(({ kind, longest }) => longest !== longestPersonal[kind])).toEqual([]);
});

describe('what the registration has taken as the longest', () => {
  const first = 'ß'.repeat(longestPersonal.firstName);
  const last = 'ß'.repeat(longestPersonal.lastName);
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}de`;
  const phone = '030 / 12 34 56 78'.padEnd(longestPersonal.phone, ' -');
  const signup = { name: `${first} ${last}`, email, phone, password };
  const post = (url: string, sent: object, token?: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload: sent,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const address = {
    firstName: first,
    lastName: last,
    company: 'ß'.repeat(longestPersonal.company),
    apartment: 'ß'.repeat(longestPersonal.apartment),
    city: 'ß'.repeat(longestPersonal.city),
    postalCode: '10247',
    country: 'DE',
  };
  const street = 'ß'.repeat(longestPersonal.street);

  test('its profile, its addresses, the checkout, a gift voucher and every form take, too', async () => {
    const { token } = (await post('/signup', signup)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const profile = await shop.app.inject({ url: '/api/account/profile', headers });
    const { phone_number: kept, ...person } = profile.json<Record<string, string>>();
    expect(person).toMatchObject({ firstName: first, lastName: last, email_address: email });
    const changed = { ...person, phone: kept, birthDate: '1987-03-21' };
    const again = await shop.app.inject({
      method: 'PUT',
      url: '/api/account/profile',
      headers,
      payload: changed,
    });
    expect([again.statusCode, again.json<{ name: string }>().name]).toEqual([200, signup.name]);
    expect((await post('/account/addresses', { ...address, street }, token)).statusCode).toBe(200);

    await shop.fill([{ draft: aPiece({ sku: 'LONG-1' }), publishedAt: testNow }]);
    const { company, country, ...place } = address;
    const where = { ...place, address: street };
    const draft = payload([bought(await shop.idOf('LONG-1'))], 915, {
      shipmentAdress: { ...where, email },
      phone,
      country,
      company,
      customerKind: 'business',
      billingAddress: { ...where, company, country },
    });
    const orderId = orderIdOf(await post('/initiate-payment', draft));
    expect((await post(`/checkout/${orderId}/confirm`, {})).statusCode).toBe(200);
    const order = (await shop.app.inject(`/api/orders/${orderId}`)).json<{ orderNumber: string }>();
    const gift = { value: 50, design: 'planks', paymentMethod: 'bank_transfer' };
    const { name } = signup;
    for (const [url, sent] of [
      ['/gift-voucher-orders', { ...gift, ...where, company, country, email }],
      ['/contact', { message: 'Wann?', name, email, phone }],
      ['/shipping-request', { name, email, phone, country: 'Japan', city: place.city, postalCode: '1' }],
      ['/buy-in-mail', { ...where, street, email, phone, addressLine2: place.apartment }],
      ['/withdrawal', { name, email, contract: order.orderNumber }],
      ['/subscribe', { email }],
    ] as const) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api${url}`,
        payload: sent,
        headers: { 'idempotency-key': `longest ${url}` },
      });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.any(String)]);
    }
    expect((await owner.call('POST', '/staff', { name, email, role: 'owner' })).statusCode).toBe(201);
  });

  test('a name whose parts its profile would refuse, it refuses itself', async () => {
    const answer = await post('/signup', { ...signup, name: `Ada ${'a'.repeat(124)}` });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      400,
      { issues: [{ field: 'name', message: 'Vor- und Nachname dürfen je höchstens 100 Zeichen haben' }] },
    ]);
  });
});
