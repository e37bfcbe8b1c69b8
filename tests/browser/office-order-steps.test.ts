import type { Page } from '@playwright/test';
import { bought, payload } from '../api/an-order.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

async function open(page: Page, number: string): Promise<void> {
  await logInToOffice(page);
  await page.goto(`/admin/orders/${number}/show`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

test(
  'the day of a transfer cannot be before the order, and is shown beside the day of the booking',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(422, '/api/admin/orders/');
    const { orderNumber } = await placeOrder(page, await claimPiece(page));
    await open(page, orderNumber);
    const money = page.getByRole('region', { name: 'Geld', exact: true });
    await expect(money).toContainText('Zahlbar bis');
    await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zahlungseingang verbuchen' });
    const day = dialog.getByLabel('Gebucht am');
    const today = await day.inputValue();
    await day.fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Verbuchen' }).click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('An diesem Tag gab es die Bestellung noch nicht')).toHaveCount(1);
    // The field says it; nothing more general stands beneath.
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expectNoAxeViolations(page, 'office, payment');
    await day.fill(today);
    await dialog.getByRole('button', { name: 'Verbuchen' }).click();
    await expect(dialog).toBeHidden();
    const german = today.split('-').toReversed().join('.');
    await expect(money).toContainText(new RegExp(`Eingegangen am\\s*${german}`));
    await expect(money).toContainText('Verbucht am');
    await expect(money).not.toContainText('Zahlbar bis');
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      `eingegangen am ${german}`,
    );
  },
);

