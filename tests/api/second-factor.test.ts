import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  browserWith,
  callAdmin,
  cookieNamed,
  firstOwner,
  logInStaff,
  ownerEmail,
  setUpSecondFactor,
  shownCode,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on', SECOND_FACTOR: 'off' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  setNow(0);
  const q = queries(shop.shop.db);
  await sql`alter table audit_log disable trigger audit_log_never_emptied`.execute(q);
  await sql`truncate staff, login_rules, audit_log, login_attempts, outbox, known_devices cascade`.execute(q);
  await sql`alter table audit_log enable trigger audit_log_never_emptied`.execute(q);
  owner = await firstOwner(shop);
});

/** Minutes after the tests begin. */
let now = testNow;
const setNow = (minutes: number) => {
  now = new Date(testNow.getTime() + minutes * 60_000);
  shop.setNow(now);
};
type Answer = Awaited<ReturnType<typeof callAdmin>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const showCode = (secret: string, secondsLater = 0) =>
  shownCode(secret, new Date(now.getTime() + secondsLater * 1000));
const logIn = (email = ownerEmail, password = staffPassword) =>
  callAdmin(shop, 'POST', '/login', { payload: { email, password } });
const subjects = async () =>
  (
    await sql<{ subject: string }>`
      select payload ->> 'subject' as subject from outbox where job = 'send-mail' order by id`.execute(
      queries(shop.shop.db),
    )
  ).rows.map(({ subject }) => subject);

const setUp = (browser = owner) => setUpSecondFactor(browser, now);

async function half(): Promise<{ finish: (name: string, code: string) => Promise<Answer> }> {
  const begun = await logIn();
  expect(begun.statusCode).toBe(202);
  const cookie = cookieNamed(begun, 'wmk_staff_login');
  return { finish: (name, code) => callAdmin(shop, 'POST', `/login/${name}`, { payload: { code }, cookie }) };
}

describe('an app that shows codes', () => {
  test('counts once it has shown a code, and is kept encrypted', async () => {
    const begun = await owner.call('POST', '/second-factor/authenticator', {});
    const { secret, address, svg } = begun.json<{ secret: string; address: string; svg: string }>();
    expect(address).toContain(`secret=${secret}`);
    expect(address).toMatch(/^otpauth:\/\/totp\/wmk\.example:inhaberin%40example\.org\?/);
    expect(svg).toContain('<svg');
    expect((await logIn()).statusCode).toBe(200);
    const wrong = await owner.call('POST', '/second-factor/authenticator/confirmation', { code: '000000' });
    expect(codeOf(wrong)).toEqual([422, 'code-refused']);
    const right = { code: showCode(secret) };
    const confirmed = await owner.call('POST', '/second-factor/authenticator/confirmation', right);
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await owner.call('GET', '/second-factor')).json()).toEqual({
      authenticator: 'ready',
      recoveryCodes: 10,
      passkeys: [],
    });
    const kept = JSON.stringify(
      (await sql`select * from staff_authenticators, staff_recovery_codes`.execute(queries(shop.shop.db)))
        .rows,
    );
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
    expect(await subjects()).toContain('Ihre Anmeldung in der Verwaltung wurde geändert');
  });

  test('ends the sessions elsewhere', async () => {
    const elsewhere = await logInStaff(shop, ownerEmail, staffPassword);
    await setUp();
    expect((await elsewhere.call('GET', '/me')).statusCode).toBe(401);
    expect((await owner.call('GET', '/me')).statusCode).toBe(200);
  });

  test('may take a quarter of an hour to be set up', async () => {
    const { secret } = (await owner.call('POST', '/second-factor/authenticator', {})).json<{
      secret: string;
    }>();
    setNow(16);
    const prove = await owner.call('POST', '/proof', { password: staffPassword });
    expect(prove.statusCode).toBe(200);
    const late = await owner.call('POST', '/second-factor/authenticator/confirmation', {
      code: showCode(secret),
    });
    expect(codeOf(late)).toEqual([410, 'set-up-over']);
  });
});

