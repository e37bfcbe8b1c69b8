import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';
import { words } from './words.ts';

// Errors while a page is rendered in the browser: by default React removes the whole page.

/** The document of an address contains data that its script cannot handle. */
async function spoil(page: Page, address: string, change: (state: Record<string, unknown>) => void) {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="page-state"[^>]*>)(.*?)(<\/script>)/s,
      (_all, start: string, json: string, end: string) => {
        const state = JSON.parse(json) as Record<string, unknown>;
        change(state);
        return `${start}${JSON.stringify(state).replaceAll('<', '\\u003c')}${end}`;
      },
    );
    await route.fulfill({ response: answer, body });
  });
}

const crash = (page: Page) => page.getByRole('alert').filter({ hasText: words.crashed });
const alive = (page: Page) => page.goto('/sales', { waitUntil: 'domcontentloaded' });

test.beforeEach(({ watch }) => watch.allowError(/TypeError|RangeError|Error: broken|React error/));

test('2.1 a page that fails in the browser says so inside its frame, which goes on working', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.variants.length === 0);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();

  await spoil(page, '**/sales', (state) => (state['data'] = null));
  await alive(page);
  await expect(crash(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.crashed);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.getAttribute('lang')).toBe(words.quotedLanguage === 'en' ? 'en' : null);
  await expect(crash(page)).toContainText('Ihr Warenkorb und Ihre Wunschliste bleiben erhalten');
  await expect(page.locator('main')).toBeFocused();
  expect(errors.join('\n'), 'who looks for the cause finds it on the console').not.toBe('');
  await expectNoAxeViolations(page);

  // The frame is complete, and works.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /WMK/ })).toBeVisible();
  await page.getByRole('button', { name: 'Warenkorb, 1 Stück' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByText(piece.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crash(page).getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  await expect(crash(page).getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/contact-us');
  await page.unroute('**/sales');
  await crash(page).getByRole('link', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SALE');
});

test('2.1 a page that fails later, too', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
  await page.route(`**/api/products/${piece._id}`, (route) =>
    route.fulfill({ json: { ...piece, stockAmt: 0, reservedUntil: 'bald' } }),
  );
  await page.goto(`/product/${piece._id}`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(crash(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
});

test('2.1 where the frame itself fails, it stays as it stands', async ({ page }) => {
  await spoil(page, '**/sales', (state) => (state['shell'] = null));
  await alive(page);
  await expect(crash(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a panel that fails takes nothing with it', async ({ page }) => {
  await page.route(/\/assets\/cart-panel-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function CartPanel() { throw new Error('broken panel') }",
    }),
  );
  await page.goto('/highlights');
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.wentWrong })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
