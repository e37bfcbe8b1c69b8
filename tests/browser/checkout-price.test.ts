import type { Page } from '@playwright/test';
import { fillCart, openReview, putIntoCart } from './fill-cart.ts';
import { fillCheckout, reviewButton } from './fill-checkout.ts';
import { expect, test } from './fixtures.ts';
import { findPiece, type ProductDetail } from './pieces.ts';

const euros = (amount: number): string =>
  amount.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
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

test('a press asks once more for a sale that the owner may have allowed by now, and goes on with it', async ({
  page,
  watch,
}) => {
  watch.allowStatus(422, '/api/getShippingCharges');
  watch.allowStatus(422, /\/api\/initiate-payment$/);
  const email = await fillCart(page);
  const issues = [{ field: 'country', message: 'Dorthin auf Anfrage', code: 'third-country-on-request' }];
  const json = { message: 'Auf Anfrage.', code: 'sale-on-request', issues };
  await page.route('**/api/getShippingCharges', (route) => route.fulfill({ status: 422, json }), {
    times: 2,
  });
  await page.goto('/checkout');
  await fillCheckout(page, { 'E-Mail': email });
  const alert = page.getByRole('complementary', { name: 'Ihre Bestellung' }).getByRole('alert');
  await expect(alert).toContainText('Dorthin auf Anfrage');
  await reviewButton(page).click();
  await expect(alert).toBeFocused();
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');

  // Switched off between the review and the press, and on again.
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.route('**/api/initiate-payment', (route) => route.fulfill({ status: 422, json }), { times: 1 });
  await page.route('**/api/getShippingCharges', (route) => route.fulfill({ status: 422, json }), {
    times: 1,
  });
  const proceed = page.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await proceed.click();
  const pieces = page.getByRole('complementary', { name: 'Ihre Stücke' });
  await expect(pieces.getByRole('alert')).toContainText('Dorthin auf Anfrage');
  await proceed.click();
  await expect(pieces.getByRole('alert')).toHaveCount(0);
  await expect(pieces).toContainText('Gesamtsumme');
  await proceed.click();
  await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeVisible();
});

test('a VAT ID that is confirmed only later: the sum is asked for again, and becomes the right one', async ({
  page,
  watch,
}) => {
  watch.allowStatus(409, /\/api\/initiate-payment$/);
  const suits = ({ variants, stockAmt }: ProductDetail) => variants.length === 0 && stockAmt > 2;
  const piece = await findPiece(page, 'boatwood', suits);
  const net = euros(Math.round((piece.pricing.price * 100) / 1.19) / 100);
  // Twice the register does not confirm it: when the form is filled in, and at the press that leads to the review.
  await page.route(
    '**/api/checkout-price',
    async (route) => {
      const postData = { ...(route.request().postDataJSON() as object), vatId: 'ATU12345200' };
      await route.fulfill({ response: await route.fetch({ postData }) });
    },
    { times: 2 },
  );
  await putIntoCart(page, piece);
  await page.goto('/checkout');
  const country = page.getByRole('combobox', { name: 'Land', exact: true }).first();
  await country.selectOption({ label: 'Österreich' });
  await page.getByRole('radio', { name: 'Geschäftlich' }).check();
  await field(page, 'Firma').fill('Tischlerei Muster');
  await page.getByLabel(/^Umsatzsteuer-ID/).fill('ATU12345678');
  const email = `later-${piece._id.slice(-20)}@example.org`;
  await fillCheckout(page, { 'E-Mail': email, Postleitzahl: '1010', Ort: 'Wien' });
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText('nicht als gültig gemeldet');
  await reviewButton(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  const pieces = page.getByRole('complementary', { name: 'Ihre Stücke' });
  await expect(pieces).toContainText(`Zwischensumme${euros(piece.pricing.price)}`);
  const proceed = page.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await proceed.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ein Preis' })).toBeVisible();
  await expect(pieces).toContainText(`Zwischensumme${net}`);
  await expect(pieces).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
  await proceed.click();
  await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeVisible();
});

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
  await expect(request.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
  await expect(request.getByRole('textbox', { name: /^Telefon/ })).toHaveValue(/^\+49 /);
  await expect(request.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // Where a field makes this a kind of sale that the owner has not switched on, the error is at that field.
  const issue = { field: 'vatId', message: 'Mit dieser Nummer auf Anfrage', code: 'vat-id-on-request' };
  const json = { message: 'Auf Anfrage.', code: 'sale-on-request', issues: [issue] };
  const sent: unknown[] = [];
  await page.route('**/api/getShippingCharges', (route) => {
    const body = route.request().postDataJSON() as { readonly vatId: string };
    sent.push(body);
    return body.vatId === '' ? route.continue() : route.fulfill({ status: 422, json });
  });
  await page.getByRole('radio', { name: 'Geschäftlich' }).check();
  await fillCheckout(page, { 'E-Mail': email });
  await field(page, 'Firma').fill('Muster GmbH');
  const vatId = page.getByRole('textbox', { name: /^Umsatzsteuer-ID/ });
  await vatId.fill('ATU12345678');
  await expect(vatId).toHaveAccessibleDescription(issue.message);
  expect(sent.at(-1)).toMatchObject({ customerKind: 'business', vatId: 'ATU12345678' });
  await reviewButton(page).click();
  await expect(page).toHaveURL('/checkout');
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary.getByRole('alert')).toContainText(issue.message);
  await expect(summary.getByRole('button', { name: 'Versand anfragen' })).toBeVisible();
  // Without it, it is an order like any other.
  await vatId.fill('');
  await expect(vatId).toHaveAccessibleDescription('');
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');
});

