import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { aCustomer, password as customerPassword } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, logInStaff, ownerEmail, staffPassword } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// Each night begins with the password that the one before has left.
testsInOrder();

// docs/operations.md says how each of them gets in again; meanwhile strangers keep guessing.
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  await firstOwner(shop);
});
afterAll(() => shop.close());

const newPassword = 'Neun neue Nägel';
/** The owner's last password in this file. */
const ownersNow = 'Zehn zarte Zargen';
/** Away from home, with a phone that never logged in. */
const there = '192.0.2.80';
const post = (path: string, payload: object, from: string) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress: from });

let guesses = 0;
/** An hour of the night in which a botnet tries passwords and requests links. */
async function attack(prefix: string, email: string, hour: number): Promise<void> {
  shop.setNow(new Date(testNow.getTime() + hour * 61 * 60_000));
  for (let count = 0; count < 70; count += 1) {
    guesses += 1;
    const from = `198.51.${Math.floor(guesses / 250) % 250}.${guesses % 250}`;
    await post(`${prefix}/login`, { email, password: `geraten ${guesses}` }, from);
    if (count % 10 === 0) await post(`${prefix}/forgot-password`, { email }, from);
  }
}

async function newestLink(email: string): Promise<string | undefined> {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where payload ->> 'to' = ${email} and payload ->> 'subject' like 'Neues Passwort%'
    order by id desc limit 1
  `.execute(queries(shop.shop.db));
  return /token=([\w-]+)/.exec(JSON.stringify(rows[0]?.payload))?.[1];
}

test.each([
  ['a customer', '', async () => ({ email: (await aCustomer(shop)).email, password: customerPassword })],
  ['the owner', '/admin', () => Promise.resolve({ email: ownerEmail, password: staffPassword })],
] as const)(
  '%s whose account is guessed all night gets in by a mailed link',
  async (_who, prefix, person) => {
    const { email, password } = await person();
    for (let hour = 1; hour <= 3; hour += 1) await attack(prefix, email, hour);
    const locked = await post(`${prefix}/login`, { email, password }, there);
    expect([locked.statusCode, locked.json<{ code: string }>().code]).toEqual([429, 'too-many-logins']);

    expect((await post(`${prefix}/forgot-password`, { email }, there)).statusCode).toBe(200);
    const token = await newestLink(email);
    const reset = await post(`${prefix}/reset-password`, { token, password: newPassword }, there);
    expect(reset.statusCode, reset.body).toBe(200);
    await attack(prefix, email, 4);
    expect((await post(`${prefix}/login`, { email, password: newPassword }, there)).statusCode).toBe(200);
    // The guessing itself stays slowed down, even with the right password.
    const botnet = await post(`${prefix}/login`, { email, password: newPassword }, '203.0.113.99');
    expect(botnet.statusCode).toBe(429);
  },
);

test('the owner gets in by a link from the machine where no mail arrives', async () => {
  await attack('/admin', ownerEmail, 20);
  const link = await shop.shop.staff.makeLink(ownerEmail);
  const token = /token=([\w-]+)/.exec(link ?? '')?.[1];
  const elsewhere = '192.0.2.81';
  const password = ownersNow;
  expect(
    (await post('/admin/login', { email: ownerEmail, password: newPassword }, elsewhere)).statusCode,
  ).toBe(429);
  expect((await post('/admin/reset-password', { token, password }, elsewhere)).statusCode).toBe(200);
  expect((await post('/admin/login', { email: ownerEmail, password }, elsewhere)).statusCode).toBe(200);
});

test('whoever is logged in changes the password and ends sessions meanwhile, from any network', async () => {
  shop.setNow(new Date(testNow.getTime() + 30 * 61 * 60_000));
  const customer = await aCustomer(shop);
  const owner = await logInStaff(shop, ownerEmail, ownersNow);
  await attack('', customer.email, 30);
  await attack('/admin', ownerEmail, 30);
  const onTheWay = '192.0.2.82';
  const ask = (path: string, payload: object, headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress: onTheWay });
  const asCustomer = { authorization: `Bearer ${customer.token}` };
  const asOwner = { cookie: owner.cookie };
  const wrong = await ask('/account/sessions/removal', { password: 'geraten' }, asCustomer);
  expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([403, 'password-wrong']);
  const answers = [
    await ask('/account/password', { password: customerPassword, newPassword }, asCustomer),
    await ask('/account/sessions/removal', { password: newPassword }, asCustomer),
    await ask('/admin/proof', { password: ownersNow }, asOwner),
    await ask('/admin/password', { currentPassword: ownersNow, newPassword: 'Elf edle Ecken' }, asOwner),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  // A session is no way to guess on and on.
  for (let count = 0; count < 10; count += 1) await ask('/admin/proof', { password: 'geraten' }, asOwner);
  expect((await ask('/admin/proof', { password: 'Elf edle Ecken' }, asOwner)).statusCode).toBe(429);
});
