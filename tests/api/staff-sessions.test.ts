import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  browserWith,
  cookieOf,
  firstOwner,
  logInStaff,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  pass(0);
  await sql`delete from staff_sessions`.execute(queries(shop.shop.db));
  owner = await logInStaff(shop, ownerEmail, staffPassword);
});

const pass = (minutes: number) => shop.setNow(new Date(testNow.getTime() + minutes * 60_000));
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString();
interface Listed {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}
const sessionsOf = async (browser: StaffBrowser) =>
  (await browser.call('GET', '/sessions')).json<{ sessions: Listed[] }>().sessions;
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

async function onAPhone(): Promise<StaffBrowser> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: ownerEmail, password: staffPassword },
    headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
  });
  return browserWith(shop, cookieOf(answer));
}

test('staff see their sessions: the browser, since when, when last used, and which one asks', async () => {
  pass(1);
  await onAPhone();
  pass(8);
  const [first, second] = await sessionsOf(owner);
  expect(first).toMatchObject({ isThis: true, createdAt: at(0), lastUsedAt: at(8) });
  expect(second).toMatchObject({
    isThis: false,
    device: 'Firefox · Android',
    createdAt: at(1),
    lastUsedAt: at(1),
  });
  expect(JSON.stringify([first, second])).not.toContain(owner.cookie.split('=')[1]);
  // Ten hours after its last use a session is over, and is listed no more.
  pass(8 + 599);
  expect(await sessionsOf(owner)).toHaveLength(1);
});

test('a session from before the list has no words for its browser', async () => {
  await sql`update staff_sessions set device = default, last_used_at = default`.execute(
    queries(shop.shop.db),
  );
  expect(await sessionsOf(owner)).toMatchObject([{ device: '', createdAt: at(0), lastUsedAt: at(0) }]);
});

test('one is ended with a password of the last ten minutes, and it is in the log', async () => {
  const phone = await onAPhone();
  const { id } = (await sessionsOf(owner)).find(({ isThis }) => !isThis)!;
  pass(10);
  expect(codeOf(await owner.call('DELETE', `/sessions/${id}`))).toEqual([403, 'fresh-login-needed']);
  expect((await phone.call('GET', '/me')).statusCode).toBe(200);
  await owner.call('POST', '/proof', { password: staffPassword });
  expect((await owner.call('DELETE', `/sessions/${id}`)).statusCode).toBe(200);
  expect((await phone.call('GET', '/me')).statusCode).toBe(401);
  expect((await owner.call('GET', '/me')).statusCode).toBe(200);
  expect(codeOf(await owner.call('DELETE', `/sessions/${id}`))).toEqual([404, 'session-not-found']);
  const { items } = (await owner.call('GET', '/audit')).json<{ items: { action: string }[] }>();
  expect(items[0]).toMatchObject({ action: 'log-out-device', entity: 'staff' });
});

test('everywhere needs that password, too', async () => {
  const phone = await onAPhone();
  pass(10);
  const late = await owner.call('POST', '/logout', { everywhere: true });
  expect(codeOf(late)).toEqual([403, 'fresh-login-needed']);
  expect((await phone.call('GET', '/me')).statusCode).toBe(200);
  await owner.call('POST', '/proof', { password: staffPassword });
  await owner.call('POST', '/logout', { everywhere: true });
  expect((await phone.call('GET', '/me')).statusCode).toBe(401);
  expect((await owner.call('GET', '/me')).statusCode).toBe(401);
});

test('nobody sees or ends another’s, whatever their role', async () => {
  const reader = await staffWithRole(shop, owner, 'read-only');
  const [own] = await sessionsOf(reader);
  expect(own).toMatchObject({ isThis: true });
  const [ofOwner] = await sessionsOf(owner);
  expect(await sessionsOf(owner)).toHaveLength(1);
  expect(codeOf(await reader.call('DELETE', `/sessions/${ofOwner!.id}`))).toEqual([404, 'session-not-found']);
  expect(codeOf(await owner.call('DELETE', `/sessions/${own!.id}`))).toEqual([404, 'session-not-found']);
  expect((await reader.call('GET', '/me')).statusCode).toBe(200);
});
