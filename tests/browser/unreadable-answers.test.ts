import type { Page } from '@playwright/test';
import { password } from './account-login.ts';
import { say } from '../../src/server/answers/say.ts';
import { fillCheckout } from './fill-checkout.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { order, payWith } from './pay-in-browser.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { words } from './words.ts';

// A hotel's Wi-Fi portal, a broken proxy: the answer is a 200, but not from the shop.

const portal = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Willkommen im Hotel</title>',
};
const nothing = { status: 200, contentType: 'application/json', body: '' };
const cut = { status: 200, contentType: 'application/json', body: '{"token":"abc","mess' };

/** The shop's answers to a call are replaced, until that ends. */
async function unreadable(page: Page, call: string, answer: object): Promise<() => Promise<void>> {
  const address = `**/api/${call}`;
  await page.route(address, (route) => route.fulfill(answer));
  return () => page.unroute(address);
}

test('8 newsletter: says so, keeps the address, and can be sent again', async ({ page }, {
  project,
  retry,
}) => {
  await page.goto('/highlights');
  const section = page.getByRole('region', { name: 'Newsletter' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('form')).toHaveJSProperty('noValidate', true);
  const email = section.getByLabel('E-Mail-Adresse');
  const address = `portal-${project.name}-${retry}@example.org`;
  await email.fill(address);
  for (const answer of [portal, nothing, cut]) {
    const end = await unreadable(page, 'subscribe', answer);
    await section.getByRole('button', { name: 'ABONNIEREN' }).click();
    await expect(section.getByRole('alert')).toHaveText('Serverfehler. Bitte versuchen Sie es später erneut');
    await expect(email).toHaveValue(address);
    await end();
  }
  await section.getByRole('button', { name: 'ABONNIEREN' }).click();
  await expect(section.getByRole('status')).toContainText('Vielen Dank!');
});

test('8 login and registration: an alert, nobody is logged in, and nothing typed is lost', async ({ page }, {
  project,
  retry,
}) => {
  await unreadable(page, 'login', cut);
  const end = await unreadable(page, 'signup', portal);
  await page.goto('/login');
  await page.getByLabel('E-Mail', { exact: true }).fill('ada@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const alert = page.getByRole('alertdialog').filter({ hasText: words.errorOccurred });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('ada@example.org');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('button', { name: 'Registrieren' }).click();
  const email = `portal-signup-${project.name}-${retry}@example.org`;
  await page.getByLabel('Name', { exact: true }).fill('Ada Beispiel');
  await page.getByLabel('Telefon', { exact: true }).fill('030 23125 001');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  const register = page.getByRole('main').locator('button[type=submit]');
  await register.click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Beispiel');
  await end();
  await register.click();
  await expect(page).toHaveURL('/');
});

test('8 list: the next pages are asked for once, then by a press', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/**/products?*', (route) => {
    asked += 1;
    return route.fulfill(portal);
  });
  await page.goto('/category/vintage-sideboards');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const failure = page.getByRole('alert').filter({ hasText: words.wentWrong });
  await expect(failure).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute('**/api/**/products?*');
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(failure).toHaveCount(0);
});

test('8 search: nothing is shown, and the form still leads to the results', async ({ page, isMobile }) => {
  await unreadable(page, 'search?*', nothing);
  await page.goto('/sales');
  if (isMobile) await page.getByRole('link', { name: 'Suche', exact: true }).click();
  const asked = page.waitForResponse('**/api/search?*');
  await page.getByRole('combobox', { name: 'Möbel suchen' }).fill('tisch');
  await asked;
  await page.getByRole('combobox', { name: 'Möbel suchen' }).press('Enter');
  await expect(page).toHaveURL(/\/suche\?query=tisch/);
});

