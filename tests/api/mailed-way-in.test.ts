import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { aCustomer } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, logInStaff, ownerEmail, staffWithRole } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// Each way in leaves another password, with which the next test begins.
testsInOrder();

// The way back in for owners who are locked out must not be used up by strangers who request it.
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await firstOwner(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`truncate outbox, staff_links`.execute(queries(shop.shop.db));
});

const newPassword = 'Neun neue Nägel';
const pass = (minutes: number) => shop.setNow(new Date(testNow.getTime() + minutes * 60_000));
const post = (path: string, payload: object, remoteAddress: string) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
const linksTo = async (email: string) => {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where payload ->> 'to' = ${email} and payload ->> 'subject' like 'Neues Passwort%'
    order by id
  `.execute(queries(shop.shop.db));
  return rows.map(({ payload }) => /token=([\w-]+)/.exec(JSON.stringify(payload))?.[1]);
};

describe.each([
  ['a customer', '', async () => (await aCustomer(shop)).email],
  ['an owner', '/admin', () => Promise.resolve(ownerEmail)],
] as const)('%s', (_who, prefix, person) => {
  test('has a link that works, however often one host asks', async () => {
    const email = await person();
    for (let time = 0; time < 30; time += 1) {
      await post(`${prefix}/forgot-password`, { email }, `2001:db8::${time + 1}`);
    }
    const links = await linksTo(email);
    expect(links.length).toBe(3);
    const set = (token: string | undefined) =>
      post(`${prefix}/reset-password`, { token, password: newPassword }, '192.0.2.7');
    expect((await set(links.at(-1))).statusCode).toBe(200);
    expect((await set(links[0])).statusCode).toBe(410);
  });

  test('gets another one in the morning, however many have asked in the night', async () => {
    const email = await person();
    for (let hour = 0; hour < 8; hour += 1) {
      pass(hour * 61);
      for (let time = 0; time < 5; time += 1) {
        await post(`${prefix}/forgot-password`, { email }, `198.51.100.${time}`);
      }
    }
    pass(8 * 61);
    const before = (await linksTo(email)).length;
    await post(`${prefix}/forgot-password`, { email }, '192.0.2.7');
    const links = await linksTo(email);
    expect(links.length).toBe(before + 1);
    const set = { token: links.at(-1), password: newPassword };
    expect((await post(`${prefix}/reset-password`, set, '192.0.2.7')).statusCode).toBe(200);
  });

  test('keeps the link that is in the mailbox when a stranger asks for another', async () => {
    const email = await person();
    await post(`${prefix}/forgot-password`, { email }, '192.0.2.7');
    await post(`${prefix}/forgot-password`, { email }, '203.0.113.9');
    const [own] = await linksTo(email);
    const set = { token: own, password: newPassword };
    expect((await post(`${prefix}/reset-password`, set, '192.0.2.7')).statusCode).toBe(200);
  });
});

describe('the operator of the machine', () => {
  const tokenOf = (link: string | null) => /\/admin#\/new-password\?token=([\w-]+)$/.exec(link ?? '')?.[1];

  test('makes a link if no mail arrives, once, and the log records it', async () => {
    const token = tokenOf(await shop.shop.staff.makeLink(ownerEmail.toUpperCase()));
    const set = () => post('/admin/reset-password', { token, password: newPassword }, '192.0.2.7');
    expect((await set()).statusCode).toBe(200);
    expect((await set()).statusCode).toBe(410);
    const { rows } = await sql`
      select actor_kind, actor_name from audit_log where action = 'make-link'
    `.execute(queries(shop.shop.db));
    expect(rows).toEqual([{ actor_kind: 'system', actor_name: 'npm run staff:link' }]);
    const { rows: mails } = await sql`
      select from outbox where payload ->> 'subject' = 'Ihr Passwort für die Verwaltung wurde geändert'
    `.execute(queries(shop.shop.db));
    expect(mails.length).toBe(1);
  });

  test('makes none for people who may not log in', async () => {
    expect(await shop.shop.staff.makeLink('niemand@example.org')).toBeNull();
    const owner = await logInStaff(shop, ownerEmail, newPassword);
    const person = await staffWithRole(shop, owner, 'office');
    expect((await owner.call('PATCH', `/staff/${person.id}`, { active: false })).statusCode).toBe(200);
    expect(await shop.shop.staff.makeLink(person.email)).toBeNull();
  });
});
