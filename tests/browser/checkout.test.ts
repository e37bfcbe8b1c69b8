import type { Page } from '@playwright/test';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { fillCart, openReview } from './fill-cart.ts';
import { fillCheckout, reviewButton } from './fill-checkout.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
  await expect(field(second, 'Ort')).toHaveValue('Potsdam');
  // From there on the tabs are independent, also for a first one that is read anew.
  await page.reload();
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  await second.close();
  // Also where the first one shows another page by now.
  await page.goto('/order-review');
  await alive(page);
  const third = await context.newPage();
  await third.goto('/checkout');
  await expect(field(third, 'E-Mail')).toHaveValue('two-tabs@example.org');
  await expect(field(third, 'Ort')).toHaveValue('Berlin');
});

test('a business by keyboard alone, at 320 px: VAT ID, telephone, invoice and note reach the order', async ({
  page,
}, info) => {
  test.slow();
  if (info.project.name === 'phone') await page.setViewportSize({ width: 320, height: 700 });
  const email = await fillCart(page);
  await page.goto('/checkout');
  await expect(reviewButton(page)).toBeEnabled();

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
  // Nothing of it is cut off: with the country's, these are more than fifteen digits (spec 5), which is told.
  await expect(field(page, 'Telefon')).toHaveValue('0664 1234567890123');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Geschäftlich')).toBeChecked();

  await reviewButton(page).press('Enter');
  await expect(page.getByRole('link', { name: 'Bitte geben Sie den Namen Ihrer Firma ein' })).toBeVisible();
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/eine einzige gültige Telefonnummer/);
  await field(page, 'Telefon').fill('0664 1234567890');
  await field(page, 'Vorname').fill('Erika');
  await field(page, 'Nachname').fill('Mustermann');
  await page.getByLabel('Firma').first().fill('Muster GmbH');
  await page.getByLabel('Umsatzsteuer-ID').fill('DE12');
  const note = page.getByLabel('Anmerkung');
  await note.focus();
  await page.keyboard.insertText('x'.repeat(1001));
  await expect(note).toHaveValue('x'.repeat(1001));
  await field(page, 'Straße und Hausnummer').fill('Musterstraße 1');
  await field(page, 'Postleitzahl').fill('10245');
  await field(page, 'Ort').fill('Berlin');
  await page.getByLabel('Rechnung an eine andere Adresse').press('Space');
  await reviewButton(page).press('Enter');
  await expect(page.getByRole('link', { name: /^Bitte geben Sie die Umsatzsteuer-ID/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rechnungsadresse: Bitte/ })).toHaveCount(5);
  await expect(note).toHaveAccessibleDescription(/Bitte höchstens 1000 Zeichen/);
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBe(0);

  await page.getByLabel('Umsatzsteuer-ID').fill('de 123 456 789');
  const invoice = page.getByRole('group', { name: 'Rechnungsadresse' });
  await invoice.getByLabel('Vorname').fill('Karl');
  await invoice.getByLabel('Nachname').fill('Konto');
  await invoice.getByLabel('Straße und Hausnummer').fill('Rechnungsweg 2');
  await invoice.getByLabel('Postleitzahl').fill('80331');
  await invoice.getByLabel('Ort').fill('München');
  await note.fill('Hinterhaus,\nbitte klingeln');
  await expect(page.getByRole('complementary', { name: 'Ihre Bestellung' })).toContainText(/25,00|50,00/);
  await reviewButton(page).press('Enter');

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
  await expect(page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' })).toBeHidden();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBe(0);
});

/** All that must be typed, for a street in Berlin. */
async function fillForm(page: Page, email: string, street: string): Promise<void> {
  await fillCheckout(page, { 'E-Mail': email, 'Straße und Hausnummer': street });
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
}

test('without a connection the form stays, and says why', async ({ page, context, watch }) => {
  // Neither the next page loads, nor the parts that load on scrolling.
  watch.allowError(/ERR_INTERNET_DISCONNECTED .*\/(order-review$|assets\/)/);
  const email = await fillCart(page);
  await page.goto('/checkout');
  await fillForm(page, email, 'Musterstraße 1');
  await context.setOffline(true);
  await reviewButton(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Sie haben gerade keine Verbindung zu uns.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Vorname')).toHaveValue('Erika');
  await expect(reviewButton(page)).toBeFocused();
  await context.setOffline(false);
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');
});

test('without a connection delivery has no price: said once, where another try is', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED /);
  const email = await fillCart(page);
  await page.goto('/checkout');
  await page.locator('html[data-alive]').waitFor();
  await context.setOffline(true);
  await fillCheckout(page, { 'E-Mail': email });
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  const notice = summary.getByRole('alert');
  await expect(notice).toContainText('Sie haben gerade keine Verbindung zu uns.');
  await reviewButton(page).click();
  await expect(notice).toBeFocused();
  await expect(page.getByText('keine Verbindung zu uns')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // As soon as there is a connection again, it is asked for by itself.
  await context.setOffline(false);
  await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');
});