describe('the second step of a login', () => {
  test('gives no access before it is done', async () => {
    const { secret } = await setUp();
    const begun = await logIn();
    expect(begun.statusCode).toBe(202);
    expect(begun.json()).toEqual({ methods: ['code', 'recovery'] });
    expect(String(begun.headers['set-cookie'])).not.toContain('wmk_staff=');
    const token = cookieNamed(begun, 'wmk_staff_login');
    for (const cookie of [token, token.replace('wmk_staff_login', 'wmk_staff')]) {
      expect((await browserWith(shop, cookie).call('GET', '/me')).statusCode).toBe(401);
    }
    setNow(1);
    const done = await callAdmin(shop, 'POST', '/login/code', {
      payload: { code: showCode(secret) },
      cookie: token,
    });
    expect(done.json()).toMatchObject({ email: ownerEmail });
    expect((await browserWith(shop, cookieNamed(done, 'wmk_staff')).call('GET', '/me')).statusCode).toBe(200);
  });

  test('takes a code once, and one half minute of drift', async () => {
    const { secret } = await setUp();
    // The code of the set-up was used.
    expect(codeOf(await (await half()).finish('code', showCode(secret)))).toEqual([422, 'code-refused']);
    setNow(2);
    expect(codeOf(await (await half()).finish('code', showCode(secret, -60)))).toEqual([422, 'code-refused']);
    const early = showCode(secret, 30);
    expect((await (await half()).finish('code', early)).statusCode).toBe(200);
    expect(codeOf(await (await half()).finish('code', early))).toEqual([422, 'code-refused']);
    // Nor the one before it, though it was never shown.
    expect(codeOf(await (await half()).finish('code', showCode(secret)))).toEqual([422, 'code-refused']);
    setNow(4);
    const spaced = showCode(secret).replace(/^(...)/, '$1 ');
    expect((await (await half()).finish('code', spaced)).statusCode).toBe(200);
  });

  test('of two at once with the same code one is let in', async () => {
    const { secret } = await setUp();
    setNow(2);
    const [one, other] = [await half(), await half()];
    const code = showCode(secret);
    const answers = await Promise.all([one.finish('code', code), other.finish('code', code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('is over after five minutes, after it was done, and with another password', async () => {
    const { secret } = await setUp();
    setNow(1);
    const slow = await half();
    setNow(6.1);
    expect(codeOf(await slow.finish('code', showCode(secret)))).toEqual([401, 'login-step-over']);
    const quick = await half();
    expect((await quick.finish('code', showCode(secret))).statusCode).toBe(200);
    setNow(7);
    expect(codeOf(await quick.finish('code', showCode(secret)))).toEqual([401, 'login-step-over']);
    const begun = await half();
    const change = { currentPassword: staffPassword, newPassword: 'Neun niedrige Nachttische' };
    expect((await owner.call('POST', '/password', change)).statusCode).toBe(200);
    expect(codeOf(await begun.finish('code', showCode(secret)))).toEqual([401, 'login-step-over']);
    expect(codeOf(await callAdmin(shop, 'POST', '/login/code', { payload: { code: '123456' } }))).toEqual([
      401,
      'login-step-over',
    ]);
  });

  test('is slowed down after five wrong codes, which are kept in the database', async () => {
    const { secret, recoveryCodes } = await setUp();
    setNow(1);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(codeOf(await (await half()).finish('code', '000000'))).toEqual([422, 'code-refused']);
    }
    const { finish } = await half();
    expect(codeOf(await finish('code', showCode(secret)))).toEqual([429, 'too-many-logins']);
    expect(codeOf(await finish('recovery-code', recoveryCodes[0] ?? ''))).toEqual([429, 'too-many-logins']);
    setNow(17);
    expect((await (await half()).finish('code', showCode(secret))).statusCode).toBe(200);
  });

  test('takes a recovery code once, however it is typed, and tells its owner', async () => {
    const { recoveryCodes } = await setUp();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect((await (await half()).finish('recovery-code', typed)).statusCode).toBe(200);
    expect(codeOf(await (await half()).finish('recovery-code', code))).toEqual([
      422,
      'recovery-code-refused',
    ]);
    expect((await owner.call('GET', '/second-factor')).json()).toMatchObject({ recoveryCodes: 9 });
    expect(await subjects()).toContain('Anmeldung mit einem Wiederherstellungscode');
    const renewed = await owner.call('POST', '/second-factor/recovery-codes', {});
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect(codeOf(await (await half()).finish('recovery-code', recoveryCodes[1] ?? ''))).toEqual([
      422,
      'recovery-code-refused',
    ]);
  });

  test('after a restore, whose backup has no key, a recovery code leads in', async () => {
    const { recoveryCodes } = await setUp();
    const { rows } = await sql<{ key: string }>`select key from hash_key`.execute(queries(shop.shop.db));
    await sql`update hash_key set key = 'another'`.execute(queries(shop.shop.db));
    try {
      expect((await logIn()).json()).toEqual({ methods: ['recovery'] });
      const done = await (await half()).finish('recovery-code', recoveryCodes[0] ?? '');
      expect(done.statusCode).toBe(200);
      const browser = browserWith(shop, cookieNamed(done, 'wmk_staff'));
      expect((await browser.call('GET', '/second-factor')).json()).toMatchObject({
        authenticator: 'unreadable',
      });
      await setUp(browser);
      expect((await logIn()).json()).toEqual({ methods: ['code', 'recovery'] });
    } finally {
      await sql`update hash_key set key = ${rows[0]?.key ?? ''}`.execute(queries(shop.shop.db));
    }
  });
});

describe('who has lost the second factor', () => {
  test('an owner takes it away, with a fresh password; the person hears of it', async () => {
    const member = await staffWithRole(shop, owner, 'office');
    const { recoveryCodes } = await setUp(member);
    const path = `/staff/${member.id}/second-factor-reset`;
    expect(codeOf(await member.call('POST', path, {}))).toEqual([403, 'right-missing']);
    setNow(11);
    expect(codeOf(await owner.call('POST', path, {}))).toEqual([403, 'fresh-login-needed']);
    expect((await owner.call('POST', '/proof', { password: staffPassword })).statusCode).toBe(200);
    expect((await owner.call('POST', path, {})).statusCode).toBe(200);
    expect((await member.call('GET', '/me')).statusCode).toBe(401);
    expect((await logIn(member.email)).statusCode).toBe(200);
    expect((await subjects()).slice(-2)).toContain('Ihre Anmeldung in der Verwaltung wurde geändert');
    const { rows } = await sql`
      select actor_name from audit_log where action = 'reset-second-factor'`.execute(queries(shop.shop.db));
    expect(rows).toEqual([{ actor_name: 'inhaberin' }]);
    expect(recoveryCodes).toHaveLength(10);
    const left = await sql`select * from staff_recovery_codes`.execute(queries(shop.shop.db));
    expect(left.rows).toEqual([]);
  });

  test('a sole owner gets a link on the machine', async () => {
    await setUp();
    const tokenOf = async (removes: boolean) =>
      /token=([\w-]+)/.exec((await shop.shop.staff.makeLink(ownerEmail, removes)) ?? '')?.[1];
    const password = 'Neun niedrige Nachttische';
    const reset = async (removes: boolean) =>
      callAdmin(shop, 'POST', '/reset-password', { payload: { token: await tokenOf(removes), password } });
    expect((await reset(false)).statusCode).toBe(200);
    expect((await logIn(ownerEmail, password)).statusCode).toBe(202);
    expect((await reset(true)).statusCode).toBe(200);
    expect((await logIn(ownerEmail, password)).statusCode).toBe(200);
  });
});

describe('in a public shop', () => {
  test('owner and office set it up before anything else', async () => {
    const strict = await openTestShop({ SECOND_FACTOR: 'on' });
    try {
      strict.setNow(now);
      const boss = await firstOwner(strict);
      expect((await boss.call('GET', '/me')).json()).toMatchObject({ secondFactorDue: true });
      for (const path of ['/orders', '/staff', '/pieces']) {
        expect(codeOf(await boss.call('GET', path))).toEqual([403, 'second-factor-due']);
      }
      expect(await strict.shop.staff.staffWithoutSecondFactor()).toEqual([
        { name: 'inhaberin', role: 'owner' },
      ]);
      await setUp(boss);
      expect((await boss.call('GET', '/me')).json()).toMatchObject({ secondFactorDue: false });
      expect((await boss.call('GET', '/staff')).statusCode).toBe(200);
      expect(await strict.shop.staff.staffWithoutSecondFactor()).toEqual([]);
      const writer = await staffWithRole(strict, boss, 'content');
      expect((await writer.call('GET', '/pieces')).statusCode).toBe(200);
      expect(await strict.shop.staff.staffWithoutSecondFactor()).toEqual([]);
      const office = await staffWithRole(strict, boss, 'office');
      expect(codeOf(await office.call('GET', '/orders'))).toEqual([403, 'second-factor-due']);
      expect(await strict.shop.staff.staffWithoutSecondFactor()).toEqual([
        { name: 'Person office', role: 'office' },
      ]);
    } finally {
      await strict.close();
    }
  });
});

describe('dangerous actions', () => {
  test.each([
    ['POST', '/staff', { email: 'neu@example.org', name: 'Neu', role: 'office' }],
    ['POST', '/second-factor/authenticator', {}],
    ['POST', '/second-factor/passkey-options', { name: 'Handy' }],
    ['DELETE', '/second-factor/authenticator', undefined],
    ['PATCH', '/login-rules/login-rules', { needPasswordAboveCents: 1, version: 1 }],
  ] as const)('%s %s asks for the password after ten minutes', async (method, path, payload) => {
    setNow(9.9);
    expect(codeOf(await owner.call(method, path, payload))[1]).not.toBe('fresh-login-needed');
    setNow(10);
    expect(codeOf(await owner.call(method, path, payload))).toEqual([403, 'fresh-login-needed']);
    const wrong = await owner.call('POST', '/proof', { password: 'falsch geraten' });
    expect(codeOf(wrong)).toEqual([403, 'password-wrong']);
    expect((await owner.call('POST', '/proof', { password: staffPassword })).statusCode).toBe(200);
    expect(codeOf(await owner.call(method, path, payload))[1]).not.toBe('fresh-login-needed');
  });

  test('reading and harmless actions go on', async () => {
    setNow(60);
    expect((await owner.call('GET', '/staff')).statusCode).toBe(200);
    const { version } = (await owner.call('GET', '/company/company')).json<{ version: string }>();
    const saved = await owner.call('PATCH', '/company/company', { phone: '030 12345 999', version });
    expect(saved.statusCode).toBe(200);
  });

  test('the owner sets the sum above which refunds are', async () => {
    const read = await owner.call('GET', '/login-rules/login-rules');
    expect(read.json()).toMatchObject({ needPasswordAboveCents: 50_000 });
    const { version } = read.json<{ version: number }>();
    const change = { needPasswordAboveCents: 20_000, version };
    expect((await owner.call('PATCH', '/login-rules/login-rules', change)).statusCode).toBe(200);
    expect(codeOf(await owner.call('PATCH', '/login-rules/login-rules', change))).toEqual([
      409,
      'record-changed',
    ]);
  });
});
