import type { Page } from '@playwright/test';
import { addressIn, completeLanguages } from '../../src/shared/text/language.ts';
import { logIn } from './account-login.ts';
import { expect, test } from './fixtures.ts';
import { show } from './planted-page.ts';
import { putIntoCart } from './fill-cart.ts';
import { findPiece } from './pieces.ts';
import { germanTexts } from '../texts/catalogues.ts';
import { addressOf, pathsOfScreens, spokenTexts } from './translated-pages.ts';

/** English has its own walk (`english.test.ts`), with axe; markup is the same in all languages. */
const languages = completeLanguages.filter((language) => language !== 'de' && language !== 'en');

/** What is wider than its place on the narrowest phone: the page, labels of buttons, and badges that run under the heart. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px of ${clientWidth}`] : [];
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a.btn, .btn, .card-badge')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map((one) => `${one.textContent.trim()}: ${one.scrollWidth} px of ${one.clientWidth}`);
    return [...sideways, ...buttons];
  });

test.use({ viewport: { width: 320, height: 720 } });

for (const [screen, paths] of pathsOfScreens) {
  test(
    `${screen} speaks each language, and fits a narrow phone in it`,
    { tag: screen === 'product' ? '@phone' : ['@night', '@phone'] },
    async ({ page, watch }, info) => {
      test.slow();
      // An order that nobody has placed, and links of mails that nobody received.
      watch.allowStatus(404, /\/(?:api\/(?:account\/)?orders\/|\w\w\/)/);
      watch.allowStatus(403, '/api/orders/');
      if (screen === 'account') await logIn(page, 'languages', info);
      const path = await addressOf(page, paths[0] ?? '/');
      for (const language of languages) {
        const german = await germanTexts(language);
        await page.goto(addressIn(language, path));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(
          (await spokenTexts(page)).filter((text) => german.has(text)),
          language,
        ).toEqual([]);
        expect(await tooWide(page), language).toEqual([]);
      }
    },
  );
}

test('what staff wrote of the safety of a piece is marked as German', { tag: '@phone' }, async ({ page }) => {
  const bed = await findPiece(page, 'boatwood', ({ title }) => title.startsWith('Doppelbett'));
  await page.goto(addressIn('fr', `/product/${bed._id}`));
  await expect(page.getByText('Nach der Montage und danach einmal im Jahr')).toHaveAttribute('lang', 'de');
});

test(
  'cart, wishlist and the pieces viewed last are named in the language of the page that shows them',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt === 1);
    const other = await findPiece(page, 'boatwood', ({ stockAmt }) => stockAmt > 0);
    const asked = await page.request.get(`/api/products/${piece._id}`, {
      headers: { 'content-language': 'fr' },
    });
    const { title } = (await asked.json()) as { title: string };
    expect(title).not.toBe(piece.title);
    // As pages in German have left them.
    const kept = { title: piece.title, image: '/vintage.svg', price: piece.pricing.price };
    await page.addInitScript(
      ({ id, kept }) => {
        localStorage.setItem('recently-viewed', JSON.stringify([{ id, ...kept }]));
        localStorage.setItem('wishlist', JSON.stringify([{ productId: id, ...kept }]));
      },
      { id: piece._id, kept },
    );
    await putIntoCart(page, piece);
    await page.goto(addressIn('fr', `/product/${other._id}`));
    const viewed = page.getByRole('region', { name: 'Pièces vues récemment' });
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 500));
      await expect(viewed.getByRole('link', { name: title })).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [20] });
    await page.goto(addressIn('fr', '/wunschliste'));
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: /^Panier/ }).click();
    await expect(page.getByRole('dialog').getByText(title).first()).toBeVisible();
    await expect(page.getByText(piece.title)).toHaveCount(0);
  },
);

test(
  'a label that leaves its button is noticed, and so is a page that is too wide',
  { tag: '@phone' },
  async ({ page }) => {
    await show(
      page,
      '<button style="width:80px;white-space:nowrap">Ordine con obbligo di pagare</button><button>Paga</button>' +
        '<p class="card-badge" style="width:80px">ÉCONOMISEZ 200,00 €</p><p class="card-badge">REMISE 200,00 €</p>' +
        '<p style="width:400px">…</p>',
    );
    expect(await tooWide(page)).toEqual([
      expect.stringMatching(/^the page: \d+ px of 320$/),
      expect.stringMatching(/^Ordine con obbligo di pagare: \d+ px of \d+$/),
      expect.stringMatching(/^ÉCONOMISEZ 200,00 €: \d+ px of \d+$/),
    ]);
  },
);