test('what the shop says of the postal code is among the faulty fields', async ({ page, watch }) => {
  watch.allowStatus(422, '/api/getShippingCharges');
  await fillCart(page);
  await page.goto('/checkout');
  await field(page, 'Land').selectOption('AT');
  await fillCheckout(page, { 'E-Mail': 'erika@' });
  const wrongPlace = 'So schreibt man Postleitzahlen in diesem Land nicht';
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(wrongPlace);
  await reviewButton(page).click();
  const faulty = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await expect(faulty).toBeFocused();
  await expect(faulty.getByRole('link')).toHaveText([
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    wrongPlace,
  ]);
});

/**
 * The script that can say that there is no connection. A page asks for it by itself while there is one: only once it
 * has, may the connection be lost. Call it before the step that makes the page ask.
 */
async function alertScript(page: Page): Promise<{ isThere(): Promise<void> }> {
  const request = await page.waitForRequest(/\/assets\/alert-dialog-[^/]+\.js$/);
  // A second import of the same file ends when the first has, with everything that the file itself imports.
  return { isThere: () => page.evaluate((address) => import(address).then(() => undefined), request.url()) };
}

test(
  'without a connection cart and review stay, too',
  { tag: '@night' },
  async ({ page, context, watch }) => {
    // The review also asks in the background what became of its pieces.
    watch.allowError(/ERR_INTERNET_DISCONNECTED .*\/(checkout$|assets\/|api\/products\/)/);
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
    const alertOfCart = alertScript(page);
    await page.getByRole('button', { name: /^Warenkorb/ }).click();
    const toCheckout = page.getByRole('link', { name: 'Zur Kasse' });
    await expect(toCheckout).toBeVisible();
    await (await alertOfCart).isThere();
    await context.setOffline(true);
    await toCheckout.click();
    await isToldSo();
    await expect(toCheckout).toBeFocused();
    await toCheckout.press('Enter');
    await expect(page).toHaveURL('/checkout');

    await fillForm(page, email, 'Musterstraße 1');
    await reviewButton(page).click();
    await expect(page).toHaveURL('/order-review');
    const alertOfReview = alertScript(page);
    await page.reload();
    await (await alertOfReview).isThere();
    await context.setOffline(true);
    const change = page.getByRole('link', { name: /^Ändern.*Lieferung/ });
    await change.click();
    await isToldSo();
    await change.click();
    await expect(field(page, 'Vorname')).toHaveValue('Erika');
  },
);

test('a German street without a number is asked about', { tag: '@night' }, async ({ page }) => {
  const email = await fillCart(page);
  await page.goto('/checkout');
  const street = field(page, 'Straße und Hausnummer');
  const none = page.getByRole('checkbox', { name: /^Diese Adresse hat keine Hausnummer/ });
  await street.pressSequentially('Am Gutshof');
  await expect(none).toHaveCount(0);
  await street.press('Tab');
  await expect(none).toBeVisible();
  await expectNoAxeViolations(page);
  await street.fill('Am Gutshof 3');
  await street.blur();
  await expect(none).toHaveCount(0);
  await fillForm(page, email, 'Am Gutshof');
  await reviewButton(page).click();
  await expect(street).toHaveAccessibleDescription(/ergänzen Sie die Hausnummer/);
  await none.check();
  await expect(street).toHaveAccessibleDescription('');
  // That was said of this street alone.
  await street.fill('Am Markt');
  await expect(street).toHaveAccessibleDescription(/ergänzen Sie die Hausnummer/);
  await none.check();
  await reviewButton(page).click();
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
  await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
  await field(page, 'Postleitzahl').fill('14467');
  await expect(summary).toContainText(/(60|120),00\u00a0€/);
  await field(page, 'Land').selectOption('AT');
  // The code typed for Germany is not a postal code there.
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(
    'So schreibt man Postleitzahlen in diesem Land nicht',
  );
  await field(page, 'Postleitzahl').fill('1010');
  await expect(summary).toContainText(/(119|179|249|238|358|498),00\u00a0€/);
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
  await expect(summary).toContainText(/(119|179|249|238|358|498),00\u00a0€/);
});

test('without a connection the binding click stays where it is, and a second one orders once', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allowError(/ERR_INTERNET_DISCONNECTED /);
  await openReview(page, await fillCart(page));
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
