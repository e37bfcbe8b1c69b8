import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { entriesWith, expectNotListed, logInToOffice, openMenu, showAll } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder, waitForOrder } from './place-order.ts';

test.describe.configure({ mode: 'default' });

const rental = { isRent: true, rentOption: '1 Monat' };

/**
 * Somebody orders a vintage piece by bank transfer.
 * @returns the order's number
 */
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

test(
  'a customer is sent another link to the order, and the earlier one opens it no more',
  { tag: '@night' },
  async ({ page, browser }) => {
    const billingAddress = {
      firstName: 'Karl',
      lastName: 'Konto',
      company: 'Muster GmbH',
      address: 'Rechnungsweg 2',
      postalCode: '1060',
      city: 'Wien',
      country: 'AT',
    };
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'bank_transfer', {
      billingAddress,
    });
    await logInToOffice(page);
    await open(page, orderNumber);
    await expect(page.getByRole('definition').first()).toHaveText(
      /^Muster GmbH\s+Karl Konto\s+Rechnungsweg 2\s+1060 Wien\s+Österreich$/,
    );
    await page.getByRole('button', { name: 'Neuen Link zur Bestellung senden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neuen Link zur Bestellung senden?' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Neuen Link zur Bestellung senden' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      'Neuer Link zur Bestellung gesendet',
    );
    const stranger = await browser.newContext();
    const answer = await stranger.request.get(new URL(`/api/orders/${orderId}`, page.url()).href);
    expect(answer.status()).toBe(404);
    await stranger.close();
  },
);

test('a piece is sold, paid by transfer, prepared and handed over', async ({ page, watch }) => {
  watch.allowStatus(409, '/api/admin/orders/');
  const number = await anOrder(page);
  await logInToOffice(page);
  await page.goto('/admin/orders');
  await page.getByPlaceholder('Nummer, Name, E-Mail, PLZ').fill(number);
  // The list reacts to typing by itself.
  const found = entriesWith(page, /^WMK-\d+/);
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Angenommen, offen')).toBeVisible();

  await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zahlungseingang verbuchen' });
  const amount = dialog.getByLabel('Betrag in Euro');
  // Less than is owed: shown before it is booked, and the rest is what the order then waits for.
  await amount.fill('1,00');
  await dialog.getByLabel('Kennung der Bank').fill(`${number} Teil 1`);
  await expect(dialog.getByRole('alert')).toContainText('Das ist zu wenig');
  await expectNoAxeViolations(page, 'office, payment');
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  // At once: the message goes after a few seconds.
  await Promise.all([
    expect(dialog).toBeHidden(),
    expect(page.getByText('Der Zahlungseingang ist verbucht.')).toBeVisible(),
  ]);
  const partly = /Teilweise bezahlt: 1,00\s€ von [\d.]+,\d\d\s€/;
  await expect(page.getByRole('region', { name: 'Nächste Schritte' })).toContainText(partly);
  await expect(page.getByRole('region', { name: 'Geld', exact: true })).toContainText(partly);
  await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
    /Ein Teil bezahlt1,00\s€/,
  );
  await expect(page.getByRole('region', { name: 'Geld', exact: true })).toContainText('Noch offen');
  await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
  const owed = await amount.inputValue();
  // More than is owed: asked first, because a digit may be too many.
  await amount.fill('99.000,00');
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  const question = page.getByRole('dialog', { name: 'Stimmt der Betrag?' });
  await expect(question).toContainText(/eingetragen sind 99\.000,00\s€: Das sind [\d.]+,\d\d\s€ zu viel/);
  await expectNoAxeViolations(page, 'office, question');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await amount.fill(owed);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  // The reference of the first part: nothing is booked, and the dialog says what to do.
  const reference = dialog.getByLabel('Kennung der Bank');
  await reference.fill(`${number} Teil 1`);
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ist bei dieser Bestellung schon verbucht');
  await reference.fill(`${number} Teil 2`);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  await expect(dialog).toBeHidden();
  const money = page.getByRole('region', { name: 'Geld', exact: true });
  await expect(money).toContainText(/1,00\s€, gebucht am \d\d\.\d\d\.\d{4}/);
  await expect(money).toContainText(`${owed}\u00a0€, gebucht am`);
  for (const part of [1, 2]) await expect(money.getByText(`${number} Teil ${part}`)).toHaveCount(1);
  await expect(page.getByText('Bezahlt, wartet')).toBeVisible();

  await act(page, 'Bereitgestellt', 'Bereitgestellt');
  await act(page, 'Übergeben', 'Übergeben');
  await expect(page.getByText('Bezahlt, übergeben')).toBeVisible();
  const events = page.getByRole('region', { name: 'Was geschehen ist' });
  // The customer is named; the contract comes from the shop.
  await expect(events.getByText(/^Angenommen/).locator('..')).toContainText(/ · Shop$/);
  await expect(events.getByText('Verbindlich bestellt').locator('..')).toContainText(/ · Ada Muster$/);
  await expect(events).toContainText('Bezahlt');
  await expect(events).toContainText('Bereitgestellt');
  await expect(events).toContainText('Übergeben');
  const note = page.getByRole('textbox', { name: 'Notiz' });
  // What is too long is said where it stands.
  await note.fill('Lang. '.repeat(900));
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Bitte klingeln bei Muster');
  // What is typed is nowhere else: leaving asks first.
  const asked = page.waitForEvent('dialog');
  const leaving = (await openMenu(page)).getByRole('link', { name: 'Kundenkonten', exact: true }).click();
  await (await asked).dismiss();
  await leaving;
  await expect(note).toHaveValue('Bitte klingeln bei Muster');
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await expect(events).toContainText('Bitte klingeln bei Muster');
  await expectNoAxeViolations(page, 'office, order');
  await expectNothingBeside(page);
});

