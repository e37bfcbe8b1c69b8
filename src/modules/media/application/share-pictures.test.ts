import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileStore, type FileStore } from '../../../platform/files/file-store.ts';
import { readSharePicture } from './share-pictures.ts';

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-share-'));
  files = await openFileStore({ dataDir: folder, s3: null });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = () => readdir(join(folder, 'files/share-pictures'));

/** A picture of one colour, different for each number. */
const photograph = (number: number) =>
  sharp({ create: { width: 8, height: 10, channels: 3, background: { r: number, g: 0, b: 0 } } })
    .png()
    .toBuffer();

async function ask(key: string, ownPhotograph: (key: string) => Promise<Uint8Array | null>) {
  const answer = await readSharePicture({ files, ownPhotograph }, key);
  return answer.ok ? buffer(answer.value.stream) : answer.error.code;
}

test('many who ask for the same one at once get it, and it is kept once, whatever hash they name', async () => {
  const own = await photograph(1);
  const keys = Array.from({ length: 30 }, (_, index) => `demo/x/studio.${index}`);
  const answers = await Promise.all(keys.map((key) => ask(key, async () => own)));
  expect(new Set(answers.map((answer) => answer.toString('hex'))).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test('where too many are wanted at once, the last ones are asked to come again, and then get theirs', async () => {
  const numbers = Array.from({ length: 16 }, (_, index) => index);
  const own = new Map<string, Buffer>();
  for (const one of numbers) own.set(`${one}`, await photograph(one));
  const get = (one: number) => ask(`${one}`, async (key) => own.get(key) ?? null);
  const answers = await Promise.all(numbers.map(get));
  const refused = numbers.filter((one) => answers[one] === 'uploads-busy');
  expect(refused.length).toBeGreaterThan(0);
  expect(await kept()).toHaveLength(numbers.length - refused.length);
  for (const one of refused) expect(await get(one)).toBeInstanceOf(Buffer);
}, 15_000);

test('a file that is no picture fails every request for it, and the next one is made all the same', async () => {
  await expect(ask('broken', async () => Buffer.from('no picture'))).rejects.toThrow();
  expect(await ask('whole', () => photograph(7))).toBeInstanceOf(Buffer);
});

test('nothing is made for a missing photograph', async () => {
  expect(await ask('demo/x/studio.1', async () => null)).toBe('not-found');
  expect(await ask(`shop/${'0'.repeat(32)}`, () => photograph(1))).toBe('not-found');
});
