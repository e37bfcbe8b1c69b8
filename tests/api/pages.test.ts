import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '../../src/shared/time/durations.ts';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let origin: string;
const html = { accept: 'text/html' };

beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory()], parents: [aParentCategory()] },
    testActor,
  );
  await shop.fill([
    aPiece({
      title: 'Regal <b>"fett"</b> & </script><script>alert(1)</script>',
      sku: 'V-X',
      categoryIds: ['sideboards'],
      texts: { ...aPiece().texts, descriptions: ['<img src=x onerror=alert(1)>Ein <em>gutes</em> Stück'] },
    }),
  ]);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});

afterAll(() => shop.close());

async function page(path: string, headers: Record<string, string> = html) {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a narrowed list counts a value that all of its pieces share; a whole one does not offer it', async () => {
  const count = 'data-count="material=teak"';
  expect((await page('/category/sideboards')).text).not.toContain(count);
  expect((await page('/category/sideboards?preis-bis=5000')).text).toMatch(new RegExp(`${count}[^>]*>1<`));
});

describe('every page', () => {
  test.each([
    '/',
    '/shop/vintage',
    '/shop/boatwood',
    '/categories/all',
    '/categories/vintage',
    '/category/sideboards',
    '/parent-category/wohnzimmer',
    '/sales',
    '/highlights',
    '/newhits',
  ])('%s is whole, with title, description and canonical address', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]+">/);
    expect(text).toContain(`<link rel="canonical" href="https://wmk.example${path}">`);
    // The note for a page that fails in the browser is in a template, which is not part of the document.
    const shown = text.replaceAll(/<template[^>]*>.*?<\/template>/gs, '');
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toMatch(/<meta property="og:image" content="https:\/\/wmk\.example\/[^"]+\.jpg">/);
  });

  test('asks for each of its fonts before it is painted: none is used once the page is seen', async () => {
    const { body } = await shop.app.inject({ url: '/' });
    const named = new Set(body.match(/(?<=url\()[^()]+\.woff2/g));
    const asked = new Set(body.match(/(?<=<link rel="preload" as="font"[^>]*href=")[^"]+/g));
    expect([named.size, [...asked].sort()]).toEqual([3, [...named].sort()]);
  });

  test('allows only its own scripts and the styles and script that it names by their hashes', async () => {
    const { headers, text } = await page('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(policy).toContain(hashOf(/<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''));
    expect(policy).toContain(hashOf(/<script>([^]*?)<\/script>/.exec(text)?.[1] ?? ''));
    expect(text).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('shows staff’s texts, and executes none of it', async () => {
    const address = '/product/regal-b-fett-b-script-script-alert-1-script-v-x';
    const { status, text } = await page(address);
    expect(status).toBe(200);
    expect(text).toContain('Ein <em>gutes</em> Stück');
    expect(text).not.toContain('onerror');
    expect(text).not.toContain('<script>alert');
  });
});

describe('an unknown address', () => {
  test.each([
    '/gibt-es-nicht',
    '/product/gibt-es-nicht',
    '/category/nein',
    '/shop/plastik',
    '/category/%00',
    '/ankauf/constructor',
    '/newsletter/toString',
    '/warenkorb-erinnerung/toString',
    '/product/%FF',
  ])('%s is the 404 page', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).toContain('Diese Seite gibt es nicht');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('a program that does not ask for a page gets JSON', async () => {
    const { status, text } = await page('/gibt-es-nicht', { accept: 'application/json' });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 'not-found' });
  });
});