test(
  'a transfer that comes a second time is booked, and leads to paying it back',
  { tag: '@night' },
  async ({ page }) => {
    const number = await anOrder(page);
    await logInToOffice(page);
    await open(page, number);
    await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
    await page.getByRole('button', { name: 'Überzahlung verbuchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Überzahlung verbuchen' });
    await expect(dialog.getByLabel('Betrag in Euro')).toHaveValue('');
    await expect(dialog).toContainText('Offen ist nichts mehr: Der ganze Betrag geht zurück.');
    await expectNoAxeViolations(page, 'office, payment');
    await dialog.getByLabel('Betrag in Euro').fill('12,50');
    await dialog.getByRole('button', { name: 'Verbuchen' }).click();
    await Promise.all([
      expect(dialog).toBeHidden(),
      expect(page.getByText('Verbucht. Bitte überweisen Sie das Geld zurück.')).toBeVisible(),
    ]);
    const money = page.getByRole('region', { name: 'Geld', exact: true });
    await expect(money).toBeInViewport();
    await expect(money).toContainText(/Rückzahlung\s*12,50\s€/);
    await act(page, 'Zurücküberwiesen', 'Zurücküberwiesen');
    await expect(money).toContainText('Ausgeführt am');
    await expect(page.getByText('Bezahlt, wartet')).toBeVisible();
    await expectNothingBeside(page);
  },
);

