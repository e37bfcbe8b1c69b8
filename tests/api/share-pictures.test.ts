import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { readPhotographs, picturesOf } from '../../demo/pictures.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
const [photographed] = readPhotographs().pieces;
if (photographed === undefined) throw new Error('the demo has no photographs');
const [studio] = picturesOf(photographed);
if (studio === undefined) throw new Error('the demo has no photographs');

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** As a crawler requests it: without cookies, without a language, and without AVIF. */
const get = (url: string) => shop.app.inject({ url, headers: { 'user-agent': 'facebookexternalhit/1.1' } });

/** A page's metadata for sharing, by property. */
async function sharedAs(url: string): Promise<Record<string, string>> {
  const { body } = await get(url);
  const tags = body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** Fetches the picture that a page names, and measures it. */
async function pictureOf(shared: Record<string, string>) {
  const address = shared['og:image'] ?? '';
  expect(address).toMatch(/^https:\/\/wmk\.example\//);
  const { statusCode, headers, rawPayload } = await get(address.replace('https://wmk.example', ''));
  expect(statusCode).toBe(200);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([format, `${width}`, `${height}`]).toEqual([
    'jpeg',
    shared['og:image:width'],
    shared['og:image:height'],
  ]);
  expect([shared['og:image:width'], shared['og:image:height']]).toEqual(['1200', '630']);
  expect(headers['content-type']).toBe(shared['og:image:type']);
  expect(rawPayload.length).toBeLessThanOrEqual(300_000);
  return { headers, bytes: rawPayload };
}

async function pageOf(sku: string): Promise<string> {
  const { pieces } = await shop.shop.reads.piecesOfType('vintage', 1);
  return `/product/${pieces.find((piece) => piece.sku === sku)?.id}`;
}

test('a piece is shared with its first photograph, made when it is first asked for and kept for ever', async () => {
  const pictures = [{ ...studio, alt: 'Bank „Fjord“ <von vorn>' }];
  await shop.fill([aPiece({ sku: 'SHARED', pictures })]);
  const shared = await sharedAs(await pageOf('SHARED'));
  expect(shared).toMatchObject({
    'og:image': `https://wmk.example/pictures/share/${studio.key}.jpg`,
    'og:image:alt': 'Bank „Fjord“ &lt;von vorn&gt;',
    'twitter:card': 'summary_large_image',
  });
  const { headers, bytes } = await pictureOf(shared);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await pictureOf(shared)).bytes.equals(bytes)).toBe(true);
});

test('a photograph of staff has its own before anybody asks, and those from before get theirs', async () => {
  const { media, files } = shop.shop;
  const image = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#a05030' } })
    .jpeg()
    .toBuffer();
  const { id, key } = await media.takeShopPicture(image, testActor);
  const file = `pictures/${id}-share.jpg`;
  await media.scaleShopPicture(id);
  expect(await files.exists(file)).toBe(true);
  await shop.fill([
    aPiece({ sku: 'STAFF', pictures: [{ key, alt: '', widthPx: 800, heightPx: 1000, placeholder: null }] }),
  ]);
  const shared = await sharedAs(await pageOf('STAFF'));
  expect(shared).not.toHaveProperty('og:image:alt');
  await pictureOf(shared);
  await files.delete(file);
  await pictureOf(shared);
  expect(await files.exists(file)).toBe(true);
});

test('a piece without a photograph, and every page that shows none, has the shop’s picture', async () => {
  await shop.fill([aPiece({ sku: 'BARE', pictures: [] })]);
  for (const page of [await pageOf('BARE'), '/versand', '/en/versand']) {
    const shared = await sharedAs(page);
    expect(shared['og:image']).toBe('https://wmk.example/share.jpg');
    expect(shared['og:image:alt']).not.toBe('');
    await pictureOf(shared);
  }
});

test.each([
  'demo/no-such-piece/studio.0123456789ab.jpg',
  `${studio.key}.avif`,
  'demo/..%2f..%2fpackage/x.0123456789ab.jpg',
  `shop/${'0'.repeat(32)}.jpg`,
  'site/banner.0123456789ab.jpg',
  '',
])('there is no picture %j to be shared', async (name) => {
  expect((await get(`/pictures/share/${name}`)).statusCode).toBe(404);
});
