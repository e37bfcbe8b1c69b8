import { logIn } from './account-login.ts';
import { fillCart } from './fill-cart.ts';
import { findPiece } from './pieces.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { germanTexts } from '../texts/catalogues.ts';
import { addressOf, pathsOfScreens, spokenTexts } from './translated-pages.ts';

/** The first address of each screen is checked by axe as well. */
for (const [screen, paths] of pathsOfScreens) {
  test(
    `${screen} is English through and through`,
    { tag: ['@night', '@desk'] },
    async ({ page, watch }, info) => {
      // Long lists, each element of which axe checks.
      test.slow();
      // An order that nobody has placed, and links of mails that nobody received.
      watch.allowStatus(404, /\/(?:api\/(?:account\/)?orders\/|en\/)/);
      watch.allowStatus(403, '/api/orders/');
      // Visitors who are not logged in are redirected to the login.
      if (screen === 'account') await logIn(page, 'english', info);
      const german = await germanTexts('en');
      for (const path of paths) {
        await page.goto(`/en${await addressOf(page, path)}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        expect(
          (await spokenTexts(page)).filter((text) => german.has(text)),
          path,
        ).toEqual([]);
      }
      await expectNoAxeViolations(page);
    },
  );
}

test('an unknown address is the English 404 page', async ({ page, watch }) => {
  watch.allowStatus(404, '/en/nowhere');
  await page.goto('/en/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('the switcher leads to the same page, and the choice is remembered', async ({ page, isMobile }) => {
  await page.goto('/versand');
  const choose = async (opener: string, language: string): Promise<void> => {
    if (isMobile && opener !== '') await page.getByRole('button', { name: opener }).click();
    else await page.locator('[popovertarget=languages]').click();
    await page.getByRole('link', { name: language, exact: true }).click();
  };
  await choose('Menü öffnen', 'English');
  await expect(page).toHaveURL('/en/versand');
  await expect(page.getByRole('heading', { name: 'Prices and delivery times' })).toBeVisible();
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', /[^n]\/versand$/);

  // Visitors who come back from another site are redirected to the language they chose.
  await page.goto('about:blank');
  await page.goto('/sales');
  await expect(page).toHaveURL('/en/sales');
  await choose('Open menu', 'Deutsch');
  await expect(page).toHaveURL('/sales');
  await page.goto('about:blank');
  await page.goto('/highlights');
  await expect(page).toHaveURL('/highlights');

  // A step of an order stays the same step, with what was typed; what follows '#' is known to the browser alone.
  await fillCart(page);
  await page.goto('/checkout');
  await page.getByLabel('Vorname').fill('Ada');
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Frankreich' });
  // Its header has no menu on a phone.
  await page.setViewportSize({ width: 1280, height: 900 });
  await choose('', 'Français');
  await expect(page).toHaveURL('/fr/checkout');
  await expect(page.getByLabel('Prénom')).toHaveValue('Ada');
  // Nobody has chosen another: the telephone's code is that of the address.
  await expect(page.getByRole('button', { name: /\+33$/ })).toBeVisible();
  await page.goto('/benachrichtigung/beenden#token=abc');
  await choose('', 'English');
  await expect(page).toHaveURL('/en/benachrichtigung/beenden#token=abc');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
});

test('a price, a term and a refusal are English', async ({ page, watch }) => {
  watch.allowStatus(400, '/api/subscribe');
  await page.goto('/en/highlights');
  const asked = await page.evaluate(async () => {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-language': 'en' },
      body: JSON.stringify({ email: 'no address' }),
    });
    return (await response.json()) as { message: string; issues: { message: string }[] };
  });
  expect(JSON.stringify(asked)).toContain('Please enter a valid email address');
  const rentable = await findPiece(page, 'vintage', (piece) => piece.rentable && piece.stockAmt > 0);
  await page.goto(`/en/product/${rentable._id}`);
  await expect(page.getByText(/^or rent it, from €[\d,]+\.\d\d for 1 day$/)).toBeVisible();
});

test(
  'titles of pieces are English, made from their facts; what is German beside them is marked',
  { tag: '@phone' },
  async ({ page }) => {
    const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt === 1);
    await page.goto(`/en/product/${piece._id}`);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveAttribute('lang');
    await expect(heading).not.toHaveText(piece.title);
    await expect(main.locator('cite[lang=de]')).toHaveText(piece.title);
    await page.goto('/en/about-us');
    expect(await main.locator('img:not([alt=""])').count()).toBeGreaterThan(0);
    expect(await main.locator('img:not([alt=""], [lang=de])').count()).toBe(0);
    await page.goto('/sales');
    await expect(main.locator('[lang=de]')).toHaveCount(0);
  },
);
