import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

test.describe.configure({ mode: 'default' });

const rental = { isRent: true, rentOption: '1 Monat' };

/** Somebody orders a vintage piece by bank transfer. @returns the order's number */
const anOrder = async (page: Page, item: object = {}) =>
  (await placeOrder(page, await claimPiece(page), item)).orderNumber;

async function act(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function open(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}/show`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

test.beforeEach(async ({ watch }) => {
  // Who is not logged in yet is told so.
  watch.allowStatus(401, '/api/admin/me');
});

test('a piece is sold, paid by transfer, prepared and handed over', async ({ page, watch }) => {
  watch.allowStatus(422, /\/payment$/);
  const number = await anOrder(page);
  await logInToOffice(page);
  await expectNoAxeViolations(page);
  await page.goto('/admin/orders');
  await page.getByPlaceholder('Nummer, Name, E-Mail, PLZ').fill(number);
  // The list answers to what is typed by itself.
  const found = page.getByRole('main').getByRole('link', { name: /^WMK-\d+/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Angenommen, offen')).toBeVisible();

  await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zahlungseingang verbuchen' });
  const amount = dialog.getByLabel('Betrag in Euro');
  const right = await amount.inputValue();
  await amount.fill('1,00');
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Der Betrag stimmt nicht');
  await amount.fill(right);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Angenommen, bezahlt')).toBeVisible();

  await act(page, 'Bereitgestellt', 'Bereitgestellt');
  await act(page, 'Übergeben', 'Übergeben');
  const events = page.getByRole('region', { name: 'Was geschehen ist' });
  await expect(events).toContainText('Bezahlt');
  await expect(events).toContainText('Bereitgestellt');
  await expect(events).toContainText('Übergeben');
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Bitte klingeln bei Muster');
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await expect(events).toContainText('Bitte klingeln bei Muster');
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('a rental goes out and comes back', async ({ page }) => {
  const number = await anOrder(page, rental);
  await logInToOffice(page);
  await open(page, number);
  await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
  await act(page, 'Übergeben', 'Übergeben');
  await expect(page.getByText(/Vermietet bis \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await act(page, 'Miete zurück', 'Zurückgekommen');
  await expect(page.getByRole('region', { name: 'Positionen' })).toContainText('Zurück');
});

test('an order is cancelled, and its money transferred back', async ({ page }) => {
  const number = await anOrder(page);
  await logInToOffice(page);
  await open(page, number);
  await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
  await act(page, 'Stornieren', 'Stornieren');
  const money = page.getByRole('region', { name: 'Geld' });
  await expect(money).toContainText('Noch nicht ausgeführt');
  await act(page, 'Zurücküberwiesen', 'Zurücküberwiesen');
  await expect(money).toContainText('Ausgeführt am');
  await expect(page.getByText('Storniert, zurückgezahlt')).toBeVisible();
});

test('an enquiry is read, noted and answered', async ({ page }) => {
  const lastName = `Holz-${Date.now()}`;
  await page.request.post('/api/buy-in-mail', {
    data: {
      ...{ firstName: 'Eva', lastName, email: `${lastName}@example.org`, phone: '030 1', street: 'Weg 1' },
      ...{ addressLine2: '', city: 'Berlin', stateProvince: 'Berlin', postalCode: '10247' },
      country: 'Deutschland',
      furnitureItems: [250, 0, 0].map((price) => ({
        images: [],
        price: price === 0 ? '' : `${price} Euro`,
        condition: 'gut',
      })),
    },
  });
  await logInToOffice(page);
  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  await expect(page.getByText('250 Euro')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Stand' })).toContainText('Gelesen');
  await page.getByRole('textbox', { name: 'Notiz' }).fill('200 € geboten');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('200 € geboten');
});

test('every list of the office can be read by everybody', async ({ page }) => {
  await logInToOffice(page);
  for (const place of ['orders', 'declarations', 'enquiries', 'customers', 'newsletter', 'staff', 'audit']) {
    await page.goto(`/admin/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
});
