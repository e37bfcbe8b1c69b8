import { expect, expectNoAxeViolations, test, withMotion } from './fixtures.ts';
import { words } from './words.ts';

/** Has three pages in the demo catalogue. */
const category = '/category/vintage-sideboards';

test('2.6, 4.7 a category grows as it is scrolled, and is found again as it was left', async ({ page }) => {
  // Emulation ends when the page is left, and the still banner is higher than the moving one.
  await withMotion(page);
  await page.goto(category);
  const pieces = page.getByRole('article');
  await expect(pieces).toHaveCount(20);
  await expectNoAxeViolations(page, '/category/vintage-sideboards');
  await pieces.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pieces.count()).toBeGreaterThan(20);
  await pieces.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pieces.count()).toBeGreaterThan(40);
  const ids = await pieces
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(ids).size).toBe(ids.length);

  const count = ids.length;
  await pieces.nth(30).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await pieces.nth(30).getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await expect(pieces).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
});

test('2.6, 8 messages of a category while it loads, and if it cannot', async ({ page, watch }) => {
  watch.allowStatus(500, '/products?page=2');
  let answer: 'wait' | 'fail' | 'break' | 'go' = 'wait';
  let release = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/categories/*/products?page=2', async (route) => {
    if (answer === 'wait') await waiting;
    if (answer === 'fail') return route.fulfill({ status: 500, json: {} });
    if (answer === 'break') return route.abort('internetdisconnected');
    return route.continue();
  });
  watch.allowError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(category);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Weitere Produkte werden geladen...')).toBeVisible();
  answer = 'fail';
  release();
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(page.getByRole('alert').getByText(words.fetchFailed)).toBeVisible();
  await expectNoAxeViolations(page);
  answer = 'break';
  await retry.click();
  await expect(page.getByRole('alert').getByText(words.wentWrong)).toBeVisible();
  answer = 'go';
  await retry.click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20);
});

test('2.7, 2.8 rooms and categories lead on', async ({ page }) => {
  await page.goto('/parent-category/vintage-wohnzimmer');
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Sofas' }).click();
  await expect(page).toHaveURL('/category/vintage-sofas');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('2.6 a category has pages', async ({ page }) => {
    await page.goto(category);
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(`${category}?page=2`);
    await expect(page.getByText(/^2 von \d+$/)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
