import type { Page } from '@playwright/test';
import { fillInBefore, putIntoCart } from './fill-cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { findPiece } from './pieces.ts';

/** As somebody types who does not let go of a key. */
const word = 'Nussbaum'.repeat(38);

/** Puts the word in the place of texts in pages and in what they ask the shop for. */
async function plant(page: Page, texts: readonly string[]): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET' && ['document', 'fetch'].includes(request.resourceType());
    if (!isRead) return route.fallback();
    const response = await route.fetch();
    const body = texts.reduce((said, text) => said.replaceAll(text, word), await response.text());
    return route.fulfill({ response, body });
  });
}

test(
  'a word without end makes no page wider than a phone',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    test.slow();
    const piece = await findPiece(
      page,
      'vintage',
      ({ stockAmt, title, colour }) => stockAmt === 1 && colour !== null && /^[\p{L}\d ,]+$/u.test(title),
    );
    const { title, colour, maker, subtopic } = piece;
    await plant(
      page,
      [title, colour, maker, subtopic].filter((text) => text !== null),
    );
    await page.addInitScript((kept) => localStorage.setItem('wishlist', JSON.stringify([kept])), {
      productId: piece._id,
      title: word,
      price: piece.pricing.price,
      image: '/vintage.svg',
    });
    await putIntoCart(page, { ...piece, title: word });
    await fillInBefore(page);
    for (const path of [`/product/${piece._id}`, '/wunschliste', '/checkout', '/order-review']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(word);
      await expectNothingBeside(page);
    }
    await page.goto('/impressum');
    await page.getByRole('button', { name: /^Warenkorb, 1/ }).click();
    await expect(page.getByRole('dialog')).toContainText(word);
    const beside = (one: Element) => one.scrollWidth - one.clientWidth;
    expect(await page.getByRole('dialog').evaluate(beside)).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
