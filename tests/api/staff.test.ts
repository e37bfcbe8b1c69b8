import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { rightsOf } from '../../src/shared/staff/staff-roles.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  browserWith,
  callAdmin,
  cookieOf,
  firstOwner,
  logInStaff,
  mailedToken,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  const q = queries(shop.shop.db);
  // Only the owner of the table can do this; a public shop runs as a role that cannot.
  await sql`alter table audit_log disable trigger audit_log_never_emptied`.execute(q);
  await sql`truncate staff, audit_log, login_attempts, outbox, known_devices cascade`.execute(q);
  await sql`alter table audit_log enable trigger audit_log_never_emptied`.execute(q);
  owner = await firstOwner(shop);
});

const pass = (hours: number) => shop.setNow(new Date(testNow.getTime() + hours * 3_600_000));
type Answer = Awaited<ReturnType<typeof callAdmin>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const logIn = (email: string, password: string, from?: string) =>
  callAdmin(shop, 'POST', '/login', {
    payload: { email, password },
    ...(from === undefined ? {} : { from }),
  });
const audit = async () =>
  (
    await sql<{ action: string; actor_name: string; before: unknown; after: unknown }>`
      select action, actor_name, before, after from audit_log order by id`.execute(queries(shop.shop.db))
  ).rows;

describe('the first start', () => {
  test('creates the owner once', async () => {
    const again = await shop.shop.staff.createFirstOwner({ email: 'zweite@example.org', password: null });
    expect(again).toEqual({ ok: true, value: null });
    expect((await owner.call('GET', '/staff')).json()).toMatchObject({
      total: 1,
      items: [{ email: ownerEmail, role: 'owner', state: 'active' }],
    });
  });

  test('makes up a password that must be changed before anything else', async () => {
    await sql`truncate staff cascade`.execute(queries(shop.shop.db));
    const made = await shop.shop.staff.createFirstOwner({ email: ownerEmail, password: null });
    const password = (made.ok ? made.value?.oneTimePassword : null) ?? '';
    expect(password).toMatch(/^[\w-]{20}$/);
    const browser = await logInStaff(shop, ownerEmail, password);
    expect((await browser.call('GET', '/me')).json()).toMatchObject({ mustChangePassword: true });
    expect(codeOf(await browser.call('GET', '/staff'))).toEqual([403, 'password-change-due']);
    const change = { currentPassword: password, newPassword: staffPassword };
    expect((await browser.call('POST', '/password', change)).statusCode).toBe(200);
    expect((await browser.call('GET', '/me')).json()).toMatchObject({ mustChangePassword: false });
    expect((await browser.call('GET', '/staff')).statusCode).toBe(200);
  });

  test('the made-up password ends after a day, and the next start makes another one', async () => {
    await sql`truncate staff cascade`.execute(queries(shop.shop.db));
    const start = () => shop.shop.staff.createFirstOwner({ email: ownerEmail, password: null });
    const passwordOf = (made: Awaited<ReturnType<typeof start>>) =>
      (made.ok ? made.value?.oneTimePassword : null) ?? '';
    const first = passwordOf(await start());
    pass(23);
    expect(await start()).toEqual({ ok: true, value: null });
    expect((await logIn(ownerEmail, first)).statusCode).toBe(200);
    pass(24);
    expect(codeOf(await logIn(ownerEmail, first))).toEqual([401, 'login-refused']);
    const second = passwordOf(await start());
    expect(second).not.toBe(first);
    const browser = await logInStaff(shop, ownerEmail, second);
    const change = { currentPassword: second, newPassword: staffPassword };
    expect((await browser.call('POST', '/password', change)).statusCode).toBe(200);
    pass(72);
    expect(await start()).toEqual({ ok: true, value: null });
    expect((await logIn(ownerEmail, staffPassword)).statusCode).toBe(200);
  });

  test('refuses a password that everybody tries', async () => {
    await sql`truncate staff cascade`.execute(queries(shop.shop.db));
    const refused = await shop.shop.staff.createFirstOwner({ email: ownerEmail, password: 'passwort' });
    expect(refused).toEqual({ ok: false, error: { code: 'password-refused', problem: 'too-common' } });
  });
});

