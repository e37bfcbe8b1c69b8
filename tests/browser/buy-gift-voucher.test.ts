import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('a gift voucher is bought by bank transfer, and its page says what happens next', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowStatus(400, '/api/gift-voucher-orders');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Geschenkgutschein kaufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschenkgutschein kaufen');
  await expectNoAxeViolations(page, '/gutschein-kaufen');

  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  const summary = page.getByRole('region', { name: 'Ihre Bestellung' });
  // Once the field is left, why a value is not sold is said there, and there is no total of it.
  const value = page.getByLabel('Wert in Euro');
  for (const [typed, said] of [
    ['5001', /Bitte geben Sie einen Wert in ganzen Euro von 10 bis 5\.000 an/],
    ['1.000,50', /Bitte geben Sie einen Wert/],
    ['1,000', /Meinen Sie 1\.000,00\u00a0€\?/],
  ] as const) {
    await value.fill(typed);
    await value.blur();
    await expect(value).toHaveAccessibleDescription(said);
    await expect(summary.getByRole('definition')).toHaveText('–');
  }
  await value.fill('1.250');
  await expect(summary).toContainText('1.250,00\u00a0€');
  await page.getByRole('radio', { name: 'Sessel mit Lampe' }).check();
  await page.getByLabel('Für wen').fill('Für Ada 🎉');
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await order.click();
  // As in the checkout: all that is wrong stands above the form, and leads to its field.
  const faulty = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await expect(faulty).toBeFocused();
  await expect(faulty.getByRole('link')).toHaveText([
    /^Für wen: .*lassen sich nicht drucken: 🎉/,
    'E-Mail: Bitte geben Sie Ihre E-Mail-Adresse an',
    'Vorname: Bitte geben Sie Ihren Vornamen ein',
    'Nachname: Bitte geben Sie Ihren Nachnamen ein',
    'Straße und Hausnummer: Bitte geben Sie Straße und Hausnummer ein',
    'Postleitzahl: Bitte geben Sie die Postleitzahl ein',
    'Ort: Bitte geben Sie den Ort ein',
  ]);
  await faulty.getByRole('link', { name: /^Ort:/ }).click();
  await expect(page.getByLabel('Ort', { exact: true })).toBeFocused();
  await faulty.getByRole('link', { name: /^Für wen:/ }).click();
  await expect(page.getByLabel('Für wen')).toBeFocused();
  await expect(summary.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Für wen')).toHaveAccessibleDescription(/lassen sich nicht drucken: 🎉/);
  await expectNoAxeViolations(page);

  await page.getByLabel('Für wen').fill('Für Ada');
  await page.getByLabel('Gruß').focus();
  await page.keyboard.insertText('Alles Gute! '.repeat(25));
  await expect(page.getByText('Noch 1 Zeichen', { exact: true }).first()).toBeVisible();
  await page.keyboard.insertText('Alles Gute! ');
  // Before it is sent, and once nobody types on it is said, too.
  await expect(page.getByText('11 Zeichen zu viel', { exact: true }).first()).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '11 Zeichen zu viel' })).toHaveCount(1);
  await order.click();
  await expect(page.getByLabel('Gruß')).toHaveAccessibleDescription(/Bitte höchstens 300 Zeichen/);
  await expect(page.getByLabel('Gruß')).toHaveValue('Alles Gute! '.repeat(26));
  await page.getByLabel('Gruß').fill('Alles Gute!');
  await page.getByLabel('E-Mail').first().fill('grace@example.org');
  await page.getByLabel('Vorname').fill('Grace');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
  await page.getByLabel('Postleitzahl').fill('10245');
  await page.getByLabel('Ort', { exact: true }).fill('Berlin');
  // All of them are mended.
  await expect(faulty).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Gruß')).toHaveValue('Alles Gute!');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Berlin');
  await expect(page.getByRole('radio', { name: 'Sessel mit Lampe' })).toBeChecked();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await order.click();
  await expect(page).toHaveURL(/\/order-success\//);
  const gift = page.getByRole('region', { name: 'Geschenkgutschein', exact: true });
  await expect(gift).toContainText('1.250,00\u00a0€');
  await expect(gift).toContainText('Für Ada');
  await expect(gift).toContainText('sobald er bezahlt ist');
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});
