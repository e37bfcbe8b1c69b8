import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { hashOf } from '../../src/platform/secrets/secrets.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { cookieNamed, firstOwner, ownerEmail, staffPassword } from './staff-login.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`truncate staff, customers, login_attempts, outbox, known_devices, address_counts cascade`.execute(
    queries(shop.shop.db),
  );
});

const days = (count: number) => shop.setNow(new Date(testNow.getTime() + count * 86_400_000));
const mails = async () =>
  (
    await sql<{ payload: Mail }>`select payload from outbox where job = 'send-mail' order by id`.execute(
      queries(shop.shop.db),
    )
  ).rows.map(({ payload }) => payload);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

let requests = 0;
/** Each from its own address, unless the test gives one. */
function post(url: string, payload: object, { cookie = '', from = '', headers = {} } = {}) {
  requests += 1;
  return shop.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: from === '' ? `198.51.100.${requests % 250}` : from,
    headers: { 'user-agent': firefox, ...(cookie === '' ? {} : { cookie }), ...headers },
  });
}

const ways = [
  {
    who: 'a customer',
    cookie: 'wmk_device',
    path: 'Path=/api/login',
    login: '/api/login',
    email: 'kundin@example.org',
    subject: 'Neue Anmeldung in Ihrem Konto',
    open: () =>
      post('/api/signup', {
        name: 'Ada Probe',
        email: 'kundin@example.org',
        phone: '1',
        password: staffPassword,
      }),
  },
  {
    who: 'staff',
    cookie: 'wmk_staff_device',
    path: 'Path=/api/admin/login',
    login: '/api/admin/login',
    email: ownerEmail,
    subject: 'Neue Anmeldung in der Verwaltung',
    open: async () => {
      await firstOwner(shop);
      return logIn('/api/admin/login', ownerEmail);
    },
  },
];

const logIn = (url: string, email: string, more: Parameters<typeof post>[2] = {}, password = staffPassword) =>
  post(url, { email, password }, more);

