import { expect, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';

/** WCAG 1.4.4: text twice as large, on a phone. */
test('with text of 200 % nothing is beside the screen, and the cart stays within reach', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', () => true);
  for (const address of [
    '/',
    '/sales',
    `/product/${piece._id}`,
    '/checkout',
    '/login',
    '/ankauf',
    '/faq',
    '/versand',
  ]) {
    await page.goto(address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
    await expect(page.getByRole('button', { name: /^Warenkorb/ }), address).toBeInViewport({ ratio: 1 });
  }
});
