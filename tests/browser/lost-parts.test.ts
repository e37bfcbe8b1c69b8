import { logIn } from './account-login.ts';
import { fillCart } from './fill-cart.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';
import { words } from './words.ts';

// Parts loaded on a click may fail to load: the network is gone, or a newer version has replaced the file.

test('a panel that cannot be loaded says so, and the page stays', async ({ page, watch }) => {
  watch.allowError(/\/assets\/cart-panel/);
  await page.route(/\/assets\/cart-panel/, (route) => route.abort('failed'));
  await page.goto('/highlights');
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  const note = page.getByRole('alert').filter({ hasText: words.wentWrong });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(/\/assets\/cart-panel/);
  await note.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
});

test('8 if several parts do not load, one strip says so', async ({ page, watch }) => {
  const parts = /\/assets\/(cart-panel|toaster)/;
  watch.allowError(parts);
  await page.route(parts, (route) => route.abort('internetdisconnected'));
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.variants.length === 0);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const notes = page.locator('.lost-part');
  await expect(notes).toHaveCount(2);
  await expect(notes.filter({ visible: true })).toHaveCount(1);
});

test('the newsletter form works without the script that did not come', async ({ page, watch }) => {
  watch.allowError(/\/assets\/newsletter-section/);
  await page.route(/\/assets\/newsletter-section/, (route) => route.abort('failed'));
  await page.goto('/sales');
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await email.scrollIntoViewIfNeeded();
  await email.fill('ohne-skript@example.org');
  await page.getByRole('button', { name: 'ABONNIEREN' }).click();
  await expect(page).toHaveURL('/newsletter/fast-geschafft');
});

test(
  '2.13 the country of the telephone number can be chosen where its list does not come',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowError(/\/assets\/country-search/);
    await page.route(/\/assets\/country-search/, (route) => route.abort('failed'));
    await fillCart(page);
    await page.goto('/checkout');
    await page.getByLabel('E-Mail', { exact: true }).fill('ada@example.org');
    const button = page.getByRole('button', { name: /\+49$/ });
    await button.click();
    const select = page.getByRole('combobox', { name: 'Ländervorwahl' });
    await expect(select).toBeFocused();
    await expectNoAxeViolations(page);
    await select.selectOption('FR');
    await expect(page.getByRole('button', { name: /\+33$/ })).toBeFocused();
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('ada@example.org');
  },
);

test('a logged-in customer reaches the account even if its popup does not load', async ({
  page,
  watch,
}, info) => {
  await logIn(page, 'lost-popup', info);
  watch.allowError(/\/assets\/user-details/);
  await page.route(/\/assets\/user-details/, (route) => route.abort('failed'));
  await page.goto('/highlights');
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await expect(page).toHaveURL('/account');
});