test('8 Ankauf: neither a picture nor the enquiry counts as sent, and everything stays', async ({
  page,
  watch,
}) => {
  // Playwright's own recording requests previews, which the policy refuses.
  watch.allowError(/Connecting to 'blob:/);
  const endUpload = await unreadable(page, 'upload', portal);
  const endMail = await unreadable(page, 'buy-in-mail', nothing);
  const failed = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.';
  await page.goto('/ankauf');
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  await form.getByLabel('E-Mail').fill('ada@example.org');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await form
    .getByLabel('Möbelstück 1, Bild 1')
    .setInputFiles({ name: 'tisch.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await expect(form.getByText(failed).first()).toBeVisible();
  await endUpload();
  await form.getByRole('button', { name: /Noch einmal/ }).click();
  await expect(form.getByText('Hochgeladen', { exact: true })).toHaveCount(1);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByText(failed)).toBeVisible();
  await expect(form.getByLabel('E-Mail')).toHaveValue('ada@example.org');
  await expect(form.getByText('Hochgeladen', { exact: true })).toHaveCount(1);
  await endMail();
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('status')).toContainText('Vielen Dank für Ihre Anfrage!');
});

test('withdrawal: no receipt without the shop, and the typed values stay', async ({ page }) => {
  await unreadable(page, 'withdrawal', portal);
  await page.goto('/vertrag-widerrufen');
  const main = page.getByRole('main');
  await main.getByLabel('Ihr Name').fill('Ada Beispiel');
  await main.getByLabel('Bestellnummer oder Bezeichnung des Vertrags').fill('WMK-2026-00001');
  await main.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('alert')).toContainText('nicht bei uns eingegangen');
  await expect(main.getByLabel('Ihr Name')).toHaveValue('Ada Beispiel');
  await expectNoAxeViolations(page);
});

test('8 order: draft and card each fail with words, and a second try goes on', async ({ page }) => {
  test.slow();
  const endDraft = await unreadable(page, 'initiate-payment', portal);
  const endIntent = await unreadable(page, 'card-intent', cut);
  const ordered = order(page, await claimPiece(page), /^Kreditkarte/);
  const proceed = page.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await expect(page.getByRole('alert').filter({ hasText: words.initiateFailed })).toBeVisible();
  await endDraft();
  await proceed.click();
  await ordered;
  await expect(page.getByText(words.initializeFailed)).toBeVisible();
  await endIntent();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  const endConfirm = await unreadable(page, 'card-confirm', portal);
  await payWith(page, '4242424242424242');
  await expect(page.getByText(words.paymentFailed)).toBeVisible();
  await endConfirm();
});

test('8 shipping calculator: says that it has failed, and calculates once the connection is back', async ({
  page,
  watch,
}) => {
  watch.allowError(/^console: Asking for the shipping charges failed/);
  const end = await unreadable(page, 'getShippingCharges', portal);
  const piece = await findPiece(
    page,
    'vintage',
    ({ stockAmt, variants }) => stockAmt > 0 && !variants.length,
  );
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Versandkosten berechnen' }).click();
  const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
  await calculator.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
  await calculator.getByLabel('Postleitzahl').fill('10247');
  await calculator.getByLabel('Ort').fill('Berlin');
  await calculator.getByRole('button', { name: words.calculate }).click();
  await expect(calculator.getByText(words.calculationFailed)).toBeVisible();
  await end();
  await calculator.getByRole('button', { name: words.calculate }).click();
  await expect(calculator.getByText('Lieferung nach 10247 Berlin')).toBeVisible();
});

test('8-42: without its database the shop says so at each step of an order, keeps all of it, and goes on', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowStatus(503, '/api/');
  const message = say('de', { code: 'database-away' });
  const away = { status: 503, json: { message, code: 'database-away' } };
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  await page.goto('/checkout');
  let end = await unreadable(page, 'getShippingCharges', away);
  await fillCheckout(page);
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary.getByRole('alert')).toContainText(message);
  await end();
  await summary.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
  await page.getByRole('button', { name: 'Bestellung überprüfen' }).last().click();

  end = await unreadable(page, 'initiate-payment', away);
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: message });
  await expect(refusal).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^Überweisung/ })).toBeChecked();
  await end();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(refusal).toHaveCount(0);

  end = await unreadable(page, 'checkout/*/confirm', away);
  await order.click();
  await expect(refusal).toBeInViewport();
  await end();
  await order.click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
});
