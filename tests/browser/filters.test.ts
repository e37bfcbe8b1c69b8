import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';

const category = '/category/vintage-sideboards';
const cards = 'article';

test('a list is narrowed down by its filters, which stand in the address, and back goes back', async ({
  page,
}) => {
  await page.goto(category);
  const all = await page
    .getByText(/^\d+ Stücke$/)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await expect(panel).toBeVisible();
  await expectNoAxeViolations(page, 'filters');

  const show = panel.getByRole('button', { name: /zeigen$/ });
  const before = await show.textContent();
  await panel.getByRole('checkbox', { name: /^Teak/ }).check();
  const answer = page.waitForResponse(/breite-bis=180/);
  await panel.getByRole('textbox', { name: 'Breite bis, in cm' }).fill('180');
  // The number on the button follows the choice.
  const [, counted = ''] = /data-show[^>]*>([^<]+)/.exec(await (await answer).text()) ?? [];
  await expect(show).toHaveText(counted);
  expect(counted).not.toBe(before);
  await show.click();

  await expect(page).toHaveURL(/\/category\/vintage-sideboards\?breite-bis=180&material=teak$/);
  const count = Number(/\d+/.exec(counted)?.[0]);
  await expect(page.getByText(`${count} Stücke`, { exact: true })).toBeVisible();
  await expect(page.getByRole(cards)).toHaveCount(Math.min(count, 20));
  const chips = page.getByRole('navigation', { name: 'Gewählte Filter' });
  await expect(chips.getByRole('link')).toHaveText(['Breite bis 180 cm', 'Teak', 'Alle Filter entfernen']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page, 'narrowed list');

  await chips.getByRole('link', { name: 'Teak entfernen' }).click();
  await expect(page).toHaveURL(/\?breite-bis=180$/);
  await page.goBack();
  await expect(chips.getByRole('link')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText(all ?? '', { exact: true }).first()).toBeVisible();
});

test('an upper price is understood as Germans write it', async ({ page }) => {
  await page.goto('/suche?query=sofa');
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  const price = panel.getByRole('textbox', { name: 'Preis bis, in €' });
  await price.fill('1.000,00 €');
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  const chip = page.getByRole('link', { name: 'Preis bis 1.000 € entfernen' });
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Filtern (1)' }).click();
  await expect(price).toHaveValue('1000');
});

test('a narrowed list grows with its filters', async ({ page }) => {
  await page.goto(`${category}?miete=1`);
  const pieces = page.getByRole(cards);
  await expect(pieces).toHaveCount(20);
  const [request] = await Promise.all([
    page.waitForRequest(/\/products\?miete=1&page=2$/),
    pieces.last().scrollIntoViewIfNeeded(),
  ]);
  expect(request.url()).toContain('miete=1');
  await expect.poll(() => pieces.count()).toBeGreaterThan(20);
});

test('a list is sorted by price, and stays so from page to page', { tag: '@night' }, async ({ page }) => {
  await page.goto('/shop/boatwood');
  await page.getByLabel('Sortieren nach').focus();
  await page.getByLabel('Sortieren nach').selectOption('Preis aufsteigend');
  await expect(page).toHaveURL(/\/shop\/boatwood\?sortierung=price$/);
  // A card may also show the former price; the shop knows the current one.
  const prices = async (): Promise<number[]> => {
    const links = await page.getByRole(cards).getByRole('heading').getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return Promise.all(
      addresses.map(async (address) => {
        const answer = await page.request.get(`/api/products/${(address ?? '').split('/').at(-1) ?? ''}`);
        return ((await answer.json()) as { pricing: { price: number } }).pricing.price;
      }),
    );
  };
  const first = await prices();
  expect(first).toEqual(first.toSorted((one, other) => one - other));
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/sortierung=price&page=2$/);
  expect((await prices())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
});

test('filters that nothing fulfils say so and lead back', async ({ page }) => {
  await page.goto('/sales?preis-bis=1');
  await expect(page.getByText('Kein Stück passt zu allen Filtern.')).toBeVisible();
  await expectNoAxeViolations(page, 'narrowed to nothing');
  await page.getByRole('main').getByRole('link', { name: 'Alle Filter entfernen' }).last().click();
  await expect(page).toHaveURL(/\/sales$/);
  await expect(page.getByRole(cards).first()).toBeVisible();
});

test('filters can be chosen by keyboard alone', async ({ page }) => {
  await page.goto(category);
  await page.getByRole('button', { name: 'Filtern' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await expect(panel).toBeVisible();
  await panel.getByRole('checkbox', { name: /^Nussbaum/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/material=nussbaum$/);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Filtern' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('filters that were opened before the page has its scripts stay open', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(category, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await expect(panel).toBeVisible();
  scripts.resolve();
  await alive(page);
  // A remembered click would be repeated in the turn after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(panel).toBeVisible();
});

test('what is no amount is named at its field, and is not sent', async ({ page }) => {
  await page.goto(category);
  await alive(page);
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  const most = panel.getByRole('textbox', { name: 'Preis bis, in €' });
  await most.fill('abc');
  await expect(panel.getByRole('alert')).toHaveText('Bitte eine Zahl, zum Beispiel 800 oder 1.000');
  await expect(most).toHaveAttribute('aria-invalid', 'true');
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  await expect(panel).toBeVisible();
  await most.fill('1.000,50 €');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  await expect(page).toHaveURL(/preis-bis=1\.000/);
});

test('what is no amount is named as well when it was typed before the script has come', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/live-filters*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(category);
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await panel.getByRole('textbox', { name: 'Preis bis, in €' }).fill('abc');
  script.resolve();
  await expect(panel.getByRole('alert')).toHaveText('Bitte eine Zahl, zum Beispiel 800 oder 1.000');
});

test('filters that are sent before their script has come lead to the same address', async ({
  page,
  watch,
}) => {
  watch.allowError('live-filters');
  await page.route('**/assets/live-filters*.js', (route) => route.abort());
  await page.goto(category);
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await panel.getByRole('textbox', { name: 'Preis bis, in €' }).fill('900');
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${category}\\?preis-bis=900$`));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('filters, sorting and chips work', async ({ page }) => {
    await page.goto(category);
    await page.getByRole('button', { name: 'Filtern' }).click();
    const panel = page.getByRole('dialog', { name: 'Filtern' });
    await panel.getByRole('checkbox', { name: /^Teak/ }).check();
    await panel.getByRole('button', { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/material=teak/);
    await page.getByLabel('Sortieren nach').selectOption('Preis absteigend');
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await expect(page).toHaveURL(/material=teak&sortierung=price-desc/);
    await page.getByRole('link', { name: 'Teak entfernen' }).click();
    await expect(page).not.toHaveURL(/material/);
  });
});
