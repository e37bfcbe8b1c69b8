import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import {
  callAdmin,
  firstOwner,
  logInStaff,
  mailedToken,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

// Attacks on logins of staff, request by request.
let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const newPassword = 'Neun neue Nägel';
const codeOf = (answer: Awaited<ReturnType<typeof callAdmin>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];
const setByLink = (token: string) =>
  callAdmin(shop, 'POST', '/reset-password', { payload: { token, password: newPassword } });

test('a link to set a password is worthless once the password was changed in the office', async () => {
  const { email } = await staffWithRole(shop, owner, 'office');
  await callAdmin(shop, 'POST', '/forgot-password', { payload: { email } });
  const token = await mailedToken(shop);
  const browser = await logInStaff(shop, email, staffPassword);
  const input = { currentPassword: staffPassword, newPassword: 'Zehn neue Zwingen' };
  expect((await browser.call('POST', '/password', input)).statusCode).toBe(200);
  expect(codeOf(await setByLink(token))).toEqual([410, 'mail-link-expired']);
});

test('a login with the old password that was under way when another was set opens nothing', async () => {
  const { email } = await staffWithRole(shop, owner, 'office');
  await callAdmin(shop, 'POST', '/forgot-password', { payload: { email } });
  const token = await mailedToken(shop);
  const { db } = shop.shop;
  const begin = db.transaction.bind(db);
  // The first transaction of a login begins its session: the password has already been verified by then.
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    expect((await setByLink(token)).statusCode).toBe(200);
    return begin(work);
  });
  const login = await callAdmin(shop, 'POST', '/login', { payload: { email, password: staffPassword } });
  transaction.mockRestore();
  expect(codeOf(login)).toEqual([401, 'login-refused']);
  expect(login.headers['set-cookie']).toBeUndefined();
});
