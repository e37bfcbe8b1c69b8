import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anotherDevice, mailsTo, password, type TestCustomer } from './an-account.ts';
import { codeOf, customerPasskeyCalls } from './customer-passkey-calls.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let office: StaffBrowser;
let readOnly: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  readOnly = await staffWithRole(shop, owner, 'read-only');
});
afterAll(() => shop.close());
beforeEach(() => shop.setNow(testNow));

interface Answer {
  readonly statusCode: number;
  json<T>(): T;
}
const fieldsOf = (answer: Answer) =>
  answer.json<{ issues?: { field: string }[] }>().issues?.map(({ field }) => field) ?? [];

const { add, logIn, eventsOf } = customerPasskeyCalls(() => shop);

const idOf = async ({ email }: TestCustomer) =>
  (await office.call('GET', `/customers?q=${email}`)).json<{ items: { id: string }[] }>().items[0]!.id;
const isIn = async ({ token, cookie }: TestCustomer) => {
  const asked = await shop.app.inject({
    url: '/api/account/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  const refreshed = await shop.app.inject({
    method: 'POST',
    url: '/api/refresh-token',
    headers: { cookie },
  });
  return [asked.statusCode, refreshed.statusCode];
};

describe('sessions of one’s own', () => {
  const sessionsOf = async (who: { ask: (method: 'GET', path: string) => Promise<Answer> }) =>
    (await who.ask('GET', '/account/sessions')).json<{ sessions: { id: string; isThis: boolean }[] }>()
      .sessions;

  test('are listed by device, and one is ended by itself', async () => {
    const ada = await aCustomer(shop);
    const other = await anotherDevice(shop, ada);
    const { sessions } = (await ada.ask('GET', '/account/sessions')).json<{
      sessions: { id: string; device: string; isThis: boolean }[];
    }>();
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    expect(sessions.find(({ isThis }) => isThis)?.device).toBe('Firefox · Windows');
    const { id } = sessions.find(({ isThis }) => !isThis)!;
    expect((await ada.ask('POST', `/account/sessions/${id}/removal`, {})).statusCode).toBe(200);
    expect((await other.ask('GET', '/account/profile')).statusCode).toBe(401);
    expect((await ada.ask('GET', '/account/profile')).statusCode).toBe(200);
    const again = await ada.ask('POST', `/account/sessions/${id}/removal`, {});
    expect(codeOf(again)).toEqual([404, 'session-not-found']);
  });

  test('of others end with a password of the last ten minutes only, one by one or all', async () => {
    const ada = await aCustomer(shop);
    const others = [await anotherDevice(shop, ada), await anotherDevice(shop, ada)];
    shop.setNow(new Date(testNow.getTime() + 10 * 60_000));
    const id = (await sessionsOf(ada)).find(({ isThis }) => !isThis)!.id;
    for (const path of [`/account/sessions/${id}/removal`, '/account/sessions/removal']) {
      expect(codeOf(await ada.ask('POST', path, {}))).toEqual([403, 'fresh-login-needed']);
      const wrong = await ada.ask('POST', path, { password: 'geraten' });
      expect([...codeOf(wrong), ...fieldsOf(wrong)]).toEqual([403, 'password-wrong', 'password']);
    }
    expect(await sessionsOf(ada)).toHaveLength(3);
    const one = await ada.ask('POST', `/account/sessions/${id}/removal`, { password });
    expect(one.statusCode).toBe(200);
    expect(await sessionsOf(ada)).toHaveLength(2);
    // The password of a moment ago is enough for the rest.
    const all = await ada.ask('POST', '/account/sessions/removal', {});
    expect(all.json()).toEqual({ message: 'Sie sind überall abgemeldet.' });
    expect(String(all.headers['set-cookie'])).toContain('wmk_refresh=;');
    for (const browser of [ada, ...others]) {
      expect((await browser.ask('GET', '/account/profile')).statusCode).toBe(401);
      const refreshed = await shop.app.inject({
        method: 'POST',
        url: '/api/refresh-token',
        headers: { cookie: browser.cookie },
      });
      expect(refreshed.statusCode).toBe(401);
    }
  });

  test('of one’s own end without, and nobody ends another’s', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const [own] = await sessionsOf(ada);
    const path = `/account/sessions/${own!.id}/removal`;
    expect(codeOf(await eve.ask('POST', path, { password }))).toEqual([404, 'session-not-found']);
    shop.setNow(new Date(testNow.getTime() + 10 * 60_000));
    expect((await ada.ask('POST', path, {})).statusCode).toBe(200);
    expect((await ada.ask('GET', '/account/profile')).statusCode).toBe(401);
  });
});

describe('the office', () => {
  test('ends all of a customer’s, and the customer is told', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const phone = await anotherDevice(shop, ada);
    const key = await add(ada);
    const id = await idOf(ada);
    const ended = await office.call('POST', `/customers/${id}/logout`, {});
    expect([ended.statusCode, ended.json()]).toEqual([200, { message: 'Überall abgemeldet.' }]);
    expect([await isIn(ada), await isIn(phone), await isIn(eve)]).toEqual([
      [401, 401],
      [401, 401],
      [200, 200],
    ]);

    const [mail] = await mailsTo(shop, ada.email);
    expect(mail).toMatchObject({ subject: 'Wir haben Ihr Konto überall abgemeldet', language: 'de' });
    expect(JSON.stringify(mail)).toContain('Ihr Passwort und Ihre Passkeys gelten weiterhin');
    expect(JSON.stringify(mail)).toContain('https://wmk.example/passwort-vergessen');
    const { items } = (await owner.call('GET', `/audit?entity=customers&entityId=${id}`)).json<{
      items: { action: string; actor: string }[];
    }>();
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'log-out-everywhere', entity: 'customers', entityId: id }),
    );

    // Both ways in are as they were.
    expect((await logIn(key)).statusCode).toBe(200);
    const again = await anotherDevice(shop, ada);
    expect(await isIn(again)).toEqual([200, 200]);
    expect(await eventsOf(again)).toMatchObject({ 'logged-out-everywhere': 1 });
    const { rows } = await sql<{ network: string | null }>`
    select network from security_events
    where kind = 'logged-out-everywhere' and person_id = ${id}::uuid
  `.execute(queries<object>(shop.shop.db));
    // The customer may read what is recorded about them, and the network is that of the staff.
    expect(rows).toEqual([{ network: null }]);
  });

  test('a customer who reads English is told in English', async () => {
    const ada = await aCustomer(shop);
    await shop.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: ada.email, password },
      headers: { 'content-language': 'en' },
    });
    await owner.call('POST', `/customers/${await idOf(ada)}/logout`, {});
    const [mail] = await mailsTo(shop, ada.email);
    expect(mail).toMatchObject({ subject: 'We have logged your account out everywhere', language: 'en' });
  });

  test('nobody is logged out by staff without the right, and an account that is gone is not found', async () => {
    const ada = await aCustomer(shop);
    const path = `/customers/${await idOf(ada)}/logout`;
    expect((await readOnly.call('POST', path, {})).statusCode).toBe(403);
    expect(await isIn(ada)).toEqual([200, 200]);
    const nobody = await owner.call('POST', '/customers/00000000-0000-4000-8000-000000000000/logout', {});
    expect([nobody.statusCode, nobody.json<{ code: string }>().code]).toEqual([404, 'record-not-found']);
    expect((await mailsTo(shop, ada.email)).map(({ subject }) => subject)).not.toContain(
      'Wir haben Ihr Konto überall abgemeldet',
    );
  });
});
