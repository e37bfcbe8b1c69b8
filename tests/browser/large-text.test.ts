import type { Page } from '@playwright/test';
import { logIn } from './account-login.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingBeside, expectWholeWords } from './nothing-beside.ts';
import { findPiece } from './pieces.ts';
import { words } from './words.ts';

/** WCAG 1.4.4: text twice as large. */
async function openWithLargeText(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

test(
  'with text of 200 % the measures of a piece are read beside their names or below them',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await findPiece(page, 'vintage', ({ condition }) => condition !== '');
    await openWithLargeText(page, `/product/${piece._id}`);
    await page.getByRole('term').filter({ hasText: 'Artikelnummer' }).scrollIntoViewIfNeeded();
    await expectWholeWords(page);
  },
);

test(
  'with text of 200 % the cart and the checkout of what is in it can be read and filled in',
  { tag: '@night' },
  async ({ page }) => {
    await fillCart(page);
    await page.goto('/impressum');
    await page.getByRole('button', { name: /^Warenkorb/ }).click();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
    const beside = () => cart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beside).toBeLessThanOrEqual(0);
    await expect(cart.getByRole('button', { name: 'Schließen', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(cart.getByRole('link', { name: 'Zur Kasse' })).toBeInViewport({ ratio: 1 });
    await expectWholeWords(page);

    await openWithLargeText(page, '/checkout');
    await expect(page.getByLabel(/^Gutscheincode/)).toBeVisible();
    await expectNothingBeside(page);
    await expectWholeWords(page);
    // A number of eleven digits can be seen while it is typed.
    const phone = await page.getByLabel('Telefon', { exact: true }).boundingBox();
    expect(phone?.width).toBeGreaterThan(240);
  },
);

test(
  'with text of 200 % every part of the account is as wide as the window',
  { tag: '@night' },
  async ({ page }, info) => {
    await logIn(page, 'gross', info);
    for (const part of ['', '/orders', '/rentals', '/profile', '/addresses', '/security', '/data']) {
      await openWithLargeText(page, `/account${part}`);
      await expect(page.getByRole('main').getByText(words.loading)).toHaveCount(0);
      await expectNothingBeside(page);
      await expectWholeWords(page);
    }
  },
);

for (const width of [390, 320]) {
  test(
    `with text of 200 % the bar with the buy button is wholly within a window of ${width} px`,
    { tag: ['@night', '@phone'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const piece = await findPiece(
        page,
        'vintage',
        ({ stockAmt, rentable, variants }) => stockAmt > 0 && rentable && !variants.length,
      );
      await openWithLargeText(page, `/product/${piece._id}`);
      const buttons = page.locator('.buy-bar').getByRole('button');
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Kaufen', exact: true })).toBeInViewport({ ratio: 1 });
      // And the end of the page is above it.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [barTop, pageEnd] = await page.evaluate(() => [
        document.querySelector('.buy-bar')?.getBoundingClientRect().top ?? 0,
        document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity,
      ]);
      expect(pageEnd).toBeLessThanOrEqual(barTop ?? 0);
    },
  );
}
