import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aPasskey } from './a-passkey.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  browserWith,
  callAdmin,
  cookieNamed,
  firstOwner,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  pass(0);
  await sql`truncate staff, login_attempts, outbox, known_devices cascade`.execute(queries(shop.shop.db));
  owner = await firstOwner(shop);
});

const pass = (minutes: number) => shop.setNow(new Date(testNow.getTime() + minutes * 60_000));
type Answer = Awaited<ReturnType<typeof callAdmin>>;
type Passkey = ReturnType<typeof aPasskey>;
type How = Parameters<Passkey['show']>[1];
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const challengeOf = (answer: Answer) => answer.json<{ challenge: string }>().challenge;

async function add(browser = owner, key = aPasskey(), name = 'Handy'): Promise<Passkey> {
  const options = await browser.call('POST', '/second-factor/passkey-options', { name: 'Handy' });
  const added = await browser.call('POST', '/second-factor/passkeys', {
    name,
    response: key.make(challengeOf(options)),
  });
  expect(added.statusCode, added.body).toBe(200);
  return key;
}

const logIn = (email = ownerEmail) =>
  callAdmin(shop, 'POST', '/login', { payload: { email, password: staffPassword } });

/** Asks for a login by passkey, alone or as the second step of one. */
async function ask(step = ''): Promise<{ challenge: string; cookie: string }> {
  const options = await callAdmin(shop, 'POST', '/login/passkey-options', { payload: {}, cookie: step });
  expect(options.statusCode).toBe(200);
  return { challenge: challengeOf(options), cookie: cookieNamed(options, 'wmk_staff_login') };
}

const show = (key: Passkey, { challenge, cookie }: { challenge: string; cookie: string }, how: How = {}) =>
  callAdmin(shop, 'POST', '/login/passkey', { payload: key.show(challenge, how), cookie });

describe('a passkey that is added', () => {
  test('makes the password a first step, and brings recovery codes', async () => {
    const options = await owner.call('POST', '/second-factor/passkey-options', { name: 'Handy' });
    const response = aPasskey().make(challengeOf(options));
    const added = await owner.call('POST', '/second-factor/passkeys', { name: 'Handy', response });
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await logIn()).json()).toEqual({ methods: ['passkey', 'recovery'] });
    // The same answer once more: its challenge is used up.
    const again = await owner.call('POST', '/second-factor/passkeys', { name: 'Handy', response });
    expect(codeOf(again)).toEqual([422, 'passkey-refused']);
  });

  test.each([
    ['for another site', { origin: 'https://wmk.example.evil.example' }, aPasskey()],
    ['by another name of the site', {}, aPasskey('evil.example')],
  ])('is refused when it was made %s', async (_what, how, key) => {
    const options = await owner.call('POST', '/second-factor/passkey-options', { name: 'Handy' });
    const added = await owner.call('POST', '/second-factor/passkeys', {
      name: 'Handy',
      response: key.make(challengeOf(options), how),
    });
    expect(codeOf(added)).toEqual([422, 'passkey-refused']);
    expect((await logIn()).statusCode).toBe(200);
  });

  test.each(['', 'x'.repeat(61)])('is not asked of the device under the name %j', async (name) => {
    const answer = await owner.call('POST', '/second-factor/passkey-options', { name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ field: 'name' }] });
  });

  test('is named, listed with its use, and removed by its owner alone', async () => {
    await add(owner, aPasskey(), 'Handy');
    pass(1);
    await add(owner, aPasskey(), 'Schlüssel');
    const other = await staffWithRole(shop, owner, 'office');
    const { passkeys } = (await owner.call('GET', '/second-factor')).json<{ passkeys: { id: string }[] }>();
    const path = `/second-factor/passkeys/${passkeys[0]?.id ?? ''}`;
    expect(codeOf(await other.call('DELETE', path))).toEqual([404, 'record-not-found']);
    expect(codeOf(await other.call('PATCH', path, { name: 'Meins' }))).toEqual([404, 'record-not-found']);
    expect((await owner.call('PATCH', path, { name: 'Diensthandy' })).statusCode).toBe(200);
    expect((await owner.call('GET', '/second-factor')).json()).toMatchObject({
      passkeys: [{ name: 'Diensthandy', lastUsedAt: null }, { name: 'Schlüssel' }],
      recoveryCodes: 10,
    });
    for (const { id } of passkeys) {
      expect((await owner.call('DELETE', `/second-factor/passkeys/${id}`)).statusCode).toBe(200);
    }
    expect((await owner.call('GET', '/second-factor')).json()).toMatchObject({ recoveryCodes: 0 });
    expect((await logIn()).statusCode).toBe(200);
  });
});

