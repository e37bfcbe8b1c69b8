import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test.describe.configure({ mode: 'default' });

const password = 'Sieben schmale Schränke';
let places = 0;

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('E-Mail').fill('office@wmk.example');
  await page.getByLabel('Passwort', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
}

/** Somebody orders a vintage piece by bank transfer. @returns the order's number */
async function anOrder(page: Page, isRent = false): Promise<string> {
  places += 1;
  const list = await page.request.get('/api/user_product/products/list/vintage?limit=60');
  const { products } = (await list.json()) as { products: { productId: string; stockAmt: number }[] };
  for (const { productId } of products.filter(({ stockAmt }) => stockAmt > 0).slice(places * 5)) {
    const item = {
      product_item_id: isRent ? `${productId}:rent:1 Monat` : productId,
      qty: 1,
      ...(isRent ? { isRent: true, rentOption: '1 Monat' } : {}),
    };
    const body = (totalPrice: number) => ({
      user_id: 'x',
      order_items: [item],
      phone: '+49 30 5550123',
      payment_method: 'bank_transfer',
      shipmentAdress: {
        email: `kaeuferin-${places}-${Date.now()}@example.org`,
        firstName: 'Ada',
        lastName: 'Muster',
        address: 'Boxhagener Straße 1',
        city: 'Berlin',
        postalCode: '10245',
        apartment: '',
      },
      shipping_method: { deliveryOption: 'shipment', price: 25 },
      totalPrice,
      country: 'DE',
      customerKind: 'consumer',
    });
    const asked = await page.request.post('/api/initiate-payment', { data: body(1) });
    const { totals } = (await asked.json()) as { totals?: { total: number } };
    const made = await page.request.post('/api/initiate-payment', { data: body(totals?.total ?? 0) });
    if (!made.ok()) continue;
    const { orderId } = (await made.json()) as { orderId: string };
    const confirmed = await page.request.post(`/api/checkout/${orderId}/confirm`, { data: {} });
    if (confirmed.ok()) return ((await confirmed.json()) as { orderNumber: string }).orderNumber;
  }
  throw new Error('nothing left to buy');
}

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
  await logIn(page);
  await expectNoAxeViolations(page);
  await page.goto('/admin/orders');
  await page.getByPlaceholder('Nummer, Name, E-Mail, PLZ').fill(number);
  await page.getByText(number).click();
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
  const number = await anOrder(page, true);
  await logIn(page);
  await open(page, number);
  await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
  await act(page, 'Übergeben', 'Übergeben');
  await expect(page.getByText(/Vermietet bis \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await act(page, 'Miete zurück', 'Zurückgekommen');
  await expect(page.getByRole('region', { name: 'Positionen' })).toContainText('Zurück');
});

test('an order is cancelled, and its money transferred back', async ({ page }) => {
  const number = await anOrder(page);
  await logIn(page);
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
  await logIn(page);
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
  await logIn(page);
  for (const place of ['orders', 'declarations', 'enquiries', 'customers', 'newsletter', 'staff', 'audit']) {
    await page.goto(`/admin/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
});
