import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { entriesWith, logInToOffice, openOffice, showAll } from './office-login.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, payByPayPal, placeOrder, waitForOrder } from './place-order.ts';

/** The name of the file that the browser saves. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
}

for (const { provider, method, pay } of [
  { provider: 'the card provider', method: 'stripe', pay: payByCard },
  { provider: 'PayPal', method: 'paypal', pay: payByPayPal },
] as const) {
  // What PayPal answers in another way is known to `tests/api/provider-refunds.test.ts`; the screens are the same.
  const tag = method === 'paypal' ? '@night' : [];
  test(`an order is cancelled, and ${provider} pays its money back`, { tag }, async ({ page }) => {
    test.slow();
    const { orderId, orderNumber: number } = await placeOrder(page, await claimPiece(page), {}, method);
    await pay(page, orderId);

    await logInToOffice(page);
    await page.goto(`/admin/orders/${number}/show`);
    await page.getByRole('button', { name: 'Stornieren', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await expect(dialog).toBeHidden();
    // A job asks the provider, and others make the PDFs.
    await waitForOrder(page, number, {
      refunds: [{ doneAt: expect.any(String) }],
      invoices: [
        { kind: 'invoice', isMade: true },
        { kind: 'credit-note', isMade: true },
      ],
    });
    await page.reload();
    const money = page.getByRole('region', { name: 'Geld', exact: true });
    await expect(money).toContainText('Ausgeführt am');
    await expect(page.getByText('Storniert, zurückgezahlt')).toBeVisible();
    await expect(money.getByRole('button')).toHaveCount(0);
    const documents = page.getByRole('region', { name: 'Rechnungen', exact: true }).getByRole('link');
    await expect(documents).toHaveText([/^Rechnung TEST-\d/, /^Rechnungskorrektur TEST-\d/]);
    await expectNoAxeViolations(page, 'office, order');
    await page.goto('/admin/invoices');
    await page.getByRole('textbox', { name: 'Nummer, Bestellung, Empfänger' }).fill(number);
    const list = page.getByRole('main');
    await expect(entriesWith(page, /^Rechnung(skorrektur)? TEST-\d{4}-\d{5}/)).toHaveCount(2);
    await expectNoAxeViolations(page, '/admin/invoices');
    expect(await downloaded(page, () => list.getByRole('link', { name: /^PDF/ }).first().click())).toMatch(
      /^Rechnungskorrektur TEST-\d{4}-\d{5}\.pdf$/,
    );

    await page.goto(`/order-success/${orderId}`);
    await expect(page.getByText('Diese Bestellung wurde storniert.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Bestellte Stücke' }).getByText('Storniert', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('erstattet', { exact: true })).toBeVisible();
    const invoice = page.getByRole('link', { name: /^Rechnung TEST-\d/ });
    expect(await downloaded(page, () => invoice.click())).toBe(`${await invoice.innerText()}.pdf`);
    await expectNoAxeViolations(page, 'customer, order paid back');
  });
}

test(
  'a remark is read before the delivery, and paying back is offered quietly once all is done',
  { tag: '@night' },
  async ({ page }) => {
    const note = 'Bitte klingeln bei Müller\nHinterhaus, 3. Stock';
    const piece = await claimPiece(page);
    const { orderId, orderNumber } = await placeOrder(page, piece, {}, 'stripe', { note });
    await payByCard(page, orderId);
    await openOffice(page);
    const toHandOver = page.getByRole('region', { name: /^Zu übergeben/ });
    await showAll(toHandOver);
    const entry = toHandOver.getByRole('listitem').filter({ hasText: orderNumber });
    await expect(entry).toContainText(/bezahlt am .* · mit Anmerkung/);
    await entry.getByRole('link').click();

    const steps = page.getByRole('region', { name: 'Nächste Schritte' });
    const further = steps.getByRole('region', { name: 'Weiteres' });
    const address = page.getByRole('region', { name: 'Ada Muster' });
    await expect(address).toContainText('Anmerkung der Kundschaft');
    await expect(address.getByText(note)).toBeVisible();
    await expect(further.getByRole('button', { name: 'Geld zurückzahlen' })).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expectNoAxeViolations(page, 'office, order');
    await page.getByRole('button', { name: 'Verschickt', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(note)).toBeVisible();
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Verschickt', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/admin');
    await showAll(toHandOver);
    await expect(entry).toContainText(/verschickt am \d\d\.\d\d\.\d{4}, Zustellung noch nicht verbucht/);
    await expect(entry).not.toContainText('bezahlt am');
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await dialog.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(steps).toContainText('Gerade gibt es hier nichts zu tun.');
    await expect(further.getByRole('button')).toHaveText([
      'Rücksendung verbuchen',
      'Geld zurückzahlen',
      'Überzahlung verbuchen',
      'Rechnung an anderen Empfänger',
    ]);
    await page.goto('/admin/orders');
    await page.getByPlaceholder('Nummer, Name, E-Mail, PLZ').fill(orderNumber);
    await expect(page.getByRole('main').getByText('Anmerkung', { exact: true })).toHaveCount(1);
    await expectNoAxeViolations(page, '/admin/orders');
    await expectNothingBeside(page);
  },
);
