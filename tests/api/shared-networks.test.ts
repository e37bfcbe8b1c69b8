import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { admissionLimits } from '../../src/server/admission/admission.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory()], parents: [aParentCategory()] },
    testActor,
  );
  await shop.fill(
    Array.from({ length: 12 }, (_, index) => ({
      draft: aPiece({ sku: `V-${index}`, title: `Sideboard ${index}`, categoryIds: ['sideboards'] }),
      publishedAt: testNow,
    })),
  );
});
afterAll(() => shop.close());

const ask = (url: string, from: string) =>
  shop.app.inject({
    url,
    remoteAddress: from,
    headers: { accept: url.startsWith('/api/') ? 'application/json' : 'text/html' },
  });
const statuses = (answers: readonly { readonly statusCode: number }[]) =>
  [...new Set(answers.map(({ statusCode }) => statusCode))].sort();

test('thirty people behind one address look at the shop at the same time, and all of them see it', async () => {
  const addresses = ['/', '/shop/vintage', '/category/sideboards', '/faq', '/api/categories'];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, person) =>
      ask(addresses[person % addresses.length] ?? '/', '198.51.100.20'),
    ),
  );
  expect(statuses(answers)).toEqual([200]);
});

test('a flood is turned away with a time to come back at, and slows down nobody but its own network', async () => {
  const flood = (times: number) =>
    Array.from({ length: times }, (_, index) =>
      ask(index % 2 === 0 ? `/suche?query=flut-${index}` : `/api/search?query=flut${index}`, '198.51.100.7'),
    );
  const running = flood(300);
  const visitor = await ask('/shop/vintage?page=1', '203.0.113.7');
  expect(visitor.statusCode).toBe(200);
  const answers = await Promise.all(running);
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 503);
  expect(turnedAway.length).toBeGreaterThanOrEqual(
    300 - admissionLimits.atOnce - admissionLimits.waitingOfOneNetwork - 100,
  );
  for (const answer of turnedAway) expect(answer.headers['retry-after']).toBeDefined();
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  // Others behind the same address get their pages as soon as the flood pauses.
  await expect.poll(async () => (await ask('/category/sideboards', '198.51.100.7')).statusCode).toBe(200);
});
