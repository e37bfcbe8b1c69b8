import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

let dataDir: string;
let files: FileStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wmk-files-'));
  files = await openFileStore({ dataDir, s3: null });
});
afterAll(() => rm(dataDir, { recursive: true }));

const read = async (key: string) => {
  const file = await files.get(key);
  return (
    file && { size: file.size, contentType: file.contentType, text: (await buffer(file.stream)).toString() }
  );
};

test.each([
  ['bytes', () => Buffer.from('Stuhl')],
  ['a stream', () => Readable.from([Buffer.from('St'), Buffer.from('uhl')])],
])('%s that were put can be got, replaced and deleted', async (_, contents) => {
  const key = 'pieces/4711/front.webp';
  await files.put(key, contents());
  expect(await read(key)).toEqual({ size: 5, contentType: 'image/webp', text: 'Stuhl' });
  await files.put(key, Buffer.from('Tisch und Stuhl'));
  expect(await read(key)).toMatchObject({ size: 15, text: 'Tisch und Stuhl' });
  expect(await files.exists(key)).toBe(true);
  await files.delete(key);
  await files.delete(key);
  expect(await files.exists(key)).toBe(false);
  expect(await files.get(key)).toBeNull();
});

test('the same bytes are stored once, under their digest', async () => {
  const [first, second] = await Promise.all([
    files.putContentAddressed(Buffer.from('Rechnung'), 'pdf'),
    files.putContentAddressed(Buffer.from('Rechnung'), 'pdf'),
  ]);
  expect(first).toBe(second);
  expect(first).toMatch(/^sha256\/[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/);
  expect(await read(first)).toMatchObject({ contentType: 'application/pdf', text: 'Rechnung' });
});

test('a stream that breaks leaves no file, and no half one', async () => {
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })(),
  );
  await expect(files.put('broken.webp', breaking)).rejects.toThrow();
  expect(await files.exists('broken.webp')).toBe(false);
  expect(await readdir(join(dataDir, 'files', '.unfinished'))).toEqual([]);
});

test.each(['../outside', '.unfinished/x', '/etc/passwd', 'a/../../b'])(
  '%s is refused everywhere',
  async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(files.get(key)).rejects.toThrow(TypeError);
    await expect(files.exists(key)).rejects.toThrow(TypeError);
    await expect(files.delete(key)).rejects.toThrow(TypeError);
    await expect(files.putContentAddressed(Buffer.from('x'), `/../../${key}`)).rejects.toThrow(TypeError);
  },
);
