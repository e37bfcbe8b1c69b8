import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (url: string, payload: object | string) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

const question = {
  name: 'Anna Ahorn',
  email: 'anna@example.org',
  country: 'Norwegen',
  message: 'Was kostet es?',
};
const enquiry = { firstName: 'Anna', lastName: 'Ahorn', email: 'anna@example.org' };

test.each<[string, string, object, string]>([
  ['a country of two lines', '/api/shipping-request', { ...question, country: 'Nor\nwegen' }, 'country'],
  [
    'a country with a line separator',
    '/api/shipping-request',
    { ...question, country: 'Nor\u2028wegen' },
    'country',
  ],
  ['a name with a paragraph separator', '/api/buy-in-mail', { ...enquiry, lastName: 'A\u2029b' }, 'lastName'],
])('%s is refused with its field', async (_what, url, payload, field) => {
  const answer = await post(url, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ issues: { field: string }[] }>().issues.map((issue) => issue.field)).toEqual([field]);
});

test.each<[string, string, object]>([
  ['a country', '/api/shipping-request', { ...question, country: `${'x'.repeat(79)}🪑` }],
  ['a name', '/api/buy-in-mail', { ...enquiry, firstName: `${'x'.repeat(79)}🪑` }],
])('%s whose last letter does not fit a subject whole is taken', async (_what, url, payload) => {
  expect((await post(url, payload)).statusCode).toBe(200);
});

test('a message keeps its lines', async () => {
  expect((await post('/api/shipping-request', { ...question, message: 'Zeile\nzwei' })).statusCode).toBe(200);
});

test('a body that nests a hundred thousand deep is refused', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect((await post('/api/buy-in-mail', `{"firstName":${deep}}`)).statusCode).toBe(400);
  expect((await post('/api/subscribe', deep)).statusCode).toBe(400);
});
