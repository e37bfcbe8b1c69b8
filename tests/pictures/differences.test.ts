import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSets, drawDifference } from './differences.ts';
import { sideBySide } from './side-by-side.ts';
import type { PictureSet } from './take-set.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-differences-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A white picture with a black square of this many pixels. */
async function picture(name: string, height: number, square: number): Promise<string> {
  const file = join(folder, name);
  const black = { create: { width: square, height: square, channels: 3 as const, background: '#000000' } };
  await sharp({ create: { width: 100, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: 10, top: 10 }])
    .png()
    .toFile(file);
  return file;
}

test('the share of differing pixels is counted, and drawn in red', async () => {
  const [small, large] = [await picture('a.png', 100, 10), await picture('b.png', 100, 20)];
  const target = join(folder, 'drawn.png');
  expect(await drawDifference(small, small, target)).toBe(0);
  expect(await drawDifference(small, large, target)).toBeCloseTo(0.03);
  const { data } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((25 * 100 + 25) * 3, (25 * 100 + 25) * 3 + 3)]).toEqual([214, 0, 50]);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('all that a longer picture has more differs', async () => {
  const [short, long] = [await picture('c.png', 100, 10), await picture('d.png', 200, 10)];
  expect(await drawDifference(short, long, join(folder, 'longer.png'))).toBeCloseTo(0.5);
});

test('the largest differences come first, after missing pictures', async () => {
  const names = ['shop-same', 'shop-changed', 'shop-new', 'shop-lost'];
  const set = (problems: Readonly<Record<string, string>>, left: readonly string[]): PictureSet => ({
    of: 'v1',
    pictures: left.map((name) => ({ name, width: 390, problem: problems[name] ?? null })),
  });
  await Promise.all([
    picture('shop-same-390.png', 100, 10),
    picture('shop-changed-390.png', 100, 10),
    picture('shop-lost-390.png', 100, 10),
  ]);
  const pairs = await compareSets(
    { set: set({}, ['shop-same', 'shop-changed', 'shop-lost']), folder },
    { set: set({ 'shop-lost': 'no <main>' }, names), folder },
    await mkdtemp(join(folder, 'drawn-')),
  );
  expect(pairs.map(({ name, share }) => [name, share])).toEqual([
    ['shop-new', 1],
    ['shop-lost', 1],
    ['shop-same', 0],
    ['shop-changed', 0],
  ]);
  const page = sideBySide({
    before: { name: 'v1', folder: 'one' },
    after: { name: 'v2', folder: 'two' },
    differences: 'differences',
    pairs,
  });
  expect(page).toContain('<h1>v1 beside v2: 2 differ</h1>');
  expect(page).toContain('src="one/shop-same-390.png"');
  expect(page).toContain('src="two/shop-new-390.png"');
  expect(page).toContain('was not photographed then');
  expect(page).toContain('no &lt;main&gt;');
});
