import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { createSecurityLog } from '../../src/platform/security-log/security-log.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { aCustomer, mailsTo, password, tokenIn } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  callAdmin,
  firstOwner,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let ownerId: string;
const attacker = '203.0.113.7';
const token = 'geheimes-kennwort-der-messung';

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on', METRICS_TOKEN: token });
  owner = await firstOwner(shop);
  ownerId = (await owner.call('GET', '/me')).json<{ id: string }>().id;
});
afterAll(() => shop.close());

interface Row {
  readonly kind: string;
  readonly network: string | null;
  readonly who: string | null;
  readonly person_id: string | null;
  readonly count: number;
}

async function rows(): Promise<Row[]> {
  await shop.shop.securityLog.flush();
  const found = await sql<Row>`
    select kind, network, who, person_id, count from security_events order by id
  `.execute(queries(shop.shop.db));
  return found.rows;
}
/** A minute later everything is a new row. */
let minutes = 0;
beforeEach(async () => {
  await rows();
  await sql`truncate security_events`.execute(queries(shop.shop.db));
  minutes += 2;
  shop.setNow(new Date(testNow.getTime() + minutes * 60_000));
  await rows();
  await sql`truncate security_events`.execute(queries(shop.shop.db));
});

const ofOwner = { who: 'staff', person_id: '' };
const logInAsOwner = (typed: string, from = attacker) =>
  callAdmin(shop, 'POST', '/login', { payload: { email: ownerEmail, password: typed }, from });

describe('what is noted', () => {
  test('logins of staff, right and wrong, with account and network', async () => {
    await logInAsOwner('falsch');
    await callAdmin(shop, 'POST', '/login', {
      payload: { email: 'niemand@example.org', password: 'x' },
      from: '2001:db8:1:2ff:a:b:c:d',
    });
    await logInAsOwner('Sieben schmale Schränke');
    expect(await rows()).toMatchObject([
      { kind: 'login-failed', network: attacker, ...ofOwner, person_id: ownerId, count: 1 },
      { kind: 'login-failed', network: '2001:db8:1:2ff::/64', who: 'staff', person_id: null },
      { kind: 'login', network: attacker, who: 'staff', person_id: ownerId },
    ]);
  });

  test('after too many, that they were refused', async () => {
    for (let tried = 0; tried < 10; tried += 1) await logInAsOwner('falsch', '203.0.113.99');
    const noted = await rows();
    expect(noted.map(({ kind }) => kind)).toContain('login-refused');
    expect(noted.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  });

  test('passwords, addresses and exports of a customer', async () => {
    const ada = await aCustomer(shop);
    const newPassword = 'Fünf hohe Regale';
    await ada.ask('POST', '/account/password', { password: 'falsch', newPassword });
    await ada.ask('POST', '/account/password', { password, newPassword });
    await ada.ask('GET', '/account/export');
    const email = `neu-${minutes}@example.org`;
    await ada.ask('POST', '/account/email', { email, password: newPassword });
    const [mail] = await mailsTo(shop, email);
    const moved = await ada.ask('POST', '/account/email/confirm', { token: tokenIn(mail) });
    expect(moved.statusCode).toBe(200);
    const noted = await rows();
    expect(noted.map(({ kind }) => kind)).toEqual([
      'login-failed',
      'password-changed',
      'data-exported',
      'email-changed',
    ]);
    expect(new Set(noted.map(({ person_id }) => person_id)).size).toBe(1);
    expect(noted).toContainEqual(expect.objectContaining({ who: 'customer', network: '127.0.0.1' }));
    const exported = (await ada.ask('GET', '/account/export')).json<{
      data: { securityEvents: unknown[] };
    }>();
    expect(exported.data.securityEvents).toContainEqual(expect.objectContaining({ kind: 'email-changed' }));
  });

  test('missing rights, foreign pages, forged webhooks', async () => {
    // Inviting somebody requires a recently typed password.
    await owner.call('POST', '/proof', { password: staffPassword });
    const reader = await staffWithRole(shop, owner, 'read-only');
    await rows();
    await sql`truncate security_events`.execute(queries(shop.shop.db));
    await reader.call('GET', '/security-events');
    await callAdmin(shop, 'POST', '/login', {
      payload: { email: ownerEmail, password: 'x' },
      origin: 'https://evil.example',
      from: attacker,
    });
    await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'stripe-signature': 't=1,v1=abc', 'content-type': 'application/json' },
      payload: '{}',
      remoteAddress: attacker,
    });
    expect(await rows()).toMatchObject([
      { kind: 'right-missing', who: 'staff', person_id: reader.id },
      { kind: 'origin-refused', network: attacker, who: null },
      { kind: 'webhook-refused', network: attacker, who: null },
    ]);
  });

  test('limits, and a flood of refusals is a row or two', async () => {
    const from = '198.51.100.77';
    let refused = 0;
    for (let asked = 0; asked < 640; asked += 1) {
      const answer = await shop.app.inject({ url: '/api/account/sessions', remoteAddress: from });
      if (answer.statusCode === 429) refused += 1;
    }
    expect(refused).toBe(40);
    const noted = await rows();
    expect(noted.length).toBeLessThanOrEqual(2);
    shop.setNow(new Date(testNow.getTime() + (minutes + 1) * 60_000));
    const all = await rows();
    expect(all.length).toBeLessThanOrEqual(2);
    expect(all.every(({ kind, network }) => kind === 'limit-reached' && network === from)).toBe(true);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(refused);
  });
});