describe.each(ways)('$who', ({ cookie: name, path, login, email, subject, open }) => {
  test('hears of a login in a browser that never logged in to the account, once', async () => {
    const opened = await open();
    const known = cookieNamed(opened, name);
    await sql`truncate outbox`.execute(queries(shop.shop.db));
    expect((await logIn(login, email, { cookie: known })).statusCode).toBe(200);
    expect(await mails()).toEqual([]);

    const strange = await logIn(login, email);
    expect(await mails()).toMatchObject([{ to: email, subject }]);
    const [mail] = await mails();
    expect(JSON.stringify(mail)).toContain('Firefox · Windows');
    expect(JSON.stringify(mail)).toContain('15. Juni 2026');
    expect((await logIn(login, email, { cookie: cookieNamed(strange, name) })).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('gets a cookie for logins alone, which is kept as a hash for a year', async () => {
    const opened = await open();
    const set = [opened.headers['set-cookie'] ?? []]
      .flat()
      .find((one) => one.startsWith(`__Secure-${name}=`));
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', `${path};`, 'Max-Age=31536000']) {
      expect(`${set ?? ''};`).toContain(part);
    }
    const token = cookieNamed(opened, name).split('=')[1] ?? '';
    const kept = await sql`select * from known_devices`.execute(queries(shop.shop.db));
    expect(token).toHaveLength(43);
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    await sql`truncate outbox`.execute(queries(shop.shop.db));
    days(366);
    await logIn(login, email, { cookie: cookieNamed(opened, name) });
    expect(await mails()).toMatchObject([{ subject }]);
    await shop.shop.customers.forgetLogins();
    const left = await sql`
      select * from known_devices where last_seen_at < ${testNow}::timestamptz + interval '1 day'
    `.execute(queries(shop.shop.db));
    expect(left.rows).toEqual([]);
  });

  test('does not choose the value of the cookie', async () => {
    await open();
    const chosen = `__Secure-${name}=${'a'.repeat(43)}`;
    const answer = await logIn(login, email, { cookie: chosen });
    expect(cookieNamed(answer, name)).not.toBe(chosen);
  });

  test('is not locked out by strangers where the browser is known, whatever its address', async () => {
    const known = cookieNamed(await open(), name);
    for (let guess = 0; guess < 60; guess += 1) {
      await logIn(login, email, { from: `203.0.113.${guess}` }, 'falsch geraten');
    }
    const stranger = await logIn(login, email, { from: '192.0.2.1' });
    expect(stranger.statusCode).toBe(429);
    const own = await logIn(login, email, { from: '192.0.2.2', cookie: known });
    expect(own.statusCode).toBe(200);
  });

  test('is slowed down in a known browser, too, from whatever addresses', async () => {
    const cookie = cookieNamed(await open(), name);
    for (let guess = 0; guess < 8; guess += 1) {
      const wrong = await logIn(login, email, { cookie }, 'falsch geraten');
      expect(wrong.statusCode).toBe(401);
    }
    expect((await logIn(login, email, { cookie })).statusCode).toBe(429);
  });
});

describe('two accounts of one browser', () => {
  const [one, other] = ['eins@example.org', 'zwei@example.org'];
  const wrong = 'falsch geraten';
  beforeEach(async () => {
    for (const email of [one, other]) {
      await post('/api/signup', { name: 'Ada Probe', email, phone: '1', password: staffPassword });
    }
  });
  const cookieOf = async (email: string, cookie = '') =>
    cookieNamed(await logIn('/api/login', email, { cookie }), 'wmk_device');

  test('are both known in it, and told of no login there', async () => {
    const cookie = await cookieOf(other, await cookieOf(one));
    const before = (await mails()).length;
    const both = await cookieOf(one, cookie);
    await cookieOf(other, both);
    expect(await mails()).toHaveLength(before);
  });

  test('do not lock each other out: who had the first one copies nothing of the second', async () => {
    const copied = await cookieOf(one);
    const cookie = await cookieOf(other, copied);
    for (let guess = 0; guess < 8; guess += 1) {
      expect((await logIn('/api/login', other, { cookie: copied }, wrong)).statusCode).toBe(401);
    }
    expect((await logIn('/api/login', other, { cookie })).statusCode).toBe(200);
  });

  test('do not hide logins from each other', async () => {
    const copied = await cookieOf(one);
    await cookieOf(other, copied);
    const before = (await mails()).length;
    await cookieOf(other, copied);
    expect(await mails()).toHaveLength(before + 1);
    expect((await mails()).at(-1)).toMatchObject({ to: other, subject: 'Neue Anmeldung in Ihrem Konto' });
  });

  test('have no use of a secret that an earlier version gave to both', async () => {
    const cookie = await cookieOf(one);
    await sql`
      insert into known_devices
      select 'customer ' || id, token_hash, ${testNow}, ${testNow} from known_devices, customers
      where email = ${other} and token_hash = ${hashOf(cookie.split('=')[1] ?? '')}
    `.execute(queries(shop.shop.db));
    const before = (await mails()).length;
    await cookieOf(other, cookie);
    await cookieOf(one, cookie);
    expect(await mails()).toHaveLength(before + 2);
  });

  test('are not more than five', async () => {
    let cookie = await cookieOf(one);
    for (let number = 0; number < 6; number += 1) {
      const email = `konto-${number}@example.org`;
      await post('/api/signup', { name: 'Ada Probe', email, phone: '1', password: staffPassword });
      cookie = await cookieOf(email, cookie);
    }
    expect(cookie.split('.')).toHaveLength(5);
    const before = (await mails()).length;
    await cookieOf('konto-5@example.org', cookie);
    expect(await mails()).toHaveLength(before);
  });
});

describe('a browser is forgotten', () => {
  test.each(ways)('for $who by a new password', async ({ open, login, email, cookie: name, subject }) => {
    const cookie = cookieNamed(await open(), name);
    const area = login.replace(/\/login$/, '');
    await post(`${area}/forgot-password`, { email });
    const token = /token=([\w-]+)/.exec(JSON.stringify((await mails()).at(-1)))?.[1];
    const password = 'Neun neue Nägel';
    expect((await post(`${area}/reset-password`, { token, password })).statusCode).toBe(200);
    await logIn(login, email, { cookie }, password);
    expect((await mails()).at(-1)).toMatchObject({ to: email, subject });
  });

  test('by the link that stops a change of address', async () => {
    const [customer] = ways;
    const cookie = cookieNamed((await customer?.open()) ?? { headers: {} }, 'wmk_device');
    const email = 'kundin@example.org';
    const { token } = (await logIn('/api/login', email, { cookie })).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const moved = { email: 'neu@example.org', password: staffPassword };
    await post('/api/account/email', moved, { headers });
    const stop = (await mails()).find(({ subject }) => subject.includes('soll eine andere'));
    const refused = await post('/api/account/email/refuse', {
      token: /token=([\w-]+)/.exec(JSON.stringify(stop))?.[1],
    });
    expect(refused.json()).toEqual({ locked: true });
    expect((await sql`select * from known_devices`.execute(queries(shop.shop.db))).rows).toEqual([]);
  });
});
