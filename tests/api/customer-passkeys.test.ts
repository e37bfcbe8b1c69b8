import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aPasskey } from './a-passkey.ts';
import { aCustomer, anotherDevice, attemptsKeyOf, mailsTo, password } from './an-account.ts';
import { codeOf, customerPasskeyCalls, refused, tooLate } from './customer-passkey-calls.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { cookieNamed } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  pass(0);
  await sql`delete from login_attempts`.execute(queries(shop.shop.db));
});

const { pass, post, begin, finish, add, confirmAddress, asked, show, logIn, listOf, eventsOf } =
  customerPasskeyCalls(() => shop);

describe('a passkey that is added', () => {
  test('logs in without address and password, and its owner hears of it', async () => {
    const ada = await aCustomer(shop);
    await confirmAddress(ada);
    const key = await add(ada, aPasskey(), 'Adas Handy');
    expect((await mailsTo(shop, ada.email))[0]).toMatchObject({
      subject: 'Ihr Konto hat einen neuen Passkey',
      language: 'de',
    });
    expect(JSON.stringify((await mailsTo(shop, ada.email))[0])).toContain('„Adas Handy“');
    pass(1);
    const done = await logIn(key);
    expect(done.json()).toMatchObject({ user: { email_address: ada.email, name: 'Ada Beispiel' } });
    const { token } = done.json<{ token: string }>();
    const profile = await shop.app.inject({
      url: '/api/account/profile',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.json()).toMatchObject({ email_address: ada.email });
    const refresh = cookieNamed(done, 'wmk_refresh');
    expect((await post('/refresh-token', {}, { cookie: refresh })).statusCode).toBe(200);
    expect(await listOf(ada)).toEqual([
      {
        id: key.id,
        name: 'Adas Handy',
        createdAt: testNow.toISOString(),
        lastUsedAt: new Date(testNow.getTime() + 60_000).toISOString(),
      },
    ]);
    expect(await eventsOf(ada)).toEqual({ 'passkey-added': 1, login: 1 });
  });

  test('is one that a browser finds by itself, and that asks for a finger, a face or a PIN', async () => {
    const ada = await aCustomer(shop);
    const options = await begin(ada);
    expect(options.json()).toMatchObject({
      rp: { id: 'wmk.example' },
      user: { name: ada.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(codeOf(await finish(ada, options, aPasskey(), 'Handy', { isVerified: false }))).toEqual(refused);
  });

  test('takes the password ten minutes after the login, and then again for ten', async () => {
    const ada = await aCustomer(shop);
    pass(10);
    expect(codeOf(await begin(ada))).toEqual([403, 'fresh-login-needed']);
    const wrong = await begin(ada, { password: 'geraten' });
    expect(codeOf(wrong)).toEqual([403, 'password-wrong']);
    expect(wrong.json<{ issues: unknown[] }>().issues).toMatchObject([{ field: 'password' }]);
    expect((await begin(ada, { password })).statusCode).toBe(200);
    // The access token lives for a quarter of an hour.
    pass(14);
    expect((await begin(ada)).statusCode).toBe(200);
  });

  test.each(['', 'x'.repeat(61)])('is not asked of the device under the name %j', async (name) => {
    const ada = await aCustomer(shop);
    const answer = await begin(ada, { password, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ field: 'name' }] });
  });

  test('takes no password after a login by passkey', async () => {
    const ada = await aCustomer(shop);
    const key = await add(ada);
    pass(60);
    const { token } = (await logIn(key)).json<{ token: string }>();
    const again = await shop.app.inject({
      method: 'POST',
      url: '/api/account/passkeys/options',
      payload: { name: 'Handy' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.statusCode).toBe(200);
    // A browser that has this one already makes no second.
    expect(again.json()).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  });

  test.each([
    ['for another site', aPasskey(), { origin: 'https://wmk.example.evil.example' }],
    ['by another name of the site', aPasskey('evil.example'), {}],
  ])('is refused when it was made %s', async (_what, key, how) => {
    const ada = await aCustomer(shop);
    expect(codeOf(await finish(ada, await begin(ada), key, 'Handy', how))).toEqual(refused);
    expect(await listOf(ada)).toEqual([]);
  });

  test('is refused with a used challenge, another’s, or one of five minutes ago', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const options = await begin(ada);
    const key = aPasskey();
    expect((await finish(ada, options, key)).statusCode).toBe(200);
    expect(codeOf(await finish(ada, options, aPasskey()))).toEqual(tooLate);
    await begin(eve);
    expect(codeOf(await finish(eve, await begin(ada), aPasskey()))).toEqual(refused);
    // Somebody else's key, shown as one's own.
    expect(codeOf(await finish(eve, await begin(eve), key))).toEqual(refused);
    const slow = await begin(ada);
    pass(5);
    expect(codeOf(await finish(ada, slow, aPasskey()))).toEqual(tooLate);
  });

  test('may be the tenth, and no more', async () => {
    const ada = await aCustomer(shop);
    for (let made = 0; made < 9; made += 1) await add(ada);
    const [one, two] = [await begin(ada), await anotherDevice(shop, ada)];
    const beside = await begin(two);
    expect((await finish(ada, one, aPasskey())).statusCode).toBe(200);
    expect(codeOf(await finish(two, beside, aPasskey()))).toEqual([409, 'too-many-passkeys']);
    expect(codeOf(await begin(ada))).toEqual([409, 'too-many-passkeys']);
    expect(await listOf(ada)).toHaveLength(10);
  });
});

describe('the list of passkeys', () => {
  test('is its owner’s alone: others neither see, name nor remove what is in it', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    // The longest id that there is.
    const { id } = await add(ada, aPasskey('wmk.example', 1023));
    const none = [404, 'record-not-found'];
    expect(await listOf(eve)).toEqual([]);
    expect(codeOf(await eve.ask('PUT', `/account/passkeys/${id}`, { name: 'Meins' }))).toEqual(none);
    expect(codeOf(await eve.ask('POST', `/account/passkeys/${id}/removal`, { password }))).toEqual(none);
    expect((await shop.app.inject('/api/account/passkeys')).statusCode).toBe(401);
    expect((await ada.ask('PUT', `/account/passkeys/${id}`, { name: ' Tablet ' })).statusCode).toBe(200);
    expect(await listOf(ada)).toMatchObject([{ id, name: 'Tablet' }]);
    expect((await ada.ask('PUT', `/account/passkeys/${id}`, { name: ' ' })).statusCode).toBe(400);
  });

  test('is without what was removed, which logs in no more; its owner hears of it', async () => {
    const ada = await aCustomer(shop);
    const key = await add(ada);
    const removal = `/account/passkeys/${key.id}/removal`;
    pass(12);
    expect(codeOf(await ada.ask('POST', removal, {}))).toEqual([403, 'fresh-login-needed']);
    expect(codeOf(await ada.ask('POST', removal, { password: 'x' }))).toEqual([403, 'password-wrong']);
    const ready = await asked();
    expect((await ada.ask('POST', removal, { password })).statusCode).toBe(200);
    expect((await mailsTo(shop, ada.email))[0]?.subject).toBe('Ein Passkey Ihres Kontos wurde entfernt');
    expect(codeOf(await show(key, ready))).toEqual(refused);
    expect(await listOf(ada)).toEqual([]);
    expect(await eventsOf(ada)).toEqual({ 'passkey-added': 1, 'passkey-removed': 1, 'login-failed': 1 });
  });

  test('is in the export by name and days, and ends with the account', async () => {
    const ada = await aCustomer(shop);
    const key = await add(ada);
    const { data } = (await ada.ask('GET', '/account/export')).json<{ data: Record<string, unknown> }>();
    expect(data['passkeys']).toEqual([{ name: 'Handy', createdAt: testNow.toISOString(), lastUsedAt: null }]);
    expect((await ada.ask('POST', '/account/deletion', { password })).statusCode).toBe(200);
    expect(codeOf(await logIn(key))).toEqual(refused);
    const { rows } = await sql`select from customer_passkeys where id = ${key.id}`.execute(
      queries(shop.shop.db),
    );
    expect(rows).toEqual([]);
  });
});

describe('a login by passkey', () => {
  test('is refused without a finger, a face or a PIN, for another site, and with an unknown key', async () => {
    const ada = await aCustomer(shop);
    const key = await add(ada);
    expect(codeOf(await logIn(key, { isVerified: false }))).toEqual(refused);
    expect(codeOf(await logIn(key, { origin: 'https://evil.example' }))).toEqual(refused);
    expect(codeOf(await logIn(aPasskey()))).toEqual(refused);
    // They count like wrong passwords, at the account and in the security log.
    const { rows } = await sql`
      select succeeded from login_attempts where email_key = ${await attemptsKeyOf(shop, ada.email)} order by id
    `.execute(queries(shop.shop.db));
    const password = { succeeded: true };
    expect(rows).toEqual([password, { succeeded: false }, { succeeded: false }]);
    expect(await eventsOf(ada)).toEqual({ 'passkey-added': 1, 'login-failed': 2 });
  });

  test('is refused with the challenge of another attempt, a used one, or one of five minutes ago', async () => {
    const key = await add(await aCustomer(shop));
    const [one, two] = [await asked(), await asked()];
    expect(codeOf(await show(key, { token: one.token, challenge: two.challenge }))).toEqual(refused);
    // A token is used up by its first answer, whatever that was.
    expect(codeOf(await show(key, one))).toEqual(tooLate);
    expect((await show(key, two)).statusCode).toBe(200);
    expect(codeOf(await show(key, two))).toEqual(tooLate);
    const slow = await asked();
    pass(5);
    expect(codeOf(await show(key, slow))).toEqual(tooLate);
  });

  test('is refused with a key that was copied: its counter goes back', async () => {
    const key = await add(await aCustomer(shop));
    expect((await logIn(key, { counter: 7 })).statusCode).toBe(200);
    expect(codeOf(await logIn(key, { counter: 7 }))).toEqual(refused);
    expect((await logIn(key, { counter: 8 })).statusCode).toBe(200);
  });

  test('is refused to a page of another site', async () => {
    const key = await add(await aCustomer(shop));
    const origin = { origin: 'https://evil.example' };
    expect(codeOf(await post('/login/passkey-options', {}, origin))).toEqual([403, 'origin-refused']);
    expect(codeOf(await logIn(key, {}, origin))).toEqual([403, 'origin-refused']);
  });

  test('in a browser that was never logged in is told by mail, once', async () => {
    const ada = await aCustomer(shop);
    const key = await add(ada);
    const before = (await mailsTo(shop, ada.email)).length;
    const done = await logIn(key);
    const [mail] = await mailsTo(shop, ada.email);
    expect(mail?.subject).toBe('Neue Anmeldung in Ihrem Konto');
    await logIn(key, {}, { cookie: cookieNamed(done, 'wmk_device') });
    expect(await mailsTo(shop, ada.email)).toHaveLength(before + 1);
  });

  test('asks for nobody’s address, and leaves nothing behind once it is over', async () => {
    const { options } = (await post('/login/passkey-options', {})).json<{ options: object }>();
    expect(options).toMatchObject({ rpId: 'wmk.example', userVerification: 'required' });
    expect((options as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
    const kept = async () =>
      (await sql`select from customer_login_challenges`.execute(queries(shop.shop.db))).rows.length;
    const open = await kept();
    pass(6);
    // Visits of the login page add up to what five minutes bring.
    await post('/login/passkey-options', {});
    expect([open > 0, await kept()]).toEqual([true, 1]);
    pass(12);
    await shop.shop.customers.forgetLogins();
    expect(await kept()).toBe(0);
  });
});
