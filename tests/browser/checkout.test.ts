import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { claimPiece } from './pieces.ts';

/**
 * Puts a piece into the cart that no other test wants.
 * @returns an e-mail address for its order
 */
async function fillCart(page: Page): Promise<string> {
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  // Longer than a phone is wide.
  return `donaudampfschifffahrtsgesellschaft-${piece._id.slice(-20)}@example.org`;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const review = (page: Page) => page.getByRole('button', { name: 'Bestellung überprüfen' });

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

test('the town of a postal code stays out of a field that the shopper has touched', async ({ page }) => {
  await fillCart(page);
  await page.goto('/checkout');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/address-suggestions?**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/address-suggestions?**');
  await field(page, 'Postleitzahl').fill('14467');
  await asked;
  await field(page, 'Ort').focus();
  release();
  const town = page.locator('#towns option');
  await expect(town).toHaveText('Potsdam');
  await page.keyboard.type('Potsdam');
  await expect(field(page, 'Ort')).toHaveValue('Potsdam');
  // An emptied field is meant to be empty.
  await field(page, 'Ort').clear();
  await field(page, 'Postleitzahl').fill('10247');
  await expect(town).toHaveText('Berlin');
  await expect(field(page, 'Ort')).toHaveValue('');
});

test('a second tab begins with the values typed in the first', async ({ page, context }) => {
  await fillCart(page);
  await page.goto('/checkout');
  await field(page, 'E-Mail').fill('two-tabs@example.org');
  await field(page, 'Ort').fill('Berlin');
  const second = await context.newPage();
  await second.goto('/checkout');
  await expect(field(second, 'E-Mail')).toHaveValue('two-tabs@example.org');
  await expect(field(second, 'Ort')).toHaveValue('Berlin');
  await field(second, 'Ort').fill('Potsdam');
  // From there on the tabs are independent.
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
});

test('a business by keyboard alone, at 320 px: VAT ID, telephone, invoice and note reach the order', async ({
  page,
}, info) => {
  test.slow();
  if (info.project.name === 'phone') await page.setViewportSize({ width: 320, height: 700 });
  const email = await fillCart(page);
  await page.goto('/checkout');
  await expect(review(page)).toBeEnabled();

  await field(page, 'E-Mail').press('Tab');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'E-Mail').press('Tab');
  await page.keyboard.press('Tab');
  const country = page.getByRole('button', { name: 'Ländervorwahl: Deutschland +49' });
  await expect(country).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Land oder Vorwahl suchen' })).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Ländervorwahl' }).getByRole('option')).toHaveCount(28);
  await page.keyboard.type('+4');
  await expect(page.getByRole('listbox', { name: 'Ländervorwahl' }).getByRole('option')).toHaveCount(11);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(country).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('öster');
  await expect(page.getByRole('listbox', { name: 'Ländervorwahl' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ländervorwahl: Österreich +43' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0664 1234567890123');
  // Fifteen digits including the country's, and no more (spec 5).
  await expect(field(page, 'Telefon')).toHaveValue('0664 1234567890');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Geschäftlich')).toBeChecked();

  await review(page).press('Enter');
  await expect(page.getByRole('link', { name: 'Bitte geben Sie den Namen Ihrer Firma ein' })).toBeVisible();
  await field(page, 'Vorname').fill('Erika');
  await field(page, 'Nachname').fill('Mustermann');
  await page.getByLabel('Firma').first().fill('Muster GmbH');
  await page.getByLabel('Umsatzsteuer-ID').fill('DE12');
  await field(page, 'Straße und Hausnummer').fill('Musterstraße 1');
  await field(page, 'Postleitzahl').fill('10245');
  await field(page, 'Ort').fill('Berlin');
  await page.getByLabel('Rechnung an eine andere Adresse').press('Space');
  await review(page).press('Enter');
  await expect(page.getByRole('link', { name: /^Bitte geben Sie die Umsatzsteuer-ID/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rechnungsadresse: Bitte/ })).toHaveCount(5);
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBe(0);

  await page.getByLabel('Umsatzsteuer-ID').fill('de 123 456 789');
  const invoice = page.getByRole('group', { name: 'Rechnungsadresse' });
  await invoice.getByLabel('Vorname').fill('Karl');
  await invoice.getByLabel('Nachname').fill('Konto');
  await invoice.getByLabel('Straße und Hausnummer').fill('Rechnungsweg 2');
  await invoice.getByLabel('Postleitzahl').fill('80331');
  await invoice.getByLabel('Ort').fill('München');
  await page.getByLabel('Anmerkung').fill('Hinterhaus,\nbitte klingeln');
  await expect(page.getByRole('complementary', { name: 'Ihre Bestellung' })).toContainText(/25,00|50,00/);
  await review(page).press('Enter');

  await expect(page.getByText('Rechnungsweg 2')).toBeVisible();
  await expect(page.getByText('Umsatzsteuer-ID: DE123456789')).toBeVisible();
  await expect(page.getByText('bitte klingeln')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('radio', { name: /^Überweisung/ }).press('Space');
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).press('Enter');
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(order).toBeVisible();
  await expectNoAxeViolations(page);
  await order.press('Enter');
  await page.waitForURL('**/order-success/**');
  await expect(page.getByText('Rechnungsweg 2')).toBeVisible();
  await expect(page.getByText('DE123456789')).toBeVisible();
  await expect(page.getByText('Hinterhaus')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBe(0);
});

/** All that must be typed, for a street in Berlin. */
async function fillForm(page: Page, email: string, street: string): Promise<void> {
  const typed = {
    'E-Mail': email,
    Telefon: '030 1234567',
    Vorname: 'Erika',
    Nachname: 'Mustermann',
    'Straße und Hausnummer': street,
    Postleitzahl: '10245',
    Ort: 'Berlin',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText(/(25|50),00\u00a0€/);
}

test('without a connection the form stays, and says why', async ({ page, context, watch }) => {
  // Neither the next page loads, nor the parts that load on scrolling.
  watch.allowError(/ERR_INTERNET_DISCONNECTED .*\/(order-review$|assets\/)/);
  const email = await fillCart(page);
  await page.goto('/checkout');
  await fillForm(page, email, 'Musterstraße 1');
  await context.setOffline(true);
  await review(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Sie haben gerade keine Verbindung zu uns.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Vorname')).toHaveValue('Erika');
  await expect(review(page)).toBeFocused();
  await context.setOffline(false);
  await review(page).click();
  await expect(page).toHaveURL('/order-review');
});

test('without a connection cart and review stay, too', async ({ page, context, watch }) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED .*\/(checkout$|assets\/)/);
  const email = await fillCart(page);
  const alert = page.getByRole('alertdialog');
  const isToldSo = async (): Promise<void> => {
    await expect(alert).toContainText(
      'Sie haben gerade keine Verbindung zu uns. Hier bleibt alles, wie es ist',
    );
    await alert.getByRole('button', { name: 'OK' }).click();
    await context.setOffline(false);
  };
  await page.goto('/versand');
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  const toCheckout = page.getByRole('link', { name: 'Zur Kasse' });
  await expect(toCheckout).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await toCheckout.click();
  await isToldSo();
  await expect(toCheckout).toBeFocused();
  await toCheckout.press('Enter');
  await expect(page).toHaveURL('/checkout');

  await fillForm(page, email, 'Musterstraße 1');
  await review(page).click();
  await expect(page).toHaveURL('/order-review');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const change = page.getByRole('link', { name: /^Ändern.*Lieferung/ });
  await change.click();
  await isToldSo();
  await change.click();
  await expect(field(page, 'Vorname')).toHaveValue('Erika');
});

test('a German street without a number is asked for it, and is taken as it is', async ({ page }) => {
  const email = await fillCart(page);
  await page.goto('/checkout');
  const street = field(page, 'Straße und Hausnummer');
  await street.pressSequentially('Am Gutshof');
  await expect(street).toHaveAccessibleDescription('');
  await street.press('Tab');
  await expect(street).toHaveAccessibleDescription(/^Fehlt hier die Hausnummer\?/);
  await expectNoAxeViolations(page);
  await street.fill('Am Gutshof 3');
  await street.blur();
  await expect(street).toHaveAccessibleDescription('');
  await fillForm(page, email, 'Am Gutshof');
  await review(page).click();
  await expect(page).toHaveURL('/order-review');
});

test('the summary follows the choices', async ({ page, watch }) => {
  watch.allowStatus(422, '/api/getShippingCharges');
  const email = await fillCart(page);
  await page.goto('/checkout');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Vorname').fill('Erika');
  await field(page, 'Nachname').fill('Mustermann');
  await field(page, 'Straße und Hausnummer').fill('Musterstraße 1');
  await field(page, 'Postleitzahl').fill('10245');
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText(/(25|50),00\u00a0€/);
  await field(page, 'Postleitzahl').fill('14467');
  await expect(summary).toContainText(/(60|120),00\u00a0€/);
  await field(page, 'Land').selectOption('AT');
  // The code typed for Germany is no postal code there.
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(
    'So schreibt man Postleitzahlen in diesem Land nicht',
  );
  await field(page, 'Postleitzahl').fill('1010');
  await expect(summary).toContainText(/(119|179|249),00\u00a0€/);
  await page.getByLabel('Abholung im Geschäft').check();
  await expect(summary).toContainText('kostenlos');
  // From the company's data: store and hours.
  await expect(page.getByRole('region', { name: 'Hier holen Sie ab' })).toContainText(
    'Frankfurter Allee 999, 10247 Berlin',
  );
  await expect(page.getByRole('region', { name: 'Hier holen Sie ab' })).toContainText(
    'Montag bis Donnerstag und Samstag',
  );
  await page.getByLabel('Versand').first().check();
  await expect(summary).toContainText(/(119|179|249),00\u00a0€/);
});

test('without a connection the binding click stays where it is, and a second one orders once', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allowError(/ERR_INTERNET_DISCONNECTED /);
  const email = await fillCart(page);
  await page.goto('/checkout');
  await fillForm(page, email, 'Musterstraße 1');
  await review(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(order).toBeVisible();
  await context.setOffline(true);
  await order.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Wir haben keine Antwort bekommen' });
  await expect(alert).toBeInViewport();
  await context.setOffline(false);
  await order.click();
  await page.waitForURL('**/order-success/**');
});
