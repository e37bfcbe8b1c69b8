import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const color = { width: 300, height: 200, channels: 3, background: '#80a0c0' } as const;
const jpeg = () => sharp({ create: color }).jpeg().toBuffer();

function upload(bytes: Uint8Array, { field = 'file', name = 'sofa.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return shop.app.inject({ method: 'POST', url: '/api/upload', payload: form });
}

const addressOf = (response: { json(): unknown }) =>
  (response.json() as { optimizedUrl: string }).optimizedUrl;
const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code;
const read = (address: string) => shop.app.inject({ url: address });

describe('a picture', () => {
  test.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => sharp({ create: color }).png().toBuffer()],
    ['WebP', () => sharp({ create: color }).webp().toBuffer()],
    ['AVIF', () => sharp({ create: color }).avif().toBuffer()],
    ['GIF', () => sharp({ create: color }).gif().toBuffer()],
    ['an iPhone’s HEIC', () => readFile(join(import.meta.dirname, '../fixtures/pictures/gradient.heic'))],
  ])('in %s is kept as WebP under an address that nobody can guess', async (_format, bytes) => {
    const response = await upload(await bytes());
    expect(response.statusCode).toBe(200);
    const address = addressOf(response);
    expect(address).toMatch(/^\/uploads\/[\w-]{43}\.webp$/);
    const picture = await read(address);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
  });

  test('loses place and camera, and stands upright', async () => {
    const exif = {
      IFD0: { Make: 'Geheimkamera' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
    };
    const sent = await sharp({ create: color })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sent.includes('Geheimkamera')).toBe(true);
    const { rawPayload } = await read(addressOf(await upload(sent)));
    const { width, height, exif: kept, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, kept, orientation }).toEqual({
      width: 200,
      height: 300,
      kept: undefined,
      orientation: undefined,
    });
    expect(rawPayload.includes('Geheimkamera')).toBe(false);
  });

  test('larger than a screen becomes smaller, a small one stays', async () => {
    const large = await sharp({ create: { ...color, width: 5000, height: 2500 } })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp((await read(addressOf(await upload(large)))).rawPayload).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  });
});

describe('what is no picture is refused by its content, whatever its name', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG with a script', () => Promise.resolve(Buffer.from(svg))],
    ['HTML', () => Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>'))],
    ['PDF', () => Promise.resolve(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'))],
    ['TIFF', () => sharp({ create: color }).tiff().toBuffer()],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 500)],
    [
      'a HEIC’s head alone',
      () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta')),
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ])('%s', async (_what, bytes) => {
    const response = await upload(await bytes());
    expect([response.statusCode, codeOf(response)]).toEqual([415, 'not-a-picture']);
  });

  test('a JPEG that is a web page as well comes out as pixels alone', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const { rawPayload, headers } = await read(addressOf(await upload(polyglot, { name: 'x.html' })));
    expect(rawPayload.includes('<script>')).toBe(false);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  });

  test('a small file that claims 200 million pixels', async () => {
    const bomb = await sharp({ create: { ...color, width: 20_000, height: 10_000 }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const response = await upload(bomb);
    expect([response.statusCode, codeOf(response)]).toEqual([413, 'picture-too-large']);
  });

  test('a file of more than 25 MB', async () => {
    const response = await upload(Buffer.alloc(25_000_001, 0xff));
    expect([response.statusCode, codeOf(response)]).toEqual([413, 'too-large']);
  });

  test('another field, and no form at all', async () => {
    expect((await upload(await jpeg(), { field: 'picture' })).statusCode).toBe(400);
    const json = await shop.app.inject({ method: 'POST', url: '/api/upload', payload: { file: 'x' } });
    expect(json.statusCode).toBe(415);
  });
});

test.each(['/uploads/nein.webp', `/uploads/${'a'.repeat(43)}.webp`, '/uploads/..%2f..%2fsecret.webp'])(
  '%s is nothing',
  async (address) => {
    expect((await read(address)).statusCode).toBe(404);
  },
);

test('what nothing refers to is deleted after a day', async () => {
  const address = addressOf(await upload(await jpeg()));
  shop.setNow(new Date(testNow.getTime() + 23 * 3_600_000));
  await shop.shop.media.forgetUploads();
  expect((await read(address)).statusCode).toBe(200);
  shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  expect(await shop.shop.media.forgetUploads()).toBeGreaterThan(0);
  expect((await read(address)).statusCode).toBe(404);
  shop.setNow(testNow);
});