describe('kept pages', () => {
  test('the second answer comes from memory and is the same; an unchanged page is not sent again', async () => {
    const first = await page('/sales');
    const second = await page('/sales');
    expect(second.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    const third = await page('/sales', { ...html, 'if-none-match': etag });
    expect(third.status).toBe(304);
    expect(third.text).toBe('');
  });

  test('unknown query parameters make no page of their own', async () => {
    expect((await page('/newhits?utm_source=x')).text).toBe((await page('/newhits')).text);
  });

  test('a change in the catalogue shows', async () => {
    const { text: before } = await page('/highlights');
    expect(before).not.toContain('Neuer Sessel');
    await shop.fill([aPiece({ sku: 'V-NEU', title: 'Neuer Sessel', sections: ['highlights'] })]);
    await expect.poll(async () => (await page('/highlights')).text.includes('Neuer Sessel')).toBe(true);
  });

  test('a page ends with the reservation that it shows', async () => {
    await shop.fill([aPiece({ sku: 'V-HALT', title: 'Begehrter Stuhl', sections: ['highlights'] })]);
    const until = new Date(testNow.getTime() + 2 * 60_000);
    await shop.shop.db.transaction((tx) =>
      shop.shop.inventory.holdUnits(tx, {
        reference: 'somebody',
        lines: [{ position: 0, pieceId: 'begehrter-stuhl-v-halt', variantId: null, quantity: 1 }],
        until,
        now: testNow,
      }),
    );
    const address = '/product/begehrter-stuhl-v-halt';
    expect((await page(address)).text).toContain('reserviert bis 12:02');
    shop.setNow(until);
    const { text } = await page(address);
    expect(text).not.toContain('reserviert');
    expect(text).toContain('Einzelstück, sofort verfügbar');
    shop.setNow(testNow);
  });

  test('pages come compressed when asked for', async () => {
    const response = await fetch(`${origin}/sales`, { headers: { ...html, 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('Günstiger wird´s nicht!');
  });
});

test.each([
  '/order-success/some-secret',
  '/success?order_id=some-secret',
  '/cancel?order_id=some-secret',
  '/passwort-neu?token=some-secret',
  '/account/stop-email',
])('%s is not cached, not indexed and not sent as a referrer', async (address) => {
  const { status, headers } = await page(address);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a page beyond the last of a category leads to its first', async () => {
  const { status, headers } = await page('/category/sideboards?page=99');
  expect(status).toBe(301);
  expect(headers.get('location')).toBe('/category/sideboards');
});

test('a form that was sent without script leads to the address that links have', async () => {
  const sent = '/suche?query=tisch&preis-von=&preis-bis=300&material=teak&material=eiche&utm_source=brief';
  const { status, headers } = await page(sent);
  expect(status).toBe(308);
  expect(headers.get('location')).toBe(
    '/suche?query=tisch&preis-bis=300&material=teak,eiche&utm_source=brief',
  );
  expect((await page('/suche?query=tisch&preis-bis=300&utm_source=brief')).status).toBe(200);
  expect((await page('/en/suche?query=')).headers.get('location')).toBe('/en/suche');
});

test('a page that fails shows the crash page and keeps its reasons to itself', async () => {
  const { content } = shop.shop;
  const working = content.page;
  content.page = () => Promise.reject(new Error('secret reason'));
  // Nobody has requested it before, so it is not in the cache.
  const { status, text } = await page('/en/firmenname');
  content.page = working;
  expect(status).toBe(500);
  expect(text).toContain('Unexpected Application Error!');
  expect(text).not.toContain('secret reason');
});

test('the crash page comes with header and footer when the database has been silent for longer than they are kept', async () => {
  expect((await page('/firmenname')).status).toBe(200);
  const { content } = shop.shop;
  const working = { page: content.page, companyData: content.companyData };
  const silent = () => Promise.reject(new Error('connect ECONNREFUSED'));
  Object.assign(content, { page: silent, companyData: silent });
  shop.setNow(new Date(testNow.getTime() + 6 * minuteMs));
  const { status, text } = await page('/firmenname');
  shop.setNow(testNow);
  Object.assign(content, working);
  expect(status).toBe(500);
  expect(text).toContain('Unexpected Application Error!');
  expect(text).toContain('<footer');
  expect((await page('/firmenname')).status).toBe(200);
});

test('probes say whether the shop lives and is ready', async () => {
  expect((await page('/health/live')).status).toBe(200);
  expect((await page('/health/ready')).status).toBe(200);
});