describe('logging in', () => {
  test('returns the user and their rights, with a cookie of its own path', async () => {
    const answer = await logIn(` ${ownerEmail.toUpperCase()} `, staffPassword);
    expect(answer.json()).toMatchObject({ email: ownerEmail, role: 'owner', rights: rightsOf('owner') });
    const cookie = String(answer.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api/admin']) {
      expect(cookie).toContain(part);
    }
    const kept = await sql`select * from staff, staff_sessions`.execute(queries(shop.shop.db));
    const token = cookieOf(answer).split('=')[1] ?? '';
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    expect(JSON.stringify(kept.rows)).not.toContain(staffPassword);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    const wrong = await logIn(ownerEmail, 'falsch geraten');
    expect(codeOf(wrong)).toEqual([401, 'login-refused']);
    expect((await logIn('niemand@example.org', staffPassword)).json()).toEqual(wrong.json());
  });

  test('is slowed down after eight failures from a stranger', async () => {
    for (let time = 0; time < 8; time += 1) await logIn(ownerEmail, 'falsch geraten', '203.0.113.9');
    expect(codeOf(await logIn(ownerEmail, staffPassword, '203.0.113.9'))).toEqual([429, 'too-many-logins']);
    expect((await logIn(ownerEmail, staffPassword)).statusCode).toBe(200);
    const { message } = (await logIn(ownerEmail, staffPassword, '203.0.113.9')).json<{ message: string }>();
    expect(message).toContain('Bitte warten Sie 15 Minuten');
  });

  test('holds while somebody works, and ends after ten hours without', async () => {
    pass(9);
    expect((await owner.call('GET', '/me')).statusCode).toBe(200);
    pass(18);
    expect((await owner.call('GET', '/me')).statusCode).toBe(200);
    pass(29);
    expect(codeOf(await owner.call('GET', '/me'))).toEqual([401, 'session-over']);
  });

  test('ends by logging out, here or everywhere', async () => {
    const [second, third] = [
      await logInStaff(shop, ownerEmail, staffPassword),
      await logInStaff(shop, ownerEmail, staffPassword),
    ];
    await owner.call('POST', '/logout');
    expect((await owner.call('GET', '/me')).statusCode).toBe(401);
    expect((await second.call('GET', '/me')).statusCode).toBe(200);
    await second.call('POST', '/logout', { everywhere: true });
    expect((await third.call('GET', '/me')).statusCode).toBe(401);
  });

  test.each(['', '__Secure-wmk_staff=', `__Secure-wmk_staff=${'a'.repeat(43)}`])(
    'is nobody’s with the cookie %o',
    async (cookie) => {
      expect(codeOf(await callAdmin(shop, 'GET', '/me', { cookie }))).toEqual([401, 'session-over']);
    },
  );

  test('is of no use to another page', async () => {
    const call = { payload: { email: 'x@example.org', name: 'X', role: 'owner' }, cookie: owner.cookie };
    for (const origin of ['https://boese.example', 'null', 'https://wmk.example.boese.example']) {
      const answer = await callAdmin(shop, 'POST', '/staff', { ...call, origin });
      expect(codeOf(answer)).toEqual([403, 'origin-refused']);
    }
    const own = await callAdmin(shop, 'POST', '/staff', { ...call, origin: 'https://wmk.example' });
    expect(own.statusCode).toBe(201);
  });
});

