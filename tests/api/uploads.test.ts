import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
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

const heic = join(import.meta.dirname, '../fixtures/pictures/gradient.heic');

/** A GIF of this size whose one frame is a single pixel, or claims to be as large. */
function gif(width: number, height: number, { wholeFrame = false } = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  if (wholeFrame) size.copy(frame, 5);
  const colours = Buffer.from('000000ffffff', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000', 'hex'),
    colours,
    frame,
    Buffer.from(';'),
  ]);
}

/** The same picture, claiming to be a square of this many pixels. */
function withHeicSize(bytes: Buffer, side: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(side, at + 8);
    changed.writeUInt32BE(side, at + 12);
  }
  return changed;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A hand-made grey PNG with additional contents. */
function png(side: number, data: Buffer, ...more: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const pixels = (side: number) => deflateSync(Buffer.alloc(side * (side + 1)));
/** A keyword, the compression method, and the compressed text. */
const text = (packed: Buffer) => Buffer.concat([Buffer.from('note\0\0'), packed]);

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
    ['an iPhone’s HEIC', () => readFile(heic)],
  ])('in %s is stored as WebP under an unguessable address', async (_format, bytes) => {
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

describe('a file that is no picture is refused by its content, whatever its name', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG with a script', () => Promise.resolve(Buffer.from(svg))],
    ['the same, packed', () => Promise.resolve(gzipSync(svg))],
    ['a script that begins like a GIF', () => Promise.resolve(Buffer.from('GIF89a=1;alert(1)//'))],
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
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('a small file that claims 200 million pixels, before anything of it is decoded', async () => {
    // Whoever decodes it finds that it has none, and calls it no picture.
    const response = await upload(png(14_143, Buffer.from('no pixels')));
    expect([response.statusCode, codeOf(response)]).toEqual([413, 'picture-too-large']);
  });

  test.each([
    ['GIF', () => Promise.resolve(gif(65_535, 65_535, { wholeFrame: true }))],
    ['HEIC', async () => withHeicSize(await readFile(heic), 20_000)],
  ])('a %s that claims more pixels than any memory has', async (_format, bytes) => {
    const response = await upload(await bytes());
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

describe('a bomb counts as the picture that it claims to be', () => {
  const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  test.each([
    ['pixels for 200 MB in a picture of 8 × 8', () => png(8, packed)],
    ['a text of 200 MB beside the pixels', () => png(8, pixels(8), chunk('zTXt', text(packed)))],
    ['a colour profile of 200 MB', () => png(8, pixels(8), chunk('iCCP', text(packed)))],
  ])('%s', async (_what, bytes) => {
    const bomb = bytes();
    expect(bomb.length).toBeLessThan(500_000);
    const response = await upload(bomb);
    expect([200, 415]).toContain(response.statusCode);
    if (response.statusCode !== 200) return;
    const { rawPayload } = await read(addressOf(response));
    expect(rawPayload.length).toBeLessThan(2000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 8, height: 8 });
  });

  test('of an animation with a thousand frames the first is kept', async () => {
    const frame = gif(300, 200).subarray(19, -1);
    const film = Buffer.concat([gif(300, 200), ...Array<Buffer>(999).fill(frame)]);
    const { rawPayload } = await read(addressOf(await upload(film)));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
  });
});

test.each([
  ['no boundary', 'multipart/form-data', '{}'],
  ['no end', 'multipart/form-data; boundary=x', '--x\r\nabcd'],
])('a form with %s is refused, and nobody is called', async (_what, type, payload) => {
  for (const url of ['/api/upload', '/api/buy-in-mail']) {
    const answer = await shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request' });
  }
});

describe('over a bad line', () => {
  const uploads = async () => {
    const { rows } = await sql`select id from uploads`.execute(queries<object>(shop.shop.db));
    return rows.length;
  };

  test('half of a picture leaves nothing, and the next one is taken', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const before = await uploads();
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      await jpeg(),
    ]);
    await new Promise<void>((resolve, reject) => {
      const line = connect(port, '127.0.0.1', () => {
        const head =
          'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n';
        line.write(`${head}content-length: ${body.length * 3}\r\n\r\n`);
        line.write(body, () => setTimeout(() => line.destroy(), 50));
      });
      line.on('error', reject);
      line.on('close', () => resolve());
    });
    expect((await upload(await jpeg())).statusCode).toBe(200);
    expect(await uploads()).toBe(before + 1);
  });

  test('a client that sends a byte now and then does not hold the shop for ever', () => {
    expect(shop.app.server.requestTimeout).toBe(300_000);
    expect(shop.app.server.headersTimeout).toBeGreaterThan(0);
  });
});

test.each(['/uploads/nein.webp', `/uploads/${'a'.repeat(43)}.webp`, '/uploads/..%2f..%2fsecret.webp'])(
  '%s is nothing',
  async (address) => {
    expect((await read(address)).statusCode).toBe(404);
  },
);

describe('room for pictures that belong to nothing', () => {
  const from = async (remoteAddress: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'sofa.jpg');
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: form,
      remoteAddress,
    });
    return answer.statusCode === 200 ? addressOf(answer) : [answer.statusCode, codeOf(answer)];
  };
  const db = () => queries<object>(shop.shop.db);
  const idOf = (address: unknown) => String(address).slice('/uploads/'.length, -'.webp'.length);
  /** As if the picture had this size. */
  const grow = (address: unknown, megabytes: number) =>
    sql`update uploads set bytes = ${megabytes * 1_000_000}::int where id = ${idOf(address)}`.execute(db());

  test('is shared out between networks: one that has used up its share leaves the others theirs', async () => {
    const first = await from('2001:db8:1:1::1');
    await grow(first, 200);
    expect(await from('2001:db8:1:1:ffff::2')).toEqual([429, 'too-many-uploads']);
    const neighbour = await from('2001:db8:1:2::1');
    expect(neighbour).toMatch(/^\/uploads\//);
    await grow(neighbour, 200);
    expect(await from('2001:db8:1:3::1')).toEqual([429, 'too-many-uploads']);
    expect(await from('2001:db8:2:1::1')).toMatch(/^\/uploads\//);
    expect(await from('198.51.100.7')).toMatch(/^\/uploads\//);
  });

  test('is there again when an enquiry has taken the pictures, and nothing says who sent them', async () => {
    const address = await from('203.0.113.5');
    await grow(address, 200);
    const kept = await sql<{ kept: string }>`
      select u::text as kept from uploads u where id = ${idOf(address)}
    `.execute(db());
    expect(kept.rows[0]?.kept).toMatch(/[\da-f]{64}/);
    expect(kept.rows[0]?.kept).not.toContain('203.0.113.5');
    expect(await from('203.0.113.5')).toEqual([429, 'too-many-uploads']);
    const claimed = await shop.shop.db.transaction((tx) =>
      shop.shop.media.claimUploads(tx, [String(address)], 'buy-in:test'),
    );
    expect(claimed.ok).toBe(true);
    const after =
      await sql`select sent_by_line, sent_by_block from uploads where id = ${idOf(address)}`.execute(db());
    expect(after.rows).toEqual([{ sent_by_line: null, sent_by_block: null }]);
    expect(await from('203.0.113.5')).toMatch(/^\/uploads\//);
  });
});

test('unused uploads are deleted after a day', async () => {
  const address = addressOf(await upload(await jpeg()));
  shop.setNow(new Date(testNow.getTime() + 23 * 3_600_000));
  await shop.shop.media.forgetUploads();
  expect((await read(address)).statusCode).toBe(200);
  shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  expect(await shop.shop.media.forgetUploads()).toBeGreaterThan(0);
  expect((await read(address)).statusCode).toBe(404);
  shop.setNow(testNow);
});
