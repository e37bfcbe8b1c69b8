import type { Page } from '@playwright/test';
import { fillCart, openReview } from './fill-cart.ts';
import { fillCheckout, reviewButton } from './fill-checkout.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test(
  'a press on the button asks once more for a price that failed, and goes on with it',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowError(/ERR_INTERNET_DISCONNECTED .*getShippingCharges/);
    const email = await fillCart(page);
    await page.route('**/api/getShippingCharges', (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
    await page.goto('/checkout');
    await fillCheckout(page, { 'E-Mail': email });
    const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
    await expect(summary.getByRole('alert')).toContainText('Sie haben gerade keine Verbindung zu uns.');
    await reviewButton(page).click();
    await expect(page).toHaveURL('/order-review');
  },
);

test('furniture is not sent to a parcel locker, nor at an unknown price to an island', async ({
  page,
  watch,
}) => {
  watch.allowStatus(422, '/api/getShippingCharges');
  const email = await fillCart(page);
  await page.goto('/checkout');
  await fillCheckout(page, { 'E-Mail': email, 'Straße und Hausnummer': 'Packstation 145' });
  await reviewButton(page).click();
  await expect(field(page, 'Straße und Hausnummer')).toHaveAccessibleDescription(
    /^Möbel passen in kein Postfach, keine Packstation/,
  );
  await field(page, 'Straße und Hausnummer').fill('Musterstraße 1');
  await expect(field(page, 'Straße und Hausnummer')).toHaveAccessibleDescription('');
  await fillCheckout(page, { 'E-Mail': email, Postleitzahl: '25980', Ort: 'Sylt' });
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(
    /^Dorthin liefern wir nur auf Anfrage/,
  );
  await page
    .getByRole('complementary', { name: 'Ihre Bestellung' })
    .getByRole('button', { name: 'Versand anfragen' })
    .click();
  const request = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
  await expect(request.getByRole('combobox', { name: 'Land' }).last()).toHaveValue('Deutschland');
  await expect(request.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('25980');
  await expect(request.getByRole('textbox', { name: 'Ort' })).toHaveValue('Sylt');
  await expect(request.getByRole('listitem')).toHaveCount(1);
});

test('a cart that another tab changes is said before the binding click', async ({ page, context }) => {
  await openReview(page, await fillCart(page));
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Ihr Warenkorb hat sich inzwischen geändert.' });
  await expect(notice).toHaveCount(0);
  const other = await context.newPage();
  await fillCart(other);
  await other.goto('/impressum');
  await expect(notice).toContainText('Neu dabei:');
  await notice.getByRole('button', { name: 'Mit dem neuen Warenkorb zurück zur Prüfung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
  await expect(page.getByRole('complementary', { name: 'Ihre Stücke' }).getByRole('listitem')).toHaveCount(2);
});

test('what the shop refuses of the form at a later step is named there, and marked on the way back', async ({
  page,
  watch,
}) => {
  watch.allowStatus(400, /\/api\/initiate-payment$/);
  await openReview(page, await fillCart(page));
  const issues = [{ field: 'shipmentAdress.firstName', message: 'So nicht', code: 'does-not-fit' }];
  const json = { message: 'Die Anfrage ist unvollständig.', code: 'invalid-request', issues };
  await page.route('**/api/initiate-payment', (route) => route.fulfill({ status: 400, json }));
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const notice = page.getByRole('alert').filter({ hasText: json.message });
  await expect(notice).toContainText('Vorname: So nicht');
  await notice.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(field(page, 'Vorname')).toHaveAccessibleDescription('Vorname: So nicht');
  await field(page, 'Vorname').fill('Erika Maria');
  await expect(page.getByText('So nicht')).toHaveCount(0);
});
