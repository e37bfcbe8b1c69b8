import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { words } from './words.ts';

test(
  '2.3, 2.5 home shows its three blocks, each with at most 7 pieces, and leads to all of them',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Highlights', 'SALE', 'Neuheiten']) {
      const block = page.getByRole('region', { name });
      await expect(block.getByRole('article').first()).toBeVisible();
      expect(await block.getByRole('article').count()).toBeLessThanOrEqual(7);
    }
    await expect(page.getByText('Günstiger wird´s nicht!')).toBeVisible();
    await expect(page.getByText('Täglich grüßt das Möbeltier')).toBeVisible();
    await expectNoAxeViolations(page, '/');
    await page.getByRole('link', { name: 'Alle ansehen Neuheiten' }).click();
    await expect(page).toHaveURL('/newhits');
    await expect(page.getByRole('heading', { level: 1, name: 'Neuheiten' })).toBeVisible();
  },
);

test('2.1 a piece is found through the catalogue, and back leads to the list', async ({ page }) => {
  await page.goto('/categories/all');
  await expect(page.getByRole('heading', { level: 1, name: 'Alle Kategorien' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Vintage-Kategorien' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Bootsholz-Kategorien' })).toBeVisible();
  await expectNoAxeViolations(page, '/categories/all');
  const category = page.getByRole('main').getByRole('link').nth(3);
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoAxeViolations(page, '/category/vintage-sideboards');
  const piece = page.getByRole('article').first().getByRole('link');
  const title = (await piece.textContent()) ?? '';
  await piece.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('zzgl. Versandkosten')).toBeVisible();
  await expectNoAxeViolations(page, 'product, vintage');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test(
  "2.9 the list of a line turns its pages with 'Weiter', 'Zurück' and their numbers",
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/shop/boatwood');
    await expect(page.getByRole('heading', { level: 1, name: `Shop ${words.boatwood}` })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Seiten' });
    await expect(pages.getByText(/^1 von \d+$/)).toBeVisible();
    const first = await page.getByRole('article').first().textContent();
    await expectNoAxeViolations(page, '/shop/boatwood');
    await pages.getByRole('link', { name: 'Weiter' }).click();
    await expect(pages.getByText(/^2 von \d+$/)).toBeVisible();
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
    await pages.getByRole('link', { name: 'Zurück' }).click();
    await expect(pages.getByText(/^1 von \d+$/)).toBeVisible();
    await pages.getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL('/shop/boatwood?page=2');
    await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goto('/shop/boatwood?page=9999');
    await expect(pages.getByText(/^(\d+) von \1$/)).toBeVisible();
  },
);

test('2.7 the menu leads to a parent category', { tag: '@night' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expectNoAxeViolations(page, 'side menu', menu.getByRole('link', { name: 'Startseite' }));
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByText('Shop', { exact: true }).click();
    await menu.getByText('Wohnzimmer', { exact: true }).click();
    await menu.getByRole('link', { name: 'Alles aus Wohnzimmer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wohnzimmer' })).toBeVisible();
    return;
  }
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByText('Shop', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'VINTAGE', exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'mega menu');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'VINTAGE', exact: true })).toBeHidden();
  await menu.getByText('Shop', { exact: true }).click();
  await menu.getByRole('link', { name: 'Wohnzimmer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wohnzimmer' })).toBeVisible();
  await expectNoAxeViolations(page, '/parent-category/vintage-wohnzimmer');
});

test('2.4 a reduced piece shows what it saves and the lowest price of the last 30 days', async ({ page }) => {
  await page.goto('/sales');
  const reduced = page.getByRole('article').filter({ hasText: 'SPARE' }).first();
  await expect(reduced.getByText(/^SPARE [\d.]+,\d\d\s€$/)).toBeVisible();
  await expect(reduced.getByText(/^Niedrigster Preis der letzten 30 Tage: [\d.]+,\d\d\s€$/)).toBeVisible();
});

test('2.1 an unknown address shows the 404 page in the shop’s shell', async ({ page, watch }) => {
  watch.allowStatus(404, '/product/gibt-es-nicht');
  const response = await page.goto('/product/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: words.productNotFound })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Alle Kategorien' }).click();
  await expect(page).toHaveURL('/categories/all');
});

test('2.1 the specification’s hash addresses lead to the real ones', async ({ page }) => {
  await page.goto('/#/shop/vintage?page=2');
  await expect(page).toHaveURL('/shop/vintage?page=2');
  await page.evaluate(() => {
    location.hash = '#/categories/all';
  });
  await expect(page).toHaveURL('/categories/all');
  await page.goto('/#//elsewhere.example');
  await expect(page).toHaveURL('/#//elsewhere.example');
  await page.goto('/#inhalt');
  await expect(page).toHaveURL('/#inhalt');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and walked', async ({ page }) => {
    await page.goto('/shop/vintage');
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByText(/^2 von \d+$/)).toBeVisible();
    const title = (await page.getByRole('article').first().getByRole('link').textContent()) ?? '';
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