test(
  'the number of a consignment leads to the carrier, here and on the customer’s page',
  { tag: '@night' },
  async ({ page }) => {
    const { orderNumber: number, orderId } = await placeOrder(page, await claimPiece(page));
    await logInToOffice(page);
    await open(page, number);
    await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
    await page.getByRole('button', { name: 'Verschickt', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByLabel('Link zur Sendungsverfolgung');
    // Typed or chosen: an unknown forwarder can have its own tracking page.
    await dialog.getByLabel('Versand mit').fill('Spedition Elbe');
    await expect(link).toBeVisible();
    await dialog.getByLabel('Versand mit').fill('d');
    await page.getByRole('option', { name: 'DPD' }).click();
    await expect(link).toBeHidden();
    await expect(dialog).toContainText('Führt die Kundschaft zur Sendungsverfolgung von DPD.');
    await dialog.getByLabel('Sendungsnummer').fill('0123 4567');
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Verschickt', exact: true }).click();
    await expect(dialog).toBeHidden();
    const followed = page
      .getByRole('region', { name: 'Positionen' })
      .getByRole('link', { name: '0123 4567' });
    await expect(followed).toHaveAttribute('href', 'https://tracking.dpd.de/status/de_DE/parcel/01234567');
    await expectNoAxeViolations(page, 'office, order');
    await expectNothingBeside(page);

    await page.goto(`/order-success/${orderId}`);
    await expect(page.getByText('Unterwegs · DPD · 0123 4567')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sendung verfolgen' })).toHaveAttribute('href', /dpd\.de/);
    await expectNoAxeViolations(page);
  },
);

test('a rental goes out and comes back', { tag: '@night' }, async ({ page }) => {
  const number = await anOrder(page, rental);
  await logInToOffice(page);
  await open(page, number);
  await act(page, 'Als bezahlt verbuchen', 'Verbuchen');
  await act(page, 'Übergeben', 'Übergeben');
  await expect(page.getByText(/Vermietet bis \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Miete zurück', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Gemietete Stücke zurückgekommen?' });
  await dialog.getByRole('combobox', { name: /^Zustand/ }).click();
  await page.getByRole('option', { name: 'Wie übergeben' }).click();
  await dialog.getByRole('button', { name: 'Zurückgekommen', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Positionen' })).toContainText('Wie übergeben');
});

test('an order is cancelled, and its money transferred back', { tag: '@night' }, async ({ page }) => {
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

test(
  'a cancelled order shows why and by whom, and what happens to late money',
  { tag: '@night' },
  async ({ page }) => {
    const number = await anOrder(page);
    await logInToOffice(page);
    await open(page, number);
    await page.getByRole('button', { name: 'Stornieren', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Grund').fill('Kundin hat abgesagt');
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await expect(dialog).toBeHidden();
    const events = page.getByRole('region', { name: 'Was geschehen ist' });
    await expect(events).toContainText('Kundin hat abgesagt');
    await expect(events).toContainText('Zahlung nicht mehr erwartet');
    await expect(events).not.toContainText(/dropped|Zahlungsfrist verstrichen/);

    const next = page.getByRole('region', { name: 'Nächste Schritte' });
    await expect(next).toContainText('Storniert. Kommt trotzdem Geld, geht es zurück.');
    await expect(next.getByRole('button', { name: 'Als bezahlt verbuchen' })).toHaveCount(0);
    await act(page, 'Zahlung verbuchen, die zurückgeht', 'Verbuchen');
    await expect(page.getByText('Storniert, zurückzuzahlen')).toBeVisible();
    await expectNothingBeside(page);
    await expectNoAxeViolations(page, 'office, order');

    await page.goto('/admin/audit');
    await page.getByRole('textbox', { name: 'Person oder Nummer' }).fill(number);
    const log = page.getByRole('main');
    await expect(log).toContainText('Grund: – → Kundin hat abgesagt');
    await expect(log).toContainText('Stand: Angenommen → Storniert');
  },
);

test(
  'a withdrawn piece comes back: its clock, its condition, its money by the provider',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await claimPiece(page);
    const { orderId, orderNumber, email } = await placeOrder(page, piece, {}, 'stripe');
    await payByCard(page, orderId);
    await page.request.post('/api/withdrawal', {
      data: { name: 'Ada Muster', contract: orderNumber, email },
    });
    await logInToOffice(page);
    await open(page, orderNumber);
    await act(page, 'Übergeben', 'Übergeben');
    await page.goto('/admin');
    const clocks = page.getByRole('region', { name: /^Nach Widerruf oder Rückgabe zurückzuzahlen/ });
    const clock = clocks.getByRole('listitem').filter({ hasText: orderNumber });
    await showAll(clocks);
    await expect(clock).toContainText(/Ware noch nicht da · .* · Geld zurück bis \d\d\.\d\d\.\d{4}/);
    await clock.getByRole('link', { name: new RegExp(orderNumber) }).click();

    const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
    await expect(withdrawn).toContainText('Geld zurück bis');
    await page.getByRole('button', { name: 'Rücksendung verbuchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rücksendung verbuchen' });
    await dialog.getByRole('button', { name: 'Verbuchen', exact: true }).click();
    await expect(dialog).toContainText('Bitte ausfüllen');
    await dialog.getByRole('combobox', { name: 'Zustand' }).click();
    await page.getByRole('option', { name: 'abgenutzt', exact: true }).click();
    // Nothing is decided for staff, neither what has come back nor what becomes of it.
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('radio', { name: /^Erst ansehen/ }).check();
    await dialog.getByLabel('Abzug für Wertverlust in Euro').fill('40');
    await dialog.getByLabel('Grund des Abzugs').fill('Kratzer auf der Platte');
    await expectNoAxeViolations(page, 'office, return');
    await dialog.getByRole('button', { name: 'Verbuchen', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(withdrawn).toContainText('40,00\u00a0€: Kratzer auf der Platte');
    await expect(withdrawn).toContainText('gesperrt, bis jemand es freigibt');

    await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
    const refund = page.getByRole('dialog', { name: 'Geld zurückzahlen' });
    await expect(refund.getByLabel('Grund')).toHaveValue('Rücksendung');
    const settles = refund.getByRole('switch', { name: 'Der Widerruf ist damit erledigt' });
    await expect(settles).toBeChecked();
    // The tick follows the amount, and the rest is named.
    const wanted = refund.getByLabel('Betrag in Euro');
    const all = await wanted.inputValue();
    await wanted.fill('1');
    await expect(settles).not.toBeChecked();
    await expect(refund.getByRole('alert')).toContainText(/Danach sind noch [\d.]+,\d\d\s€ zurückzuzahlen/);
    await expectNoAxeViolations(page, 'office, refund');
    await wanted.fill(all);
    await expect(settles).toBeChecked();
    await expect(refund.getByRole('alert')).toHaveCount(0);
    await refund.getByRole('button', { name: 'Zurückzahlen' }).click();
    await expect(refund).toBeHidden();
    // A job asks the provider.
    await waitForOrder(page, orderNumber, { refunds: [{ doneAt: expect.any(String) }] });
    await page.reload();
    const money = page.getByRole('region', { name: 'Geld', exact: true });
    await expect(money).toContainText('Ausgeführt am');
    await expectNoAxeViolations(page, 'office, order');
    await page.goto('/admin');
    await expectNotListed(page, clocks, clock);
  },
);