test(
  'a cart that another tab changes is said before the binding click',
  { tag: '@night' },
  async ({ page, context }) => {
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
    await expect(page.getByRole('complementary', { name: 'Ihre Stücke' }).getByRole('listitem')).toHaveCount(
      2,
    );
  },
);

test('what the shop refuses of the form at a later step is named there, and marked on the way back', async ({
  page,
  watch,
}) => {
  watch.allowStatus(400, /\/api\/initiate-payment$/);
  watch.allowStatus(422, /\/api\/initiate-payment$/);
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

  // What is not sold there any more names the field, and offers to ask for the price.
  await page.unroute('**/api/initiate-payment');
  const moved = { field: 'country', message: 'Dorthin auf Anfrage', code: 'third-country-on-request' };
  const onRequest = { message: 'Auf Anfrage.', code: 'sale-on-request', issues: [moved] };
  await page.route('**/api/initiate-payment', (route) => route.fulfill({ status: 422, json: onRequest }));
  await reviewButton(page).click();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const told = page.getByRole('alert').filter({ hasText: onRequest.message });
  await expect(told).toContainText('Land: Dorthin auf Anfrage');
  await told.getByRole('button', { name: 'Versand anfragen' }).click();
  const request = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
  await expect(request.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await told.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(field(page, 'Land').first()).toHaveAccessibleDescription('Land: Dorthin auf Anfrage');
  await expect(field(page, 'Vorname')).toHaveValue('Erika Maria');
});

test('the calculator of a piece with variants knows what the chosen one costs abroad', async ({ page }) => {
  const piece = await findPiece(
    page,
    'boatwood',
    ({ variants, stockAmt }) => variants.length > 0 && stockAmt > 0,
  );
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Versandkosten berechnen' }).click();
  const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
  await calculator.getByLabel('Land').selectOption({ label: 'Schweiz' });
  await calculator.getByLabel('Straße und Hausnummer').fill('Bahnhofstrasse 1');
  await calculator.getByLabel('Postleitzahl').fill('8001');
  await calculator.getByLabel('Ort').fill('Zürich');
  await expect(calculator.locator('form').getByRole('status')).toContainText(
    `Die Stücke kosten dorthin ${euros(Math.round((piece.pricing.price * 100) / 1.19) / 100)}, ebenfalls ohne deutsche Umsatzsteuer.`,
  );
});

test('abroad the price falls by the German VAT where none is owed, and says why; an order costs what was shown', async ({
  page,
}) => {
  // Only one of it is ordered, and none of those that others take.
  const suits = ({ variants, stockAmt }: ProductDetail) => variants.length === 0 && stockAmt > 2;
  const piece = await findPiece(page, 'boatwood', suits);
  const net = euros(Math.round((piece.pricing.price * 100) / 1.19) / 100);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Versandkosten berechnen' }).click();
  const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
  await calculator.getByLabel('Land').selectOption({ label: 'Schweiz' });
  await calculator.getByLabel('Straße und Hausnummer').fill('Bahnhofstrasse 1');
  await calculator.getByLabel('Postleitzahl').fill('8001');
  await calculator.getByLabel('Ort').fill('Zürich');
  const outcome = calculator.locator('form').getByRole('status');
  await expect(outcome).toContainText(
    `Die Stücke kosten dorthin ${net}, ebenfalls ohne deutsche Umsatzsteuer.`,
  );
  const [freight = ''] = /[\d.]+,\d\d\s€/.exec(await outcome.innerText()) ?? [];

  await putIntoCart(page, piece);
  await page.goto('/checkout');
  const country = page.getByRole('combobox', { name: 'Land', exact: true }).first();
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  const email = `${piece._id.slice(-20)}@example.org`;

  // The calculator's address is where the checkout begins.
  await expect(country).toHaveValue('CH');
  await country.selectOption({ label: 'Österreich' });
  await fillCheckout(page, { 'E-Mail': email, Postleitzahl: '1010', Ort: 'Wien' });
  await expect(summary).toContainText(`Zwischensumme${euros(piece.pricing.price)}`);
  await expect(summary).toContainText('Klarna');
  await page.getByRole('radio', { name: 'Geschäftlich' }).check();
  await expect(summary).not.toContainText('Klarna');
  await field(page, 'Firma').fill('Tischlerei Muster');
  const vatId = page.getByLabel(/^Umsatzsteuer-ID/);
  await vatId.fill('ATU12345200');
  await expect(summary).toContainText('nicht als gültig gemeldet');
  await expect(summary).toContainText(`Zwischensumme${euros(piece.pricing.price)}`);
  await vatId.fill('ATU12345678');
  await expect(summary).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
  await expect(summary).toContainText(`Zwischensumme${net}`);

  // What is not shown any more keeps nothing from its price.
  await vatId.fill('DE 123 456 789 (in Beantragung, kommt nach)');
  await page.getByRole('radio', { name: 'Privat' }).check();
  await field(page, 'Telefon').fill('0171 234567');
  await country.selectOption({ label: 'Schweiz' });
  // The number was typed with that of Austria, and keeps it.
  await expect(page.getByRole('button', { name: 'Ländervorwahl: Österreich +43' })).toBeVisible();
  await expect(page.getByText('Ihre Telefonnummer beginnt mit +43.')).toBeVisible();
  await fillCheckout(page, { 'E-Mail': email, Postleitzahl: '8001', Ort: 'Zürich' });
  await expect(summary).toContainText('Steuerfreie Ausfuhr, ohne deutsche MwSt.');
  await expect(summary).toContainText(`Zwischensumme${net}`);
  await expect(summary).toContainText(freight);
  await reviewButton(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  const total = await page
    .getByRole('complementary', { name: 'Ihre Stücke' })
    .getByRole('definition')
    .last()
    .innerText();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveURL(/order-success/);
  const products = page.getByRole('region', { name: 'Bestellte Stücke' });
  await expect(products).toContainText(`Gesamtsumme ${total}`);
  await expect(products).toContainText(`Steuerfreie Ausfuhr, ohne deutsche MwSt.${total}`);
});
