import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePictureFallback } from '../../src/shared/pieces/site-picture.ts';
import { readSiteMedia } from '../../src/server/routes/site-pictures.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
const media = readSiteMedia();

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

test('pictures of the shop are kept for ever under the address that the manifest gives', async () => {
  const { banner, 'review-01': portrait } = media.sitePictures('banner', 'review-01');
  for (const [picture, type] of [
    [banner, 'image/jpeg'],
    [portrait, 'image/svg+xml'],
  ] as const) {
    if (picture === undefined) throw new Error('a picture is missing');
    const answer = await get(sitePictureFallback(picture));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await get('/pictures/site/manifest.json')).statusCode).toBe(404);
});

test('the film over the banner is read in ranges, and is small', async () => {
  const sizes = [];
  for (const address of media.bannerFilm()) {
    const answer = await get(address, { range: 'bytes=0-99' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-type']).toMatch(/^video\/(webm|mp4)$/);
    expect(answer.rawPayload).toHaveLength(100);
    sizes.push(Number(String(answer.headers['content-range']).split('/')[1]));
  }
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(size).toBeLessThan(1_500_000);
});

test('the icons that pages and their manifest name exist', async () => {
  const { icons } = (await get('/site.webmanifest')).json<{ icons: { src: string; type: string }[] }>();
  const named = [
    ...icons,
    { src: '/favicon-32.png', type: 'image/png' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/share.jpg', type: 'image/jpeg' },
    { src: '/site.webmanifest', type: 'application/manifest+json' },
  ];
  for (const { src, type } of named) {
    const answer = await get(src);
    expect(answer.statusCode, src).toBe(200);
    expect(answer.headers['content-type'], src).toContain(type);
  }
});
