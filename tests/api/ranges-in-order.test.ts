import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

interface Call {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

let shop: TestShop;
let owner: StaffBrowser;
/** Every call that reads what lies between two days or moments, as the description for programs has them. */
let ranges: string[];
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  const { paths } = (await owner.call('GET', '/openapi.json')).json<{
    paths: Record<string, { readonly get?: Call }>;
  }>();
  ranges = Object.entries(paths).flatMap(([path, { get }]) => {
    const asked = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    return asked.includes('from') && asked.includes('to') ? [path.replace('/api/admin', '')] : [];
  });
});
afterAll(() => shop.close());

describe('the filters of every list', () => {
  test('are those of the office that have days or moments', () => {
    expect(ranges.toSorted()).toEqual([
      '/audit',
      '/invoices',
      '/invoices/export',
      '/orders',
      '/provider-accounts',
      '/provider-accounts/export',
      '/security-events',
    ]);
  });

  test('say at the field that the end lies before the beginning; in order, they find what there is', async () => {
    for (const path of ranges) {
      const isOfMoments = path === '/audit' || path === '/security-events';
      const at = (day: string) => (isOfMoments ? `${day}T10:00:00.000Z` : day);
      const ask = (from: string, to: string) => owner.call('GET', `${path}?from=${at(from)}&to=${at(to)}`);
      const refused = await ask('2026-06-15', '2026-06-14');
      expect([path, refused.statusCode]).toEqual([path, 400]);
      expect(refused.json<{ issues: object[] }>().issues).toEqual([
        {
          field: 'to',
          code: 'range-ends-before',
          message: 'Das Ende liegt vor dem Anfang: So ist nichts zu finden',
        },
      ]);
      expect([path, (await ask('2026-06-14', '2026-06-15')).statusCode]).toEqual([path, 200]);
    }
  });
});
