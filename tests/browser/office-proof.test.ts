import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

const zurich = {
  firstName: 'Ada',
  lastName: 'Muster',
  address: 'Ring 1',
  apartment: '',
  postalCode: '8001',
  city: 'Zürich',
};

test(
  'the order page asks for the proof of an export, takes it with its file, and lets it be removed',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.allowStatus(400, /\/exemption-proof$/);
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe', {
      country: 'CH',
      shipmentAdress: zurich,
    });
    await payByCard(page, orderId);
    await logInToOffice(page);
    const shipped = await page.request.post(`/api/admin/orders/${orderNumber}/ship`, { data: {} });
    expect(shipped.status(), await shipped.text()).toBe(200);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    const proof = page.getByRole('region', { name: 'Ausfuhrnachweis' });
    await expect(proof.getByRole('alert')).toContainText('der Nachweis fehlt noch');

    await proof.getByRole('button', { name: 'Nachweis eintragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nachweis eintragen' });
    await dialog.getByRole('combobox', { name: 'Art' }).click();
    await page.getByRole('option', { name: 'Ausgangsvermerk des Zolls' }).click();
    await dialog
      .getByLabel('Tag')
      .fill(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByText('Bitte wählen Sie mindestens eine Datei', { exact: true })).toBeVisible();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'ausgang.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(dialog.getByText('ausgang.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    const reference = dialog.getByLabel('Nummer oder Anmerkung');
    await expect(reference).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page, 'office, proof of an export');
    await reference.fill('26DE585000123456R5');
    await goes(dialog, () => dialog.getByRole('button', { name: 'Speichern' }).click());

    await expect(proof).toContainText('Ausgangsvermerk des Zolls');
    await expect(proof.getByRole('alert')).toHaveCount(0);
    const file = await page.request.get(
      (await proof.getByRole('link', { name: 'Datei 1' }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toBe('%PDF-1.7');
    await expectNoAxeViolations(page, 'office, order with a proof');
    await expectNothingBeside(page);
    await proof.getByRole('button', { name: 'Nachweis entfernen' }).click();
    const question = page.getByRole('dialog', { name: 'Nachweis entfernen?' });
    await goes(question, () => question.getByRole('button', { name: 'Nachweis entfernen' }).click());
    await expect(proof.getByRole('alert')).toContainText('der Nachweis fehlt noch');
  },
);
