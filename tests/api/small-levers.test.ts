import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

// Requests that cost the shop more than the client.
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

test('however often somebody asks whether the shop is ready, the database is asked once a second', async () => {
  const { db } = shop.shop;
  let asked = 0;
  Object.defineProperty(shop.shop, 'db', {
    get: () => {
      asked += 1;
      return db;
    },
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.app.inject('/health/ready')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toBe(1);
});

test('a sitemap that could not be made is made when it is asked for again', async () => {
  const { content } = shop.shop;
  const { companyData } = content;
  content.companyData = () => Promise.reject(new Error('the database was away'));
  expect((await shop.app.inject('/sitemaps/pages.xml')).statusCode).toBe(500);
  content.companyData = companyData;
  const { statusCode, body } = await shop.app.inject('/sitemaps/pages.xml');
  expect([statusCode, body.includes('/faq</loc>')]).toEqual([200, true]);
});

test('a session is renewed as often as browsers need it, and not 600 times a minute', async () => {
  const { email } = await aCustomer(shop);
  const login = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: 'Vier alte Stühle' },
  });
  let cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const codes: number[] = [];
  for (let time = 0; time < 70; time += 1) {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/refresh-token', headers: { cookie } });
    codes.push(answer.statusCode);
    if (answer.statusCode === 200) cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
});
