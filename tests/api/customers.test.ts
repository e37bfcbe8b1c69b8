import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { clientKeys } from '../../src/platform/http/client-keys.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { attemptsKeyOf, tokenIn } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

const password = 'Vier alte Stühle';
let shop: TestShop;
let people = 0;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`delete from login_attempts`.execute(queries(shop.shop.db));
  await sql`delete from outbox`.execute(queries(shop.shop.db));
});

interface Call {
  readonly token?: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly from?: string;
}

const post = (path: string, payload: object | undefined, { token, cookie, origin, from }: Call = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
    },
  });
type Answer = Awaited<ReturnType<typeof post>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const tokenOf = (answer: Answer) => answer.json<{ token: string }>().token;
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const profile = (token: string) =>
  shop.app.inject({ url: '/api/account/profile', headers: { authorization: `Bearer ${token}` } });

async function signedUp(): Promise<{ email: string; answer: Answer }> {
  people += 1;
  const email = `kundin-${people}@example.org`;
  const signup = { name: 'Ada Beispiel', email, phone: '030 23125 001', password };
  // Each from its own address, because the number of new accounts per address and hour is limited.
  const answer = await post('/signup', signup, { from: `198.51.100.${people}` });
  expect(answer.statusCode).toBe(200);
  return { email, answer };
}

const pass = (minutes: number) => shop.setNow(new Date(testNow.getTime() + minutes * 60_000));

describe('an account', () => {
  test('is opened, and its owner logs in with any spelling of the address', async () => {
    const { email, answer } = await signedUp();
    const user = { name: 'Ada Beispiel', email_address: email, phone_number: '+49 30 23125001' };
    expect(answer.json()).toMatchObject({ user });
    const login = await post('/login', { email: ` ${email.toUpperCase()} `, password });
    expect(login.json()).toMatchObject({ user });
    expect((await profile(tokenOf(login))).json()).toMatchObject(user);
    const cookie = String(login.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api/refresh-token']) {
      expect(cookie).toContain(part);
    }
    const kept = await sql`select * from customers, customer_tokens`.execute(queries(shop.shop.db));
    const text = JSON.stringify(kept.rows);
    expect([text.includes(password), text.includes(tokenOf(login))]).toEqual([false, false]);
  });

  test('exists once for an address', async () => {
    const { email } = await signedUp();
    const again = { name: 'Eve', email: email.toUpperCase(), phone: '1', password };
    expect(codeOf(await post('/signup', again))).toEqual([409, 'email-taken']);
  });

  test.each([
    ['kurz', 'mindestens 8 Zeichen'],
    ['Password1', 'sehr viele Menschen'],
    ['neu@example.org', 'fast nur aus Ihrem Namen'],
    ['WMK-Möbel-24', 'fast nur aus Namen unseres Shops'],
  ])('is not opened with the password %s', async (weak, message) => {
    const answer = await post('/signup', {
      name: 'Neu',
      email: 'neu@example.org',
      phone: '1',
      password: weak,
    });
    expect(codeOf(answer)).toEqual([400, 'password-refused']);
    expect(answer.json<{ issues: unknown[] }>().issues).toMatchObject([
      { field: 'password', message: expect.stringContaining(message) as string },
    ]);
  });
});

test.each([
  ['030 23125000 / 0171 1234567', 'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze'],
  ['+33 030 23125000', 'Eine Telefonnummer dieses Landes'],
])('an account is not opened with %s for a telephone number', async (phone, said) => {
  const answer = await post('/signup', { name: 'Neu', email: 'nummer@example.org', phone, password });
  const message: unknown = expect.stringContaining(said);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { issues: [{ field: 'phone', message }] }]);
});

