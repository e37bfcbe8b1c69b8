import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { pagesMade } from '../../src/server/pages/page-limits.ts';
import { testsInOrder } from '../in-order.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

const token = 'a-token-for-the-figures-of-this-test';
const held = 'begehrtes-sideboard-v-held';
const other = 'stiller-schrank-v-other';

// What a test has changed is made again while the next ones count the pages that were made.
testsInOrder();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on', METRICS_TOKEN: token });
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory(), aCategory({ id: 'stuehle', name: 'Stühle' })], parents: [aParentCategory()] },
    testActor,
  );
  await shop.fill(
    [
      aPiece({ sku: 'V-HELD', title: 'Begehrtes Sideboard', categoryIds: ['sideboards'] }),
      aPiece({ sku: 'V-OTHER', title: 'Stiller Schrank', categoryIds: ['stuehle'] }),
    ].map((draft) => ({ draft, publishedAt: testNow })),
  );
});
afterAll(() => shop.close());

const visitor = '203.0.113.7';
const page = (url: string, from = visitor, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, remoteAddress: from, headers: { accept: 'text/html', ...headers } });

/** How many pages have been rendered since the shop was opened. */
async function made(): Promise<number> {
  const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  return [...body.matchAll(/^wmk_page_cache_misses_total\{cache="\w+"\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

async function hold(id: string): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    remoteAddress: '198.51.100.9',
    payload: payload([bought(id)], 915),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return orderIdOf(answer);
}
const release = (orderId: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/checkout/${orderId}/cancel`,
    remoteAddress: '198.51.100.9',
  });
const isReserved = async (url: string) => (await page(url)).body.includes('reserviert');

describe('a stranger who holds pieces and gives them back', () => {
  test('is seen at once on the pages that show them', async () => {
    const addresses = [`/product/${held}`, '/category/sideboards', '/shop/vintage', `/en/product/${held}`];
    for (const address of addresses) expect((await page(address)).statusCode).toBe(200);
    const orderId = await hold(held);
    await expect.poll(() => isReserved(`/product/${held}`)).toBe(true);
    expect(await isReserved('/category/sideboards')).toBe(true);
    expect(await isReserved('/shop/vintage')).toBe(true);
    expect((await page(`/en/product/${held}`)).body).toContain('reserved');
    await release(orderId);
    await expect.poll(() => isReserved(`/product/${held}`)).toBe(false);
    expect(await isReserved('/category/sideboards')).toBe(false);
  });

  test('has no other page made again for each change: each at most once in two seconds', async () => {
    const others = ['/category/stuehle', '/faq', '/contact-us', '/datenschutz-einstellungen'];
    for (const address of others) await page(address);
    const before = await made();
    const began = performance.now();
    for (let round = 0; round < 10; round += 1) {
      await release(await hold(held));
      for (const address of others) {
        expect((await page(address)).statusCode).toBe(200);
      }
    }
    // With one for the changes of the previous test.
    const rounds = 3 + Math.floor((performance.now() - began) / 2_000);
    expect((await made()) - before).toBeLessThanOrEqual(rounds * others.length);
    expect((await page('/category/stuehle')).body).toContain('Stiller Schrank');
  });

  test('and in the end every page shows the present state', async () => {
    const list = '/category/sideboards?verfuegbar=1';
    const before = (await page(list)).body.includes('Begehrtes Sideboard');
    const orderId = await hold(held);
    await expect.poll(() => isReserved(`/product/${held}`)).toBe(true);
    await release(orderId);
    await expect.poll(async () => (await page(list)).body.includes('Begehrtes Sideboard')).toBe(before);
  });

  test('simultaneous requests for a dropped page share one rendering', async () => {
    const orderId = await hold(held);
    await expect.poll(() => isReserved(`/product/${held}`)).toBe(true);
    await release(orderId);
    let before = 0;
    await expect
      .poll(async () => {
        before = await made();
        const answers = await Promise.all(Array.from({ length: 30 }, () => page(`/product/${held}`)));
        return answers.some(({ body }) => !body.includes('reserviert'));
      })
      .toBe(true);
    // Other pages may be renewed at the same time.
    expect((await made()) - before).toBeLessThanOrEqual(10);
  });
});

describe('a page has one address', () => {
  test.each([
    [`/%70roduct/${other}`, `/product/${other}`],
    [`/product/${other}/`, `/product/${other}`],
    [`/product/%73tiller-schrank-v-other?utm_source=x&page=2`, `/product/${other}?utm_source=x&page=2`],
    [`/en/%70roduct/${other}`, `/en/product/${other}`],
    ['/en/', '/en'],
    ['/shop/vintag%65?page=1', '/shop/vintage?page=1'],
    ['/order-success/gehei%6D', '/order-success/geheim'],
  ])('%s leads to %s', async (address, canonical) => {
    const before = await made();
    const { statusCode, headers } = await page(address);
    expect([statusCode, headers.location]).toEqual([308, canonical]);
    expect(await made()).toBe(before);
  });

  test.each(['//product/x', '/product//x', '/Product/x', '/product/x%2F..%2Fy'])(
    '%s is none',
    async (address) => {
      expect((await page(address)).statusCode).toBe(404);
    },
  );

  test('parameters that mean nothing, or in another order, make no other page', async () => {
    await page('/shop/vintage?miete=1&sortierung=price');
    const before = await made();
    for (const query of [
      'sortierung=price&miete=1',
      'x=1&miete=1&sortierung=price',
      'miete=1&sortierung=price&page=1',
    ]) {
      expect((await page(`/shop/vintage?${query}`)).statusCode).toBe(200);
    }
    expect(await made()).toBe(before);
  });

  test('a page beyond the last leads to the last, for now', async () => {
    for (const number of [2, 99, 54321]) {
      const { statusCode, headers } = await page(`/shop/vintage?page=${number}`);
      expect([statusCode, headers.location]).toEqual([302, '/shop/vintage']);
    }
  });
});

test('the 404 page is rendered once in each language, and for each kind', async () => {
  await page('/gibt-es-nicht');
  await page('/en/gibt-es-nicht');
  await page('/product/gibt-es-nicht');
  const before = await made();
  const answers = [];
  for (let index = 0; index < 40; index += 1) {
    answers.push(
      await page(`/nein-${index}`),
      await page(`/en/nein-${index}`),
      await page(`/product/nein-${index}`),
    );
  }
  expect(answers.every(({ statusCode }) => statusCode === 404)).toBe(true);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  // Some pages may still be renewing because of changes by earlier tests.
  expect((await made()) - before).toBeLessThanOrEqual(5);
});

describe('pages that have to be made', () => {
  /** All addresses of an IPv6 network are one asker's; that an IPv4 address is one is `networkOf`'s own test. */
  const flooding = (index: number) => `2001:db8:77:1::${index.toString(16)}`;

  /** On a slow machine the network's share of the time is used up before its pages are: the answer is the same. */
  const atOnce = 100;

  test('are limited for each network, from whichever of its addresses, and those in memory are not', async () => {
    const { most } = pagesMade.line;
    const codes: number[] = [];
    for (let index = 0; index < most; index += 1) {
      codes.push((await page(`/suche?query=flut-${index}`, flooding(index))).statusCode);
    }
    expect(codes.every((code) => code === 200)).toBe(true);
    const more = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        page(`/suche?query=mehr-${index}`, flooding(most + index)),
      ),
    );
    const refused = more.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers, body } of refused) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body).toContain('Einen Augenblick bitte');
      expect(body).toContain('One moment please');
    }
    // Whoever asked for it last has put it into memory.
    expect((await page('/faq', visitor)).statusCode).toBe(200);
    expect((await page('/faq', flooding(0))).statusCode).toBe(200);
    expect((await page('/suche?query=noch-eine', visitor)).statusCode).toBe(200);
  });
});

test('feeds and sitemaps are made once for everybody, and again when staff change something', async () => {
  const { feeds } = shop.shop.reads;
  const { purchasable, newest } = feeds;
  let asked = 0;
  feeds.purchasable = () => {
    asked += 1;
    return purchasable();
  };
  feeds.newest = (limit) => {
    asked += 1;
    return newest(limit);
  };
  const feed = (address: string, encoding = 'identity') =>
    shop.app.inject({ url: address, headers: { 'accept-encoding': encoding } });
  for (const address of ['/feeds/merchant.xml', '/neuheiten.xml']) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => feed(address)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body).toContain('</rss>');
    const packed = await feed(address, 'gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
  }
  expect(asked).toBe(2);
  await shop.fill([{ draft: aPiece({ sku: 'V-NEU', title: 'Neue Lampe' }), publishedAt: testNow }]);
  await expect.poll(async () => (await feed('/neuheiten.xml')).body.includes('Neue Lampe')).toBe(true);
});
