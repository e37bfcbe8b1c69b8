import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;

const keys = {
  SANDBOX: '0',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
/** No address outside of this machine is asked. */
const provider = vi.fn(() =>
  Promise.resolve(Response.json({ object: 'list', data: [], has_more: false, url: '/' })),
);

beforeAll(async () => {
  vi.stubGlobal('fetch', provider);
  shop = await openTestShop(keys);
  owner = await firstOwner(shop);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

interface Answer {
  readonly at: string | null;
  readonly findings: readonly { readonly check: string; readonly state: string }[];
}
const checks = async (method: 'GET' | 'POST') =>
  (await owner.call(method, '/provider-checks', method === 'POST' ? {} : undefined)).json<Answer>();

test('the owner sees what is to be done; it is looked up again only when asked for', async () => {
  const first = await checks('GET');
  expect(Object.fromEntries(first.findings.map(({ check, state }) => [check, state]))).toEqual({
    account: 'unknown',
    statement: 'unknown',
    cards: 'wrong',
    klarna: 'wrong',
    domain: 'wrong',
    webhooks: 'wrong',
  });
  const asked = provider.mock.calls.length;
  expect(await checks('GET')).toEqual(first);
  expect(provider.mock.calls).toHaveLength(asked);
  expect((await checks('POST')).findings).toEqual(first.findings);
  expect(provider.mock.calls.length).toBeGreaterThan(asked);
});

test('it is for owners alone', async () => {
  const office = await staffWithRole(shop, owner, 'office');
  expect((await office.call('GET', '/provider-checks')).statusCode).toBe(403);
});