test('what was typed into a dialog is kept from Escape and from a click beside it', async ({ page }) => {
  const { orderNumber } = await placeOrder(page, await claimPiece(page));
  await open(page, orderNumber);
  const button = page.getByRole('button', { name: 'Stornieren' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button.click();
  const reason = dialog.getByRole('textbox').first();
  await reason.fill('Wunsch der Kundin');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('„Abbrechen“ verwirft, was Sie geschrieben haben.');
  await page.mouse.click(4, 4);
  await expect(reason).toHaveValue('Wunsch der Kundin');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'a payment booked on the wrong order is taken back: it waits for its money again, with the invoice cancelled',
  { tag: '@night' },
  async ({ page }) => {
    const { orderNumber } = await placeOrder(page, await claimPiece(page));
    await open(page, orderNumber);
    await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verbuchen' }).click();
    await expect(page.getByText('Bezahlt, wartet')).toBeVisible();

    await page.getByRole('button', { name: 'Zahlungseingang zurücknehmen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zahlungseingang zurücknehmen?' });
    await expect(dialog).toContainText('die Rechnung wird mit einer eigenen Nummer storniert');
    await expect(dialog).toContainText(/€, gebucht am \d+\.\d+\.\d+, verbucht von/);
    await expectNoAxeViolations(page, 'office, step');
    await expectNothingBeside(page);
    const confirm = dialog.getByRole('button', { name: 'Zurücknehmen', exact: true });
    await confirm.click();
    const reason = dialog.getByLabel('Grund');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('Gehört zu WMK-100001');
    await confirm.click();
    await expect(dialog).toBeHidden();

    await expect(page.getByText('Angenommen, offen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Als bezahlt verbuchen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zahlungseingang zurücknehmen' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      /Zahlungseingang zurückgenommen.*Gehört zu WMK-100001/,
    );
    await expect(page.getByRole('region', { name: 'Geld', exact: true })).toContainText('Zurückgenommen:');
    await expect(page.getByRole('region', { name: 'Rechnungen' })).toContainText(
      /Rechnung TEST-\d+-\d+.*Stornorechnung TEST-\d+-\d+.*-\d[\d.]*,\d\d\s€/,
    );
    await expect(page.getByRole('region', { name: 'E-Mails' })).toContainText(
      'Berichtigung zu Ihrer Zahlung',
    );
    await expectNoAxeViolations(page, 'office, order');
  },
);

/** Two pieces, ordered by bank transfer. */
async function anOrderOfTwo(
  page: Page,
  delivery: 'pickup' | 'shipment' = 'pickup',
): Promise<{ number: string; titles: readonly [string, string] }> {
  const pieces = [await claimPiece(page), await claimPiece(page)] as const;
  const items = pieces.map(({ _id }) => bought(_id));
  const pickup = { shipping_method: { deliveryOption: 'pickup', price: 0 } };
  const order = payload(items, 1, delivery === 'pickup' ? pickup : {});
  const send = (totalPrice: number) =>
    page.request.post('/api/initiate-payment', { data: { ...order, totalPrice } });
  const { totals } = (await (await send(1)).json()) as { totals: { total: number } };
  const { orderId } = (await (await send(totals.total)).json()) as { orderId: string };
  const confirmed = await page.request.post(`/api/checkout/${orderId}/confirm`, { data: {} });
  const { orderNumber } = (await confirmed.json()) as { orderNumber: string };
  return { number: orderNumber, titles: [pieces[0].title, pieces[1].title] };
}

test(
  'of several pieces, those that are handed over are said, with how far each is',
  { tag: '@night' },
  async ({ page }) => {
    const { number, titles } = await anOrderOfTwo(page);
    await open(page, number);
    await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verbuchen' }).click();
    await expect(page.getByText('Bezahlt, wartet')).toBeVisible();

    const dialog = page.getByRole('dialog', { name: 'Positionen übergeben?' });
    const confirm = dialog.getByRole('button', { name: 'Übergeben', exact: true });
    await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await expect(dialog).toContainText('Das lässt sich nicht rückgängig machen.');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await confirm.click();
    await expect(dialog).toContainText('Bitte ausfüllen');
    await expectNoAxeViolations(page, 'office, step with faults');
    await dialog.getByRole('checkbox', { name: `${titles[0]} (Wartet)` }).check();
    await dialog.getByRole('button', { name: '1 Position übergeben', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Bezahlt, teils übergeben')).toBeVisible();
    // One is left: it is named, and there is nothing to choose.
    await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await expect(dialog).toContainText(`${titles[1]} (Wartet)`);
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await expectNothingBeside(page);
  },
);

test(
  'of several pieces, those that are ready or sent are said, and the button says how many',
  { tag: '@night' },
  async ({ page }) => {
    const { number, titles } = await anOrderOfTwo(page, 'shipment');
    await open(page, number);
    await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
    const dialog = page.getByRole('dialog');
    await goes(dialog, () => dialog.getByRole('button', { name: 'Verbuchen' }).click());
    const chosen = dialog.getByRole('checkbox', { checked: true });
    const lines = page.getByRole('region', { name: 'Positionen' });

    await page.getByRole('button', { name: 'Bereitgestellt', exact: true }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(chosen).toHaveCount(0);
    for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check();
    await dialog.getByRole('button', { name: '2 Positionen bereitgestellt', exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Verschickt', exact: true }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(chosen).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: titles[1] }).check();
    await dialog.getByLabel('Versand mit').fill('Spedition Elbe');
    await dialog.getByLabel('Sendungsnummer').fill('EL-77');
    const carrier = dialog.getByLabel('Versand mit');
    const typed = await carrier.inputValue();
    await carrier.fill('');
    await dialog.getByRole('button', { name: '1 Position verschickt', exact: true }).click();
    await expect(dialog).toContainText('Bitte wählen Sie zur Sendungsnummer auch, mit wem die Sendung geht');
    await carrier.fill(typed);
    await expectNoAxeViolations(page, 'office, step with faults');
    await dialog.getByRole('button', { name: '1 Position verschickt', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      'Spedition Elbe · EL-77',
    );
    await expect(lines.getByText('Verschickt', { exact: true })).toHaveCount(1);
    await expect(lines.getByText('Bereit', { exact: true })).toHaveCount(1);
  },
);

test(
  'an invoice and a mail that are on their way are asked for again without a reload',
  { tag: '@night' },
  async ({ page }) => {
    const { orderNumber } = await placeOrder(page, await claimPiece(page));
    const invoice = {
      number: 'RE-2026-99999',
      kind: 'invoice',
      issuedOn: '2026-06-15',
      grossCents: 91_500,
      isCancellation: false,
      isMade: false,
    };
    let asked = 0;
    await page.route(`**/api/admin/orders/${orderNumber}`, async (route) => {
      const response = await route.fetch();
      const order = (await response.json()) as { mails: object[]; invoices: object[] };
      asked += 1;
      const isDone = asked > 1;
      const sentAt = isDone ? '2026-06-15T10:00:00.000Z' : null;
      const mails = order.mails.map((mail) => ({ ...mail, sentAt }));
      await route.fulfill({
        response,
        json: { ...order, mails, invoices: [{ ...invoice, isMade: isDone }] },
      });
    });
    await open(page, orderNumber);
    await expect(page.getByRole('link', { name: /RE-2026-99999/ })).toBeVisible();
    await expect(page.getByText('wird erstellt')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'E-Mails' })).toContainText('Versandt am');
    expect(asked).toBe(2);
  },
);

test('Eröffnung links to the user’s own second factor if that is missing', async ({ page }) => {
  await logInToOffice(page);
  const me = (await (await page.request.get('/api/admin/me')).json()) as { name: string };
  const missing = [{ condition: 'second-factor', names: [me.name] }];
  await page.route('**/api/admin/opening', (route) =>
    route.fulfill({ json: { state: 'closed', openedAt: null, missing } }),
  );
  await page.goto('/admin/opening');
  await expect(page.getByText('Eine zweite Stufe der Anmeldung für alle, die verwalten')).toBeVisible();
  await expectNoAxeViolations(page, '/admin/opening');
  await page.getByRole('link', { name: /Die eigene zweite Stufe einrichten/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');
});

test('a rental is handed over and comes back on the days that are typed, with its condition', async ({
  page,
  watch,
}) => {
  watch.allowStatus(422, '/api/admin/orders/');
  const item = { isRent: true, rentOption: '1 Woche' };
  const { orderNumber, orderId } = await placeOrder(page, await claimPiece(page), item);
  await open(page, orderNumber);
  await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
  const dialog = page.getByRole('dialog');
  await goes(dialog, () => dialog.getByRole('button', { name: 'Verbuchen' }).click());
  await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
  // At the click the customer did not ask for it to begin at once (§ 357a (2) BGB).
  await expect(dialog.getByRole('alert')).toContainText('vor Ablauf der Widerrufsfrist');
  const day = dialog.getByLabel('Übergeben am');
  const today = await day.inputValue();
  await day.fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Übergeben', exact: true }).click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('Dieser Tag liegt vor der Bestellung oder der Übergabe');
  await expectNoAxeViolations(page, 'office, step with faults');
  await day.fill(today);
  await dialog.getByRole('button', { name: 'Übergeben', exact: true }).click();
  await expect(dialog).toBeHidden();
  const german = today.split('-').toReversed().join('.');
  const lines = page.getByRole('region', { name: 'Positionen' });
  await expect(lines).toContainText(`Übergeben am ${german}`);

  await page.getByRole('button', { name: 'Miete zurück' }).click();
  await expect(dialog.getByLabel('Zurückgekommen am')).toHaveValue(today);
  const confirm = dialog.getByRole('button', { name: 'Zurückgekommen' });
  await dialog.getByRole('combobox', { name: /^Zustand/ }).click();
  await page.getByRole('option', { name: 'Mit Schaden' }).click();
  await confirm.click();
  const damage = dialog.getByLabel('Was ist beschädigt?');
  await expect(damage).toHaveAttribute('aria-invalid', 'true');
  await damage.fill('Lehne gerissen');
  await expectNoAxeViolations(page, 'office, step with faults');
  await expectNothingBeside(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(lines).toContainText('Mit Schaden: Lehne gerissen');
  await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
    /Miete zurück.*Mit Schaden · Lehne gerissen/,
  );

  await page.getByRole('button', { name: 'Schadensersatz fordern' }).click();
  const claimIt = dialog.getByRole('button', { name: 'Fordern' });
  await dialog.getByLabel('Betrag in Euro').fill('120');
  await claimIt.click();
  const why = dialog.getByRole('textbox', { name: /^Grund/ });
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill('Neue Lehne vom Tischler');
  await expectNoAxeViolations(page, 'office, step');
  await claimIt.click();
  await expect(dialog).toBeHidden();
  const claims = page.getByRole('region', { name: 'Schadensersatz' });
  await expect(claims).toContainText(new RegExp(`${orderNumber}-S1.*Offen sind 120,00\\s€, zahlbar bis`));
  await page.goto(`/order-success/${orderId}`);
  await expect(page.getByRole('main')).toContainText(`Forderung ${orderNumber}-S1`);
  await expect(page.getByRole('main')).toContainText('Neue Lehne vom Tischler');
  const transfer = page.getByText(`Bitte überweisen Sie den Schadensersatz (${orderNumber}-S1) bis zum`);
  await expect(transfer).toBeVisible();
  await expectNoAxeViolations(page, 'order with a claim for damage');
  await page.goto(`/admin/orders/${orderNumber}/show`);
  // In two parts: the first says what is open then, and the second is that by itself.
  const book = page.getByRole('button', { name: 'Geld für Schadensersatz verbuchen' });
  await book.click();
  await expect(dialog).toContainText(`${orderNumber}-S1: 120,00`);
  await expect(dialog).toContainText('Eine E-Mail sagt dem Kunden sofort, dass das Geld da ist');
  await dialog.getByLabel('Betrag in Euro').fill('50');
  await expect(dialog).toContainText(/Die Forderung bleibt offen.*70,00\s€/);
  await goes(dialog, () => dialog.getByRole('button', { name: 'Verbuchen' }).click());
  await expect(claims).toContainText(new RegExp(`50,00\\s€ am ${german}`));
  await book.click();
  await expect(dialog.getByLabel('Betrag in Euro')).toHaveValue('70,00');
  // Too much is asked about, as for an order, and is to be transferred back as long as it was booked.
  await dialog.getByLabel('Betrag in Euro').fill('90');
  await expect(dialog).toContainText(/20,00\s€ zu viel: Die Forderung gilt als bezahlt/);
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  const question = page.getByRole('dialog', { name: 'Stimmt der Betrag?' });
  await expect(question).toContainText(/Offen sind 70,00\s€, eingetragen sind 90,00\s€/);
  await goes(question, () => question.getByRole('button', { name: 'Ja, verbuchen' }).click());
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  const transferBack = steps.getByRole('button', { name: /^20,00\s€ überwiesen$/ });
  await transferBack.click();
  await expect(dialog).toContainText(`90,00`);
  await expect(dialog).toContainText(`Erstattung ${orderNumber}-S1`);
  await goes(dialog, () => dialog.getByRole('button', { name: 'Abbrechen' }).click());
  await expect(claims).toContainText(`Bezahlt am ${german}`);
  // The second was for somebody else: its part is open again.
  await page.getByRole('button', { name: 'Geld für Schadensersatz zurücknehmen' }).click();
  await dialog.getByRole('combobox', { name: 'Welcher Zahlungseingang?' }).click();
  await page.getByRole('option', { name: new RegExp(`^${orderNumber}-S1: 90,00`) }).click();
  await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Gehört zu WMK-1');
  await expectNoAxeViolations(page, 'office, step');
  await goes(dialog, () => dialog.getByRole('button', { name: 'Zurücknehmen' }).click());
  await expect(claims).toContainText(/Offen sind 70,00\s€, zahlbar bis/);
  await expect(transferBack).toHaveCount(0);
  await expect(claims).toContainText(/Zurückgenommen: .*Gehört zu WMK-1/);

  const toInspect = page.getByRole('region', { name: 'Zu prüfen' });
  await expect(toInspect).toContainText(`Mit Schaden zurück aus ${orderNumber}`);
  const piece = await toInspect.getByRole('link').first().getAttribute('href');
  await page.goto('/admin');
  const waits = page
    .getByRole('region', { name: /^Zu prüfen/ })
    .getByRole('listitem')
    .filter({ hasText: orderNumber });
  await expect(waits.getByRole('link').first()).toHaveAttribute('href', piece ?? '');
  await expect(waits).toContainText(`gesperrt seit ${german}`);
  await waits.getByRole('button', { name: /gesperrt lassen$/ }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'office, step');
  await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Beim Tischler');
  // Behind the dialog the list is hidden, and would count as empty before anything is saved.
  await goes(dialog, () => dialog.getByRole('button', { name: 'Gesperrt lassen' }).click());
  await expect(waits).toHaveCount(0);
  await page.goto(piece ?? '');
  await expect(page.getByText(/gesperrt: .*Beim Tischler/)).toBeVisible();
});
