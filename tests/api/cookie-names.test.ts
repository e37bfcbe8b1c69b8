import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { cookieNamed, firstOwner, ownerEmail, staffPassword } from './staff-login.ts';

let shop: TestShop;
let plain: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  plain = await openTestShop({ PUBLIC_URL: 'http://localhost:3000' });
  for (const one of [shop, plain]) {
    await firstOwner(one);
    await post(one, '/api/signup', customer);
  }
});
afterAll(async () => {
  await shop.close();
  await plain.close();
});

const customer = { name: 'Ada Probe', email: 'kundin@example.org', phone: '1', password: staffPassword };

const post = ({ app }: TestShop, url: string, payload: object | undefined, cookie = '') =>
  app.inject({
    method: 'POST',
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: cookie === '' ? {} : { cookie },
  });
const me = ({ app }: TestShop, cookie: string) =>
  app.inject({ url: '/api/admin/me', headers: { cookie } }).then(({ statusCode }) => statusCode);
const setBy = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);
const customerLogin = (one: TestShop, cookie = '') =>
  post(one, '/api/login', { email: customer.email, password: staffPassword }, cookie);
const staffLogin = (one: TestShop, cookie = '') =>
  post(one, '/api/admin/login', { email: ownerEmail, password: staffPassword }, cookie);
/** The cookie's name in an earlier version. */
const formerly = (cookie: string) => cookie.replace('__Secure-', '');

describe('on https', () => {
  test('every cookie has the prefix that browsers take from TLS alone, and keeps its path', async () => {
    for (const answer of [await customerLogin(shop), await staffLogin(shop)]) {
      const kept = setBy(answer).filter((cookie) => !cookie.includes('=;'));
      expect(kept).toHaveLength(2);
      for (const cookie of kept)
        expect(cookie).toMatch(/^__Secure-wmk_\w+=[\w-]{43};.*Path=\/api\/.*; Secure/);
    }
  });

  test('a customer’s login of before ends cleanly, and the next one works', async () => {
    const cookie = cookieNamed(await customerLogin(shop), 'wmk_refresh');
    const refused = await post(shop, '/api/refresh-token', undefined, formerly(cookie));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'session-over']);
    const cleared = setBy(refused).map((one) => one.slice(0, one.indexOf(';')));
    expect(cleared).toEqual(['__Secure-wmk_refresh=', 'wmk_refresh=']);
    const next = cookieNamed(await customerLogin(shop, formerly(cookie)), 'wmk_refresh');
    expect((await post(shop, '/api/refresh-token', undefined, next)).statusCode).toBe(200);
  });

  test('a login of staff of before ends cleanly, and the next one works', async () => {
    const cookie = cookieNamed(await staffLogin(shop), 'wmk_staff');
    expect([await me(shop, cookie), await me(shop, formerly(cookie))]).toEqual([200, 401]);
    const next = cookieNamed(await staffLogin(shop, formerly(cookie)), 'wmk_staff');
    expect(await me(shop, `${formerly(cookie)}; ${next}`)).toBe(200);
    const out = await post(shop, '/api/admin/logout', {}, next);
    expect(setBy(out).map((one) => one.slice(0, one.indexOf(';')))).toEqual([
      '__Secure-wmk_staff=',
      'wmk_staff=',
    ]);
  });

  test('a browser cannot be made a known one by a cookie without the prefix', async () => {
    const known = cookieNamed(await customerLogin(shop), 'wmk_device');
    const told = async (cookie: string) => {
      await sql`truncate outbox`.execute(queries(shop.shop.db));
      await customerLogin(shop, cookie);
      const mails = await sql`select 1 from outbox where job = 'send-mail'`.execute(queries(shop.shop.db));
      return mails.rows.length;
    };
    expect(await told(known)).toBe(0);
    expect(await told(formerly(known))).toBe(1);
  });
});

test('without TLS, on one’s own machine, logins work by the plain names', async () => {
  const staff = await staffLogin(plain);
  const refresh = cookieNamed(await customerLogin(plain), 'wmk_refresh');
  for (const cookie of setBy(staff)) expect(cookie).not.toMatch(/__Secure-|; Secure/);
  expect(await me(plain, cookieNamed(staff, 'wmk_staff'))).toBe(200);
  expect((await post(plain, '/api/refresh-token', undefined, refresh)).statusCode).toBe(200);
});
