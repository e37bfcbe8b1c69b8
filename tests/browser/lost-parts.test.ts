import { expect, expectNoAxeViolations, test } from './fixtures.ts';

// What is loaded on the press may not come: the network is gone, or a newer edition has replaced the file.

test('a panel that cannot be loaded says so, and the page stays', async ({ page, watch }) => {
  watch.allowError(/\/assets\/cart-panel/);
  await page.route(/\/assets\/cart-panel/, (route) => route.abort('failed'));
  await page.goto('/highlights');
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Something went wrong!' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(/\/assets\/cart-panel/);
  await note.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
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
