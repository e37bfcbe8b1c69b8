import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

// Requests that a page on another site can make a visitor's browser send, and their possible effects.
let shop: TestShop;
const eve = { email: 'eve@boese.example', password };
beforeAll(async () => {
  shop = await openTestShop();
  await post('/signup', { name: 'Eve', phone: '1', ...eve }, { origin: 'https://wmk.example' });
});
afterAll(() => shop.close());

const post = (path: string, payload: object | string, headers: Record<string, string>) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const form = (values: Record<string, string>) => new URLSearchParams(values).toString();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const someoneNew = { name: 'Eve', phone: '1', email: 'neu@boese.example', password };

describe.each([
  ['/login', eve],
  ['/signup', someoneNew],
] as const)('%s', (path, values) => {
  test.each([
    ['says where it comes from', { origin: 'https://boese.example' }],
    ['hides it', { origin: 'null' }],
    ['leaves it out', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a name beside the shop’s', { 'sec-fetch-site': 'same-site' }],
    ['asks for the shop under its own name', { origin: 'https://boese.example', host: 'boese.example' }],
    ['has the shop’s name without TLS', { origin: 'http://wmk.example', host: 'wmk.example' }],
  ])('logs nobody in by a page elsewhere that %s', async (_how, headers) => {
    for (const [body, type] of [
      [form(values), formType],
      [values, {}],
      [JSON.stringify(values), { 'content-type': 'text/plain' }],
    ] as const) {
      const answer = await post(path, body, { ...headers, ...type });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'origin-refused' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('refuses plain forms from any sender', async () => {
    const answer = await post(path, form(values), formType);
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test('accepts logins from the shop’s own pages, and from clients other than browsers', async () => {
  const own = { origin: 'https://wmk.example', 'sec-fetch-site': 'same-origin' };
  for (const headers of [own, {}]) {
    const answer = await post('/login', eve, headers);
    expect([answer.statusCode, String(answer.headers['set-cookie']).split('=')[0]]).toEqual([
      200,
      '__Secure-wmk_refresh',
    ]);
  }
});
