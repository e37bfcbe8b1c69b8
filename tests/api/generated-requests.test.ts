import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '../../src/server/seed.ts';
import { brokenAfterwards, unsoundIn } from '../hostile/afterwards.ts';
import { attack } from '../hostile/attack.ts';
import { hireStaff } from '../hostile/people.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillWithDemo(shop.shop, 60);
  await hireStaff(shop.shop.db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

// The long form, with 100,000 requests, is `npm run test:hostile`.
test('no generated request breaks the shop, makes it hang or makes it talk', async () => {
  const base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  const report = await attack(base, { requests: 300, seed: 1, atOnce: 4 });
  expect(report.findings).toEqual([]);
  expect(report.operations).toBeGreaterThan(150);
  expect(report.statuses[200]).toBeGreaterThan(30);
  expect(await brokenAfterwards(base)).toEqual([]);
  expect(await unsoundIn(shop.shop.db)).toEqual([]);
});
