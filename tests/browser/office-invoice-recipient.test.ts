import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'an invoice is made out to another recipient, and what was typed wrong is named without being lost',
  { tag: '@night' },
  async ({ page }) => {
    test.slow();
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe');
    await payByCard(page, orderId);
    await logInToOffice(page);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    const papers = page.getByRole('region', { name: 'Rechnungen' });
    const invoice = /^Rechnung \S+$/;
    await expect(papers.getByText(invoice)).toHaveCount(1);

    await page.getByRole('button', { name: 'Rechnung an anderen Empfänger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechnung auf einen anderen Empfänger ausstellen' });
    await expect(dialog.getByRole('alert')).toContainText('wird mit einer Stornorechnung aufgehoben');
    // What the invoice says now is where one begins.
    await expect(dialog.getByLabel('Nachname')).toHaveValue('Muster');
    await expect(dialog.getByLabel('Ort')).toHaveValue('Berlin');
    await expectNoAxeViolations(page, 'office, another recipient');
    await expectNothingBeside(page);

    const typed = {
      Firma: 'Werkstatt Nord GmbH',
      'Straße und Hausnummer': 'Hafenstraße 9',
      Postleitzahl: '10317',
      'USt-IdNr.': 'DE12',
      'Zeichen des Empfängers': 'Kostenstelle 7',
    };
    for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
    // To the company alone.
    for (const label of ['Vorname', 'Nachname', 'Ort']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect(dialog.getByLabel('Nachname')).not.toHaveAttribute('aria-invalid', 'true');
    for (const wrong of ['Ort', 'USt-IdNr.']) {
      await expect(dialog.getByLabel(wrong)).toHaveAttribute('aria-invalid', 'true');
    }
    for (const [label, text] of Object.entries(typed)) {
      await expect(dialog.getByLabel(label)).toHaveValue(text);
    }
    await expectNoAxeViolations(page, 'office, another recipient, faults');

    await dialog.getByLabel('Ort').fill('Hamburg');
    await dialog.getByLabel('USt-IdNr.').fill('');
    await goes(dialog, () => dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click());
    await expect(papers.getByText(invoice)).toHaveCount(2);
    await expect(papers.getByText(/^Stornorechnung \S+$/)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      /\S+ storniert mit \S+, neue Rechnung \S+/,
    );
    await expect(page.getByRole('button', { name: 'Rechnung an anderen Empfänger' })).toBeVisible();
    await expectNoAxeViolations(page, 'office, order with two invoices');
  },
);