test('a key with the longest id that there is can be named and removed', async () => {
  const { id } = await add(owner, aPasskey('wmk.example', 1023));
  const path = `/second-factor/passkeys/${id}`;
  expect((await owner.call('PATCH', path, { name: 'Schlüsselbund' })).statusCode).toBe(200);
  expect((await owner.call('DELETE', path)).statusCode).toBe(200);
});

describe('a login by passkey', () => {
  test('needs no password where the key has asked for a finger, a face or a PIN', async () => {
    const key = await add();
    const asked = await ask();
    const done = await show(key, asked);
    expect(done.json()).toMatchObject({ email: ownerEmail });
    expect((await browserWith(shop, cookieNamed(done, 'wmk_staff')).call('GET', '/me')).statusCode).toBe(200);
    expect(codeOf(await show(key, asked))).toEqual([401, 'login-step-over']);
    expect(codeOf(await show(key, await ask(), { isVerified: false }))).toEqual([422, 'passkey-refused']);
  });

  test('that was begun and left is forgotten once it is over: anybody may begin one', async () => {
    const kept = async () =>
      (await sql`select from staff_login_steps`.execute(queries(shop.shop.db))).rows.length;
    await ask();
    await ask();
    const open = await kept();
    pass(6);
    await ask();
    expect([open, await kept()]).toEqual([2, 1]);
    pass(12);
    await shop.shop.staff.forgetLogins();
    expect(await kept()).toBe(0);
  });

  test('after the password needs the key of the same person, in the same browser, within five minutes', async () => {
    const key = await add();
    const other = await staffWithRole(shop, owner, 'office');
    const theirs = await add(other);
    const step = async () => cookieNamed(await logIn(), 'wmk_staff_login');
    const asked = await ask(await step());
    expect(codeOf(await show(theirs, asked))).toEqual([422, 'passkey-refused']);
    expect(codeOf(await show(key, { ...asked, cookie: '' }))).toEqual([401, 'login-step-over']);
    expect((await show(key, asked, { isVerified: false })).json()).toMatchObject({ email: ownerEmail });
    const slow = await ask(await step());
    pass(5);
    expect(codeOf(await show(key, slow))).toEqual([401, 'login-step-over']);
  });

  test.each([
    ['the challenge of another login', async () => ({ challenge: (await ask()).challenge, how: {} })],
    ['another site', async () => ({ challenge: null, how: { origin: 'https://evil.example' } })],
  ])('is refused with %s', async (_what, change) => {
    const key = await add();
    const { challenge, how } = await change();
    const asked = await ask();
    const answer = await show(key, { ...asked, challenge: challenge ?? asked.challenge }, how);
    expect(codeOf(answer)).toEqual([422, 'passkey-refused']);
  });

  test('is refused with a key that was copied: its counter goes back', async () => {
    const key = await add();
    expect((await show(key, await ask(), { counter: 7 })).statusCode).toBe(200);
    expect(codeOf(await show(key, await ask(), { counter: 7 }))).toEqual([422, 'passkey-refused']);
    expect((await show(key, await ask(), { counter: 8 })).statusCode).toBe(200);
  });

  test('is refused to who may not log in any more', async () => {
    const member = await staffWithRole(shop, owner, 'office');
    const key = await add(member);
    const asked = await ask();
    expect((await owner.call('PATCH', `/staff/${member.id}`, { active: false })).statusCode).toBe(200);
    expect(codeOf(await show(key, asked))).toEqual([422, 'passkey-refused']);
  });
});

test('a passkey instead of the password lets what is dangerous go on', async () => {
  const key = await add();
  pass(11);
  const renew = () => owner.call('POST', '/second-factor/recovery-codes', {});
  expect(codeOf(await renew())).toEqual([403, 'fresh-login-needed']);
  const prove = async (how: How) => {
    const options = await owner.call('POST', '/proof/passkey-options', {});
    return owner.call('POST', '/proof/passkey', key.show(challengeOf(options), how));
  };
  expect(codeOf(await prove({ isVerified: false }))).toEqual([422, 'passkey-refused']);
  expect(codeOf(await renew())).toEqual([403, 'fresh-login-needed']);
  expect((await prove({})).statusCode).toBe(200);
  expect((await renew()).statusCode).toBe(200);
});
