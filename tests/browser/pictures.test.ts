import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { settle } from '../pictures/settle.ts';
import { states } from '../pictures/states.ts';
import { fileOf, takeSet } from '../pictures/take-set.ts';
import { expect, test } from './fixtures.ts';

// `npm run pictures` takes all of them, at each width.
const some = ['shop-order-paid', 'office-import-outcome'];

test('shop and office are photographed in a shop of their own', { tag: ['@night', '@phone'] }, async () => {
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

test(
  'a picture waits for fonts that the page itself has given up',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((late) => setTimeout(late, 1000));
      await route.continue();
    });
    await page.goto('/impressum');
    expect(await fontsOf(page, 'h1')).not.toContain('Fraunces Medium');
    await settle(page);
    expect(await fontsOf(page, 'h1')).toEqual(['Fraunces Medium']);
    expect(await fontsOf(page, 'main p')).toEqual([expect.stringMatching(/^Figtree/)]);
  },
);

/** The fonts in which an element is painted, and not those it asks for. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
}
