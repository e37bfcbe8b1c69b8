import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { findPiece } from './pieces.ts';

test('2.12 the price to one’s door is calculated, remembered, and where the checkout begins', async ({
  page,
  watch,
}) => {
  watch.allowStatus(400, '/api/shipping-request');
  await page.setViewportSize({ width: page.viewportSize()!.width < 500 ? 320 : 1280, height: 800 });
  const piece = await findPiece(
    page,
    'vintage',
    ({ stockAmt, variants }) => stockAmt > 0 && !variants.length,
  );
  await page.goto(`/product/${piece._id}`);
  const open = page.getByRole('button', { name: 'Versandkosten berechnen' });
  await open.scrollIntoViewIfNeeded();
  await open.focus();
  await page.keyboard.press('Enter');
  const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });

  const forget = calculator.getByRole('button', { name: 'Adresse löschen' });
  await expect(calculator.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await expect(forget).toBeHidden();

  // Nothing is asked before the address is whole (spec 5).
  await calculator.getByRole('button', { name: 'Calculate' }).press('Enter');
  await expect(calculator.getByText('Postal code is required')).toBeVisible();
  await calculator.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
  await calculator.getByLabel('Postleitzahl').fill('10247');
  // The town comes by itself.
  await expect(calculator.getByLabel('Ort')).toHaveValue('Berlin');
  const outcome = calculator.locator('form').getByRole('status');
  await expect(outcome).toContainText('Lieferung nach 10247 Berlin');
  await expect(outcome).toContainText(/(25|50),00/);
  await expect(outcome).toContainText('Innerhalb von 1\u00a0Woche');
  await expect(outcome).toContainText('Aufbau ist dort möglich.');
  await expect(outcome).toContainText('Bis in die Wohnung');
  await expectNoAxeViolations(page);
  await expectNothingBeside(page);

  await calculator.getByLabel('Land').selectOption({ label: 'Anderes Land (auf Anfrage)' });
  await expect(calculator.getByText(`1 × ${piece.title}`)).toBeVisible();
  await calculator.getByRole('button', { name: 'Versand anfragen' }).press('Enter');
  await expect(calculator.getByRole('link', { name: 'Bitte geben Sie das Land an' })).toBeVisible();
  await calculator.getByLabel('Land', { exact: true }).last().fill('Kanada');
  await calculator.getByLabel('Name').fill('Erika Mustermann');
  await calculator.getByLabel('E-Mail').fill(`${piece._id.slice(-20)}@example.org`);
  await expectNoAxeViolations(page);
  await calculator.getByRole('button', { name: 'Versand anfragen' }).press('Enter');
  await expect(calculator.getByText('Wir melden uns mit einem Preis bei Ihnen.')).toBeVisible();
  await expect(calculator.getByText(/^Nummer Ihrer Anfrage: 1\d{3}$/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  await page.reload();
  await expect(page.getByText(/Lieferung nach 10247 Berlin: (25|50),00\u00a0€/)).toBeVisible();

  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await cart.getByRole('button', { name: 'Versandkosten berechnen' }).click();
  await expect(outcome).toContainText(/(25|50),00/);
  await expect(forget).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  await expect(cart).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('10247');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Berlin');

  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  await forget.click();
  await expect(forget).toBeHidden();
  const street = calculator.getByLabel('Straße und Hausnummer');
  await expect(street).toHaveValue('');
  await expect(street).toBeFocused();
});
