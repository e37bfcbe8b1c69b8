import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { states } from '../pictures/states.ts';
import { fileOf, takeSet } from '../pictures/take-set.ts';
import { expect, test } from './fixtures.ts';

// `npm run pictures` takes all of them, at each width.
const some = ['shop-order-paid', 'office-import-outcome'];

test('shop and office are photographed in a shop of their own', async () => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'wmk-photographed-'));
  try {
    const wanted = states.filter(({ name }) => some.includes(name));
    const set = await takeSet({ root: process.cwd(), of: 'a test', folder }, wanted, () => undefined, [390]);
    expect(set.pictures).toEqual(some.map((name) => ({ name, width: 390, problem: null })));
    for (const name of some) {
      const { width, height } = await sharp(join(folder, fileOf(name, 390))).metadata();
      expect(width).toBe(390);
      expect(height).toBeGreaterThan(844);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
