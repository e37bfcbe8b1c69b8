import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

test('a refund by bank transfer is a next step, and its dialog names what the bank asks for', async ({
  page,
}) => {
  test.slow();
  const { orderNumber: number } = await placeOrder(page, await claimPiece(page));
  await logInToOffice(page);
  await page.goto(`/admin/orders/${number}/show`);
  await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kennung der Bank').fill(`BANK-${number}`);
  await dialog.getByRole('button', { name: 'Verbuchen' }).click();
  await expect(dialog).toBeHidden();

  for (const iban of ['', 'DE89 3704 0044 0532 0130 00']) {
    await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
    await dialog.getByLabel('Betrag').fill(iban === '' ? '30' : '50');
    await dialog.getByLabel('Grund').fill('Kratzer');
    if (iban !== '') {
      // All that is wrong is named at once, each at its field.
      const [amount, reason, account] = ['Betrag', 'Grund', 'IBAN'].map((label) => dialog.getByLabel(label));
      await amount?.fill('99.999');
      await reason?.fill('');
      await account?.fill(iban.replace('89', '88'));
      await dialog.getByRole('button', { name: 'Zurückzahlen', exact: true }).click();
      for (const field of [amount, reason, account]) {
        await expect(field ?? dialog).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(amount ?? dialog).toHaveAccessibleDescription(/Höchstens [\d.]+,\d\d\s€/);
      await expectNoAxeViolations(page, 'office, refund');
      await amount?.fill('50');
      await reason?.fill('Kratzer');
      await account?.fill(iban);
    }
    await dialog.getByRole('button', { name: 'Zurückzahlen', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  const due = steps.getByRole('listitem');
  await expect(due).toHaveText([/zu überweisen: 30,00\s€ an Ada Muster/, /zu überweisen: 50,00\s€ an Ada/]);
  await expectNoAxeViolations(page, 'office, order');

  await due
    .nth(0)
    .getByRole('button', { name: /^30,00\s€ überwiesen$/ })
    .click();
  await expect(dialog).toContainText('Steht im Kontoauszug beim Zahlungseingang');
  await expect(dialog).toContainText(`BANK-${number}`);
  await expectNothingBeside(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();

  await due
    .nth(1)
    .getByRole('button', { name: /^50,00\s€ überwiesen$/ })
    .click();
  for (const said of [/50,00\s€/, 'Ada Muster', 'DE89 3704 0044 0532 0130 00', `Erstattung ${number}`]) {
    await expect(dialog).toContainText(said);
  }
  await expectNoAxeViolations(page, 'office, step');
  await dialog.getByRole('button', { name: /^50,00\s€ überwiesen$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(due).toHaveText([/30,00/]);
  await expect(page.getByText('DE89 3704')).toHaveCount(0);
});