describe('a password', () => {
  test('is changed with the old one, and other browsers are logged out', async () => {
    const other = await logInStaff(shop, ownerEmail, staffPassword);
    const next = 'Neun neue Nägel';
    const wrong = await owner.call('POST', '/password', { currentPassword: 'geraten!', newPassword: next });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ issues: [{ field: 'currentPassword' }] });
    const weak = await owner.call('POST', '/password', {
      currentPassword: staffPassword,
      newPassword: 'kurz',
    });
    expect(weak.json()).toMatchObject({ issues: [{ field: 'newPassword' }] });
    const changed = await owner.call('POST', '/password', {
      currentPassword: staffPassword,
      newPassword: next,
    });
    expect(changed.statusCode).toBe(200);
    expect((await owner.call('GET', '/me')).statusCode).toBe(200);
    expect((await other.call('GET', '/me')).statusCode).toBe(401);
    expect((await logIn(ownerEmail, staffPassword)).statusCode).toBe(401);
    expect((await logIn(ownerEmail, next)).statusCode).toBe(200);
  });

  test('that was forgotten is replaced by a mailed link, once, within an hour', async () => {
    const next = 'Neun neue Nägel';
    await callAdmin(shop, 'POST', '/forgot-password', { payload: { email: ownerEmail } });
    const token = await mailedToken(shop);
    const set = () => callAdmin(shop, 'POST', '/reset-password', { payload: { token, password: next } });
    pass(1.1);
    expect(codeOf(await set())).toEqual([410, 'mail-link-expired']);
    pass(0.5);
    expect((await set()).statusCode).toBe(200);
    expect(codeOf(await set())).toEqual([410, 'mail-link-expired']);
    expect((await owner.call('GET', '/me')).statusCode).toBe(401);
    expect((await logIn(ownerEmail, next)).statusCode).toBe(200);
  });

  test('that was forgotten reveals no account', async () => {
    const known = await callAdmin(shop, 'POST', '/forgot-password', { payload: { email: ownerEmail } });
    const mails = async () => (await sql`select from outbox`.execute(queries(shop.shop.db))).rows.length;
    const before = await mails();
    const unknown = await callAdmin(shop, 'POST', '/forgot-password', {
      payload: { email: 'x@example.org' },
    });
    expect([unknown.json(), await mails()]).toEqual([known.json(), before]);
  });
});

describe('an invitation', () => {
  const invite = { email: 'neu@example.org', name: 'Neue Kollegin', role: 'office' };

  test('is accepted by its link, once', async () => {
    const invited = await owner.call('POST', '/staff', invite);
    expect(invited.json()).toMatchObject({ state: 'invited', role: 'office' });
    const token = await mailedToken(shop);
    const accept = (password: string) =>
      callAdmin(shop, 'POST', '/invitation', { payload: { token, name: 'Neue Kollegin', password } });
    expect((await accept('kurz')).json()).toMatchObject({ issues: [{ field: 'password' }] });
    const accepted = await accept(staffPassword);
    expect(accepted.json()).toMatchObject({ role: 'office', mustChangePassword: false });
    expect((await browserWith(shop, cookieOf(accepted)).call('GET', '/me')).statusCode).toBe(200);
    expect(codeOf(await accept(staffPassword))).toEqual([410, 'invitation-expired']);
  });

  test('tells its name by its link, as long as it can be accepted', async () => {
    await owner.call('POST', '/staff', invite);
    const token = await mailedToken(shop);
    const name = (sent: string) => callAdmin(shop, 'POST', '/invitation/name', { payload: { token: sent } });
    // Reading it does not use up the link.
    expect((await name(token)).json()).toEqual({ name: 'Neue Kollegin' });
    expect((await name(token)).json()).toEqual({ name: 'Neue Kollegin' });
    expect(codeOf(await name(`${token}x`))).toEqual([410, 'invitation-expired']);
    await callAdmin(shop, 'POST', '/forgot-password', { payload: { email: ownerEmail } });
    expect(codeOf(await name(await mailedToken(shop)))).toEqual([410, 'invitation-expired']);
    await callAdmin(shop, 'POST', '/invitation', {
      payload: { token, name: 'Neue Kollegin', password: staffPassword },
    });
    expect(codeOf(await name(token))).toEqual([410, 'invitation-expired']);
  });

  test('ends after a week, when it is sent again, and when it is taken back', async () => {
    const { id } = (await owner.call('POST', '/staff', invite)).json<{ id: string }>();
    const accept = async (token: string) =>
      codeOf(
        await callAdmin(shop, 'POST', '/invitation', {
          payload: { token, name: 'Neue Kollegin', password: staffPassword },
        }),
      );
    const first = await mailedToken(shop);
    await owner.call('POST', `/staff/${id}/invitation`);
    const second = await mailedToken(shop);
    expect(await accept(first)).toEqual([410, 'invitation-expired']);
    pass(7 * 24 + 1);
    expect(await accept(second)).toEqual([410, 'invitation-expired']);
    shop.setNow(testNow);
    expect((await owner.call('DELETE', `/staff/${id}`)).statusCode).toBe(200);
    expect(await accept(second)).toEqual([410, 'invitation-expired']);
  });

  test('goes to an address once', async () => {
    await owner.call('POST', '/staff', invite);
    const again = await owner.call('POST', '/staff', { ...invite, email: 'NEU@example.org' });
    expect(codeOf(again)).toEqual([409, 'email-taken']);
  });

  test('is nothing that others than owners send', async () => {
    const office = await staffWithRole(shop, owner, 'office');
    expect(codeOf(await office.call('POST', '/staff', invite))).toEqual([403, 'right-missing']);
    expect(codeOf(await office.call('GET', '/audit'))).toEqual([403, 'right-missing']);
  });
});

