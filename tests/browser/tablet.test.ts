import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';

test.use({ viewport: { width: 768, height: 1024 } });

/** The distance between an element's right edge and that of its list. */
const roomBeside = (element: Locator) =>
  element.evaluate((one) => {
    const list = one.parentElement!.getBoundingClientRect();
    return Math.round(list.right - one.getBoundingClientRect().right);
  });

/** How many elements are in each row. */
const rowsOf = (elements: Locator) =>
  elements.evaluateAll((all) => [
    ...all
      .reduce((rows, one) => {
        const { top } = one.getBoundingClientRect();
        return rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
      }, new Map<number, number>())
      .values(),
  ]);

test(
  'on a tablet no row is left with a hole: blocks of home, categories of a room, footer',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await page.goto('/');
    for (const name of ['Highlights', 'SALE', 'Neuheiten']) {
      expect(await roomBeside(page.getByRole('region', { name }).getByRole('listitem').last()), name).toBe(0);
    }
    expect(await rowsOf(page.getByRole('contentinfo').locator('.footer-columns > *'))).toEqual([2, 3]);
    const rooms = (await (await page.request.get('/api/parent-categories')).json()) as {
      _id: string;
      subCategoriesID: unknown[];
    }[];
    const lonely = rooms.find(({ subCategoriesID }) => subCategoriesID.length % 3 === 1)!;
    await page.goto(`/parent-category/${lonely._id}`);
    expect((await rowsOf(page.locator('.category-tiles > li'))).at(-1)).toBeGreaterThan(1);
    await expectNoAxeViolations(page);
  },
);

test(
  'on a tablet a picture begins where the title does, and fits into the screen',
  { tag: '@phone' },
  async ({ page }) => {
    const piece = await findPiece(
      page,
      'vintage',
      (one) => one.stockAmt === 1 && one.productImages.length > 1,
    );
    await page.goto(`/product/${piece._id}`);
    const pictures = page.getByRole('region', { name: 'Bilder' });
    const [title, picture] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await pictures.getByRole('link').first().boundingBox(),
    ];
    expect(picture!.x).toBe(title!.x);
    expect(picture!.height).toBeLessThan(700);
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(pictures.getByText(`2 / ${piece.productImages.length}`)).toBeVisible();
    await expect(pictures.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.3 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  },
);
