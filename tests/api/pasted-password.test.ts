import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { callAdmin, logInStaff, ownerEmail, staffPassword } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const logIn = (email: string, password: string) =>
  callAdmin(shop, 'POST', '/login', { payload: { email, password } });
const codeOf = (answer: Awaited<ReturnType<typeof logIn>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

test('the office takes a made-up password with what was copied beside it, and no other password', async () => {
  const made = await shop.shop.staff.createFirstOwner({ email: ownerEmail, password: null });
  const password = (made.ok ? made.value?.oneTimePassword : null) ?? '';
  for (const pasted of [`${password} `, `  ${password}\n`, `\u00a0${password}\t`]) {
    expect((await logIn(ownerEmail, pasted)).statusCode, JSON.stringify(pasted)).toBe(200);
  }
  for (const wrong of [`${password.slice(0, -1)} `, `${password.slice(0, 9)} ${password.slice(9)}`, '  ']) {
    expect(codeOf(await logIn(ownerEmail, wrong)), JSON.stringify(wrong)).toEqual([401, 'login-refused']);
  }
  const browser = await logInStaff(shop, ownerEmail, password);
  const same = { currentPassword: `${password} `, newPassword: password };
  const refused = await browser.call('POST', '/password', same);
  expect(refused.json()).toMatchObject({ issues: [{ field: 'newPassword', code: 'password-unchanged' }] });
  const change = { currentPassword: `${password} `, newPassword: ` ${staffPassword} ` };
  expect((await browser.call('POST', '/password', change)).statusCode).toBe(200);
  // Blanks that somebody has chosen are part of the password.
  expect((await logIn(ownerEmail, ` ${staffPassword} `)).statusCode).toBe(200);
  expect((await logIn(ownerEmail, staffPassword)).statusCode).toBe(401);
});
