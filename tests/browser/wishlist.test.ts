import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { claimPiece } from './pieces.ts';
import { draftOf } from './place-order.ts';

test('the wishlist says what became of its pieces instead of dropping them', async ({ page, watch }) => {
  watch.allowStatus(404, '/api/products/withdrawn-piece');
  const [held, free] = [await claimPiece(page), await claimPiece(page)];
  await draftOf(page, held);
  const entryOf = ({ _id, title }: typeof held, price: number) => ({
    ...{ productId: _id, title, price, image: '/vintage.svg' },
  });
  const gone = { productId: 'withdrawn-piece', title: 'Stuhl von früher', price: 80, image: '/vintage.svg' };
  const kept = JSON.stringify([entryOf(held, 1), gone, entryOf(free, 1)]);
  await page.addInitScript((text) => localStorage.setItem('wishlist', text), kept);
  await page.goto('/versand');
  await page.getByRole('button', { name: 'Wunschliste, 3 Stück' }).click();
  const panel = page.getByRole('dialog', { name: 'Wunschliste' });
  const lines = panel.getByRole('listitem');
  await expect(lines.nth(0)).toContainText('Für jemand anderen reserviert bis');
  await expect(lines.nth(1)).toContainText('Nicht mehr im Laden.');
  await expect(lines.nth(1).getByRole('link')).toHaveCount(0);
  await expect(lines.nth(2)).toContainText('Neuer Preis, vorher');
  await expect(lines.nth(0).getByRole('button', { name: /^Kaufen/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await panel.getByRole('link', { name: 'Als Seite öffnen' }).click();
  await expect(page).toHaveURL(/\/wunschliste$/);
  await expect(page.getByRole('main').getByText('Nicht mehr im Laden.')).toBeVisible();
  await expectNoAxeViolations(page);
  // What can be had is bought and rented from the list.
  await page.getByRole('button', { name: `Mieten: ${free.title}` }).click();
  const rental = page.getByRole('dialog', { name: 'Mietdauer auswählen' });
  await expect(rental).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Kaufen: ${free.title}` }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toContainText(free.title);
});

test('a wishlist is shared by its address, and opened by somebody else', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the permission for the clipboard is that of Chromium');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // As on a desktop, where there is no sheet to share by.
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Wunschliste', exact: true }).last().click();
  await page.goto('/wunschliste');
  await page.getByRole('button', { name: 'Wunschliste teilen' }).click();
  await expect(page.getByText('Der Link wurde kopiert.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`/wunschliste?stuecke=${piece._id}`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address},withdrawn-piece`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine geteilte Wunschliste');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Ein Stück dieser Liste ist nicht mehr im Laden.')).toBeVisible();
  await expectNoAxeViolations(page);
});