describe('one of the staff', () => {
  test('gets another role, which holds at once', async () => {
    const office = await staffWithRole(shop, owner, 'office');
    await owner.call('PATCH', `/staff/${office.id}`, { role: 'owner' });
    expect((await office.call('GET', '/staff')).statusCode).toBe(200);
  });

  test('is deactivated, which logs them out at once, and let in again', async () => {
    const office = await staffWithRole(shop, owner, 'office');
    const off = await owner.call('PATCH', `/staff/${office.id}`, { active: false });
    expect(off.json()).toMatchObject({ state: 'deactivated', active: false });
    expect((await office.call('GET', '/me')).statusCode).toBe(401);
    expect((await logIn(office.email, staffPassword)).statusCode).toBe(401);
    await owner.call('PATCH', `/staff/${office.id}`, { active: true });
    expect((await logIn(office.email, staffPassword)).statusCode).toBe(200);
  });

  test('stays the owner while there is no other', async () => {
    const me = (await owner.call('GET', '/me')).json<{ id: string }>();
    expect(codeOf(await owner.call('PATCH', `/staff/${me.id}`, { role: 'office' }))).toEqual([
      409,
      'last-owner',
    ]);
    expect(codeOf(await owner.call('PATCH', `/staff/${me.id}`, { active: false }))).toEqual([
      409,
      'last-owner',
    ]);
    const second = await staffWithRole(shop, owner, 'owner');
    const both = await Promise.all([
      owner.call('PATCH', `/staff/${second.id}`, { role: 'office' }),
      second.call('PATCH', `/staff/${me.id}`, { role: 'office' }),
    ]);
    const refused = both.filter((answer) => answer.statusCode !== 200);
    expect(refused.length).toBe(1);
  });
});

test('changes are recorded with their author, without secrets, and nobody can alter the log', async () => {
  const office = await staffWithRole(shop, owner, 'office');
  await owner.call('PATCH', `/staff/${office.id}`, { role: 'content' });
  await office.call('POST', '/password', { currentPassword: staffPassword, newPassword: 'Neun neue Nägel' });
  expect(await audit()).toMatchObject([
    { action: 'create', actor_name: 'first start' },
    { action: 'invite', after: { role: 'office' } },
    { action: 'accept-invitation', actor_name: 'Person office' },
    { action: 'change', before: { role: 'office' }, after: { role: 'content' } },
    { action: 'change-password', after: { password: '[redacted]' } },
  ]);
  const list = await owner.call('GET', `/audit?entity=staff&entityId=${office.id}&perPage=2`);
  expect(list.json()).toMatchObject({
    total: 4,
    items: [{ action: 'change-password' }, { action: 'change' }],
  });
  await expect(sql`update audit_log set actor_name = 'x'`.execute(queries(shop.shop.db))).rejects.toThrow(
    'append-only',
  );
});
