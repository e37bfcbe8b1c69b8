import type { Page } from '@playwright/test';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { catalogueOf } from '../texts/catalogues.ts';
import { logIn } from './account-login.ts';
import { findPiece } from './pieces.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** Shorter words are the same in both languages, or occur in names. */
const tellingLetters = 7;

/** Texts that occur only in the German interface. */
async function germanTexts(): Promise<ReadonlySet<string>> {
  const [german, english] = await Promise.all([catalogueOf('de'), catalogueOf('en')]);
  const inEnglish = new Set(english.values());
  const texts = [...german.values()].filter(
    (text) => typeof text === 'string' && text.length >= tellingLetters && !inEnglish.has(text),
  );
  return new Set(texts as string[]);
}

/** All text that a page shows and announces, except text marked as another language. */
async function spokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isEnglish = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en' &&
      element.closest('script, style, noscript') === null;
    const texts = [document.title];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isEnglish(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isEnglish(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim());
  });
}

/** The demo shop's address for a path with parameters. */
async function addressOf(page: Page, path: string): Promise<string> {
  const piece = path.startsWith('/product/') ? await findPiece(page, 'vintage', () => true) : null;
  const first = async (list: string): Promise<string> =>
    ((await (await page.request.get(`/api/${list}`)).json()) as { _id: string }[])[0]?._id ?? '';
  const id = async (): Promise<string> => {
    if (piece !== null) return piece._id;
    if (path.startsWith('/category/')) return first('categories');
    if (path.startsWith('/parent-category/')) return first('parent-categories');
    return 'unknown';
  };
  const filled = path
    .replace(':type', 'vintage')
    .replace(':answer', 'danke')
    .replace(/:step\b/, 'abbestellt');
  return filled.includes(':') ? filled.replace(/:\w+/, await id()) : filled;
}

/** The first address of each screen is checked by axe as well; a screen looks alike at all of its addresses. */
const screens = Map.groupBy(storefrontRoutes, ({ screen }) => screen);

for (const [screen, routes] of screens) {
  test(`${screen} is English through and through`, async ({ page, watch, isMobile }, info) => {
    test.skip(isMobile, 'the words are the same at any width');
    // Long lists, each element of which axe checks.
    test.slow();
    // An order that nobody has placed, and links of mails that nobody received.
    watch.allowStatus(404, /\/(?:api\/(?:account\/)?orders\/|en\/)/);
    watch.allowStatus(403, '/api/orders/');
    // Visitors who are not logged in are redirected to the login.
    if (screen === 'account') await logIn(page, 'english', info);
    const german = await germanTexts();
    for (const path of routes.flatMap(({ paths }) => paths)) {
      await page.goto(`/en${await addressOf(page, path)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(
        (await spokenTexts(page)).filter((text) => german.has(text)),
        path,
      ).toEqual([]);
    }
    await expectNoAxeViolations(page);
  });
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
    if (isMobile) await page.getByRole('button', { name: opener }).click();
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

test('German texts of pieces and photographs are marked as German', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the words are the same at any width');
  const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt === 1);
  await page.goto(`/en/product/${piece._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  for (const address of [`/en/product/${piece._id}`, '/en/sales', '/en/about-us']) {
    await page.goto(address);
    const spoken = main.locator('img:not([alt=""])');
    expect(await spoken.count(), address).toBeGreaterThan(0);
    expect(await main.locator('img:not([alt=""], [lang=de])').count(), address).toBe(0);
  }
  await page.goto('/sales');
  await expect(main.locator('[lang=de]')).toHaveCount(0);
});