describe('logging in', () => {
  test('never tells whether the address or the password is wrong', async () => {
    const { email } = await signedUp();
    const wrong = await post('/login', { email, password: 'falsch falsch' });
    const unknown = await post('/login', { email: 'niemand@example.org', password });
    expect(codeOf(wrong)).toEqual([401, 'login-refused']);
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('is refused after eight wrong passwords, for a quarter of an hour, there and not at home', async () => {
    const { email } = await signedUp();
    expect((await post('/login', { email, password }, { from: '192.0.2.1' })).statusCode).toBe(200);
    const there = await clientKeys(shop.shop.db, 'login', '192.0.2.66');
    await sql`
      insert into login_attempts (email_key, client_key, at, succeeded)
      select ${await attemptsKeyOf(shop, email)}, ${there.line}, ${testNow}, false from generate_series(1, 8)
    `.execute(queries(shop.shop.db));
    const guess = (from: string) => post('/login', { email, password }, { from });
    expect(codeOf(await guess('192.0.2.66'))).toEqual([429, 'too-many-logins']);
    expect((await guess('192.0.2.1')).statusCode).toBe(200);
    pass(4);
    const later = await guess('192.0.2.66');
    expect(later.headers['retry-after']).toBe(String(11 * 60));
    expect(later.json<{ message: string }>().message).toContain('Bitte warten Sie 11 Minuten');
    pass(16);
    expect((await guess('192.0.2.66')).statusCode).toBe(200);
  });

  test.each([
    ['in a row', 8],
    ['at once', 30],
  ])('with guessed passwords %s, no more than eight are looked at', async (how, count) => {
    const { email } = await signedUp();
    const from = { from: `192.0.2.${100 + count}` };
    const guess = (word: string) => post('/login', { email, password: word }, from);
    const words = Array.from({ length: count }, (_, index) => `geraten ${index}`);
    const answers =
      how === 'at once'
        ? await Promise.all(words.map(guess))
        : await words.reduce<Promise<Answer[]>>(
            async (before, word) => [...(await before), await guess(word)],
            Promise.resolve([]),
          );
    const lookedAt = answers.filter(({ statusCode }) => statusCode === 401);
    expect(lookedAt.length).toBeLessThanOrEqual(8);
    if (how === 'in a row') {
      expect(lookedAt.length).toBe(8);
      expect(codeOf(await guess(password))).toEqual([429, 'too-many-logins']);
    }
  });

  test('an owner whose account is guessed from everywhere gets in by a mailed link, where they are', async () => {
    const { email } = await signedUp();
    await sql`
      insert into login_attempts (email_key, client_key, at, succeeded)
      select ${await attemptsKeyOf(shop, email)}, 'botnet-' || n, ${testNow}, false from generate_series(1, 500) n
    `.execute(queries(shop.shop.db));
    const there = { from: '192.0.2.80' };
    const refused = await post('/login', { email, password }, there);
    expect(refused.json<{ message: string }>().message).toContain('60 Minuten oder legen Sie ein neues');
    await post('/forgot-password', { email }, there);
    const { rows } = await sql<{
      payload: Mail;
    }>`select payload from outbox order by id desc limit 1`.execute(queries(shop.shop.db));
    const token = /token=([\w-]+)/.exec(JSON.stringify(rows[0]?.payload))?.[1];
    const next = 'Neun neue Nägel';
    expect((await post('/reset-password', { token, password: next }, there)).statusCode).toBe(200);
    expect((await post('/login', { email, password: next }, there)).statusCode).toBe(200);
    // Others are still slowed down.
    expect(codeOf(await post('/login', { email, password: next }, { from: '192.0.2.81' }))).toEqual([
      429,
      'too-many-logins',
    ]);
  });
});

describe('a session', () => {
  test('goes on by its cookie; the old access token ends after a quarter of an hour', async () => {
    const { answer } = await signedUp();
    pass(16);
    expect((await profile(tokenOf(answer))).statusCode).toBe(401);
    const renewed = await post('/refresh-token', undefined, { cookie: cookieOf(answer) });
    expect((await profile(tokenOf(renewed))).statusCode).toBe(200);
    expect(cookieOf(renewed)).not.toBe(cookieOf(answer));
  });

  test('ends for both when its cookie is used again later: it was stolen', async () => {
    const { answer } = await signedUp();
    const renewed = await post('/refresh-token', undefined, { cookie: cookieOf(answer) });
    expect((await post('/refresh-token', undefined, { cookie: cookieOf(answer) })).statusCode).toBe(200);
    pass(5);
    const stolen = await post('/refresh-token', undefined, { cookie: cookieOf(answer) });
    expect(codeOf(stolen)).toEqual([401, 'session-over']);
    expect((await profile(tokenOf(renewed))).statusCode).toBe(401);
    expect((await post('/refresh-token', undefined, { cookie: cookieOf(renewed) })).statusCode).toBe(401);
  });

  test('ends for both when two who used one cookie at the same moment both go on', async () => {
    const { answer } = await signedUp();
    const shown = cookieOf(answer);
    const [own, thiefs] = [
      await post('/refresh-token', undefined, { cookie: shown }),
      await post('/refresh-token', undefined, { cookie: shown }),
    ];
    pass(10);
    const goneOn = await post('/refresh-token', undefined, { cookie: cookieOf(thiefs) });
    expect(goneOn.statusCode).toBe(200);
    pass(11);
    const noticed = await post('/refresh-token', undefined, { cookie: cookieOf(own) });
    expect(codeOf(noticed)).toEqual([401, 'session-over']);
    expect((await profile(tokenOf(goneOn))).statusCode).toBe(401);
    const ended = await post('/refresh-token', undefined, { cookie: cookieOf(goneOn) });
    expect(ended.statusCode).toBe(401);
  });

  test('goes on for two tabs that used one cookie at the same moment', async () => {
    const { answer } = await signedUp();
    const shown = cookieOf(answer);
    await post('/refresh-token', undefined, { cookie: shown });
    let cookie = cookieOf(await post('/refresh-token', undefined, { cookie: shown }));
    for (const minutes of [10, 20]) {
      pass(minutes);
      const renewed = await post('/refresh-token', undefined, { cookie });
      expect(renewed.statusCode).toBe(200);
      cookie = cookieOf(renewed);
    }
  });

  test('is not renewed by another page, nor by an access token', async () => {
    const { answer } = await signedUp();
    const other = await post('/refresh-token', undefined, {
      cookie: cookieOf(answer),
      origin: 'https://boese.example',
    });
    expect(codeOf(other)).toEqual([403, 'origin-refused']);
    const swapped = await post('/refresh-token', undefined, {
      cookie: `__Secure-wmk_refresh=${tokenOf(answer)}`,
    });
    expect(swapped.statusCode).toBe(401);
    const refresh = cookieOf(answer).replace('__Secure-wmk_refresh=', '');
    expect((await profile(refresh)).statusCode).toBe(401);
  });

  test('ends with logging out, here or everywhere', async () => {
    const { email, answer } = await signedUp();
    const [second, third] = [
      await post('/login', { email, password }),
      await post('/login', { email, password }),
    ];
    await post('/logout', {}, { token: tokenOf(answer) });
    expect((await profile(tokenOf(answer))).statusCode).toBe(401);
    expect((await profile(tokenOf(second))).statusCode).toBe(200);
    await post('/account/sessions/removal', {}, { token: tokenOf(second) });
    expect((await profile(tokenOf(third))).statusCode).toBe(401);
    expect((await post('/refresh-token', undefined, { cookie: cookieOf(third) })).statusCode).toBe(401);
  });

  test('ends with logging out, also when the access token has had its time', async () => {
    const { answer } = await signedUp();
    pass(16);
    await post('/logout', {}, { token: tokenOf(answer) });
    expect((await post('/refresh-token', undefined, { cookie: cookieOf(answer) })).statusCode).toBe(401);
  });

  test.each([undefined, 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`])(
    'is nobody’s with %s',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await shop.app.inject({ url: '/api/account/profile', headers })).statusCode).toBe(401);
    },
  );
});

describe('a forgotten password', () => {
  async function link(email: string): Promise<string | undefined> {
    await post('/forgot-password', { email });
    const { rows } = await sql<{
      payload: Mail;
    }>`select payload from outbox order by id desc limit 1`.execute(queries(shop.shop.db));
    return rows[0] === undefined ? undefined : tokenIn(rows[0].payload);
  }

  test('is replaced by a link, once, and everybody is logged out', async () => {
    const { email, answer } = await signedUp();
    const token = await link(email);
    const next = 'Neun neue Nägel';
    expect((await post('/reset-password', { token, password: next })).statusCode).toBe(200);
    expect((await profile(tokenOf(answer))).statusCode).toBe(401);
    expect((await post('/login', { email, password })).statusCode).toBe(401);
    expect((await post('/login', { email, password: next })).statusCode).toBe(200);
    expect(codeOf(await post('/reset-password', { token, password }))).toEqual([410, 'mail-link-expired']);
  });

  test('keeps its link when the new one is too weak, and loses it after an hour', async () => {
    const { email } = await signedUp();
    const token = await link(email);
    expect(codeOf(await post('/reset-password', { token, password: 'kurz' }))).toEqual([
      400,
      'password-refused',
    ]);
    pass(61);
    expect(codeOf(await post('/reset-password', { token, password: 'Neun neue Nägel' }))).toEqual([
      410,
      'mail-link-expired',
    ]);
  });

  test('of an account used in English leads to an English page', async () => {
    const { email } = await signedUp();
    const login = { email, password };
    const headers = { 'content-language': 'en' };
    await shop.app.inject({ method: 'POST', url: '/api/login', payload: login, headers });
    await post('/forgot-password', { email });
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox order by id desc`.execute(queries(shop.shop.db));
    expect(rows[0]?.payload).toMatchObject({ to: email, language: 'en', subject: 'Set a new password' });
    expect(JSON.stringify(rows[0])).toMatch(/\/en\/passwort-neu#token=/);
  });

  test('says the same of an address that nobody knows, and sends nothing', async () => {
    const { email } = await signedUp();
    const known = await post('/forgot-password', { email });
    const { rows: before } = await sql`select from outbox`.execute(queries(shop.shop.db));
    const unknown = await post('/forgot-password', { email: 'niemand@example.org' });
    expect(unknown.json()).toEqual(known.json());
    const { rows: after } = await sql`select from outbox`.execute(queries(shop.shop.db));
    expect(after.length).toBe(before.length);
  });
});

test('what decides nothing any more is deleted', async () => {
  await signedUp();
  pass(400 * 24 * 60);
  await shop.shop.customers.forgetLogins();
  const { rows } = await sql`
    select (select count(*)::int from customer_tokens) as tokens, (select count(*)::int from customer_sessions) as sessions,
      (select count(*)::int from login_attempts) as attempts`.execute(queries(shop.shop.db));
  expect(rows).toEqual([{ tokens: 0, sessions: 0, attempts: 0 }]);
});
