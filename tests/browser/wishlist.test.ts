import type { Page } from '@playwright/test';
import { field, logIn, password } from './account-login.ts';
import { expect, expectNoAxeViolations, makePatient, test } from './fixtures.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { draftOf } from './place-order.ts';

test(
  'the wishlist says what became of its pieces instead of dropping them',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(404, '/api/products/withdrawn-piece');
    const [held, free] = [await claimPiece(page), await claimPiece(page)];
    await draftOf(page, held);
    const entryOf = ({ _id, title }: typeof held, price: number) => ({
      productId: _id,
      title,
      price,
      image: '/vintage.svg',
    });
    const gone = {
      productId: 'withdrawn-piece',
      title: 'Stuhl von früher',
      price: 80,
      image: '/vintage.svg',
    };
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
  },
);

test('a wishlist is shared by its address, and opened by somebody else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // As on a desktop, where there is no sheet to share by.
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Wunschliste', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Wunschliste, 1 Stück' })).toBeVisible();
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

test(
  'where nothing can be copied, the address of the list is shown to be copied by hand',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt === 1);
    const kept = {
      productId: piece._id,
      title: piece.title,
      price: piece.pricing.price,
      image: '/vintage.svg',
    };
    await page.addInitScript(
      (text) => {
        localStorage.setItem('wishlist', text);
        Reflect.deleteProperty(Navigator.prototype, 'share');
        Object.defineProperty(Clipboard.prototype, 'writeText', {
          value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
        });
      },
      JSON.stringify([kept]),
    );
    await page.goto('/wunschliste');
    await page.getByRole('button', { name: 'Wunschliste teilen' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Hinweis' });
    await expect(alert).toContainText('Kopieren ist hier nicht möglich.');
    const link = alert.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(new RegExp(`/wunschliste\\?stuecke=${piece._id}$`));
    await link.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    await expectNoAxeViolations(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'the wishlist follows the account to another browser, and leaves this one at the logout',
  { tag: '@night' },
  async ({ page, browser }, info) => {
    test.slow();
    const email = await logIn(page, 'wunsch', info);
    const heart = (one: Page) =>
      one
        .getByRole('main')
        .getByRole('button', { name: /Wunschliste/ })
        .first();
    // What the browser keeps as the account's part, once it has read the shop's answer.
    const ofAccount = () =>
      page.evaluate(() => {
        const known = localStorage.getItem('wishlist-account');
        return known === null ? null : (JSON.parse(known) as { ids: readonly string[] }).ids.length;
      });
    await page.goto('/shop/vintage?page=3');
    await expect.poll(ofAccount).toBe(0);
    await heart(page).click();
    await expect.poll(ofAccount).toBe(1);
    const badge = (one: Page) => one.getByRole('banner').getByRole('button', { name: /^Wunschliste, 1/ });
    await expect(badge(page)).toBeVisible();

    const other = await browser.newContext({ baseURL: info.project.use.baseURL ?? '' });
    await makePatient(other);
    const there = await other.newPage();
    await there.goto('/login');
    await field(there, 'E-Mail').fill(email);
    await field(there, 'Passwort').fill(password);
    await there.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(badge(there)).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: 'Benutzerdetails' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Wunschliste', exact: true }),
    ).toBeVisible();
  },
);
