import type { Page } from '@playwright/test';
import { fillCart } from './fill-cart.ts';
import { reviewButton } from './fill-checkout.ts';
import { expect, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('values typed before the scripts have loaded are not lost', async ({ page }) => {
  await fillCart(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await field(page, 'E-Mail').fill('early@example.org');
  await field(page, 'Vorname').fill('Erika');
  await field(page, 'Postleitzahl').fill('10245');
  await field(page, 'Land').selectOption('AT');
  await page.getByLabel('Geschäftlich').check();
  await page.getByLabel('Ich möchte den Newsletter bekommen.').check();
  await page.getByLabel('Anmerkung').fill('Bitte klingeln');
  release();
  // Only scripts can show the summary.
  await expect(
    page.getByRole('complementary', { name: 'Ihre Bestellung' }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(field(page, 'E-Mail')).toHaveValue('early@example.org');
  await expect(field(page, 'Vorname')).toHaveValue('Erika');
  await expect(field(page, 'Postleitzahl')).toHaveValue('10245');
  await expect(field(page, 'Land')).toHaveValue('AT');
  await expect(page.getByLabel('Geschäftlich')).toBeChecked();
  await expect(page.getByLabel('Ich möchte den Newsletter bekommen.')).toBeChecked();
  await expect(page.getByLabel('Anmerkung')).toHaveValue('Bitte klingeln');
  // … and it is in the stored checkout, which survives a reload.
  await page.reload();
  await expect(field(page, 'Vorname')).toHaveValue('Erika');
  await expect(page.getByLabel('Umsatzsteuer-ID')).toBeVisible();
});

test('a press on the review before the scripts are there sends nothing by the address, and goes on with them', async ({
  page,
}) => {
  const email = await fillCart(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  for (const [label, text] of [
    ['E-Mail', email],
    ['Telefon', '030 1234567'],
    ['Vorname', 'Erika'],
    ['Nachname', 'Mustermann'],
    ['Straße und Hausnummer', 'Musterstraße 1'],
    ['Postleitzahl', '10245'],
    ['Ort', 'Berlin'],
  ] as const) {
    await field(page, label).fill(text);
  }
  await reviewButton(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(field(page, 'E-Mail')).toHaveValue(email);
  release();
  await expect(page).toHaveURL('/order-review');
  await expect(page.getByText(email)).toBeVisible();
});

test('a press while React hydrates is one press', async ({ page }) => {
  const piece = await findPiece(
    page,
    'vintage',
    ({ stockAmt, variants }) => stockAmt > 1 && variants.length === 0,
  );
  // Just after React has taken over the document, and before it has rendered anything.
  await page.addInitScript(() =>
    addEventListener('hydrating', () =>
      queueMicrotask(() => document.querySelector<HTMLElement>('.buy-bar button')?.click()),
    ),
  );
  await page.goto(`/product/${piece._id}`);
  await expect(page.getByRole('dialog').getByText(piece.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Stück' })).toBeVisible();
});

test('a browser that keeps nothing: the cart says so, and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt > 0);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const why = 'Ihr Browser erlaubt dem Shop nicht, sich den Warenkorb zu merken.';
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByText(why)).toBeVisible();
  for (const address of ['/checkout', '/order-review']) {
    await page.goto(address);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toHaveCount(0);
  }
});
