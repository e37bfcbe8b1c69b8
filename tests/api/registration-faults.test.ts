import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const password = 'Vier alte Stühle';
const signUp = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/signup', payload });
const faultsOf = async (body: object) =>
  (await signUp(body)).json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);
const typed = { name: ' ', email: 'ada', phone: 'xyz' };

test.each(['kurz', 'Password1', 'WMK-Möbel-24'])(
  'everything that is wrong with a registration is named at once, the password %s as well',
  async (weak) => {
    expect(await faultsOf({ ...typed, password: weak })).toEqual(['name', 'email', 'phone', 'password']);
  },
);

test('a good password is not named with the rest, a missing one is', async () => {
  expect(await faultsOf({ ...typed, password })).toEqual(['name', 'email', 'phone']);
  expect(await faultsOf({})).toEqual(['name', 'email', 'phone', 'password']);
});

test('an address that has an account is named at its field', async () => {
  const email = 'ada@example.org';
  expect((await signUp({ name: 'Ada', email, phone: '030 1', password })).statusCode).toBe(200);
  expect(await faultsOf({ name: 'Eve', email, phone: '030 1', password })).toEqual(['email']);
});
