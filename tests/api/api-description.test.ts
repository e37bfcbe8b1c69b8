import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Described {
  readonly paths: Record<string, object>;
  readonly components: { readonly schemas: Record<string, object>; readonly securitySchemes?: object };
}

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
  '%s tells strangers nothing of the back office',
  async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('/api/categories');
    expect(answer.body).not.toMatch(/\/api\/admin|Back office|wmk_staff|SecurityEvent|CustomerForStaff/);
  },
);

test('the rest refers to no missing schema', async () => {
  const { components } = (await shop.app.inject('/api/openapi.json')).json<Described>();
  const { body } = await shop.app.inject('/api/openapi.json');
  const named = new Set([...body.matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect([...named].filter((name) => !Object.hasOwn(components.schemas, name ?? ''))).toEqual([]);
  expect(named.size).toBeGreaterThan(3);
});

test('only staff can read all of it', async () => {
  const whole = (await owner.call('GET', '/openapi.json')).json<Described>();
  expect(Object.keys(whole.paths)).toEqual(expect.arrayContaining(['/api/admin/orders', '/api/categories']));
  expect((await shop.app.inject('/api/admin/openapi.json')).statusCode).toBe(401);
});