describe('who reads it', () => {
  test('owners, by kind, person and time; the second page goes on', async () => {
    await logInAsOwner('falsch');
    await callAdmin(shop, 'POST', '/login', {
      payload: { email: 'x@example.org', password: 'x' },
      from: attacker,
    });
    const list = async (query: string) =>
      (await owner.call('GET', `/security-events?${query}`)).json<{
        total: number;
        items: Record<string, unknown>[];
      }>();
    const all = await list('');
    expect(all.total).toBe(2);
    expect(all.items).toContainEqual(
      expect.objectContaining({ kind: 'login-failed', network: attacker, who: 'staff', personId: ownerId }),
    );
    expect((await list(`personId=${ownerId}`)).total).toBe(1);
    expect((await list('kind=login')).total).toBe(0);
    expect((await list('q=203.0.113')).total).toBe(2);
    expect((await list('q=inhaberin')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list(`from=${encodeURIComponent('2027-01-01T00:00:00Z')}`)).total).toBe(0);
    expect((await list('perPage=1&page=2')).items).toHaveLength(1);
  });

  test('„Heute“ shows unusual events, to them alone', async () => {
    const alarms = async (browser: StaffBrowser) =>
      (await browser.call('GET', '/security-alarms')).json<{ alarms: unknown }>().alarms;
    expect(await alarms(owner)).toEqual([]);
    for (let tried = 0; tried < 10; tried += 1) await logInAsOwner('falsch', '203.0.113.55');
    expect(await alarms(owner)).toMatchObject([
      { alarm: 'staff-guessed', personId: ownerId, network: '203.0.113.55', count: 10 },
    ]);
    // Inviting somebody requires a recently typed password.
    await owner.call('POST', '/proof', { password: staffPassword });
    const clerk = await staffWithRole(shop, owner, 'office');
    expect(await alarms(clerk)).toBeNull();
  });

  test('and /metrics, by kind', async () => {
    const answer = await shop.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(answer.body).toMatch(/^wmk_security_events_total\{kind="login-failed"\} [1-9]/m);
    expect(answer.body).toMatch(/^wmk_security_events_total\{kind="second-factor-failed"\} 0$/m);
    expect(answer.body).toMatch(/^wmk_security_events_dropped_total 0$/m);
  });
});

test('events cannot be changed; after a week the network is only a key, after 90 days nothing is left', async () => {
  await logInAsOwner('falsch');
  await rows();
  const change = (query: string) => sql.raw(query).execute(queries(shop.shop.db));
  await expect(change(`update security_events set kind = 'login'`)).rejects.toThrow('append-only');
  await expect(change(`update security_events set network = '192.0.2.1'`)).rejects.toThrow('append-only');
  await expect(change('delete from security_events')).rejects.toThrow('append-only');
  const dayMs = 86_400_000;
  const from = testNow.getTime() + minutes * 60_000;
  const keyOf = async () =>
    (
      await sql<{ network_key: string }>`select network_key from security_events`.execute(
        queries(shop.shop.db),
      )
    ).rows;
  const [before] = await keyOf();
  shop.setNow(new Date(from + 6 * dayMs));
  await shop.shop.securityLog.forget();
  expect(await rows()).toMatchObject([{ network: attacker }]);
  shop.setNow(new Date(from + 8 * dayMs));
  await shop.shop.securityLog.forget();
  expect(await rows()).toMatchObject([{ network: null, kind: 'login-failed' }]);
  expect(await keyOf()).toEqual([before]);
  expect(before?.network_key).toMatch(/^[0-9a-f]{64}$/);
  shop.setNow(new Date(from + 91 * dayMs));
  await shop.shop.securityLog.forget();
  expect(await rows()).toEqual([]);
});

test('if the database does not answer, nothing fails, and the waiting rows are limited and counted', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  let at = testNow;
  const broken = new Proxy({} as never, {
    get: () => {
      throw new Error('gone');
    },
  });
  const own = createSecurityLog({ db: broken, now: () => at, log });
  for (let minute = 0; minute < 50; minute += 1) {
    at = new Date(testNow.getTime() + minute * 60_000);
    for (let one = 0; one < 100; one += 1) own.record({ kind: 'login-failed', client: `10.1.1.${one}` });
    await own.flush();
  }
  const { byKind, dropped } = own.figures();
  expect(byKind['login-failed']).toBe(5_000);
  // 61 rows a minute, of which 2000 may wait.
  expect(dropped).toBeGreaterThan(1_000);
  await own.stop();
  const written = lines.map((line) => JSON.parse(line) as { msg: string; security?: object });
  expect(written.find(({ msg }) => msg === 'security event')?.security).toEqual({
    kind: 'login-failed',
    network: '10.1.1.0',
    count: 1,
    at: testNow.toISOString(),
  });
});
